/** One incident, one task: the shipped action in a deploy job, over eight runs of three days. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Sandbox, startSandbox } from '../../src/sandbox/index.ts';
import { contextsFor, TOKEN } from '../standin/contexts.ts';
import { runAction } from '../standin/runner.ts';
import { startGithubApi } from '../support/github-api.ts';
import { sha } from '../support/github-shapes.ts';
import type { GithubWorld, Job, Run } from '../support/github-world.ts';
import { OWN_JOB } from './github-place.ts';

const ROOT = new URL('../..', import.meta.url).pathname;

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());

/** How the eight runs ended, and when they began. */
const ENDS = [
  ['success', '2026-03-01T20:00:00Z'],
  ['failure', '2026-03-02T02:10:00Z'],
  ['failure', '2026-03-02T03:00:00Z'],
  ['failure', '2026-03-02T04:10:00Z'],
  ['success', '2026-03-02T05:22:00Z'],
  ['success', '2026-03-02T18:00:00Z'],
  ['failure', '2026-03-03T09:00:00Z'],
  ['success', '2026-03-03T10:30:00Z'],
] as const;

const numberOf = (index: number) => 35 + index;

function deployJob(index: number, conclusion: string | null): Job {
  const [end, at] = ENDS[index] ?? ['success', ''];
  const id = conclusion === null ? OWN_JOB : numberOf(index);
  const steps = [{ name: 'terraform apply', conclusion: end }];
  return { id, name: 'deploy', conclusion, started_at: at, steps };
}

/** The runs up to this one, which is going on. */
function worldAt(index: number): GithubWorld {
  const numbers = ENDS.slice(0, index + 1).map((_, at) => at);
  return {
    repository: 'acme/app',
    commits: numbers.map((at) => ({
      sha: sha(numberOf(at)),
      message: `Change ${numberOf(at)}`,
      author: at % 2 === 0 ? 'Ada Park' : 'Chloé M',
      login: at % 2 === 0 ? 'ada-park' : 'cm-home',
    })),
    runs: numbers.map((at): Run => {
      const number = numberOf(at);
      const conclusion = at === index ? null : (ENDS[at]?.[0] ?? null);
      return {
        id: number * 1000,
        run_number: number,
        head_sha: sha(number),
        run_started_at: ENDS[at]?.[1] ?? '',
        created_at: ENDS[at]?.[1] ?? '',
        attempts: [{ conclusion, jobs: [deployJob(at, conclusion)] }],
      };
    }),
  };
}

interface Ran {
  readonly outcome: string;
  readonly id: string;
  readonly annotations: readonly { readonly level: string; readonly message: string }[];
  readonly receipt: { readonly line?: { readonly outcome: string } };
  readonly chat: readonly string[];
  readonly tasks: readonly { readonly id: number; readonly subject: string; readonly body: string }[];
}

async function run(index: number, inputs: Readonly<Record<string, string>> = {}): Promise<Ran> {
  const github = await startGithubApi(worldAt(index), TOKEN);
  const [status] = ENDS[index] ?? ['success'];
  const repository = { full_name: 'acme/app', html_url: 'https://github.com/acme/app', default_branch: 'main' };
  const number = numberOf(index);
  const contexts = contextsFor(
    'push',
    { repository, ref: 'refs/heads/main', after: sha(number) },
    {
      github: {
        api_url: github.url,
        run_id: String(number * 1000),
        run_number: String(number),
        job: 'deploy',
        workflow: 'Deploy',
      },
      job: { status },
    },
  );
  const before = {
    chat: sandbox.chat('platform').length,
    tasks: new Set(sandbox.tasks('platform').map(({ id }) => id)),
  };
  try {
    const [stage] = await runAction({
      actionPath: ROOT,
      inputs: {
        'base-url': sandbox.origin,
        username: 'ci-bot',
        password: 'sandbox-ci-bot',
        team: 'Platform',
        kind: 'incident',
        users: 'ada-park: ada\ncm-home: chloe',
        ...inputs,
      },
      contexts,
      secrets: ['sandbox-ci-bot'],
    });
    if (stage === undefined) throw new Error('the action did not run');
    expect(github.violations).toEqual([]);
    return {
      outcome: stage.outputs['outcome'] ?? '',
      id: stage.outputs['id'] ?? '',
      annotations: stage.annotations,
      receipt: JSON.parse(stage.outputs['receipt'] ?? '{}'),
      chat: sandbox
        .chat('platform')
        .slice(before.chat)
        .map(({ body }) => body),
      tasks: sandbox.tasks('platform').filter(({ id }) => !before.tasks.has(id)),
    };
  } finally {
    await github.close();
  }
}

test('the story: a failure opens one task and says so, its repeats add nothing, the end names the task', async () => {
  const good = await run(0);
  expect([good.outcome, good.chat, good.tasks]).toEqual(['skipped', [], []]);

  const broken = await run(1);
  expect(broken.outcome).toBe('delivered');
  expect(broken.tasks).toHaveLength(1);
  const [task] = broken.tasks;
  expect(broken.id).toBe(String(task?.id));
  expect(task?.subject).toMatch(/^Deploy failed on main: terraform apply/);
  expect(task?.body).toContain('terraform apply');
  expect(task?.body).toMatch(/#d-[0-9a-f]{16}\.k-[0-9a-f]{16}/);
  expect(broken.chat).toHaveLength(1);
  expect(broken.chat[0]).toMatch(/Task \*\*\S+\*\* is open for @/);
  expect(broken.receipt.line?.outcome).toBe('delivered');

  for (const index of [2, 3]) {
    const again = await run(index);
    expect([again.outcome, again.id, again.chat, again.tasks]).toEqual(['duplicate', broken.id, [], []]);
  }

  const mended = await run(4);
  expect([mended.outcome, mended.tasks]).toEqual(['delivered', []]);
  expect(mended.chat).toHaveLength(1);
  expect(mended.chat[0]).toContain('works again');
  expect(mended.chat[0]).toMatch(/Task \*\*\S+\*\*.* can be closed/);

  const still = await run(5);
  expect([still.outcome, still.chat, still.tasks]).toEqual(['skipped', [], []]);

  // Nobody closed the old one.
  const later = await run(6);
  expect([later.outcome, later.tasks.length, later.chat.length]).toEqual(['delivered', 1, 1]);
  expect(later.id).not.toBe(broken.id);

  const end = await run(7);
  expect([end.outcome, end.tasks.length, end.chat.length]).toEqual(['delivered', 0, 1]);
  for (const told of [good, broken, mended, still, later, end]) {
    expect(told.annotations.filter(({ level }) => level !== 'notice')).toEqual([]);
  }
}, 60_000);

test('a webhook in place of an account is refused before anything is sent', async () => {
  const webhook = sandbox.webhooks.find(({ kind, format }) => kind === 'task' && format === 'native')?.url ?? '';
  const none = { 'base-url': '', username: '', password: '', team: '' };
  const ran = await run(1, { ...none, 'webhook-url': webhook });
  expect(ran.outcome).toBe('');
  expect(ran.annotations.map(({ message }) => message).join()).toContain('incident is not possible through a webhook');
});

/** Plays an incident: a deploy job with the shipped action, over eight runs in three days. */
import type { Sandbox } from '../../src/sandbox/index.ts';
import { contextsFor, TOKEN } from '../standin/contexts.ts';
import { runAction } from '../standin/runner.ts';
import { startGithubApi } from './github-api.ts';
import { sha } from './github-shapes.ts';
import type { GithubWorld, Job, Run } from './github-world.ts';
import { stillClock } from './still-clock.ts';

const ROOT = new URL('../..', import.meta.url).pathname;
/** ID of the job according to the runner stand-in. */
const OWN_JOB = 48_001_234_567;

/** Duration of each run, in milliseconds. */
const TOOK_MS = 192_000;

/** Conclusions and start times of the eight runs. */
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

const getNumber = (index: number) => 35 + index;

function deployJob(index: number, conclusion: string | null): Job {
  const [end, at] = ENDS[index] ?? ['success', ''];
  const id = conclusion === null ? OWN_JOB : getNumber(index);
  const steps = [{ name: 'terraform apply', conclusion: end }];
  return { id, name: 'deploy', conclusion, started_at: at, steps };
}

/** Returns the runs up to this one, which is in progress. */
function worldAt(index: number): GithubWorld {
  const numbers = ENDS.slice(0, index + 1).map((_, at) => at);
  return {
    repository: 'acme/app',
    commits: numbers.map((at) => ({
      sha: sha(getNumber(at)),
      message: `Change ${getNumber(at)}`,
      author: at % 2 === 0 ? 'Ada Park' : 'Chloé M',
      login: at % 2 === 0 ? 'ada-park' : 'cm-home',
    })),
    runs: numbers.map((at): Run => {
      const number = getNumber(at);
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

export interface Ran {
  /** Requests that violate GitHub's description. */
  readonly violations: readonly string[];
  readonly outcome: string;
  readonly id: string;
  readonly annotations: readonly { readonly level: string; readonly message: string }[];
  readonly receipt: { readonly chat_message?: { readonly outcome: string } };
  readonly chat: readonly string[];
  readonly tasks: readonly { readonly id: number; readonly subject: string; readonly body: string }[];
}

/** Runs one step of the story, with inputs as in a workflow. */
export async function playRun(
  sandbox: Sandbox,
  index: number,
  inputs: Readonly<Record<string, string>> = {},
): Promise<Ran> {
  const github = await startGithubApi(worldAt(index), TOKEN);
  const [status, at] = ENDS[index] ?? ['success', '2026-03-01T20:00:00Z'];
  const repository = { full_name: 'acme/app', html_url: 'https://github.com/acme/app', default_branch: 'main' };
  const number = getNumber(index);
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
  const { password = '' } = sandbox.accounts.find(({ username }) => username === 'ci-bot') ?? {};
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
        password,
        team: 'Platform',
        kind: 'incident',
        users: 'ada-park: ada\ncm-home: chloe',
        ...inputs,
      },
      contexts,
      env: stillClock(Date.parse(at) + TOOK_MS),
      secrets: [password],
    });
    if (stage === undefined) throw new Error('the action did not run');
    return {
      violations: github.violations,
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

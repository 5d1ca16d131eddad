import { expect, test } from 'vitest';
import type { BaseFacts } from '../../../../src/facts/types.ts';
import { render } from '../../../../src/message/render.ts';
import { duration } from '../../../../src/message/sections/wording.ts';
import type { Draft, Kind } from '../../../../src/message/types.ts';
import { Redactor } from '../../../../src/redactor.ts';

const HIDES_NOTHING = new Redactor([]);

const HUB = 'https://github.com/acme/app';
const push: BaseFacts = {
  ci: 'GitHub Actions',
  event: { name: 'push' },
  conclusion: 'success',
  workflow: 'CI',
  repository: { name: 'acme/app', url: HUB },
  ref: { type: 'branch', name: 'main', url: `${HUB}/tree/main` },
  run: { id: 1, number: 42, attempt: 1, url: `${HUB}/actions/runs/1` },
  job: { name: 'test', url: `${HUB}/actions/runs/1/job/3` },
  actor: { login: 'ada', url: 'https://github.com/ada' },
  commit: {
    sha: 'abc1234def',
    short: 'abc1234',
    subject: 'Fix the login redirect',
    url: `${HUB}/commit/abc1234def`,
    author: { name: 'Ada Lovelace' },
  },
};

async function words(facts: BaseFacts, kind: Kind = 'message', marker?: string): Promise<Draft> {
  const limits = { characters: 3900, bytes: 8180 };
  const { draft } = await render({
    facts,
    kind,
    variables: {},
    redactor: HIDES_NOTHING,
    limits,
    ...(marker === undefined ? {} : { marker }),
  });
  return draft;
}

/** The body without addresses, as lines. */
async function lines(facts: BaseFacts, kind: Kind = 'message'): Promise<readonly string[]> {
  const { body } = await words(facts, kind);
  return body.replace(/\]\([^)]*\)/g, ']').split(/ *\n/);
}

test('a green push is two lines with every link', async () => {
  expect((await words(push)).body).toBe(
    `✅ **CI** passed · [acme/app](${HUB}) on [main](${HUB}/tree/main) · [run \\#42](${HUB}/actions/runs/1)  \n` +
      `[abc1234](${HUB}/commit/abc1234def) Fix the login redirect — Ada Lovelace`,
  );
});

test('a red one says so first, and links the job', async () => {
  const run = { ...push.run, attempt: 2, duration_seconds: 192 };
  const job = { name: 'test', matrix: 'ubuntu-latest, 24', url: `${HUB}/actions/runs/1/job/3` };
  expect(await lines({ ...push, conclusion: 'failure', run, job })).toEqual([
    '❌ **CI failed** · [acme/app] on [main] · [run \\#42] (attempt 2, 3m 12s)',
    'Job [test (ubuntu-latest, 24)]',
    '[abc1234] Fix the login redirect — Ada Lovelace',
  ]);
});

test.each([
  ['timed_out', '⏱️ **CI timed out** · [acme/app] on [main] · [run \\#42]'],
  ['cancelled', '⚪ **CI** was cancelled · [acme/app] on [main] · [run \\#42]'],
  ['skipped', '⚪ **CI** was skipped · [acme/app] on [main] · [run \\#42]'],
  ['neutral', '⚪ **CI** finished without a verdict · [acme/app] on [main] · [run \\#42]'],
  ['action_required', '✋ **CI** needs an approval · [acme/app] on [main] · [run \\#42]'],
] as const)('%s', async (conclusion, expected) => {
  expect((await lines({ ...push, conclusion }))[0]).toBe(expected);
});

test('a pull request: its number, title, author, branches', async () => {
  const facts: BaseFacts = {
    ...push,
    event: { name: 'pull_request', action: 'opened' },
    pull_request: {
      number: 12,
      title: 'Add login',
      url: `${HUB}/pull/12`,
      head: 'octo:login',
      base: 'main',
      author: { login: 'octo' },
    },
  };
  expect(await lines(facts)).toEqual([
    '✅ **CI** passed · [acme/app] on [PR \\#12] · [run \\#42]',
    'Add login — octo · octo:login → main at [abc1234]',
  ]);
  expect((await words({ ...facts, conclusion: 'failure' }, 'topic')).subject).toBe('CI failed on PR 12: Add login');
  const queued = await lines({ ...facts, event: { name: 'merge_group' } });
  expect(queued).toEqual([
    '✅ **CI** passed · [acme/app] in the merge queue of main · [run \\#42]',
    '[PR \\#12] · [abc1234] Fix the login redirect — Ada Lovelace',
  ]);
});

test('a deployment is named by its environment, whatever the workflow', async () => {
  const deployment = {
    environment: 'production',
    state: 'success',
    url: 'https://acme.example',
    log_url: `${HUB}/log`,
  };
  const facts: BaseFacts = { ...push, event: { name: 'deployment_status' }, deployment };
  expect((await lines(facts))[0]).toBe(
    '✅ **Deploy to production** succeeded · [acme/app] on [main] · [open it] · [log] · [run \\#42]',
  );
  const failed: BaseFacts = { ...facts, conclusion: 'failure', deployment: { ...deployment, state: 'failure' } };
  expect((await lines(failed))[0]).toBe(
    '❌ **Deploy to production failed** · [acme/app] on [main] · [log] · [run \\#42]',
  );
  expect((await words(failed, 'task')).subject).toBe('Deploy to production failed: acme/app');
  const { conclusion: _, ...pending } = { ...facts, deployment: { ...deployment, state: 'in_progress' } };
  expect((await lines(pending))[0]).toContain('⏳ **Deploy to production** is in progress');
  const odd = { ...pending, deployment: { ...deployment, state: 'constructor' } };
  expect((await lines(odd))[0]).toContain('❔ **Deploy to production** ended, but nothing tells how');
});

test('what ended nobody knows how is neither green nor red', async () => {
  const { conclusion: _, ...unknown } = push;
  expect((await lines(unknown))[0]).toBe('❔ **CI** ended, but nothing tells how · [acme/app] on [main] · [run \\#42]');
  expect((await words(unknown, 'task')).subject).toMatch(/^CI ended, but nothing tells how on main/);
});

test('tags, releases, schedules, dispatches, issues, deleted branches', async () => {
  const head = async (extra: Partial<BaseFacts>) => (await lines({ ...push, ...extra })).slice(0, 2);
  expect(await head({ ref: { type: 'tag', name: 'v1.2.0' } })).toEqual([
    '✅ **CI** passed · [acme/app] on tag v1.2.0 · [run \\#42]',
    '[abc1234] Fix the login redirect — Ada Lovelace',
  ]);
  const release = {
    name: 'Summer',
    tag: 'v1.2.0',
    url: `${HUB}/r`,
    prerelease: true,
    draft: false,
    author: { login: 'ada' },
  };
  expect(await head({ event: { name: 'release' }, release })).toEqual([
    '✅ **CI** passed · [acme/app] · release [v1.2.0] · [run \\#42]',
    'Summer (pre-release) — ada',
  ]);
  expect(await head({ event: { name: 'schedule' }, schedule: '0 3 * * *' })).toEqual([
    '✅ **CI** passed · [acme/app] on [main] · scheduled `0 3 * * *` · [run \\#42]',
    '[abc1234] Fix the login redirect',
  ]);
  expect((await head({ event: { name: 'workflow_dispatch' }, inputs: { secret: 'x' } }))[0]).toBe(
    '✅ **CI** passed · [acme/app] on [main] · started by ada · [run \\#42]',
  );
  const item = { type: 'issue', title: 'Login *breaks*', number: 7, url: `${HUB}/issues/7`, comment: 'Me\n# too' };
  const issue = await lines({ ...push, event: { name: 'issue_comment' }, item });
  expect(issue).toEqual([
    '✅ **CI** passed · [acme/app] · [issue \\#7] · [run \\#42]',
    'Login \\*breaks\\*',
    '> Me # too',
  ]);
  const gone = { commits: [], count: 0, forced: false, created: false, deleted: true };
  expect(await lines({ ...push, push: gone })).toEqual([
    '✅ **CI** passed · [acme/app] · deleted branch main · [run \\#42]',
  ]);
});

test('a push of many commits says how many; a topic lists them', async () => {
  const commits = Array.from({ length: 14 }, (_, index) => ({
    sha: `${index}`,
    short: `c${index}`,
    subject: `Step ${index}`,
  }));
  const facts: BaseFacts = {
    ...push,
    push: { commits, count: 14, compare_url: `${HUB}/compare`, forced: false, created: false, deleted: false },
  };
  expect((await lines(facts))[1]).toBe('[abc1234] Fix the login redirect — Ada Lovelace · [14 commits pushed]');
  const topic = await lines(facts, 'topic');
  expect(topic.slice(topic.indexOf('**Commits**'))).toEqual([
    '**Commits**',
    '',
    '- … and [4 earlier commits]',
    ...commits.slice(-10).map(({ short, subject }) => `- ${short} ${subject}`),
  ]);
});

test('a topic has a subject, and everything known as a list', async () => {
  const run = { ...push.run, started_at: '2026-11-02T03:04:05Z', duration_seconds: 5 };
  const facts: BaseFacts = { ...push, conclusion: 'failure', run };
  expect((await words(facts, 'topic')).subject).toBe('CI failed on main: Fix the login redirect');
  expect((await lines(facts, 'topic')).slice(3)).toEqual([
    '',
    '- **Repository:** [acme/app]',
    '- **Workflow:** CI',
    '- **Branch:** [main]',
    '- **Commit:** [abc1234] Fix the login redirect — Ada Lovelace',
    '- **Started by:** [ada]',
    '- **Event:** push',
    '- **Job:** [test]',
    '- **Run:** [run \\#42] (5s)',
    '- **Started:** 2026-11-02 03:04 UTC',
  ]);
});

test('the marker goes into the run link; without one it is a line at the end', async () => {
  const marker = 'd-0123456789abcdef';
  expect((await words(push, 'topic', marker)).body).toContain(`[run \\#42](${HUB}/actions/runs/1#${marker})`);
  const { run: _, ...unlinked } = push;
  expect((await words(unlinked, 'topic', marker)).body.split('\n').at(-1)).toBe(`Reference: ${marker}`);
  const fragment = { ...push, run: { url: 'https://ci.example/#/runs/1' } };
  const { body } = await words(fragment, 'topic', marker);
  expect(body).toContain('(https://ci.example/#/runs/1)');
  expect(body.split('\n').at(-1)).toBe(`Reference: ${marker}`);
});

test('nothing known at all is still a sentence', async () => {
  const bare: BaseFacts = { ci: 'Buildkite', event: { name: 'push' }, conclusion: 'success' };
  expect(await words(bare)).toEqual({ kind: 'message', body: '✅ **The build** passed' });
  expect((await words(bare, 'topic')).subject).toBe('The build passed');
});

test('what does not fit is left out from the end, the headline and its marker never', async () => {
  const marker = 'd-0123456789abcdef';
  const subject = 'é'.repeat(5000);
  const facts: BaseFacts = { ...push, commit: { sha: 'a', short: 'a', subject }, workflow: subject };
  const limits = { characters: 400, bytes: 600 };
  const { draft } = await render({ facts, kind: 'topic', variables: {}, redactor: HIDES_NOTHING, limits, marker });
  expect(draft.body).toContain(marker);
  expect(draft.body.length).toBeLessThanOrEqual(400);
  expect(Buffer.byteLength(draft.body)).toBeLessThanOrEqual(600);
  expect(draft.subject?.length).toBeLessThanOrEqual(250);
});

test('durations', () => {
  expect([0, 0.4, 48, 60, 192, 3600, 7500, 97_200, 86_400].map(duration)).toEqual([
    '0s',
    '0s',
    '48s',
    '1m',
    '3m 12s',
    '1h',
    '2h 5m',
    '1d 3h',
    '1d',
  ]);
});

import { expect, test } from 'vitest';
import type { Behaviour } from '../../../support/github-api.ts';
import { readFrom, TOKEN, upstreamRun } from '../../../support/github-facts.ts';
import { sha } from '../../../support/github-shapes.ts';
import type { GithubWorld } from '../../../support/github-world.ts';
import { HANGS_MS, NEVER_MS } from '../../../support/hangs.ts';
import { fc, pieces } from '../../../support/random.ts';

const WORLD: GithubWorld = {
  repository: 'acme/app',
  runs: [
    {
      id: 41000,
      run_number: 41,
      attempts: [{ conclusion: 'failure', jobs: [{ id: 9, name: 'test', conclusion: 'failure' }] }],
    },
    {
      id: 42000,
      run_number: 42,
      attempts: [
        {
          conclusion: null,
          jobs: [{ id: 1, name: 'test', conclusion: null, steps: [{ name: 'Run', conclusion: 'failure' }] }],
        },
      ],
    },
  ],
};

/** Facts that the loaders read. */
const NAMES = [
  ...['jobs', 'steps', 'id', 'name', 'number', 'conclusion', 'html_url', 'started_at', 'completed_at', 'message'],
  ...['annotation_level', 'path', 'start_line', 'workflow_runs', 'run_number', 'run_attempt', 'workflow_id', 'event'],
  ...['head_branch', 'head_sha', 'pull_requests', 'commits', 'total_commits', 'sha', 'commit', 'author', 'login'],
];

const OPTIONS = { when: 'always, change' };

test('without actions: read, one notice names all permissions, and no comparison is reported', async () => {
  const { facts, notice } = await readFrom({
    world: WORLD,
    behaviour: { without: ['actions: read'] },
    options: OPTIONS,
  });
  expect(notice).toBe(
    'The message omits the failing jobs and steps and the history (each failure counts as broken): the token cannot read them. Give the job these permissions: actions: read (jobs, logs and earlier runs), checks: read (errors, and why a run was cancelled), contents: read (checking out, and commits)',
  );
  expect(facts.change).toBeUndefined();
  expect(facts.failed_jobs).toBeUndefined();
});

test('without checks: read, the failing step is named without its errors', async () => {
  const question = { world: WORLD, ...upstreamRun({ id: 41000, run_number: 41, head_sha: undefined }) };
  const { facts, notice } = await readFrom({ ...question, behaviour: { without: ['checks: read'] } });
  expect(facts.failed_jobs?.[0]).toMatchObject({ name: 'test', errors: [] });
  expect(notice).toContain('checks: read (errors, and why a run was cancelled)');
});

test.each<[string, Behaviour, string]>([
  ['the rate limit', { limited: 'primary' }, 'the rate limit of the GitHub API is used up until 06:00 UTC'],
  [
    'a secondary rate limit',
    { limited: 'secondary' },
    'the GitHub API asks for a pause until 08:01 UTC (secondary rate limit)',
  ],
  ['an outage', { instead: { status: 502, body: '<html>' } }, 'the GitHub API answered 502'],
  ['garbage', { instead: { status: 200, body: '\u0000{' } }, 'could not be used'],
  [
    'a redirection elsewhere',
    { instead: { status: 302, headers: { location: 'http://127.0.0.1:9/' }, body: '' } },
    'the GitHub API redirects to another address',
  ],
  [
    'a wrong token',
    { instead: { status: 401, body: '{"message":"Bad credentials"}' } },
    'the GitHub API refuses the token',
  ],
])('%s: the message omits the facts, with one reason', async (_, behaviour, text) => {
  const { facts, notice } = await readFrom({ world: WORLD, behaviour, options: OPTIONS });
  expect(facts.conclusion).toBe('failure');
  expect(facts.change).toBeUndefined();
  expect(notice ?? '').toContain(text);
  expect(notice ?? '').not.toContain(TOKEN);
});

test('an API that does not respond takes only its share of the time', async () => {
  const options = { ...OPTIONS, timeout: '1.5' };
  const { facts, notice, milliseconds } = await readFrom({ world: WORLD, behaviour: { slowMs: NEVER_MS }, options });
  expect(notice).toMatch(/the GitHub API (took too long|cannot be reached)/);
  expect(facts.change).toBeUndefined();
  expect(milliseconds).toBeLessThan(HANGS_MS);
});

test('an API that is unreachable, or uses plain HTTP, is not waited for', async () => {
  for (const address of ['http://127.0.0.1:9', 'http://github.example.com/api/v3']) {
    const { notice } = await readFrom({ world: WORLD, env: { GITHUB_API_URL: address } });
    expect(notice).toContain('the GitHub API cannot be reached');
  }
});

test('without a token, no request is sent', async () => {
  const { notice, requests } = await readFrom({ world: WORLD, options: { 'github-token': '' } });
  expect(notice).toBe('The message omits the data of the GitHub API: github-token is empty');
  expect(requests).toEqual([]);
});

test('a partly unreadable history is compared as far as it was read', async () => {
  const runs = WORLD.runs ?? [];
  const world = { ...WORLD, runs: [{ ...runs[0], head_sha: sha(1) } as never, ...runs.slice(1)] };
  const { facts } = await readFrom({ world, options: OPTIONS, behaviour: { without: ['contents: read'] } });
  expect(facts).toMatchObject({ change: 'still-failing', broken_since: { run: 41 }, failures_in_a_row: 2 });
});

test('an absurd response never stops the message', async () => {
  const value = fc.letrec((tie) => ({
    any: fc.oneof(
      { maxDepth: 4 },
      fc.constantFrom(null, true, -1, 1e300, '', 'failure', '2026-03-04T04:00:00Z', 'https://u:p@x/\u0000', '\ud800'),
      fc.array(tie('any'), { maxLength: 3 }),
      fc.dictionary(fc.constantFrom(...NAMES), tie('any'), { maxKeys: 8 }),
    ),
  })).any;
  await fc.assert(
    fc.asyncProperty(value, fc.constantFrom('failure', 'success', 'cancelled'), async (answer, status) => {
      const behaviour = { instead: { status: 200, body: JSON.stringify(answer) } };
      const question = { world: WORLD, behaviour, job: { status }, mentioned: ['jobs', 'suspects', 'run', 'commit'] };
      const { facts } = await readFrom({ ...question, options: OPTIONS });
      expect(facts.conclusion).toBeDefined();
    }),
    { numRuns: pieces(20) },
  );
});

test('without pull-requests: read, only a failure reports the pull request as missing', async () => {
  const read = (conclusion: string) =>
    readFrom({
      ...upstreamRun({ event: 'pull_request', head_branch: 'fix', conclusion }),
      ...{ world: WORLD, mentioned: ['pull_request'], behaviour: { without: ['pull-requests: read'] } },
    });
  expect((await read('success')).notice).toBeUndefined();
  expect((await read('failure')).notice).toContain("omits the pull request's title and author");
});

import { expect, test } from 'vitest';
import type { Facts, RunJob } from '../../../../src/facts/types.ts';
import { render } from '../../../../src/message/render.ts';
import type { Kind } from '../../../../src/message/types.ts';
import { Redactor } from '../../../../src/redactor.ts';
import { elements, mentions, renderers } from '../../../support/markdown-oracle.ts';

const HIDES_NOTHING = new Redactor([]);

const RUN = 'https://github.com/acme/app/actions/runs/42000';
const ADA = { login: 'ada', name: 'Ada' };

const FACTS: Facts = {
  ci: 'GitHub Actions',
  event: { name: 'push' },
  conclusion: 'failure',
  repository: { name: 'acme/app', url: 'https://github.com/acme/app' },
  workflow: 'CI',
  run: { id: 42000, number: 42, attempt: 1, url: RUN },
  job: { id: 1, name: 'test', url: `${RUN}/job/1` },
  ref: { type: 'branch', name: 'main', url: 'https://github.com/acme/app/tree/main' },
  commit: { sha: 'a'.repeat(40), short: 'aaaaaaa', subject: 'Add sums', author: ADA },
};

const TEST: RunJob = {
  id: 1,
  name: 'test',
  url: `${RUN}/job/1`,
  failed_steps: [{ number: 3, name: 'Run npm test', url: `${RUN}/job/1#step:3:1` }],
  errors: [{ message: '\n  expected 1 to be 2\nat sum', path: 'src/sum.test.ts', line: 12 }],
};

async function body(facts: Partial<Facts>, kind: Kind = 'message', template?: string): Promise<string> {
  const limits = { characters: 3900, bytes: 8180 };
  const words = template === undefined ? {} : { body: template };
  const { draft, problem } = await render({
    facts: { ...FACTS, ...facts },
    kind,
    variables: {},
    redactor: HIDES_NOTHING,
    limits,
    ...words,
  });
  expect(problem).toBeUndefined();
  return draft.body;
}

const lines = (text: string): string[] => text.split('\n').map((line) => line.trimEnd());

test('red: the failing step and its first error within five lines, each with its link', async () => {
  expect(lines(await body({ failed_jobs: [TEST], change: 'broken' }))).toEqual([
    `❌ **CI failed** · [acme/app](https://github.com/acme/app) on [main](https://github.com/acme/app/tree/main) · [run \\#42](${RUN})`,
    `Job [test](${RUN}/job/1) failed in [Run npm test](${RUN}/job/1#step:3:1)`,
    '↳ expected 1 to be 2 (src/sum.test.ts:12)',
    'Broken since this run',
    'aaaaaaa Add sums — Ada',
  ]);
});

test('several jobs: three are named, the others counted', async () => {
  const failed = ['a', 'b', 'c', 'd', 'e'].map((name): RunJob => ({ name, failed_steps: [], errors: [] }));
  const text = lines(await body({ failed_jobs: failed })).slice(1, 5);
  expect(text).toEqual(['Job a failed', 'Job b failed', 'Job c failed', '… and 2 more failed jobs']);
});

test('a job that ran out of time, and one with several failed steps', async () => {
  const steps = ['one', 'two', 'three'].map((name) => ({ name }));
  const late: RunJob = { name: 'test', conclusion: 'timed_out', failed_steps: steps, errors: [] };
  expect(await body({ conclusion: 'timed_out', failed_jobs: [late] })).toContain(
    'Job test ran out of time in one and 2 more steps',
  );
});

test.each<[string, Partial<Facts>, string]>([
  [
    'a row',
    {
      change: 'still-failing',
      failures_in_a_row: 3,
      broken_since: { run: 40, url: `${RUN}/a`, duration_seconds: 11_520 },
    },
    `Still failing: 3 runs in a row since [run \\#40](${RUN}/a) (3h 12m)`,
  ],
  [
    'deployments, which have no number',
    {
      event: { name: 'deployment_status' },
      deployment: { environment: 'production' },
      change: 'still-failing',
      failures_in_a_row: 3,
      broken_since: { url: `${RUN}/a`, duration_seconds: 11_520 },
    },
    'Still failing: 3 deployments in a row, for 3h 12m',
  ],
  ['a row of unknown length', { change: 'still-failing' }, 'Still failing'],
  [
    'another attempt',
    {
      change: 'still-failing',
      run: { number: 42, attempt: 3 },
      failures_in_a_row: 1,
      broken_since: { run: 42 },
    },
    'Still failing on attempt 3',
  ],
])('red after red, %s', async (_, facts, words) => {
  expect(lines(await body(facts))).toContain(words);
});

test.each<[Partial<Facts>, string]>([
  [
    { change: 'fixed', broken_since: { run: 40, duration_seconds: 11_520 } },
    ' · fixed after 3h 12m, broken since run \\#40',
  ],
  [{ change: 'fixed', run: { number: 42, attempt: 2 }, broken_since: { run: 42 } }, ' · passed on attempt 2'],
  [{ change: 'fixed', broken_since: { url: RUN, duration_seconds: 60 } }, ' · fixed after 1m'],
  [{ change: 'still-passing' }, `[run \\#42](${RUN})`],
])('green: %j in the first line, and no more than three lines', async (facts, end) => {
  const text = lines(await body({ conclusion: 'success', ...facts }));
  expect(text[0]?.endsWith(end)).toBe(true);
  expect(text.length).toBeLessThanOrEqual(3);
});

test('what was committed since it was green, and by whom', async () => {
  const commits = Array.from({ length: 12 }, (_, index) => ({
    sha: `${index}`,
    short: `c${index}`,
    subject: `Change ${index}`,
  }));
  const since = { commits, count: 12, compare_url: 'https://github.com/acme/app/compare/a...b' };
  const suspects = ['ada', 'bob', 'eve', 'joe', 'kim', 'lea'].map((login) => ({ login }));
  const facts = { commits_since_green: since, suspects };
  expect(lines(await body(facts))).toContain(
    '[12 commits](https://github.com/acme/app/compare/a...b) since it last passed, by ada, bob, eve, joe and 2 others',
  );
  const topic = lines(await body(facts, 'topic'));
  expect(topic).toContain('**Since it last passed**');
  expect(topic.filter((line) => line.startsWith('- c'))).toHaveLength(10);
});

test('nothing of a job, step or error is live', async () => {
  const hostile = '@team [x](https://evil.example) **b** `c` <img src=x> :smile: #TAG-1\n# heading';
  const job: RunJob = {
    name: hostile,
    failed_steps: [{ name: hostile }],
    errors: [{ message: hostile, path: hostile, line: 1 }],
  };
  const text = await body(
    {
      failed_jobs: [job],
      change: 'still-failing',
      commits_since_green: { commits: [{ sha: hostile, short: hostile, subject: hostile }], count: 1 },
      suspects: [{ login: hostile }],
    },
    'topic',
  );
  expect(mentions(text)).toEqual([]);
  for (const renderer of Object.values(renderers)) {
    expect(elements(renderer(text)).filter((name) => !['p', 'br', 'strong', 'a', 'ul', 'li'].includes(name))).toEqual(
      [],
    );
  }
});

test('templates read the same facts and sections', async () => {
  const template =
    '{{ change }} {% for job in failed_jobs %}{{ job.name }}: {{ job.failed_steps[0].name }} {{ job.errors[0].line }}{% endfor %} {{ broken_since.run }} {{ sections.failures }}';
  const text = await body(
    { failed_jobs: [TEST], change: 'still-failing', broken_since: { run: 40 } },
    'message',
    template,
  );
  expect(text).toContain('still-failing test: Run npm test 12 40 Job [test]');
});

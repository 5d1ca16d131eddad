import { expect, test } from 'vitest';
import type { Facts, RunJob } from '../../../../src/build/facts.ts';
import { renderFacts } from '../../../support/rendering.ts';
import { EXPECTED, failedJob, GRACE, PUSH, RUN, readLines, SEVEN, toCommit } from '../../../support/shop-facts.ts';

const job = (id: number, name: string, more: Partial<RunJob> = {}): RunJob => ({
  id,
  name,
  url: `${RUN}/job/${id}`,
  conclusion: 'success',
  duration_seconds: 61,
  failed_steps: [],
  errors: [],
  ...more,
});

const FAILED = { ...failedJob('test', 'Run npm test', [EXPECTED]), duration_seconds: 243 };
const { conclusion: _, ...RUNNING } = job(3, 'test', { failed_steps: FAILED.failed_steps });
const ARTIFACTS = [
  { name: 'coverage', url: `${RUN}/artifacts/1`, size_bytes: 1_284_310 },
  { name: 'old', url: `${RUN}/artifacts/2`, size_bytes: 340, expired: true },
];
/** A passed job that is still running while it reports itself. */
const GREEN: Facts = {
  ...PUSH,
  job: { id: 3, name: 'test', duration_seconds: 243 },
  jobs: [job(1, 'lint'), RUNNING, job(2, 'docs', { conclusion: 'skipped', duration_seconds: 0 })],
  artifacts: ARTIFACTS,
};

test('a passed job shows every job with conclusion and duration, artifacts, and who started it', async () => {
  expect(await readLines(GREEN, 'message', 'detailed')).toEqual([
    '✅ **CI / test** passed · acme/shop on main · #42 (4m 3s)',
    'a1b2c3d Round totals — Ada Lovelace',
    '',
    '| Job | Result | Time |',
    '| --- | --- | --- |',
    '| lint | ✅ passed | 1m 1s |',
    '| test | ✅ passed | 4m 3s |',
    '| docs | ⚪ skipped |  |',
    '',
    '**Artifacts**',
    '',
    '- coverage (1.3 MB)',
    '- old (expired)',
    '',
    '**Started by:** Ada Lovelace',
  ]);
});

test('a failed run shows failed jobs first with their step, and omits the reporting job', async () => {
  const facts: Facts = {
    ...GREEN,
    scope: 'run',
    conclusion: 'failure',
    job: { id: 9, name: 'report' },
    failed_jobs: [FAILED],
    jobs: [job(1, 'lint'), FAILED, { ...RUNNING, id: 9, name: 'report' }, { ...RUNNING, id: 10, name: 'slow' }],
    commits_since_green: SEVEN,
  };
  const lines = await readLines(facts, 'message', 'detailed');
  expect(lines.filter((line) => line.startsWith('|'))).toEqual([
    '| Job | Result | Time |',
    '| --- | --- | --- |',
    '| test | ❌ failed in npm test | 4m 3s |',
    '| lint | ✅ passed | 1m 1s |',
    '| slow | ⏳ running | 1m 1s |',
  ]);
  expect(lines).toContain('**Since it last passed**');
  expect(lines).toContain('- a1b2c3d Round totals — Ada Lovelace');
  const topic = await readLines(facts, 'topic', 'detailed');
  expect(topic).toContain('cart > adds a gift card: expected 90 to be 100 (src/cart.test.ts:41)');
  expect(topic).toContain('| test | ❌ failed in npm test | 4m 3s |');
});

test('three jobs of a matrix with the same result share a row, except failed ones', async () => {
  const legs = ['22', '24', '26'].map((leg, at) => job(at + 20, `e2e (${leg})`, { duration_seconds: 60 * at }));
  const [first = FAILED, ...others] = legs.map((leg) => ({ ...leg, conclusion: 'cancelled' as const }));
  const jobs = [
    first,
    ...others,
    ...['22', '24'].map((leg, at) => ({ ...FAILED, id: at + 30, name: `test (${leg})` })),
    ...['staging', 'production'].map((name, at) => job(at + 40, `Deploy (${name})`)),
  ];
  const lines = await readLines({ ...GREEN, scope: 'run', conclusion: 'failure', jobs }, 'message', 'detailed');
  expect(lines.filter((line) => line.startsWith('|')).slice(2)).toEqual([
    '| test (22) | ❌ failed in npm test | 4m 3s |',
    '| test (24) | ❌ failed in npm test | 4m 3s |',
    '| e2e (3 jobs) | ⚪ cancelled | 2m |',
    '| Deploy (staging) | ✅ passed | 1m 1s |',
    '| Deploy (production) | ✅ passed | 1m 1s |',
  ]);
});

test('parts are dropped in the documented order, and the message lists them and links the run', async () => {
  const jobs = Array.from({ length: 30 }, (_, index) => job(index + 10, `test-${index}`));
  const commits = Array.from({ length: 9 }, (_, index) => toCommit(`c00000${index}`, 'x'.repeat(80), GRACE));
  const facts: Facts = { ...GREEN, jobs, commits_since_green: { commits, count: 9, compare_url: `${RUN}/c` } };
  const at = async (characters: number) => {
    const { content, diagnostics } = await renderFacts(facts, {
      template: { type: 'preset', name: 'detailed' },
      marker: 'd-0123456789abcdef',
      limits: { characters, bytes: characters * 2 },
    });
    expect(content.body.length).toBeLessThanOrEqual(characters);
    expect(content.body).toContain('d-0123456789abcdef');
    expect(content.body).toMatch(/^✅ \*\*CI \/ test\*\* passed/);
    return { ...content, shortened: diagnostics[0]?.names };
  };
  const complete = await at(9_000);
  expect(complete.shortened).toBeUndefined();
  expect(complete.body).toContain('… and [10 more jobs](');
  const fewerCommits = await at(complete.body.length - 1);
  expect(fewerCommits.shortened).toEqual(['changes', 'details']);
  expect(fewerCommits.body).toMatch(/- \[c000001\].*\n\n… \(1 more line\)\n\nShortened: details/);
  const noCommits = await at(complete.body.length - 1_400);
  expect(noCommits.shortened).toEqual(['artifacts', 'changes', 'details']);
  expect(noCommits.body).toMatch(
    /\n\nShortened: artifacts, changes, details\u00A0· \[View run\]\([^)]*d-0123456789abcdef\)$/,
  );
  const fewerJobs = await at(1_000);
  expect(fewerJobs.shortened).toEqual(['jobs', 'artifacts', 'changes', 'details']);
  expect(fewerJobs.body).toMatch(
    /\|\n\n… \(\d+ more lines\)\n\nShortened: artifacts, changes, details\u00A0· \[View run\]/,
  );
  const little = await at(300);
  expect(little.body).toMatch(/\n\nShortened: .*jobs, artifacts, changes, details\u00A0· \[View run\]/);
});

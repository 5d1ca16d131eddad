/** The builds that the page shows: one of each kind, so that every section has something to say of some. */
import type { Facts } from '../../src/facts/facts.ts';
import { recordedEvents, recordedFacts } from '../../test/support/event-facts.ts';
import { WEEK } from '../../test/support/health-facts.ts';
import { ADA, EXPECTED, failedJob, GRACE, HUB, PUSH, RUN, SEVEN, UNUSED } from '../../test/support/shop-facts.ts';

const EARLIER = { url: `${HUB}/actions/runs/8`, at: '2026-03-01T08:00:00Z', duration_seconds: 259_200 } as const;

/** A red job in a row of failures, of which everything is known. */
export const RED: Facts = {
  ...PUSH,
  conclusion: 'failure',
  run: { ...PUSH.run, started_at: '2026-03-04T08:00:00Z', duration_seconds: 243 },
  failed_jobs: [failedJob('test', 'Run npm test', [EXPECTED])],
  job_counts: { total: 12, failed: 1 },
  change: 'still-failing',
  broken_since: { run: 39, ...EARLIER },
  failures_in_a_row: 4,
  last_green: { run: 38, ...EARLIER },
  commits_since_green: SEVEN,
  suspects: [ADA, GRACE],
  report: { path: 'coverage.md', text: '**91 %** of all lines' },
  incident: { id: 4711, name: 'PLAT-42', subject: 'CI failed on main', assignees: ['Ada Lovelace'] },
};

/** With a report of its tests, all its jobs and what it uploaded. */
const TESTED: Facts = {
  ...RED,
  scope: 'run',
  jobs: [
    { ...failedJob('test', 'Run npm test', [EXPECTED]), conclusion: 'failure', duration_seconds: 243 },
    { name: 'lint', conclusion: 'success', duration_seconds: 51, failed_steps: [], errors: [] },
  ],
  artifacts: [{ name: 'coverage', url: `${RUN}/artifacts/5`, size_bytes: 48_213 }],
  tests: {
    ...{ total: 1204, passed: 1200, failed: 3, skipped: 1, flaky: 1, duration_seconds: 96 },
    failures: [
      { name: 'adds a gift card', suite: 'cart', message: 'expected 90 to be 100', path: 'src/cart.test.ts', line: 41 },
    ],
    flaky_tests: [{ name: 'checks out', suite: 'shop' }],
    slowest: [{ name: 'checks out', suite: 'shop', duration_seconds: 12 }],
  },
};

const RUN_RED: Facts = {
  ...RED,
  scope: 'run',
  failed_jobs: [
    failedJob('test (22)', 'Run npm test', [EXPECTED]),
    failedJob('test (24)', 'Run npm test', [EXPECTED], 4),
    failedJob('lint', 'eslint', [UNUSED], 5),
  ],
  job_counts: { total: 12, failed: 3 },
};

const PUSHED: Facts = { ...PUSH, push: { ...SEVEN, forced: false, created: false, deleted: false } };

const FLAKY: Facts = { ...RED, change: 'broken', passed_before: { run: 41, url: RUN } };

const BLAMED: Facts = { ...RED, suspects: [{ ...ADA, changed: 'src/cart.ts' }, GRACE] };

const SMOKED: Facts = {
  ...PUSH,
  event: { name: 'deployment_status' },
  scope: 'deployment',
  conclusion: 'failure',
  deployment: { environment: 'production', description: 'Smoke test: 3 of 4 pages answered' },
};

export function builds(): readonly Facts[] {
  const recorded = ['pull_request', 'release', 'issue_comment', 'merge_group', 'push', 'deployment_status', 'issues'];
  const others = recorded.flatMap((name) => recordedEvents.filter(({ event }) => event === name).map(recordedFacts));
  const green = others.map((facts): Facts => ({ ...facts, conclusion: facts.conclusion ?? 'success' }));
  const week: Facts = { ci: 'GitHub Actions', event: { name: 'schedule' }, conclusion: 'failure', health: WEEK };
  return [RED, TESTED, RUN_RED, FLAKY, BLAMED, { ...PUSH, change: 'fixed' }, PUSHED, ...green, SMOKED, week];
}

/** The health of a small shop's builds, given by hand: something of everything. */
import type { Health, HealthOutage } from '../../src/facts/facts.ts';

const REPOSITORY = 'acme/shop';
const PAGE = `https://github.com/${REPOSITORY}`;
const run = (id: number) => ({ id, number: id, url: `${PAGE}/actions/runs/${id}` });

const OUTAGE: HealthOutage = {
  ...{
    workflow: 'Nightly',
    repository: REPOSITORY,
    path: '.github/workflows/nightly.yml',
    branch: 'main',
  },
  ...{ since: '2026-03-02T03:10:00Z', runs: 3, is_lower_bound: false, run: run(42), url: run(42).url },
  commit: { sha: 'abc1234def', subject: 'Round totals', url: `${PAGE}/commit/abc1234def` },
  cause: 'expected 90 to be 100',
  suspects: [{ name: 'Ada Lovelace', login: 'ada' }],
  ...{ after_seconds: 189_900, due: true },
};

/** What a watch of the last hour knows. */
export const NEWS: Health = {
  ...{ from: '2026-03-04T07:00:00Z', to: '2026-03-04T08:00:00Z', repositories: [REPOSITORY], branch: 'main', news: 4 },
  summary: { workflows: 7, green: 5, red: 2, inconclusive: [], never_ran: [], unread: [], all_green: false },
  turned_red: [OUTAGE],
  still_red: [{ ...OUTAGE, workflow: 'E2E', cause: 'timed out' }],
  green_again: [{ ...OUTAGE, workflow: 'Docs' }],
  silent: [
    {
      ...{ workflow: 'Backup', repository: REPOSITORY, url: `${PAGE}/actions/workflows/backup.yml`, why: 'stopped' },
      ...{ expected_seconds: 604_800, last_run_at: '2026-02-15T04:20:00Z', due: true, information: false },
    },
  ],
  waiting: [
    {
      ...{ workflow: 'Deploy', repository: REPOSITORY, run: run(7), url: run(7).url, why: 'approval' },
      ...{ since: '2026-03-04T05:00:00Z', environment: 'production', due: true },
    },
  ],
};

/** What a digest of the last week knows beside it. */
export const WEEK: Health = {
  ...NEWS,
  from: '2026-02-25T08:00:00Z',
  alerts: { open: 12, critical: 1, high: 3, new: 2, is_lower_bound: false, url: `${PAGE}/security/dependabot` },
  runs: {
    ...{ total: 214, green: 196, red: 6, cancelled: 9, bots: 31, read: 214, removed_from_queue: 0 },
    ...{ success_rate: 0.97, retry_rate: 0.03, red_share: 0.08 },
  },
  before: {
    total: 198,
    green: 180,
    red: 11,
    cancelled: 5,
    bots: 20,
    read: 198,
    removed_from_queue: 0,
    success_rate: 0.94,
  },
  workflows: [
    {
      ...{
        name: 'CI',
        repository: REPOSITORY,
        path: '.github/workflows/ci.yml',
        branch: 'main',
        url: `${PAGE}/actions/workflows/ci.yml`,
      },
      ...{ runs: 120, green: 110, red: 4, success_rate: 0.96, before_rate: 0.9, retry_rate: 0.03 },
      ...{
        median_seconds: 580,
        before_median_seconds: 372,
        slower: true,
        usual_seconds: 372,
        recent_seconds: 610,
        outages: 2,
        red_seconds: 11_520,
      },
      ...{
        recovery_seconds: 5_400,
        is_red: false,
        verdict: 'green',
        is_lower_bound: false,
        active: true,
        complete: true,
      },
    },
  ],
  days: [
    { day: '2026-03-02', green: 30, red: 0 },
    { day: '2026-03-03', green: 28, red: 3 },
    { day: '2026-03-04', green: 0, red: 0 },
  ],
  causes: [
    {
      ...{ message: 'connect ECONNREFUSED', times: 4, workflows: ['CI', 'Nightly'], url: run(41).url },
      ...{ first_at: '2026-03-01T03:12:00Z', last_at: '2026-03-04T03:12:00Z', infrastructure: 'runner_lost' },
    },
  ],
  flaky_jobs: [
    {
      ...{
        name: 'test (ubuntu, 24)',
        workflow: 'CI',
        repository: REPOSITORY,
        times: 3,
        last_at: '2026-03-03T03:12:00Z',
      },
      ...{ url: run(38).url, runs: [run(38), run(31)], new: false },
    },
  ],
  deployments: [
    {
      environment: 'production',
      repository: REPOSITORY,
      total: 12,
      is_lower_bound: false,
      read: 12,
      failed: 1,
      rolled_back: 0,
      url: `${PAGE}/deployments`,
    },
  ],
  unread: ['20 of 41 red runs read'],
};

/** Health of the sample builds: a watch of the last hour, and a digest of the last week. */
import type { Health, HealthOutage } from '../build/facts.ts';
import { BUMP, CHLOE, HUB } from './shop.ts';

const REPOSITORY = 'acme/shop';
const run = (id: number) => ({ id, number: id, url: `${HUB}/actions/runs/${id}` });

const NIGHTLY: HealthOutage = {
  ...{ workflow: 'Nightly', repository: REPOSITORY, path: '.github/workflows/nightly.yml', branch: 'main' },
  ...{ since: '2026-03-02T03:10:00Z', runs: 3, is_lower_bound: false, run: run(42) },
  ...{ url: run(42).url, cause: 'expected 90 to be 100', suspects: [CHLOE], after_seconds: 189_900, due: true },
  commit: { sha: BUMP.sha, subject: 'Bump the payment client to 4.2', url: `${HUB}/commit/${BUMP.sha}` },
};

export const WATCH: Health = {
  ...{ from: '2026-03-04T07:00:00Z', to: '2026-03-04T08:00:00Z', repositories: [REPOSITORY], branch: 'main', news: 3 },
  summary: { workflows: 7, green: 5, red: 2, inconclusive: [], never_ran: [], unread: [], all_green: false },
  turned_red: [NIGHTLY],
  green_again: [{ ...NIGHTLY, workflow: 'Docs' }],
  silent: [
    {
      ...{ workflow: 'Backup', repository: REPOSITORY, url: `${HUB}/actions/workflows/backup.yml`, why: 'stopped' },
      ...{ expected_seconds: 604_800, last_run_at: '2026-02-15T04:20:00Z', due: true, information: false },
    },
  ],
};

export const DIGEST: Health = {
  ...WATCH,
  from: '2026-02-25T08:00:00Z',
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
      ...{ name: 'CI', repository: REPOSITORY, path: '.github/workflows/ci.yml', branch: 'main' },
      ...{ url: `${HUB}/actions/workflows/ci.yml`, runs: 120, green: 110, red: 4, retry_rate: 0.03 },
      ...{ success_rate: 0.96, before_rate: 0.9, median_seconds: 580, slower: true },
      ...{ usual_seconds: 372, recent_seconds: 610, outages: 2, red_seconds: 11_520, recovery_seconds: 5_400 },
      ...{ is_red: false, is_lower_bound: false, active: true },
    },
  ],
  causes: [
    {
      ...{ message: 'connect ECONNREFUSED', times: 4, workflows: ['CI', 'Nightly'], url: run(41).url },
      ...{ first_at: '2026-03-01T03:12:00Z', last_at: '2026-03-04T03:12:00Z' },
    },
  ],
  flaky_jobs: [
    {
      ...{ name: 'test (ubuntu, 24)', workflow: 'CI', repository: REPOSITORY, times: 3, url: run(38).url, new: false },
      ...{ last_at: '2026-03-03T03:12:00Z', runs: [run(38), run(31)] },
    },
  ],
  deployments: [
    {
      ...{ environment: 'production', repository: REPOSITORY, url: `${HUB}/deployments` },
      ...{ total: 12, is_lower_bound: false, read: 12, failed: 1, rolled_back: 0 },
    },
  ],
};

/** Health of the sample builds, extended to cover every fact. */
import type { Health, HealthOutage } from '../../src/build/facts.ts';
import { DIGEST, WATCH } from '../../src/samples/health-facts.ts';

const PAGE = 'https://github.com/acme/shop';

const OUTAGE: HealthOutage = {
  ...{ workflow: 'Nightly', repository: 'acme/shop', path: '.github/workflows/nightly.yml', branch: 'main' },
  ...{ since: '2026-03-02T03:10:00Z', runs: 3, is_lower_bound: false, run: { id: 42, number: 42 } },
  ...{ url: `${PAGE}/actions/runs/42`, cause: 'expected 90 to be 100', after_seconds: 189_900, due: true },
  commit: { sha: 'abc1234def', subject: 'Round totals', url: `${PAGE}/commit/abc1234def` },
  suspects: [{ name: 'Ada Lovelace', login: 'ada' }],
};

/** Health in a watch of the last hour. */
export const NEWS: Health = {
  ...{ ...WATCH, news: 4, turned_red: [OUTAGE], green_again: [{ ...OUTAGE, workflow: 'Docs' }] },
  still_red: [{ ...OUTAGE, workflow: 'E2E', cause: 'timed out' }],
  waiting: [
    {
      ...{ workflow: 'Deploy', repository: 'acme/shop', run: { id: 7, number: 7 }, url: `${PAGE}/actions/runs/7` },
      ...{ why: 'approval', since: '2026-03-04T05:00:00Z', environment: 'production', due: true },
    },
  ],
};

/** Additional health in a digest of the last week. */
export const WEEK: Health = {
  ...{ ...DIGEST, ...NEWS, from: DIGEST.from },
  alerts: { open: 12, critical: 1, high: 3, new: 2, is_lower_bound: false, url: `${PAGE}/security/dependabot` },
  days: [
    { day: '2026-03-02', green: 30, red: 0 },
    { day: '2026-03-03', green: 28, red: 3 },
    { day: '2026-03-04', green: 0, red: 0 },
  ],
  causes: (DIGEST.causes ?? []).map((one) => ({ ...one, infrastructure: 'runner_lost' })),
  unread: ['20 of 41 red runs read'],
};

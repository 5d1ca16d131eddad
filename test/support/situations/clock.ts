/** Situations with schedules and manual runs. */
import { build } from './build.ts';
import { failed, type JobStory, passed } from './jobs.ts';
import { made } from './people.ts';
import type { Situation } from './situation.ts';

const COMMITS = [
  made('omar', 'Read rates from the cache', 'src/rates.php'),
  made('zoe', 'Import bank days', 'src/days.php'),
];
const PHP =
  'PHP Fatal error:  Uncaught Ledger\\MissingRate: no rate for CHF on 2026-09-16 in /srv/src/rates.php:77\nStack trace:\n#0 /srv/bin/import.php(12): Ledger\\Rates->of()\n#1 {main}\n  thrown in /srv/src/rates.php on line 77';
const NIGHTLY = {
  workflow: 'Nightly import',
  file: 'nightly.yml',
  event: 'schedule',
  payload: { schedule: '40 1 * * *' },
};
const HOURLY: readonly JobStory[] = [{ name: 'audit', end: 'skipped', steps: [] }, passed('import')];
const BY_HAND = { workflow: 'Rebuild', file: 'rebuild.yml', event: 'workflow_dispatch' };

export const CLOCK: readonly Situation[] = [
  {
    id: 'clock-nightly-red-no-commits',
    happened: 'The nightly import failed, though nothing was committed since the last good night.',
    expected: 'Failed, why, when it was last good; no commit since, so nobody is named.',
    says: ['Nightly import', 'failed', 'no rate for CHF', 'calls nobody'],
    never: ['Started failing', 'Zoé'],
    played: build({
      ...NIGHTLY,
      by: 'run',
      commits: COMMITS,
      before: [{ at: 1, end: 'success', ago: 1440 }],
      jobs: [failed('import', 'Run php bin/import.php', PHP)],
    }),
  },
  {
    id: 'clock-two-schedules',
    happened: 'A workflow has two schedules: the hourly one is green, the weekly one failed, as it did last week.',
    expected: 'Failed; which schedule it was. An honest word on since when, and nobody blamed.',
    says: [/fail/, '14:00', 'Thursday'],
    never: ['Started failing', 'Last passed 1h'],
    played: build({
      ...NIGHTLY,
      payload: { schedule: '0 14 * * 4' },
      commits: COMMITS,
      before: [
        { at: 1, end: 'failure', ago: 10_080 },
        { at: 1, end: 'success', ago: 120, jobs: HOURLY },
        { at: 1, end: 'success', ago: 60, jobs: HOURLY },
      ],
      jobs: [failed('audit', 'Run php bin/audit.php', undefined), { name: 'import', end: 'skipped', steps: [] }],
    }),
  },
  {
    id: 'hand-inputs-shown',
    happened: 'Sven started a rebuild with two inputs, which passed.',
    expected: 'Passed, started by Sven; the commit that happened to be the tip is not the news.',
    says: ['passed', /Sven|sven/],
    never: ['works again'],
    played: build({
      ...BY_HAND,
      commits: COMMITS,
      jobs: [passed('rebuild')],
      payload: { inputs: { tenant: 'north', dry: 'false' } },
      startedBy: 'sven',
    }),
  },
  {
    id: 'dispatch-same-type-again',
    happened: 'The same price feed failed yesterday and is green today.',
    expected: 'Passed or works again; no commit is praised, because the feed is what changed.',
    says: [/passed|works again/, 'calls nobody'],
    never: ['Fixed by'],
    played: build({
      workflow: 'Feeds',
      file: 'feeds.yml',
      event: 'repository_dispatch',
      title: 'price-feed',
      commits: COMMITS,
      before: [{ at: 1, end: 'failure', title: 'price-feed', ago: 1440 }],
      jobs: [passed('feed')],
      payload: { action: 'price-feed', branch: 'main', client_payload: { source: 'ecb' } },
      options: { when: 'always, change' },
      startedBy: 'feeds[bot]',
    }),
  },
  {
    id: 'hand-on-a-branch',
    happened: 'Lena started the rebuild by hand on her branch, where it never ran before; it failed.',
    expected: 'Failed on her branch, started by Lena, why. No "broke".',
    says: ['failed', 'bank-days', /Lena|lena/, 'no rate for CHF'],
    never: ['Started failing', 'still fails'],
    played: build({
      ...BY_HAND,
      by: 'run',
      branch: 'bank-days',
      commits: COMMITS,
      jobs: [failed('rebuild', 'Run php bin/rebuild.php', PHP)],
      startedBy: 'lena',
    }),
  },
];

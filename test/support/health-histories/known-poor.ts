/**
 * Histories whose messages are not yet what was expected of them. One that is told well must leave this list, or the test of
 * the histories fails.
 */

/** Says what is false, or keeps silent over what must be said. */
const UNTRUE: readonly string[] = [
  'archived',
  'deploy-after-ci',
  'deploy-by-repository-dispatch',
  'hand-fails-beside-a-green-nightly',
  'hand-fails-after-the-night',
  'hand-mends-a-red-nightly',
  'queue-throws-out',
  'queue-only-workflow',
  'quarter-hourly-red-14-days',
  'off-by-a-person-while-red',
  'deleted-while-red',
  'unnamed-and-red',
  'only-cancelled',
  'retried-counts-once',
  'monorepo-rarely-built',
  'organisation-of-30',
  'runs-answer-502',
  'condition-of-an-own-template',
  'deployments-40-one-failed',
  'previews-beside-production',
  'waiting-200-for-a-runner',
  'waiting-stranger',
  'trial-between',
  'trial-on-a-branch',
];

/** True, and a reader takes something wrong from it. */
const MISLEADING: readonly string[] = [
  'new-repository',
  'bot-breaks',
  'deploy-by-another-workflow',
  'deploy-by-hand-only',
  'queue-green-does-not-mend-main',
  'nightly-red-16-days',
  'renamed-and-red',
  'two-of-one-name',
  'red-then-cancelled',
  'queue-of-a-day',
  'red-green-red',
  'green-after-three-days',
  'over-between-two-sweeps',
  'runner-lost-at-night',
  'registry-over-a-red-release',
  'workflows-cannot-be-read',
  'deployments-two-of-six-failed',
  'red-half-of-the-week',
  'sweeps-that-tile',
  'cancelled-sweep',
  'failed-sweep',
  'short-outage-while-reading',
];

/** True, and needs three reads, or has noise, or misses what would help. */
const POOR: readonly string[] = [
  'archived-several',
  'weekly-backup-stopped',
  'off-by-inactivity',
  'cannot-start',
  'cannot-start-as-failure',
  'flood',
  'monorepo-of-40',
  'workflows-120',
  'api-hangs-for-six',
];

export const KNOWN_POOR: readonly string[] = [...UNTRUE, ...MISLEADING, ...POOR];

/**
 * Histories whose messages are not yet what was expected of them. One that is told well must leave this list, or the test of
 * the histories fails.
 */

/** Says what is false, or keeps silent over what must be said. */
const UNTRUE: readonly string[] = [
  'archived',
  'only-cancelled',
  'deployments-40-one-failed',
  'previews-beside-production',
  'waiting-200-for-a-runner',
  'waiting-stranger',
  'organisation-of-30',
  'trial-between',
  'trial-on-a-branch',
];

/** True, and a reader takes something wrong from it. */
const MISLEADING: readonly string[] = [
  'bot-breaks',
  'new-repository',
  'deploy-after-ci',
  'deploy-by-another-workflow',
  'deploy-by-repository-dispatch',
  'deploy-by-hand-only',
  'hand-fails-beside-a-green-nightly',
  'hand-fails-after-the-night',
  'hand-mends-a-red-nightly',
  'queue-throws-out',
  'queue-only-workflow',
  'queue-green-does-not-mend-main',
  'nightly-red-16-days',
  'renamed-and-red',
  'two-of-one-name',
  'unnamed-and-red',
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
  'off-by-a-person-while-red',
  'cannot-start',
  'cannot-start-as-failure',
  'flood',
  'monorepo-of-40',
  'monorepo-rarely-built',
  'workflows-120',
  'api-hangs-for-six',
  'quarter-hourly-red-14-days',
];

export const KNOWN_POOR: readonly string[] = [...UNTRUE, ...MISLEADING, ...POOR];

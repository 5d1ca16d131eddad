/**
 * Situations whose message is not yet what was expected of it, as people judged who read it. One that is told well must
 * leave this list, or the test of the situations fails.
 */

/** Says what is false. */
const UNTRUE: readonly string[] = ['jobend-own-limit'];

/** Names or calls the wrong person, commit or cause. */
const MISATTRIBUTED: readonly string[] = [
  'jobend-cache-upload-failed',
];

/** True, and needs three reads, or has noise, or misses what would help. */
const POOR: readonly string[] = [
  'run-watched-cancelled-before-any-job',
  'run-needs-red-and-lost',
  'pull-green-label-only',
  'clock-nightly-late',
  'infra-unpaid',
  'infra-killed-137',
  'buildkite-killed',
];

export const KNOWN_POOR: readonly string[] = [...UNTRUE, ...MISATTRIBUTED, ...POOR];

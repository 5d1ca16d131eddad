/**
 * Situations whose message is not yet what was expected of it, as people judged who read it. One that is told well must
 * leave this list, or the test of the situations fails.
 */

/** Says what is false. */
const UNTRUE: readonly string[] = [];

/** Names or calls the wrong person, commit or cause. */
const MISATTRIBUTED: readonly string[] = [
  'blame-merge-button-green',
  'blame-empty-commit',
  'blame-reverted-back',
  'blame-lost-between',
  'hand-other-input',
  'infra-dns-in-log',
  'outage-third-run-other-cause',
  'log-swift-two-failures',
];

/** True, and needs three reads, or has noise, or misses what would help. */
const POOR: readonly string[] = [
  'run-needs-one-red-of-four',
  'run-watched-red-two-jobs',
  'run-watched-could-not-start',
  'run-needs-failed-and-skipped-followers',
  'pull-red-first-time',
  'clock-nightly-late',
  'deploy-red-job-step',
  'deploy-two-environments-one-red',
  'matrix-one-leg-of-six',
  'matrix-five-legs-alike',
  'reusable-inner-job-red',
  'matrix-fail-fast',
  'log-dotnet-one-of-many',
  'tool-eslint-forty-alike',
  'tool-npm-audit-counts',
  'tool-prettier-files',
  'tool-ansible-fatal',
  'tool-kubectl-rollout',
  'tool-cmake-last-line-generic',
];

export const KNOWN_POOR: readonly string[] = [...UNTRUE, ...MISATTRIBUTED, ...POOR];

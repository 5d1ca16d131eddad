/**
 * Situations whose message is not yet what was expected of it, as people judged who read it. One that is told well must
 * leave this list, or the test of the situations fails.
 */

/** Says what is false. */
const UNTRUE: readonly string[] = [
  'step-background-server-died',
  'step-background-still-seeding',
  'jobend-own-limit',
  'blame-set-back-by-force',
  'infra-no-runner-for-a-day',
  'infra-nothing-known',
];

/** Names or calls the wrong person, commit or cause. */
const MISATTRIBUTED: readonly string[] = [
  'jobend-cache-upload-failed',
  'blame-merge-button',
  'blame-merge-button-green',
  'blame-empty-commit',
  'blame-reverted-back',
  'blame-lost-between',
  'hand-other-input',
  'dispatch-other-type',
  'matrix-two-legs-two-causes',
  'infra-service-container-running-job',
  'infra-registry-limit-in-log',
  'infra-disk-mid-line',
  'infra-dns-in-log',
  'outage-third-run-other-cause',
  'log-swift-two-failures',
];

/** True, and needs three reads, or has noise, or misses what would help. */
const POOR: readonly string[] = [
  'step-broker-fourteen-alike',
  'run-needs-one-red-of-four',
  'run-watched-red-two-jobs',
  'run-watched-could-not-start',
  'run-watched-cancelled-before-any-job',
  'run-needs-failed-and-skipped-followers',
  'run-needs-red-and-lost',
  'pull-red-first-time',
  'pull-green-label-only',
  'blame-squash-of-two',
  'blame-six-people',
  'blame-still-red-later-push',
  'clock-nightly-late',
  'deploy-green-three-commits',
  'deploy-red-description',
  'deploy-red-job-step',
  'deploy-preview-red',
  'deploy-rejected',
  'deploy-two-environments-one-red',
  'deploy-third-red',
  'matrix-one-leg-of-six',
  'matrix-five-legs-alike',
  'reusable-inner-job-red',
  'follower-publishes-nothing',
  'matrix-fail-fast',
  'infra-unpaid',
  'infra-killed-137',
  'outage-cancelled-among-red',
  'outage-eight-days',
  'gitlab-schedule-red',
  'azure-with-issues',
  'azure-schedule-red',
  'buildkite-killed',
  'log-node-farewell',
  'log-trace-then-shutdown-lines',
  'log-sixty-alike',
  'log-info-before-error',
  'log-dotnet-one-of-many',
  'tool-eslint-forty-alike',
  'tool-npm-audit-counts',
  'tool-prettier-files',
  'tool-ansible-fatal',
  'tool-kubectl-rollout',
  'tool-cmake-last-line-generic',
];

export const KNOWN_POOR: readonly string[] = [...UNTRUE, ...MISATTRIBUTED, ...POOR];

/**
 * Defines the facts about a termination, with fixed texts. `github/termination/termination.ts` defines the meaning
 * of each.
 */

import { ALWAYS, type FactFields, flag, line, words } from '../fact.ts';

/** Lists the infrastructure failures, which are also the values of `infrastructure`. */
const INFRASTRUCTURE_REASONS = [
  'runner_lost',
  'shutdown',
  'not_acquired',
  'account',
  'rejected',
  'disk_full',
  'registry_limit',
  'action_retired',
  'action_download',
  'set_up',
  'services',
  'clean_up',
  'network',
  'rate_limit',
] as const;

const REASONS = [
  'step',
  'out_of_memory',
  'killed',
  'timed_out',
  'startup_failure',
  'before_first_step',
  'unexplained',
  'other_host',
  ...INFRASTRUCTURE_REASONS,
  'newer_run',
  'person',
] as const;

const ADVICE = [
  'run it again',
  'run it again; if it happens again, ask an administrator',
  'run it again; if it fails again, check the address',
  'run it again later',
  'update to its newest version',
  'run it again later, or sign in to the registry',
  'check that a matching runner is available, then run it again',
  "free the runner's disk, then run it again",
  'pay the bill, then run it again',
  'give it more memory, or make it use less',
  'check how much memory it uses',
] as const;

export const INFRASTRUCTURE = words(
  INFRASTRUCTURE_REASONS,
  'Infrastructure that failed; then neither the author nor the suspects are mentioned.',
  'runner_lost',
);

export const TERMINATION = {
  reason: words(REASONS, 'Reason for the termination; of several jobs, a code failure first.', 'disk_full', ALWAYS),
  category: words(
    ['code', 'infrastructure', 'decision', 'unknown'],
    'Category of the reason: `code`, `infrastructure`, a `decision` of a person or rule, or `unknown`. People are mentioned for `code` only.',
    'infrastructure',
    ALWAYS,
  ),
  certain: flag('False if the reason is only probable.', ALWAYS),
  service: line(
    'Service that failed, if known: a public host (`network`, `rate_limit`), an action or a runner.',
    'registry.npmjs.org',
  ),
  answer: line('Response of that host, or the reason why there was none.', 'answered 502'),
  advice: words(ADVICE, 'How to fix the failure, if known.', "free the runner's disk, then run it again"),
} as const satisfies FactFields;

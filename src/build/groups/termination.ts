/**
 * Defines the facts about a termination, with fixed texts. `github/termination/termination.ts` defines the meaning
 * of each.
 */

import { ALWAYS, type FactFields, flag, line, words } from '../fact.ts';

/** Infrastructure failures; also the values of `infrastructure`. */
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
  'What failed if it was not the code; then neither author nor suspects are called.',
  'runner_lost',
);

export const TERMINATION = {
  reason: words(REASONS, 'What ended it; of several jobs, first what the code has to do with.', 'disk_full', ALWAYS),
  category: words(
    ['code', 'infrastructure', 'decision', 'unknown'],
    'Whose it is: the `code`, the `infrastructure`, a `decision` of a person or rule, or `unknown`. People are called for `code` only.',
    'infrastructure',
    ALWAYS,
  ),
  certain: flag('False if it is only probable.', ALWAYS),
  service: line(
    'What failed, if known: a public host (`network`, `rate_limit`), an action or a runner.',
    'registry.npmjs.org',
  ),
  answer: line('What became of a request to that host.', 'answered 502'),
  advice: words(ADVICE, 'What helps, if known.', "free the runner's disk, then run it again"),
} as const satisfies FactFields;

/**
 * Defines the facts about a termination, with fixed texts. `github/termination/termination.ts` defines the meaning
 * of each.
 */

import type { FactFields } from '../fact.ts';

/** Infrastructure failures; also the values of `infrastructure`. */
const NOT_THE_CODE = [
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

const WHAT = [
  'step',
  'out_of_memory',
  'killed',
  'timed_out',
  'startup_failure',
  'before_first_step',
  'unexplained',
  'other_host',
  ...NOT_THE_CODE,
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

export const INFRASTRUCTURE = {
  type: 'words',
  words: NOT_THE_CODE,
  text: 'What failed if it was not the code; then neither author nor suspects are called.',
  example: 'runner_lost',
} as const satisfies FactFields[string];

export const END = {
  reason: {
    type: 'words',
    words: WHAT,
    text: 'What ended it; of several jobs, first what the code has to do with.',
    example: 'disk_full',
    always: true,
  },
  category: {
    type: 'words',
    words: ['code', 'infrastructure', 'decision', 'unknown'],
    text: 'Whose it is: the `code`, the `infrastructure`, a `decision` of a person or rule, or `unknown`. People are called for `code` only.',
    example: 'infrastructure',
    always: true,
  },
  certain: { type: 'flag', text: 'False if it is only probable.', example: true, always: true },
  service: {
    type: 'line',
    text: 'What failed, if known: a public host (`network`, `rate_limit`), an action or a runner.',
    example: 'registry.npmjs.org',
  },
  answer: { type: 'line', text: 'What became of a request to that host.', example: 'answered 502' },
  advice: {
    type: 'words',
    words: ADVICE,
    text: 'What helps, if known.',
    example: "free the runner's disk, then run it again",
  },
} as const satisfies FactFields;

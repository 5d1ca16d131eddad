/** Defines the facts about who may have broken it. */

import { ALWAYS, type FactFields, flag, group, groups, line, list, number, words } from '../fact.ts';
import { CHANGED, COMMIT, SUSPECT } from './code.ts';
import { BROKEN_SINCE } from './history.ts';

export const SUSPICION = {
  comparable: flag('True if only commits lie between these two: no branch that was set back, no other inputs.', ALWAYS),
  excluded_because: words(
    [
      'no_file',
      'documents',
      'no_commit',
      'merged',
      'set_back',
      'rewritten',
      'other_line',
      'other_input',
      'other_step',
      'not_the_code',
      'also_red',
      'cut',
    ],
    'Why nobody is under suspicion: no file changed (`no_file`), only `documents` did and it fails in code, it broke without a commit (`no_commit`), only the base was `merged`, the branch was `set_back` or `rewritten`, the last success was of an `other_line` of commits or maybe `other_input`, an `other_step` failed before, `not_the_code`, `also_red`, or not all commits are known (`cut`).',
    'no_file',
  ),
  commits: groups(
    'These commits, newest last: without later ones, those that change no file, and merges, except one for its pull request.',
    { ...COMMIT, changed: CHANGED },
    ALWAYS,
  ),
  files: list('Files that these changed; empty unless known of each.', ['src/cart.ts']),
  people: groups(
    'Their authors and co-authors, no bots; of more than five only those who changed a failing file.',
    SUSPECT,
    ALWAYS,
  ),
  authors: number('How many people made them, named or not.', 2, ALWAYS),
  later_commits: number('How many commits came after it broke.', 2, ALWAYS),
  since_previous_run: flag('True if the run before failed in something else: these commits came after it.'),
  beside: flag(
    'True if `changed` is not where it fails: it is what is tested there, as `src/cart.ts` by `src/cart.test.ts`, or another workflow.',
  ),
  within: line(
    "The file or folder of the workflow's `paths` in which only these commits changed something; empty if there are several.",
    'services/cart/',
  ),
  first_red: group('The first failure by the code, as far as known; empty if its run is not.', BROKEN_SINCE),
} as const satisfies FactFields;

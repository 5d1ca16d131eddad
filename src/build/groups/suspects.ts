/** Defines the facts about who may have broken it. */

import type { FactFields } from '../fact.ts';
import { CHANGED, COMMIT, SUSPECT } from './code.ts';
import { BROKEN_SINCE } from './history.ts';

export const SUSPICION = {
  comparable: {
    type: 'flag',
    text: 'True if only commits lie between these two: no branch that was set back, no other inputs.',
    example: true,
    always: true,
  },
  excluded_because: {
    type: 'words',
    words: [
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
    text: 'Why nobody is under suspicion: no file changed (`no_file`), only `documents` did and it fails in code, it broke without a commit (`no_commit`), only the base was `merged`, the branch was `set_back` or `rewritten`, the last success was of an `other_line` of commits or maybe `other_input`, an `other_step` failed before, `not_the_code`, `also_red`, or not all commits are known (`cut`).',
    example: 'no_file',
  },
  commits: {
    type: 'groups',
    text: 'These commits, newest last: without later ones, those that change no file, and merges, except one for its pull request.',
    parts: { ...COMMIT, changed: CHANGED },
    always: true,
  },
  files: {
    type: 'list',
    text: 'Files that these changed; empty unless known of each.',
    example: ['src/cart.ts'],
  },
  people: {
    type: 'groups',
    text: 'Their authors and co-authors, no bots; of more than five only those who changed a failing file.',
    parts: SUSPECT,
    always: true,
  },
  authors: { type: 'number', text: 'How many people made them, named or not.', example: 2, always: true },
  later_commits: { type: 'number', text: 'How many commits came after it broke.', example: 2, always: true },
  since_previous_run: {
    type: 'flag',
    text: 'True if the run before failed in something else: these commits came after it.',
    example: true,
  },
  beside: {
    type: 'flag',
    text: 'True if `changed` is not where it fails: it is what is tested there, as `src/cart.ts` by `src/cart.test.ts`, or another workflow.',
    example: true,
  },
  within: {
    type: 'line',
    text: "The file or folder of the workflow's `paths` in which only these commits changed something; empty if there are several.",
    example: 'services/cart/',
  },
  first_red: {
    type: 'group',
    text: 'The first failure by the code, as far as known; empty if its run is not.',
    parts: BROKEN_SINCE,
  },
} as const satisfies FactFields;

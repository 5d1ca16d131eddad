/** The group of facts about who may have broken it. */

import type { Parts } from '../fact.ts';
import { CHANGED, COMMIT, SUSPECT } from './code.ts';
import { BROKEN_SINCE } from './history.ts';

export const SUSPICION = {
  comparable: {
    type: 'flag',
    text: 'True where nothing but commits lies between these two: no branch that was set back, no other inputs.',
    example: true,
    always: true,
  },
  why: {
    type: 'words',
    words: [
      'no_file',
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
    text: 'Why nobody is under suspicion: no file changed (`no_file`), it broke without a commit (`no_commit`), only the base was `merged`, the branch was `set_back` or `rewritten`, the last success was of an `other_line` of commits or maybe `other_input`, an `other_step` failed before, `not_the_code`, `also_red`, or not all commits are known (`cut`).',
    example: 'no_file',
  },
  commits: {
    type: 'groups',
    text: 'What may have broken it, newest last: without merges, but one that stands for its pull request; without what changes no file, and what came later.',
    parts: { ...COMMIT, changed: CHANGED },
    always: true,
  },
  files: {
    type: 'list',
    text: 'Files that these changed; empty where that is not known of each.',
    example: ['src/cart.ts'],
  },
  people: {
    type: 'groups',
    text: 'Who made these, co-authors as well, no bots; of more than five only who changed a file in which it fails.',
    parts: SUSPECT,
    always: true,
  },
  authors: { type: 'number', text: 'How many people made these, named or not.', example: 2, always: true },
  later: { type: 'number', text: 'How many commits came after it broke.', example: 2, always: true },
  since_before: {
    type: 'flag',
    text: 'True where it fails in what passed in the run before, which failed in something else: these commits came after that run.',
    example: true,
  },
  within: {
    type: 'line',
    text: 'The file or folder in which these commits changed something, of those that start the workflow (`paths`), where others did not; empty where there are several.',
    example: 'services/cart/',
  },
  first_red: {
    type: 'group',
    text: 'The first failure that was the fault of the code, as far as that is known; empty where its run is not.',
    parts: BROKEN_SINCE,
  },
} as const satisfies Parts;

/** What rendering has to say besides the author's mistakes. */

import type { Remark } from '../remark.ts';
import { listed } from '../text/phrases.ts';
import type { Limits } from './rendering.ts';

export const NO_WORDS: Remark = {
  about: 'empty',
  level: 'notice',
  says: 'Nothing was sent: the template rendered to nothing. If that is not meant, check its conditions.',
};

/** @param names of what was too long: sections that were left out or lost entries, `body` where its text was cut, `subject` */
export function cutRemarks(names: readonly string[], { characters }: Limits): readonly Remark[] {
  if (names.length === 0) return [];
  const subjectOnly = names.every((name) => name === 'subject');
  const most = subjectOnly
    ? ''
    : ` A body has at most ${characters} characters (WORKROOM_MAX_LENGTH), because the service refuses longer ones.`;
  const own = names.includes('body') ? ' To keep all of it, write a shorter body.' : '';
  return [
    { about: 'cut', level: 'notice', says: `The message was shortened to fit: ${listed(names)}.${most}${own}`, names },
  ];
}

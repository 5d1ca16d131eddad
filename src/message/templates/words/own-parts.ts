/** The author's own words as parts of a body. */

import type { Part } from '../../markdown/part.ts';
import { incident } from '../../sections/history/incident.ts';
import type { SectionInput } from '../../sections/section.ts';

/**
 * @param naming whether the line of an incident's task follows where the words do not name it: the task's only way into the
 *   chat
 */
export function ownParts(text: string, section: SectionInput, naming: boolean): readonly Part[] {
  const body: Part = { name: 'body', text, rank: 0 };
  const line = naming ? incident.render(section) : undefined;
  if (line === undefined || isMentioned(section.facts.incident?.name ?? line, text)) return [body];
  return [body, { name: 'incident', text: line, rank: 0, joint: 'gap' }];
}

/** Not as a part of another name or of an address: `PLAT-4` in `PLAT-42`. */
function isMentioned(name: string, text: string): boolean {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    const [before, behind] = [text.slice(Math.max(0, at - 1), at), text.slice(at + name.length, at + name.length + 2)];
    if (!/[A-Za-z0-9/=-]/.test(before) && !/^(?:[A-Za-z0-9]|-\w)/.test(behind)) return true;
  }
  return false;
}

/** Labels a test message: the first line explains it, and the sample failure below it mentions nobody. */

import type { ContentKind } from '../settings/option.ts';
import { listed } from '../text/format.ts';
import { DRILL_ICON, DRILL_SUBJECT, DRILL_TEXT } from '../text/record-marker.ts';
import { escapeLine } from './markdown/escape.ts';
import type { Part } from './markdown/fit.ts';
import { neutralizeMentions } from './markdown/plain.ts';
import type { SectionInput } from './sections/section.ts';
import { DOT, joinPieces, personName } from './sections/text/short-text.ts';

export function labelDrill(
  kind: ContentKind,
  parts: readonly Part[],
  { facts, assigned = [] }: SectionInput,
): readonly Part[] {
  const [first, ...rest] = parts.map((part) => ({ ...part, text: neutralizeMentions(part.text, 'markdown') }));
  const name = personName(facts.run?.started_by ?? facts.actor);
  const names = assigned.flatMap((one) => (one.type === 'mention' ? one.text : []));
  const wouldAssign = `would assign ${neutralizeMentions(listed(names), 'markdown')}`;
  const pieces = [
    `${DRILL_ICON} **${DRILL_TEXT}**`,
    name && `started by ${escapeLine(name)}`,
    kind === 'task' && names.length > 0 ? wouldAssign : undefined,
    // The API can't complete a task.
    kind === 'task' ? "close this task when you're done" : undefined,
    'a failure would read:',
  ];
  const label: Part = { name: 'drill', text: joinPieces(pieces, DOT) ?? '', rank: 0 };
  return [label, ...(first === undefined ? [] : [{ ...first, separator: 'gap' as const }, ...rest])];
}

export function labelDrillSubject(subject: string): string {
  return `${DRILL_SUBJECT} ${neutralizeMentions(subject, 'plain')}`;
}

/** Labels a test message: the first line explains it, and the sample failure below it mentions nobody. */

import type { ContentKind } from '../settings/option.ts';
import { listed } from '../text/format.ts';
import { DRILL_SIGN, DRILL_SUBJECT, DRILL_TEXT } from '../text/record-marker.ts';
import { changedPart, type Part } from './markdown/body-block.ts';
import { escapeLine } from './markdown/escape.ts';
import { neutralizeMentions } from './markdown/plain.ts';
import type { SectionInput } from './sections/section.ts';
import { DOT } from './sections/text/separators.ts';
import { joinPieces, personName } from './sections/text/short-text.ts';

interface MarkedInput {
  readonly kind: ContentKind;
  /** The subject; empty if there is none. */
  readonly line: string;
  readonly parts: readonly Part[];
  /** Redacted input. */
  readonly section: SectionInput;
}

export function markedAsDrill({ kind, line, parts, section }: MarkedInput): Pick<MarkedInput, 'line' | 'parts'> {
  const [first, ...rest] = parts.map((part) => changedPart(part, (text) => neutralizeMentions(text, 'markdown')));
  const pieces = [
    `${DRILL_SIGN} **${DRILL_TEXT}**`,
    startedBy(section),
    ...(kind === 'task' ? [assignedTo(section), CLOSE] : []),
    'a failure would read:',
  ];
  const mark: Part = { name: 'drill', text: joinPieces(pieces, DOT) ?? '', rank: 0 };
  return {
    line: line === '' ? line : `${DRILL_SUBJECT} ${neutralizeMentions(line, 'plain')}`,
    parts: [mark, ...(first === undefined ? [] : [{ ...first, separator: 'gap' as const }, ...rest])],
  };
}

/** The API can't complete a task. */
const CLOSE = "close this task when you're done";

function startedBy({ facts: { run, actor } }: SectionInput): string | undefined {
  const name = personName(run?.started_by ?? actor);
  return name === undefined ? undefined : `started by ${escapeLine(name)}`;
}

function assignedTo({ assigned = [] }: SectionInput): string | undefined {
  const names = assigned.flatMap((one) => (one.type === 'mention' ? one.text : []));
  return names.length === 0 ? undefined : `would assign ${neutralizeMentions(listed(names), 'markdown')}`;
}

/** Marks the words of a drill: on the first line stands what it is, who began it, and whom a failure would call. */

import type { ContentKind } from '../settings/option.ts';
import { DRILL_SIGN, DRILL_WORDS } from '../text/key-marks.ts';
import { listed } from '../text/phrases.ts';
import { escapeLine } from './markdown/escape.ts';
import { changedPart, type Part } from './markdown/part.ts';
import { neutralizeMentions } from './markdown/plain.ts';
import { mentionsIn } from './mentions.ts';
import type { SectionInput } from './sections/section.ts';
import { DOT } from './sections/words/separators.ts';
import { joinPieces, personName } from './sections/words/short-text.ts';

/** Names that are listed. */
const MOST = 10;

interface MarkedInput {
  readonly kind: ContentKind;
  /** The subject; empty where there is none. */
  readonly line: string;
  readonly parts: readonly Part[];
  /** Without secrets. */
  readonly section: SectionInput;
  /** Whether people are called. */
  readonly calls: boolean;
}

export function markedAsDrill({ kind, line, parts, section, calls }: MarkedInput): Pick<MarkedInput, 'line' | 'parts'> {
  const [first, ...others] = calls
    ? parts
    : parts.map((part) => changedPart(part, (text) => neutralizeMentions(text, 'markdown')));
  const would = calls ? [] : wouldWords(kind, parts, section);
  const pieces = [
    `${DRILL_SIGN} **${DRILL_WORDS}**`,
    startedBy(section),
    ...would,
    kind === 'task' ? CLOSE : undefined,
  ];
  const mark: Part = { name: 'drill', text: joinPieces(pieces, DOT) ?? '', rank: 0 };
  return {
    line: line === '' ? line : `${DRILL_SIGN} ${DRILL_WORDS}: ${calls ? line : neutralizeMentions(line, 'plain')}`,
    parts: [mark, ...(first === undefined ? [] : [{ ...first, separator: 'gap' as const }, ...others])],
  };
}

/** The service shows no way to do it. */
const CLOSE = 'somebody has to close this task';

function startedBy({ facts: { run, actor } }: SectionInput): string | undefined {
  const name = personName(run?.started_by ?? actor);
  return name === undefined ? undefined : `started by ${escapeLine(name)}`;
}

/** `would call @here and @ada`, `would be assigned to @ben`: shown, and inert. */
function wouldWords(
  kind: ContentKind,
  parts: readonly Part[],
  { assigned = [] }: SectionInput,
): readonly (string | undefined)[] {
  const called = parts.flatMap(({ text }) => mentionsIn(text));
  const given = kind === 'task' ? assigned.flatMap((one) => (one.type === 'mention' ? one.text : [])) : [];
  return [phrase('would call', called), phrase('would be assigned to', given)];
}

function phrase(verb: string, names: readonly string[]): string | undefined {
  const each = [...new Set(names)];
  const more = each.length > MOST ? [`${each.length - MOST} more`] : [];
  if (each.length === 0) return undefined;
  return `${verb} ${neutralizeMentions(listed([...each.slice(0, MOST), ...more]), 'markdown')}`;
}

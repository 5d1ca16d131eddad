/** Tells the message that is looked for from other records, and says where that cannot be told. */

import type { Draft } from '../../message/rendering.ts';
import type { Sight } from '../../service/reading/sight.ts';
import { lettersOf } from '../../text/unicode.ts';

/** What tells a record of a list from others. */
export interface ShownRecord {
  /** Absent where the list does not show it. */
  readonly subject?: string;
  /** Null where there is none, or the list does not show it. */
  readonly body: string | null;
}

const ANY_MARK = /\bd-[0-9a-f]{16}(?![0-9a-f])/;
const ELLIPSIS = /(?:…|\.\.\.)\s*$/;

/** Makes the function that looks at one record. */
export function sightOf({ subject = '', body }: Pick<Draft, 'subject' | 'body'>, marker: string) {
  const end = body.indexOf(marker) + marker.length;
  const link = new RegExp(`(https?://[^\\s<>()[\\]"']+)#[^\\s)]*${marker}`).exec(body)?.[1];
  const title = lettersOf(subject);
  const texts = [lettersOf(body), lettersOf(body.replaceAll(marker, ''))];

  return (shown: ShownRecord): Sight => {
    const text = shown.body?.trim() ?? '';
    if (text.includes(marker)) return 'ours';
    if (ANY_MARK.test(text)) return 'other';
    if (link !== undefined && text.includes(link)) return 'perhaps';
    if (!mayBeSame(title, lettersOf(shown.subject ?? ''))) return 'other';
    if (text === '') return 'perhaps';
    const start = lettersOf(text);
    if (start !== '' && texts.some((whole) => whole.startsWith(start))) return 'perhaps';
    // Only its subject speaks for it; and a longer text would show the mark.
    if (!shown.subject?.trim() || text.length >= end) return 'other';
    return ELLIPSIS.test(text) ? 'perhaps' : 'if-cut';
  };
}

/** Services write emoji, blanks and punctuation in their own way, and cut. Without a subject there is nothing to compare. */
function mayBeSame(ours: string, shown: string): boolean {
  return ours === '' || shown === '' || ours.includes(shown) || shown.includes(ours);
}

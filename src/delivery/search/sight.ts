/** Tells the message that is looked for from other records, and says where that cannot be told. */
import type { Draft } from '../../message/rendering.ts';
import { unicodePattern } from '../../text/unicode.ts';

/** What a search needs of a record. */
export interface SearchedRecord {
  readonly id: number;
  /** Absent where the list does not show it. */
  readonly subject?: string;
  /** Null where there is none, or the list does not show it. */
  readonly body: string | null;
}

/**
 * - `ours`: it holds the mark
 * - `perhaps`: it may be the message, shown without its mark: nothing of the body is shown, only its beginning, or all
 *   but the mark
 * - `if-cut`: like `perhaps`, should its length turn out to be where this list cuts its bodies
 * - `other`: it is another record
 */
export type Sight = 'ours' | 'perhaps' | 'if-cut' | 'other';

const ANY_MARK = /\bd-[0-9a-f]{16}(?![0-9a-f])/;
const ELLIPSIS = /(?:…|\.\.\.)\s*$/;

/** Makes the function that looks at one record. */
export function sightOf({ subject = '', body }: Pick<Draft, 'subject' | 'body'>, marker: string) {
  const end = body.indexOf(marker) + marker.length;
  const link = new RegExp(`(https?://[^\\s<>()[\\]"']+)#[^\\s)]*${marker}`).exec(body)?.[1];
  const title = letters(subject);
  const texts = [letters(body), letters(body.replaceAll(marker, ''))];

  return (shown: SearchedRecord): Sight => {
    const text = shown.body?.trim() ?? '';
    if (text.includes(marker)) return 'ours';
    if (ANY_MARK.test(text)) return 'other';
    if (link !== undefined && text.includes(link)) return 'perhaps';
    if (!mayBeSame(title, letters(shown.subject ?? ''))) return 'other';
    if (text === '') return 'perhaps';
    const start = letters(text);
    if (start !== '' && texts.some((whole) => whole.startsWith(start))) return 'perhaps';
    // Only its subject speaks for it; and a longer text would show the mark.
    if (!shown.subject?.trim() || text.length >= end) return 'other';
    return ELLIPSIS.test(text) ? 'perhaps' : 'if-cut';
  };
}

const NO_LETTERS = unicodePattern(String.raw`[^\p{L}\p{N}]+`, 'g');

/** Services write emoji, blanks and punctuation in their own way, and cut. Without a subject there is nothing to compare. */
function mayBeSame(ours: string, shown: string): boolean {
  return ours === '' || shown === '' || ours.includes(shown) || shown.includes(ours);
}

function letters(text: string): string {
  return text.replaceAll(NO_LETTERS(), '').toLowerCase();
}

/** Bodies of the same length: so many of the longest kind show where a list cuts. */
const SAME_LENGTH = 3;

/** Which records may be what is looked for, although they do not show it. */
export class Doubts {
  #perhaps: number | undefined;
  #longest = 0;
  #ofLongest = 0;
  readonly #ifCut = new Map<number, number>();

  note({ id, body }: SearchedRecord, sight: Sight): void {
    const length = body?.length ?? 0;
    if (length > this.#longest) [this.#longest, this.#ofLongest] = [length, 0];
    if (length === this.#longest) this.#ofLongest += 1;
    if (sight === 'perhaps') this.#perhaps ??= id;
    if (sight === 'if-cut' && !this.#ifCut.has(length)) this.#ifCut.set(length, id);
  }

  /** Id of the first of them. */
  get first(): number | undefined {
    return this.#perhaps ?? (this.#ofLongest >= SAME_LENGTH ? this.#ifCut.get(this.#longest) : undefined);
  }
}

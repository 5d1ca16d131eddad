/** Tells the records that are looked for from others, and says where that cannot be told. */

/** What can be looked through: long texts in `body` show where a list cuts them. */
export interface ListedRecord {
  readonly id: number;
  readonly body?: string | null;
}

/**
 * - `ours`: it is looked for
 * - `perhaps`: it may be, shown in a way that does not tell: nothing of the body is shown, only its beginning, or all but
 *   the mark
 * - `if-cut`: like `perhaps`, should its length turn out to be where this list cuts its bodies
 * - `other`: it is another record
 */
export type RecordMatch = 'ours' | 'perhaps' | 'if-cut' | 'other';

/** How records are looked at, and what is kept of those that may be wanted. Long bodies are let go. */
export interface RecordMatcher<T, K> {
  readonly match: (record: T) => RecordMatch;
  readonly keep: (record: T) => K;
}

/** Bodies of the same length: so many of the longest kind show where a list cuts. */
const SAME_LENGTH = 3;

/** What was found among records. */
export class Findings<T extends ListedRecord, K> {
  readonly ours: K[] = [];
  readonly #look: RecordMatcher<T, K>;
  readonly #known = new Set<number>();
  readonly #perhaps: K[] = [];
  /** Those of the longest length. */
  #ifCut: K[] = [];
  #longest = 0;
  #ofLongest = 0;

  constructor(look: RecordMatcher<T, K>) {
    this.#look = look;
  }

  /** How many different records were seen. */
  get different(): number {
    return this.#known.size;
  }

  /** Records that may be wanted, although they do not show it. */
  get perhaps(): readonly K[] {
    return this.#ofLongest >= SAME_LENGTH ? [...this.#perhaps, ...this.#ifCut] : this.#perhaps;
  }

  /** Looks at a record, unless it was seen before. */
  note(record: T): void {
    if (this.#known.has(record.id)) return;
    this.#known.add(record.id);
    const length = record.body?.length ?? 0;
    if (length > this.#longest) {
      [this.#longest, this.#ofLongest] = [length, 0];
      this.#ifCut = [];
    }
    if (length === this.#longest) this.#ofLongest += 1;
    const list = this.#listOf(this.#look.match(record), length);
    list?.push(this.#look.keep(record));
  }

  #listOf(match: RecordMatch, length: number): K[] | undefined {
    if (match === 'ours') return this.ours;
    if (match === 'perhaps') return this.#perhaps;
    return match === 'if-cut' && length === this.#longest ? this.#ifCut : undefined;
  }
}

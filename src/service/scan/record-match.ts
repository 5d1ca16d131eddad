/** Matches records against a search, including those that are shown incompletely. */

/** A record of a list. Long texts in `body` reveal where the list truncates them. */
export interface ListedRecord {
  readonly id: number;
  readonly body?: string | null;
}

/**
 * Result of matching one record:
 * - `ours`: matches
 * - `perhaps`: may match: the list shows nothing of the body, only its beginning, or all but the marker
 * - `if-cut`: like `perhaps`, provided that the list truncates bodies at its length
 * - `other`: does not match
 */
export type RecordMatch = 'ours' | 'perhaps' | 'if-cut' | 'other';

/** Matches records, and selects what to retain of them. Long bodies are discarded. */
export interface RecordMatcher<T, K> {
  readonly match: (record: T) => RecordMatch;
  readonly keep: (record: T) => K;
}

/** Number of bodies with the same maximum length that reveals where a list truncates. */
const SAME_LENGTH = 3;

/** Collects matches among records. */
export class Findings<T extends ListedRecord, K> {
  readonly ours: K[] = [];
  readonly #look: RecordMatcher<T, K>;
  readonly #known = new Set<number>();
  readonly #perhaps: K[] = [];
  /** `if-cut` records with the longest body. */
  #ifCut: K[] = [];
  #longest = 0;
  #ofLongest = 0;

  constructor(look: RecordMatcher<T, K>) {
    this.#look = look;
  }

  /** Number of distinct records seen. */
  get different(): number {
    return this.#known.size;
  }

  /** Records that may match, but are shown incompletely. */
  get perhaps(): readonly K[] {
    return this.#ofLongest >= SAME_LENGTH ? [...this.#perhaps, ...this.#ifCut] : this.#perhaps;
  }

  /** Matches a record, unless it was seen before. */
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

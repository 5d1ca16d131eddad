/** What a failing service keeps: the record of truth, and how it shows it. */
import type { Blindness } from './kinds.ts';
import { asciiJson } from './wire.ts';

interface Kept {
  readonly id: number;
  readonly subject: string;
  readonly body: string;
  readonly at: number;
  /** Posted by the step under test; all others are other people's. */
  readonly own: boolean;
}

interface Custom {
  /** How many records of other people are there before. */
  readonly others: number;
  readonly newestFirst: boolean;
  readonly blindness: Blindness | undefined;
}

export class Records {
  readonly #kept: Kept[] = [];
  readonly #now: () => number;
  readonly #custom: Custom;

  /** @param now milliseconds */
  constructor(now: () => number, custom: Custom) {
    this.#now = now;
    this.#custom = custom;
    for (let id = 1; id <= custom.others; id++) {
      this.#kept.push({
        id,
        subject: `Thing ${id}`,
        body: `Someone else's, ${id}. `.repeat(id % 30),
        at: Number.NEGATIVE_INFINITY,
        own: false,
      });
    }
  }

  /** How many chat messages the step under test has posted; nothing shows them. */
  chats = 0;

  /** Ids of what the step under test has created. */
  get own(): number[] {
    return this.#kept.filter((record) => record.own).map((record) => record.id);
  }

  /**
   * @param request body of the POST: JSON, or the text itself
   * @param at from when on it is there
   */
  keep(
    request: string,
    { at = this.#now(), own: current = true }: { at?: number | undefined; own?: boolean } = {},
  ): number {
    const id = this.#kept.length + 1;
    const { subject = '', body = request } = request.startsWith('{') ? JSON.parse(request) : {};
    this.#kept.push({ id, subject, body, at, own: current });
    return id;
  }

  /** Someone quotes what was last kept. */
  quote(at?: number): void {
    const { subject = '', body = '' } = this.#kept.at(-1) ?? {};
    this.keep(JSON.stringify({ subject: `Re: ${subject}`, body: `> ${body}` }), { at, own: false });
  }

  /** One page as the service shows it, of all, of none or of one category; `staleMs` leaves out what is newer. */
  page(query: URLSearchParams, { staleMs = 0, most = 50, skips = true, category = 0, of = 'all' } = {}): string {
    const displayed = of === 'none' ? [] : this.#shown(staleMs);
    const all = category === 0 ? displayed : displayed.filter((record) => getCategory(record) === category);
    const skip = skips ? Number(query.get('$skip') ?? 0) : 0;
    const top = Math.min(most, Number(query.get('$top') ?? most));
    const results = all.slice(skip, skip + top).map((record) => this.#shape(record));
    const counts = query.has('$inlinecount') && this.#custom.blindness !== 'no count';
    return asciiJson({ d: { results, ...(counts && { __count: all.length }) } });
  }

  /** One record, whatever the lists show of it. */
  whole(id: number): string {
    const { subject = '', body = '' } = this.#kept[id - 1] ?? {};
    return asciiJson({ d: { results: { id, subject, body } } });
  }

  /** The whole board, in two categories. */
  board(staleMs: number): string {
    const displayed = this.#shown(staleMs);
    const results = [1, 2].map((category) => {
      const tasks = displayed.filter((record) => getCategory(record) === category).map((record) => this.#shape(record));
      return { id: category, tasks: { results: tasks } };
    });
    return asciiJson({ d: { categories: { results } } });
  }

  #shape({ id, subject, body }: Kept): object {
    switch (this.#custom.blindness) {
      case 'cut bodies':
        return { id, subject, body: body.slice(0, 100) };
      case 'no fragments':
        return { id, subject, body: body.replaceAll(/#d-[0-9a-f]+/g, '') };
      case 'null bodies':
        return { id, subject, body: null };
      default:
        return { id, subject, body };
    }
  }

  #shown(staleMs: number): Kept[] {
    const displayed = this.#kept.filter(({ at }) => at <= this.#now() - staleMs);
    return this.#custom.newestFirst ? displayed.toReversed() : displayed;
  }
}

/** New ones stand in the second. */
function getCategory({ id }: Kept): number {
  return id <= 60 ? 1 : 2;
}

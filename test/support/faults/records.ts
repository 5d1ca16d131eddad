/** Records of a failing service, and the views that it returns. */
import type { Blindness } from './kinds.ts';
import { asciiJson } from './wire.ts';

interface Kept {
  readonly id: number;
  readonly subject: string;
  readonly body: string;
  readonly at: number;
  /** True for records of the step under test. Others belong to other people. */
  readonly own: boolean;
}

interface Custom {
  /** Number of existing records of other people. */
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

  /** IDs of records created by the step under test. */
  get own(): number[] {
    return this.#kept.filter((record) => record.own).map((record) => record.id);
  }

  /**
   * @param request body of the POST: JSON, or plain text
   * @param at time at which it appears
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

  /** Adds a record that quotes the latest one. */
  quote(at?: number): void {
    const { subject = '', body = '' } = this.#kept.at(-1) ?? {};
    this.keep(JSON.stringify({ subject: `Re: ${subject}`, body: `> ${body}` }), { at, own: false });
  }

  /** Renders one page of all records, none, or one category. `staleMs` omits newer records. */
  page(query: URLSearchParams, { staleMs = 0, most = 50, skips = true, category = 0, of = 'all' } = {}): string {
    const displayed = of === 'none' ? [] : this.#shown(staleMs);
    const all = category === 0 ? displayed : displayed.filter((record) => getCategory(record) === category);
    const skip = skips ? Number(query.get('$skip') ?? 0) : 0;
    const top = Math.min(most, Number(query.get('$top') ?? most));
    const results = all.slice(skip, skip + top).map((record) => this.#shape(record));
    const counts = query.has('$inlinecount') && this.#custom.blindness !== 'no count';
    return asciiJson({ d: { results, ...(counts && { __count: all.length }) } });
  }

  /** Renders the complete board with two categories. */
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

/** New records go to the second category. */
function getCategory({ id }: Kept): number {
  return id <= 60 ? 1 : 2;
}

/** What the service of a campaign keeps: the record of truth, and how it shows it. */
import { asciiJson } from './wire.ts';

interface Kept {
  readonly id: number;
  readonly body: string;
  readonly at: number;
  /** Posted by the step under test; all others are other people's. */
  readonly own: boolean;
}

export class Records {
  readonly #kept: Kept[] = [];
  readonly #newestFirst: boolean;

  constructor(others: number, newestFirst: boolean) {
    this.#newestFirst = newestFirst;
    for (let id = 1; id <= others; id++) this.#kept.push({ id, body: `Someone else's, ${id}`, at: 0, own: false });
  }

  /** Ids of what the step under test has created. */
  get own(): number[] {
    return this.#kept.filter((record) => record.own).map((record) => record.id);
  }

  keep(body: string, own = true): number {
    const id = this.#kept.length + 1;
    this.#kept.push({ id, body, at: Date.now(), own });
    return id;
  }

  /** One page as the service shows it, of all or of one category; `staleMs` leaves out what is newer. */
  page(query: URLSearchParams, { staleMs = 0, most = 50, skips = true, category = 0 } = {}): string {
    const shown = this.#shown(staleMs);
    const all = category === 0 ? shown : shown.filter((record) => categoryOf(record) === category);
    const skip = skips ? Number(query.get('$skip') ?? 0) : 0;
    const top = Math.min(most, Number(query.get('$top') ?? most));
    const results = all.slice(skip, skip + top).map(({ id, body }) => ({ id, body }));
    return asciiJson({ d: { results, ...(query.has('$inlinecount') && { __count: all.length }) } });
  }

  /** The whole board, in two categories. */
  board(staleMs: number): string {
    const shown = this.#shown(staleMs);
    const results = [1, 2].map((category) => {
      const tasks = shown.filter((record) => categoryOf(record) === category).map(({ id, body }) => ({ id, body }));
      return { id: category, tasks: { results: tasks } };
    });
    return asciiJson({ d: { categories: { results } } });
  }

  #shown(staleMs: number): Kept[] {
    const shown = this.#kept.filter(({ at }) => at <= Date.now() - staleMs);
    return this.#newestFirst ? shown.toReversed() : shown;
  }
}

/** New ones stand in the second. */
function categoryOf({ id }: Kept): number {
  return id <= 60 ? 1 : 2;
}

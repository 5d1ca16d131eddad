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

  /** One page as the service shows it; `staleMs` leaves out what is newer. */
  page(query: URLSearchParams, { staleMs = 0, most = 50, skips = true } = {}): string {
    const all = this.#shown(staleMs);
    const skip = skips ? Number(query.get('$skip') ?? 0) : 0;
    const top = Math.min(most, Number(query.get('$top') ?? most));
    const results = all.slice(skip, skip + top).map(({ id, body }) => ({ id, body }));
    return asciiJson({ d: { results, ...(query.has('$inlinecount') && { __count: all.length }) } });
  }

  /** The whole board, in two categories. */
  board(staleMs: number): string {
    const tasks = this.#shown(staleMs).map(({ id, body }) => ({ id, body }));
    const middle = Math.floor(tasks.length / 2);
    const columns = [tasks.slice(0, middle), tasks.slice(middle)];
    const results = columns.map((column, index) => ({ id: index + 1, tasks: { results: column } }));
    return asciiJson({ d: { categories: { results } } });
  }

  #shown(staleMs: number): Kept[] {
    const shown = this.#kept.filter(({ at }) => at <= Date.now() - staleMs);
    return this.#newestFirst ? shown.toReversed() : shown;
  }
}

/** What was read of GitHub's API as it is now: each question is asked once for all who look at it. */

import { defined } from '../../defined.ts';
import { list, number, record } from '../../facts/host/json.ts';
import type { Octokit } from '../../world.ts';

export type ApiAnswer = Awaited<ReturnType<Octokit['request']>>;
export type Route = `GET /${string}`;
export type RouteParameters = Readonly<Record<string, unknown>>;

/** Things in the answers that are kept: a run takes a few thousand bytes, when all share their repository. */
const MOST_KEPT = 6_000;

/** The field that has them. */
const RUNS = 'workflow_runs';

interface KeptAnswer {
  readonly answer: Promise<ApiAnswer>;
  /** 0 while it is waited for. */
  size: number;
}

export class SharedReads {
  /** The one that was asked for last stands last. */
  readonly #kept = new Map<string, KeptAnswer>();
  readonly #repositories = new Map<unknown, unknown>();
  #size = 0;

  /**
   * As it is now.
   *
   * @throws what `octokit` throws
   */
  async read(octokit: Octokit, route: Route, parameters: RouteParameters): Promise<ApiAnswer> {
    const key = JSON.stringify([route, Object.entries(parameters).sort(([one], [other]) => (one < other ? -1 : 1))]);
    const known = this.#kept.get(key);
    if (known !== undefined) {
      this.#kept.delete(key);
      this.#kept.set(key, known);
      return known.answer;
    }
    const kept: KeptAnswer = { answer: octokit.request(route, parameters).then((one) => this.#small(one)), size: 0 };
    this.#kept.set(key, kept);
    try {
      const answer = await kept.answer;
      if (this.#kept.get(key) === kept) this.#count(kept, answer);
      return answer;
    } catch (error) {
      // What is not there is an answer; anything else may be answered the next time.
      if (!isMissing(error)) this.#kept.delete(key);
      throw error;
    }
  }

  #count(kept: KeptAnswer, { data }: ApiAnswer): void {
    kept.size = 1 + itemsIn(data).length;
    this.#size += kept.size;
    for (const [key, { size }] of this.#kept) {
      if (this.#size <= MOST_KEPT) return;
      this.#kept.delete(key);
      this.#size -= size;
    }
  }

  /** Most of a run is its repository, told twice: all runs share one. */
  #small(answer: ApiAnswer): ApiAnswer {
    const { data } = answer;
    if (listIn(data) !== RUNS) return answer;
    const runs = list(data, RUNS).map((run) =>
      defined<object>({
        ...record(run),
        repository: this.#shared(record(run)?.['repository']),
        head_repository: this.#shared(record(run)?.['head_repository']),
      }),
    );
    return { ...answer, data: { ...record(data), [RUNS]: runs } };
  }

  #shared(repository: unknown): unknown {
    const id = number(repository, 'id');
    if (id === undefined) return repository;
    const key = `${id} ${JSON.stringify(repository)}`;
    const known = this.#repositories.get(key) ?? repository;
    this.#repositories.set(key, known);
    return known;
  }
}

/** The things of a list, which is the answer itself or one of its fields; none in any other answer. */
export function itemsIn(data: unknown): readonly unknown[] {
  if (Array.isArray(data)) return data;
  const name = listIn(data);
  return name === undefined ? [] : list(data, name);
}

/** The field that has the list, of an answer that counts what it lists. */
export function listIn(data: unknown): string | undefined {
  const fields = record(data) ?? {};
  if (typeof fields['total_count'] !== 'number') return undefined;
  return Object.keys(fields).find((name) => Array.isArray(fields[name]));
}

/** Whether GitHub says that it is not there; octokit's errors have the status of their answer. */
export function isMissing(error: unknown): boolean {
  const status = error instanceof Error && 'status' in error ? error.status : undefined;
  return error instanceof Error && 'response' in error && (status === 404 || status === 410);
}

/** The same error, of what was not there then. */
export function notThereThen(): Error {
  return Object.assign(new Error('Not Found'), { status: 404, response: { status: 404 } });
}

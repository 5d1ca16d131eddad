/** Reads the lists of the service: each once, all its pages, within the time that there is for it. */

import { defined } from '../defined.ts';
import { NotifyError } from '../errors.ts';
import { ServiceClient } from '../service/client.ts';
import type { Task, Topic } from '../service/records.ts';
import type { TaskField } from '../service/resources/tasks.ts';
import type { Target } from '../service/vocabulary.ts';
import { type List, mayBeCut } from '../service/wire/list.ts';
import type { RestDestination } from '../settings/settings.ts';
import type { Exchange, Send } from '../transport/exchange.ts';
import { exchangeWords } from '../transport/words/exchange-words.ts';
import type { World } from '../world.ts';
import { memberOf, type NamedRecord, spaceOf, type TargetMember, withoutGuesses } from './kept-records.ts';
import { all, wholeOf } from './lists.ts';
import type { LookUp, Refusal } from './look-up-result.ts';

/** What a read brought, or why it brought nothing. */
export type ListReading<T> =
  | { readonly type: 'read'; readonly value: T }
  /** `status` is that of the answer, where there was one. */
  | { readonly type: 'unread'; readonly reason: string; readonly hint: string; readonly status?: number };

/** Bytes of one answer that are kept. Parsing takes many times that. */
const MOST_BYTES = 512 * 1024;
/** A silent connection must leave time for another try. */
const SHORTEST_TRY_MS = 2_000;
const UNAUTHORIZED = 401;
/** What is looked at of a task. */
const SHOWN: readonly TaskField[] = ['id', 'subject', 'body', 'assignees', 'short', 'createDate', 'completeDate'];

const UNREADABLE = 'Check that base-url is the address of the service.';

const CUT: Refusal = { reason: 'the service did not show all of its records', hint: '' };

/** What ends a read that has no time left; nothing was sent. */
const LATE: Exchange = {
  type: 'failure',
  written: false,
  reason: 'no time is left',
  hint: 'Allow more time with the option timeout.',
  permanent: true,
};

/** The lists of one service, as one account sees them. */
export class DirectorySession {
  readonly lookUps: LookUp[] = [];
  /** Set once the service has refused the account: to ask again could lock it. */
  refusal: Refusal | undefined;
  readonly #destination: RestDestination;
  readonly #world: World;
  readonly #reads = new Map<string, Promise<ListReading<unknown>>>();
  #deadline: number;

  /** @param deadline milliseconds since the epoch */
  constructor(destination: RestDestination, world: World, deadline: number) {
    this.#destination = destination;
    this.#world = world;
    this.#deadline = deadline;
  }

  get stopped(): boolean {
    return this.#world.signal.aborted;
  }

  /** What is read next has until then. */
  until(deadline: number): void {
    this.#deadline = deadline;
  }

  /** All teams, or all forums, that the account can see. */
  spaces(type: Target['type']): Promise<ListReading<readonly NamedRecord[]>> {
    const operation = type === 'team' ? 'teams.list' : 'forums.list';
    const options = { select: ['id', 'name', 'nickname'] as const };
    return this.#once(operation, (client) =>
      all(type === 'team' ? client.teams.list(options) : client.forums.list(options), spaceOf),
    );
  }

  /** The members of the target, with their users. */
  members(target: Target): Promise<ListReading<readonly TargetMember[]>> {
    return this.#once('members.list', async (client) =>
      withoutGuesses(await all(client.members.list(target, { expand: 'member' }), memberOf)),
    );
  }

  /** The id of the target's task board. */
  board(target: Target): Promise<ListReading<number>> {
    return this.#once('boards.show', async (client) => (await client.boards.show(target)).id);
  }

  categories(board: number): Promise<ListReading<readonly NamedRecord[]>> {
    return this.#once('boards.categories', async (client) => (await client.boards.categories(board)).map(spaceOf));
  }

  /** What is kept of the topics that are not archived; nothing where not all of them were seen. */
  openTopics<T>(target: Target, keep: (topic: Topic) => T | undefined): Promise<ListReading<readonly T[]>> {
    return this.#whole('topics.list', (client) => client.topics.list(target, { archived: false }), keep);
  }

  /** What is kept of the tasks of the board, completed ones included; nothing where not all of them were seen. */
  async allTasks<T>(target: Target, keep: (task: Task) => T | undefined): Promise<ListReading<readonly T[]>> {
    const board = await this.#read('boards.tasks', async (client) => {
      const tasks = await client.boards.tasks(target);
      return { kept: tasks.flatMap((task) => keep(task) ?? []), isWhole: !mayBeCut(tasks.length) };
    });
    if (board.type === 'read' && board.value.isWhole) return { type: 'read', value: board.value.kept };
    // Of an answer that is too long nothing can be read.
    if (board.type === 'unread' && board.status !== 200) return board;
    return this.#tasksByCategory(target, keep);
  }

  async #tasksByCategory<T>(target: Target, keep: (task: Task) => T | undefined): Promise<ListReading<readonly T[]>> {
    const board = await this.board(target);
    if (board.type === 'unread') return board;
    const categories = await this.categories(board.value);
    if (categories.type === 'unread') return categories;
    if (mayBeCut(categories.value.length)) return { type: 'unread', ...CUT };
    const kept: T[] = [];
    for (const { id } of categories.value) {
      const read = await this.#whole('tasks.list', (client) => client.tasks.list(id, { select: SHOWN }), keep);
      if (read.type === 'unread') return read;
      kept.push(...read.value);
    }
    return { type: 'read', value: kept };
  }

  async #whole<T extends { readonly id: number }, U>(
    operation: string,
    list: (client: ServiceClient) => List<T>,
    keep: (record: T) => U | undefined,
  ): Promise<ListReading<readonly U[]>> {
    const read = await this.#read(operation, (client) => wholeOf(list(client), keep));
    if (read.type === 'unread') return read;
    const { kept, complete } = read.value;
    if (complete) return { type: 'read', value: kept };
    return { type: 'unread', ...CUT };
  }

  #once<T>(operation: string, read: (client: ServiceClient) => Promise<T>): Promise<ListReading<T>> {
    const known = this.#reads.get(operation) as Promise<ListReading<T>> | undefined;
    const reading = known ?? this.#read(operation, read);
    this.#reads.set(operation, reading);
    return reading;
  }

  async #read<T>(operation: string, read: (client: ServiceClient) => Promise<T>): Promise<ListReading<T>> {
    const startedAt = this.#world.now();
    const sent = { times: 0, last: LATE };
    let value: T | undefined;
    let fault: NotifyError | undefined;
    try {
      value = await read(this.#client(sent));
    } catch (error) {
      if (!(error instanceof NotifyError)) throw error;
      fault = error;
    }
    const { last, times } = sent;
    const status = last.type === 'answer' ? last.status : undefined;
    const reason = last.type === 'failure' ? last.reason : undefined;
    const duration_ms = Math.round(this.#world.now() - startedAt);
    const more = times > 1 ? times : undefined;
    if (times > 0) this.lookUps.push(defined<LookUp>({ operation, status, reason, times: more, duration_ms }));
    if (fault === undefined) return { type: 'read', value: value as T };
    const words = unreadReason(last, fault);
    if (status === UNAUTHORIZED) this.refusal = words;
    return defined<ListReading<T>>({ type: 'unread', ...words, status });
  }

  /** Ends with the deadline, whatever the number of pages. */
  #client(sent: { times: number; last: Exchange }): ServiceClient {
    const { baseUrl, username, password } = this.#destination;
    const { send, now, sleep, random, signal } = this.#world;
    const leftMs = () => this.#deadline - now();
    const bounded: Send = async (request, limits) => {
      const left = leftMs();
      if (left <= 0 || this.refusal !== undefined) {
        sent.last = LATE;
        return LATE;
      }
      sent.times += 1;
      const tryMs = Math.min(limits.timeoutMs, left, Math.max(SHORTEST_TRY_MS, left / 2));
      sent.last = await send(request, { ...limits, timeoutMs: tryMs, maxBytes: MOST_BYTES });
      return sent.last;
    };
    return new ServiceClient({
      ...{ baseUrl, username, password, now, random, signal },
      send: bounded,
      sleep: (ms) => sleep(Math.max(0, Math.min(ms, leftMs()))),
      timeoutSeconds: Math.max(1, leftMs()) / 1000,
    });
  }
}

/** Without the service's own words, which anyone may have written. */
function unreadReason(last: Exchange, { hint }: NotifyError): Refusal {
  const isAnswered = last.type === 'answer' && last.status >= 200 && last.status < 300;
  if (isAnswered) return { reason: 'the answer could not be read', hint: hint || UNREADABLE };
  return { reason: exchangeWords(last).reason, hint };
}

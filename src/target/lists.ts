/** Reads the lists of the service for name lookups: each once, within its share of the time. */

import type { ResultMessage } from '../diagnostic.ts';
import type { Runtime } from '../runtime.ts';
import { OPERATIONS } from '../service/operations.ts';
import type { Member, Target, Team } from '../service/records.ts';
import { type RequestAttempt, RequestRecord } from '../service/request-record.ts';
import { readBoard, readCategories } from '../service/scan/contents.ts';
import { scanList } from '../service/scan/pages.ts';
import { catchReadError, type ReadError, ServiceReader } from '../service/scan/reader.ts';
import { decodeRecord } from '../service/wire/decode.ts';
import type { ServiceAccount, ServiceRequest } from '../service/wire/http-request.ts';
import type { TimeBudget, TimeShare } from '../time.ts';
import { type NamedRecord, toSpace, toUserSummary } from './find-by-name.ts';
import { type ResolvedTarget, refuseTarget } from './resolved-target.ts';

/** A user as a member of the target. */
export interface TargetMember {
  /** The ID of the user, not of the join record. */
  readonly id: number;
  readonly username?: string;
  /** In lowercase. */
  readonly email?: string;
  readonly isAdmin: boolean;
  readonly isBot: boolean;
}

/** The lists of one service, as one account sees them. */
export class DirectoryLists {
  /** Reads lists that are searched again each time. */
  readonly reader: ServiceReader;
  readonly #record: RequestRecord;
  readonly #results: Map<string, Promise<unknown>>;

  private constructor(reader: ServiceReader, record: RequestRecord, results = new Map()) {
    this.reader = reader;
    this.#record = record;
    this.#results = results;
  }

  static of(account: ServiceAccount, runtime: Runtime, budget: TimeBudget): DirectoryLists {
    const record = new RequestRecord();
    return new DirectoryLists(new ServiceReader({ account, runtime, budget, record }), record);
  }

  /** Returns the same lists with this share of the time for further requests. */
  within(share: TimeShare): DirectoryLists {
    return new DirectoryLists(this.reader.within(share), this.#record, this.#results);
  }

  get lookUps(): readonly RequestAttempt[] {
    return this.#record.attempts;
  }

  /** Set after the service refused the account. */
  get refusal(): ResultMessage | undefined {
    const { refusal } = this.reader;
    return refusal && { reason: refusal.message, hint: refusal.hint };
  }

  get stopped(): boolean {
    return this.reader.stopped;
  }

  /** Stops the lookup for this reason, or because the process is shutting down. */
  refused(raw: ResultMessage): ResolvedTarget {
    const refusal = this.stopped ? { reason: 'this step was cancelled', hint: '' } : raw;
    return { ...refuseTarget(refusal), lookUps: this.lookUps };
  }

  /** Reads all teams, or all forums, that the account can see. */
  spaces(type: Target['type']): Promise<readonly NamedRecord[] | ReadError> {
    const list = type === 'team' ? OPERATIONS.teams.list.request : OPERATIONS.forums.list.request;
    const request = (window: object) => list({ ...window, select: ['id', 'name', 'nickname'] });
    return this.#once(`${type}s`, () => this.#all<Team, NamedRecord>(request, toSpace));
  }

  /** Reads the members of the target, with their users. */
  members(target: Target): Promise<readonly TargetMember[] | ReadError> {
    const request = (window: object) => OPERATIONS.members.list.request(target, { ...window, expand: 'member' });
    return this.#once(`members of ${target.type} ${target.id}`, async () => {
      const members = await this.#all<Member, TargetMember>(request, toMember);
      // Nobody counts as a bot by a missing address if the service shows no addresses at all.
      const isShown = members.some(({ email }) => email !== undefined);
      return isShown ? members : members.map((member) => ({ ...member, isBot: false }));
    });
  }

  /** Reads the ID of the target's task board. */
  board(target: Target): Promise<number | ReadError> {
    return this.#once(`board of ${target.type} ${target.id}`, () => readBoard(this.reader, target));
  }

  /** Reads the categories of a board; not `complete` if the service may have more of them than it shows. */
  categories(board: number) {
    return this.#once(`categories of ${board}`, async () => {
      const { categories, complete } = await readCategories(this.reader, board);
      return { categories: categories.map(toSpace), complete };
    });
  }

  async #all<T extends Team | Member, K>(
    request: (window: object) => ServiceRequest,
    keep: (record: T) => K | undefined,
  ): Promise<readonly K[]> {
    const { ours } = await scanList(this.reader, request, decodeRecord<T>, (one: T) => ['ours', keep(one)], 'all');
    return ours.filter((one) => one !== undefined);
  }

  #once<T>(name: string, read: () => Promise<T>): Promise<T | ReadError> {
    const cached = this.#results.get(name) as Promise<T | ReadError> | undefined;
    const result = cached ?? catchReadError(read());
    this.#results.set(name, result);
    return result;
  }
}

const ADMIN = 'ROLE_TEAM_ADMIN';

/** Drops records that don't show their user, because nobody could be notified through them. */
function toMember({ role, roles, member }: Member): TargetMember | undefined {
  if (member?.id === undefined) return undefined;
  const { id, nickname: username, email } = toUserSummary(member, member.id);
  const isAdmin = role === ADMIN || (Array.isArray(roles) && roles.includes(ADMIN));
  // If the type isn't shown, a missing address identifies a bot.
  const isBot = member.type === undefined ? member.emailAddress === undefined : member.type === 'bot';
  return { id, username, email: email?.toLowerCase(), isAdmin, isBot };
}

/** The typed client of the REST API. */

import { SettingsError } from '../errors.ts';
import type { PlatformSignal, PlatformUrl } from '../platform.ts';
import { unknownOptions } from '../text/unknown-options.ts';
import type { Milliseconds } from '../time.ts';
import type { Send } from './http/exchange.ts';
import { createSend } from './http/send.ts';
import { random, steadyClock, sleep as wait } from './http/system.ts';
import type { ClientMethods } from './operations.ts';
import { checkedAddress, checkedOptions, checkedPassword, checkedUsername, timeoutMs } from './options.ts';
import { Boards } from './resources/boards.ts';
import { Chat } from './resources/chat.ts';
import { Members } from './resources/members.ts';
import { Tasks } from './resources/tasks.ts';
import { Forums, Teams } from './resources/teams.ts';
import { Topics } from './resources/topics.ts';
import { Users } from './resources/users.ts';
import { Caller } from './wire/caller.ts';

export type { Answer, Exchange, ExchangeLimits, Failure, HttpRequest, Send } from './http/exchange.ts';

export interface ServiceClientOptions {
  /**
   * Address of the service, for example `https://acme.example.com`, with a path of its own if it has one; the address
   * of the API itself (`…/api/1/odata.svc`) is taken as well. Plain `http:` for this machine only.
   */
  readonly baseUrl: string | PlatformUrl;
  /** The account that acts. It must be a member of every team and forum that it posts to. */
  readonly username: string;
  readonly password: string;
  /** Seconds for one call, repeats of a GET included. Default 60. */
  readonly timeoutSeconds?: number;
  /** Ends the calls under way, and every call made afterwards. */
  readonly signal?: PlatformSignal;
  /** Sends one request once. Default: the package's own transport. */
  readonly send?: Send;
  /** Milliseconds since the epoch. Default: the machine's clock. */
  readonly now?: () => number;
  /** Waits that many milliseconds, or until the signal is aborted, without throwing. Default: a timer. */
  readonly sleep?: (milliseconds: Milliseconds, signal?: PlatformSignal) => Promise<void>;
  /** A number from 0 to below 1. Default: the machine's own. */
  readonly random?: () => number;
}

const OPTION_NAMES: readonly (keyof ServiceClientOptions)[] = [
  ...(['baseUrl', 'username', 'password', 'timeoutSeconds', 'signal'] as const),
  ...(['send', 'now', 'sleep', 'random'] as const),
];

/**
 * One method for each operation of the API. Each takes a `signal` and `timeoutSeconds` of its own: reads among their options,
 * writes as their last argument. A GET is repeated within the time limit when a connection fails or the
 * service is busy. A POST is sent once, because it may have been carried out even when no answer came.
 *
 * Errors: `SettingsError` for arguments that cannot be sent, `ConnectionError` when no answer came, `ResponseError`
 * for a status other than 2xx, `DecodeError` for an answer of an unexpected shape.
 */
export class ServiceClient implements ClientMethods {
  readonly teams: Teams;
  readonly forums: Forums;
  readonly users: Users;
  readonly members: Members;
  readonly topics: Topics;
  readonly tasks: Tasks;
  readonly boards: Boards;
  readonly chat: Chat;

  constructor(options: ServiceClientOptions) {
    const given: Partial<ServiceClientOptions> = options ?? {};
    const unknown = unknownOptions(given, OPTION_NAMES);
    if (unknown.length > 0) throw new SettingsError(unknown);
    const { sleep = wait, signal } = given;
    const { timeoutSeconds, ...connection } = checkedOptions({
      baseUrl: () => checkedAddress('baseUrl', given.baseUrl),
      username: () => checkedUsername(given.username),
      password: () => checkedPassword(given.password),
      timeoutSeconds: () => timeoutMs(given.timeoutSeconds),
    });
    const caller = new Caller({
      connection,
      send: given.send ?? createSend(),
      timeoutMs: timeoutSeconds,
      now: given.now ?? steadyClock(),
      sleep,
      random: given.random ?? random,
      signal,
    });
    this.teams = new Teams(caller);
    this.forums = new Forums(caller);
    this.users = new Users(caller);
    this.members = new Members(caller);
    this.topics = new Topics(caller);
    this.tasks = new Tasks(caller);
    this.boards = new Boards(caller);
    this.chat = new Chat(caller);
  }
}

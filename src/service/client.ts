/** Typed client of the REST API. */

import { DecodeError, ResponseError, SettingsError } from '../errors.ts';
import type { PlatformSignal, PlatformUrl } from '../platform.ts';
import { redactText } from '../text/credentials/redact-text.ts';
import { Redactor } from '../text/redaction/redactor.ts';
import { accountSecrets } from '../text/redaction/secrets.ts';
import { unknownOptions } from '../text/unknown-options.ts';
import { type Milliseconds, TimeBudget } from '../time.ts';
import type { HttpResponse, HttpResult, Send, TransportEnvironment } from './http/exchange.ts';
import { createSend } from './http/send.ts';
import { sendRead } from './http/send-read.ts';
import { random, steadyClock, sleep as wait } from './http/system.ts';
import { type ClientMethods, OPERATIONS, type Operation } from './operations.ts';
import { callLimits, checkedAddress, checkedOptions, checkedPassword, checkedUsername, timeoutMs } from './options.ts';
import { LOOK_FIRST } from './status.ts';
import { type Decoder, decodeCreated, decodeOne, decodePage } from './wire/decode.ts';
import { ensureAccepted } from './wire/ensure-accepted.ts';
import { type ServiceAccount, type ServiceRequest, toHttpRequest } from './wire/http-request.ts';
import { List } from './wire/list.ts';
import type { CallOptions, PageOptions } from './wire/query.ts';
import { serviceMessage } from './wire/service-message.ts';

export type { ExchangeLimits, Failure, HttpRequest, HttpResponse, HttpResult, Send } from './http/exchange.ts';

export interface ServiceClientOptions {
  /**
   * Base URL of the service, such as `https://acme.example.com`, with or without a path. The URL of the API
   * (`…/api/1/odata.svc`) also works. `http:` is allowed for loopback only.
   */
  readonly baseUrl: string | PlatformUrl;
  /** Username of the account. It must be a member of every team and forum that it posts to. */
  readonly username: string;
  readonly password: string;
  /** Seconds per call, including retries of a GET. Default: 60. */
  readonly timeoutSeconds?: number;
  /** Aborts all calls in flight, and every later call. */
  readonly signal?: PlatformSignal;
  /** Sends one request once. Default: the package's own transport. */
  readonly send?: Send;
  /** Returns milliseconds since the epoch. Default: the system time at construction, advanced by a monotonic clock. */
  readonly now?: () => number;
  /** Waits for the given milliseconds, or until the signal is aborted. Must not throw. Default: a timer. */
  readonly sleep?: (milliseconds: Milliseconds, signal?: PlatformSignal) => Promise<void>;
  /** Returns a number from 0 (inclusive) to 1 (exclusive). Default: the random numbers of the platform. */
  readonly random?: () => number;
}

const OPTION_NAMES: readonly (keyof ServiceClientOptions)[] = [
  ...(['baseUrl', 'username', 'password', 'timeoutSeconds', 'signal'] as const),
  ...(['send', 'now', 'sleep', 'random'] as const),
];

/**
 * Client of the REST API with one method per operation (api.md, sections 4.1 to 4.3).
 *
 * Every method accepts `signal` and `timeoutSeconds`: reads in their options, writes in an extra last argument. A GET
 * is retried within the time limit if a connection fails or the service is busy. A POST is sent once, because the
 * service may have processed it even if no response arrived.
 *
 * Methods throw:
 * - `SettingsError` if an argument can't be sent
 * - `ConnectionError` if no response arrived
 * - `ResponseError` for any status other than 2xx
 * - `DecodeError` if a response has an unexpected shape
 */
export class ServiceClient implements ClientMethods {
  /** Teams of the organization. */
  declare readonly teams: ClientMethods['teams'];
  /** Forums of the organization. */
  declare readonly forums: ClientMethods['forums'];
  /** Users of the organization. */
  declare readonly users: ClientMethods['users'];
  /** Members of teams and forums. The ID of a member belongs to the membership, not to the user. */
  declare readonly members: ClientMethods['members'];
  /** Topics of teams and forums. */
  declare readonly topics: ClientMethods['topics'];
  /** Tasks in categories of a task board. `boards.tasks` lists the tasks of a complete board. */
  declare readonly tasks: ClientMethods['tasks'];
  /** Task boards of teams and forums, and their categories. */
  declare readonly boards: ClientMethods['boards'];
  /** Chats of teams and forums. The API offers no way to read them. */
  declare readonly chat: ClientMethods['chat'];

  constructor(options: ServiceClientOptions) {
    const raw: Partial<ServiceClientOptions> = options ?? {};
    const unknown = unknownOptions(raw, OPTION_NAMES);
    if (unknown.length > 0) throw new SettingsError(unknown);
    const { timeoutSeconds, ...account } = checkedOptions({
      baseUrl: () => checkedAddress('baseUrl', raw.baseUrl),
      username: () => checkedUsername(raw.username),
      password: () => checkedPassword(raw.password),
      timeoutSeconds: () => timeoutMs(raw.timeoutSeconds),
    });
    const caller = new RequestExecutor(account, timeoutSeconds, {
      send: raw.send ?? createSend(),
      now: raw.now ?? steadyClock(),
      sleep: raw.sleep ?? wait,
      random: raw.random ?? random,
      signal: raw.signal,
    });
    for (const [resource, operations] of Object.entries<Readonly<Record<string, Operation>>>(OPERATIONS)) {
      const methods = Object.entries(operations).map(([name, one]) => [name, caller.methodOf(one)]);
      Object.defineProperty(this, resource, { value: Object.fromEntries(methods), enumerable: true });
    }
  }
}

/** Sends the requests of the client: retries GETs within the time limit, and sends POSTs once. */
class RequestExecutor {
  readonly #account: ServiceAccount;
  readonly #timeoutMs: Milliseconds;
  readonly #environment: TransportEnvironment;
  readonly #redactor: Redactor;

  constructor(account: ServiceAccount, time: Milliseconds, environment: TransportEnvironment) {
    this.#account = account;
    this.#timeoutMs = time;
    this.#environment = environment;
    this.#redactor = new Redactor(accountSecrets(account.password, account.username));
  }

  /** Creates the client method of an operation. Call options follow the arguments that the request needs. */
  methodOf(operation: Operation): (...args: readonly unknown[]) => unknown {
    const location = operation.request.length;
    const callOf = (args: readonly unknown[]): PageOptions => args[location] ?? {};
    const request = operation.request as (...args: readonly unknown[]) => ServiceRequest;
    if (operation.answer.kind !== 'list')
      return async (...args) => this.#call(operation, request(...args), callOf(args));
    return (...args) => {
      const options = callOf(args);
      const readPage = async (page: PageOptions) => {
        const one = request(...args.slice(0, location), { ...options, ...page });
        return decodePage(await this.#read(one, options), operation.answer.decode as Decoder<{ readonly id: unknown }>);
      };
      return new List(readPage, options);
    };
  }

  async #call(
    { answer: { kind, decode }, name }: Operation,
    made: ServiceRequest,
    call: CallOptions,
  ): Promise<unknown> {
    if (kind === 'value') return decodeOne(await this.#read(made, call), decode);
    const { status, body } = await this.#write(made, call);
    if (kind === 'none') return undefined;
    const record = decodeCreated(body, decode);
    if (record !== undefined || kind === 'created') return record;
    const message = `${name}: the service returned ${status}, but names nothing that it created`;
    throw new ResponseError(message, { status, unclear: true, hint: LOOK_FIRST });
  }

  async #read(request: ServiceRequest, call: CallOptions): Promise<string> {
    const { now, sleep } = this.#environment;
    const limits = this.#limits(call);
    const environment = { ...this.#environment, ...limits, sleep: (ms: Milliseconds) => sleep(ms, limits.signal) };
    const budget = new TimeBudget(now, limits.timeoutMs);
    const exchange = await sendRead(environment, toHttpRequest(this.#account, request), { budget });
    const { complete, body } = await this.#accepted(request, exchange);
    if (complete) return body;
    throw new DecodeError('answer', `to ${request.operation} broke off, or is too long`);
  }

  async #write(request: ServiceRequest, call: CallOptions): Promise<HttpResponse> {
    const http = toHttpRequest(this.#account, request);
    return this.#accepted(request, await this.#environment.send(http, this.#limits(call)));
  }

  #limits(call: CallOptions) {
    return callLimits({ timeoutMs: this.#timeoutMs, signal: this.#environment.signal }, call);
  }

  #accepted(request: ServiceRequest, exchange: HttpResult): Promise<HttpResponse> {
    const text = async (body: string) => serviceMessage(body, (one) => redactText(one, this.#redactor));
    return ensureAccepted(request.operation, request, exchange, text);
  }
}

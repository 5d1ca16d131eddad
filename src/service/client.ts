/** The typed client of the REST API. */

import { DecodeError, ResponseError, SettingsError } from '../errors.ts';
import type { PlatformSignal, PlatformUrl } from '../platform.ts';
import { loadRedactText } from '../text/credentials/redact-credentials.ts';
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
  /** Milliseconds since the epoch. Default: the machine's clock when the client was made, and from then on a steady one. */
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
  /** The teams of the organization. */
  declare readonly teams: ClientMethods['teams'];
  /** The forums of the organization. */
  declare readonly forums: ClientMethods['forums'];
  /** The users of the organization. */
  declare readonly users: ClientMethods['users'];
  /** The members of teams and forums. A member's id is that of the join record, not the user's. */
  declare readonly members: ClientMethods['members'];
  /** The topics of teams and forums. */
  declare readonly topics: ClientMethods['topics'];
  /** The tasks of categories of a task board; `boards.tasks` gives those of a whole board. */
  declare readonly tasks: ClientMethods['tasks'];
  /** The task boards of teams and forums, and their categories. */
  declare readonly boards: ClientMethods['boards'];
  /** The chats of teams and forums. The API gives no way to read them. */
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

/** Sends the client's requests: GETs as often as it takes within the time limit, POSTs once. */
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

  /** The client's method. What a call may take stands behind the arguments that its request needs. */
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
    const text = async (body: string) => serviceMessage(body, await loadRedactText(this.#redactor));
    return ensureAccepted(request.operation, request, exchange, text);
  }
}

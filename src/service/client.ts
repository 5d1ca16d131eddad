/** Typed client of the REST API. */

import { DecodeError, ResponseError } from '../errors.ts';
import type { PlatformUrl } from '../platform.ts';
import { Redactor } from '../text/redaction/redactor.ts';
import { listAccountSecrets } from '../text/redaction/secrets.ts';
import { type Milliseconds, TimeBudget } from '../time.ts';
import { sendWithFetch } from './fetch.ts';
import type { TransportEnvironment } from './http/exchange.ts';
import { createSend } from './http/send.ts';
import { createTransport } from './http/system.ts';
import { type ClientMethods, OPERATIONS, type Operation } from './operations.ts';
import { type CallOptions, checkOptions, combineLimits, ensureAccepted, type TransportOptions } from './options.ts';
import { readWithRetry } from './scan/reader.ts';
import { LOOK_FIRST } from './status.ts';
import { type Decoder, decodePage, decodeSafely, decodeText } from './wire/decode.ts';
import { type ServiceAccount, type ServiceRequest, toCall } from './wire/http-request.ts';
import { List, type PageOptions } from './wire/list.ts';

export interface ServiceClientOptions extends TransportOptions {
  /**
   * Base URL of the service, such as `https://acme.example.com`, with or without a path. The URL of the API
   * (`…/api/1/odata.svc`) also works. `http:` is allowed for loopback only.
   */
  readonly baseUrl: string | PlatformUrl;
  /** Username of the account. It must be a member of every team and forum that it posts to. */
  readonly username: string;
  readonly password: string;
}

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

  constructor(options: ServiceClientOptions);
  /** @internal */
  constructor(options: ServiceClientOptions, environment: Partial<TransportEnvironment>);
  constructor(options: ServiceClientOptions, environment: Partial<TransportEnvironment> = {}) {
    const { timeoutSeconds, ...account } = checkOptions(options, 'baseUrl', 'username', 'password');
    const { send, signal } = options;
    const transport = createTransport(send ? sendWithFetch(send) : createSend(), signal);
    const createMethod = createMethods(account, timeoutSeconds, { ...transport, ...environment });
    for (const [resource, operations] of Object.entries<Readonly<Record<string, Operation>>>(OPERATIONS)) {
      const methods = Object.entries(operations).map(([name, one]) => [name, createMethod(one)]);
      Object.defineProperty(this, resource, { value: Object.fromEntries(methods), enumerable: true });
    }
  }
}

/**
 * Returns the function that creates the client method of an operation. A GET is retried within the time limit, a POST
 * is sent once.
 */
function createMethods(account: ServiceAccount, clientTimeoutMs: Milliseconds, environment: TransportEnvironment) {
  const redactor = new Redactor(listAccountSecrets(account.password, account.username));
  const limitsOf = (call: CallOptions) =>
    combineLimits({ timeoutMs: clientTimeoutMs, signal: environment.signal }, call);

  const read = async <T>(request: ServiceRequest, decoder: Decoder<T>, call: CallOptions): Promise<T> => {
    const { signal, timeoutMs } = limitsOf(call);
    const sleep = (ms: Milliseconds) => environment.sleep(ms, signal);
    const budget = new TimeBudget(environment.now, timeoutMs);
    const exchange = await readWithRetry({ ...environment, signal, sleep }, toCall(account, request).http, budget);
    const { complete, body } = ensureAccepted(exchange, request, redactor, signal);
    if (complete) return decodeText(body, decoder);
    throw new DecodeError('response', `to ${request.operation} is incomplete or too long`);
  };

  const write = async ({ kind, decode }: Operation, request: ServiceRequest, call: CallOptions) => {
    const limits = limitsOf(call);
    const exchange = await environment.send(toCall(account, request).http, limits);
    const { status, body } = ensureAccepted(exchange, request, redactor, limits.signal);
    // An unreadable response is no error, because the service did create the record.
    const record = decodeSafely(() => decodeText(body, decode));
    if (record !== undefined || kind !== 'named') return record;
    const message = `${request.operation}: the service returned ${status}, but the response has no ID`;
    throw new ResponseError(message, { status, unclear: true, hint: LOOK_FIRST });
  };

  return (operation: Operation): ((...args: readonly unknown[]) => unknown) => {
    const { kind, decode, arity } = operation;
    const request = operation.request as (...args: readonly unknown[]) => ServiceRequest;
    const callOf = (args: readonly unknown[]): PageOptions => args[arity] ?? {};
    if (kind === 'value') return async (...args) => read(request(...args), decode, callOf(args));
    if (kind !== 'list') return async (...args) => write(operation, request(...args), callOf(args));
    const decoder = decodePage(decode as Decoder<{ readonly id: unknown }>);
    return (...args) => {
      const options = callOf(args);
      const readPage = async (page: PageOptions) =>
        read(request(...args.slice(0, arity), { ...options, ...page }), decoder, options);
      return new List(readPage, options);
    };
  };
}

/** Sends the client's requests: GETs as often as it takes within the time limit, POSTs once. */
import { DecodeError, ResponseError } from '../../errors.ts';
import { loadHide } from '../../text/credentials/without-credentials.ts';
import { Redactor } from '../../text/redaction/redactor.ts';
import { accountSecrets } from '../../text/redaction/secrets.ts';
import { type Milliseconds, TimeBudget } from '../../time.ts';
import type { Answer, Exchange, TransportEnvironment } from '../http/exchange.ts';
import { sendRead } from '../http/send-read.ts';
import { LOOK_FIRST } from '../status.ts';
import { accepted } from './accepted.ts';
import { callLimits } from './call-limits.ts';
import { type Decoder, decodeCreated, decodeOne, decodePage } from './decode.ts';
import { type ServiceAccount, type ServiceRequest, toHttpRequest } from './http-request.ts';
import { List } from './list.ts';
import type { CallOptions, PageOptions } from './query.ts';
import { serviceWords } from './service-words.ts';

/** What a caller needs. */
interface CallerParts extends TransportEnvironment {
  readonly connection: ServiceAccount;
  /** For one call, repeats of a GET included. */
  readonly timeoutMs: Milliseconds;
}

export class Caller {
  readonly #parts: CallerParts;
  readonly #redactor: Redactor;

  constructor(parts: CallerParts) {
    this.#parts = parts;
    this.#redactor = new Redactor(accountSecrets(parts.connection.password, parts.connection.username));
  }

  /** A list, read when it is awaited or iterated. `request` builds the request for one page. */
  list<T extends { readonly id: unknown }>(
    decoder: Decoder<T>,
    window: PageOptions,
    request: (window: PageOptions) => ServiceRequest,
  ): List<T> {
    return new List(async (page) => decodePage(await this.#read(request(page), window), decoder), window);
  }

  /** One value. */
  async get<T>(request: ServiceRequest, decoder: Decoder<T>, call: CallOptions): Promise<T> {
    return decodeOne(await this.#read(request, call), decoder);
  }

  /** Creates something; undefined when the service accepted it without an answer that says what it made. */
  async create<T>(request: ServiceRequest, decoder: Decoder<T>, call: CallOptions): Promise<T | undefined> {
    return decodeCreated((await this.#write(request, call)).body, decoder);
  }

  /**
   * Creates something whose answer always names it: one that does not is none of the service's.
   *
   * @throws ResponseError that is `unclear` where the answer names nothing
   */
  async createNamed<T>(request: ServiceRequest, decoder: Decoder<T>, call: CallOptions): Promise<T> {
    const { status, body } = await this.#write(request, call);
    const record = decodeCreated(body, decoder);
    if (record !== undefined) return record;
    const message = `${request.operation}: the service answered ${status}, but names nothing that it created`;
    throw new ResponseError(message, { status, unclear: true, hint: LOOK_FIRST });
  }

  /** Does something whose answer says nothing more. */
  async act(request: ServiceRequest, call: CallOptions): Promise<void> {
    await this.#write(request, call);
  }

  async #read(request: ServiceRequest, call: CallOptions): Promise<string> {
    const { connection, now, sleep } = this.#parts;
    const { timeoutMs, signal } = callLimits({ timeoutMs: this.#parts.timeoutMs, signal: this.#parts.signal }, call);
    const budget = new TimeBudget(now, timeoutMs);
    const environment = { ...this.#parts, signal, sleep: (ms: Milliseconds) => sleep(ms, signal) };
    const exchange = await sendRead(environment, toHttpRequest(connection, request), { budget });
    const answer = await this.#accepted(request, exchange);
    if (answer.complete) return answer.body;
    throw new DecodeError('answer', `to ${request.operation} broke off, or is too long`);
  }

  async #write(request: ServiceRequest, call: CallOptions): Promise<Answer> {
    const { connection, send, timeoutMs, signal } = this.#parts;
    return this.#accepted(
      request,
      await send(toHttpRequest(connection, request), callLimits({ timeoutMs, signal }, call)),
    );
  }

  async #accepted(request: ServiceRequest, exchange: Exchange): Promise<Answer> {
    return accepted(request.operation, request, exchange, async (body) =>
      serviceWords(body, await loadHide(this.#redactor)),
    );
  }
}

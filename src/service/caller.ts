/** Sends the client's requests: GETs as often as it takes within the time limit, POSTs once. */
import { DecodeError } from '../errors.ts';
import { accountSecrets, Redactor } from '../settings/redactor.ts';
import { sendRead } from '../transport/read.ts';
import type { Answer, Exchange, Send } from '../transport/types.ts';
import { accepted } from './accepted.ts';
import { refusal } from './refusal.ts';
import type { ServiceRequest } from './requests/types.ts';
import { type Decoder, decodeCreated, decodeOne, decodePage } from './wire/decode.ts';
import { type Connection, toHttpRequest } from './wire/http-request.ts';
import { List } from './wire/list.ts';
import type { PageOptions } from './wire/query.ts';

/** What a caller needs: all of it given, nothing taken from the surroundings. */
export interface CallerParts {
  readonly connection: Connection;
  readonly send: Send;
  /** Milliseconds for one call, repeats of a GET included. */
  readonly timeoutMs: number;
  readonly now: () => number;
  readonly sleep: (milliseconds: number) => Promise<void>;
  readonly random: () => number;
  readonly signal: AbortSignal | undefined;
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
    return new List(async (page) => decodePage(await this.#read(request(page)), decoder), window);
  }

  /** One value. */
  async get<T>(request: ServiceRequest, decoder: Decoder<T>): Promise<T> {
    return decodeOne(await this.#read(request), decoder);
  }

  /** Creates something; undefined when the service took it without saying readably what it made. */
  async create<T>(request: ServiceRequest, decoder: Decoder<T>): Promise<T | undefined> {
    return decodeCreated((await this.#write(request)).body, decoder);
  }

  /** Does something whose answer says nothing more. */
  async act(request: ServiceRequest): Promise<void> {
    await this.#write(request);
  }

  async #read(request: ServiceRequest): Promise<string> {
    const { connection, send, timeoutMs, now, sleep, random, signal } = this.#parts;
    const limits = { deadline: now() + timeoutMs, now, sleep, random, ...(signal && { signal }) };
    const exchange = await sendRead(send, toHttpRequest(connection, request), limits);
    const answer = this.#accepted(request, exchange);
    if (answer.complete) return answer.body;
    throw new DecodeError('answer', `of ${request.operation} broke off, or is too long to be kept`);
  }

  async #write(request: ServiceRequest): Promise<Answer> {
    const { connection, send, timeoutMs, signal } = this.#parts;
    const limits = { timeoutMs, ...(signal && { signal }) };
    return this.#accepted(request, await send(toHttpRequest(connection, request), limits));
  }

  #accepted(request: ServiceRequest, exchange: Exchange): Answer {
    return accepted(request, exchange, (answer) => refusal(request, answer, this.#redactor));
  }
}

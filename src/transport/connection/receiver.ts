import type { Dispatcher } from 'undici';
import type { Answer } from '../exchange.ts';
import type { BoundedBody, TailBody } from './bounded-body.ts';

type RawHeaders = Readonly<Record<string, string | string[] | undefined>>;

/** What a receiver reports during the exchange. */
interface ReceiverEvents {
  /** The request goes onto the wire. */
  readonly onWritten?: (() => void) | undefined;
  /** The final status line and headers arrived. */
  readonly onHead: () => void;
  /** The answer is over, or enough of it is here; with `error` when the connection failed. */
  readonly onEnd: (error?: unknown) => void;
}

/**
 * Takes one answer from the dispatcher and knows the phase. Ignores interim answers (1xx), however many. No method
 * throws: undici would take that for a failure of the connection.
 */
export class Receiver implements Dispatcher.DispatchHandler {
  /** True once the request went onto the wire. */
  written = false;
  readonly #events: ReceiverEvents;
  readonly #body: BoundedBody | TailBody;
  #head: { status: number; headers: Record<string, string> } | undefined;
  #complete = false;

  constructor(body: BoundedBody | TailBody, events: ReceiverEvents) {
    this.#body = body;
    this.#events = events;
  }

  onRequestStart(): void {
    this.written = true;
    this.#events.onWritten?.();
  }

  onResponseStart(_controller: unknown, status: number, headers: RawHeaders): void {
    if (status < 200) return;
    this.#head = { status, headers: joinedHeaders(headers) };
    this.#events.onHead();
  }

  onResponseData(_controller: unknown, chunk: Uint8Array): void {
    if (!this.#body.add(chunk)) this.#events.onEnd();
  }

  onResponseEnd(): void {
    this.#complete = !this.#body.cut;
    this.#events.onEnd();
  }

  onResponseError(_controller: unknown, error: unknown): void {
    this.#events.onEnd(error);
  }

  /** The answer as far as it arrived; undefined when there was no final status line. */
  answer(): Answer | undefined {
    if (this.#head === undefined) return undefined;
    const oversize = this.#body.cut || undefined;
    const fromEnd = ('fromEnd' in this.#body && this.#body.fromEnd) || undefined;
    const body = this.#body.text();
    return { type: 'answer', ...this.#head, body, complete: this.#complete, oversize, fromEnd };
  }
}

function joinedHeaders(headers: RawHeaders): Record<string, string> {
  const entries = Object.entries(headers).map(([name, value]) => {
    const text = Array.isArray(value) ? value.join(', ') : (value ?? '');
    return [name.toLowerCase(), text] as const;
  });
  return Object.fromEntries(entries);
}

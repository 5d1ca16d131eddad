import type { ServerResponse } from 'node:http';
import type { Reply } from './http/reply.ts';

/** Injects the fault before or after the request is processed. */
type FaultMoment = 'before' | 'after';

/** One kind of faulty response. */
export type Fault =
  /** A custom response. `stored: true` processes the request first. */
  | {
      readonly status: number;
      readonly headers?: Readonly<Record<string, string>>;
      readonly body?: string;
      readonly stored?: boolean;
    }
  /** Resets the connection (RST) without a response, before or after the request is processed. */
  | { readonly reset: FaultMoment }
  /** Closes the connection (FIN) without a response. */
  | { readonly close: FaultMoment }
  /** Never responds. */
  | { readonly hang: FaultMoment }
  /** Sends bytes that are not HTTP. */
  | { readonly garbage: FaultMoment }
  /** Resets the connection immediately, and processes the request after this many milliseconds. */
  | { readonly late: number }
  /** Processes the request immediately, and responds after this many milliseconds. */
  | { readonly delay: number }
  /** Processes the request, and sends the body one byte at a time with this many milliseconds in between. */
  | { readonly slow: number }
  /** Processes the request, sends less than the announced length, then resets the connection. */
  | { readonly cut: true }
  /** Processes the request, and responds with status 200 and an endless body. */
  | { readonly endless: true };

/** Selects the requests that a fault applies to. Default: all requests to the API and the webhooks. */
interface FaultMatch {
  readonly method?: string;
  /** Part of the path, such as `Chat.PostMessage` or `/application/webhook/`. */
  readonly path?: string;
}

/** Queue of faults for the next requests. See docs/library.md. */
export interface Faults {
  /**
   * Injects this fault into the next `count` requests that match. Faults queue up, and each request uses the first that
   * matches.
   */
  next(count: number, fault: Fault, match?: FaultMatch): void;
  /** Removes all queued faults. */
  clear(): void;
}

export class FaultQueue implements Faults {
  #queue: { left: number; readonly fault: Fault; readonly match: FaultMatch }[] = [];

  next(count: number, fault: Fault, match: FaultMatch = {}): void {
    if (count > 0) this.#queue.push({ left: count, fault, match });
  }

  clear(): void {
    this.#queue = [];
  }

  take(method: string, path: string): Fault | undefined {
    const hit = this.#queue.find(({ match }) => (match.method ?? method) === method && path.includes(match.path ?? ''));
    if (hit === undefined) return undefined;
    hit.left -= 1;
    this.#queue = this.#queue.filter(({ left }) => left > 0);
    return hit.fault;
  }
}

/**
 * Injects the fault. Returns the status sent, or 0.
 *
 * @param process processes the request, and returns the real response
 */
export async function injectFault(
  fault: Fault,
  response: ServerResponse,
  process: () => Promise<Reply>,
): Promise<number> {
  if ('late' in fault) {
    setTimeout(() => void process(), fault.late).unref();
    return reset(response);
  }
  const isStored = 'status' in fault ? fault.stored === true : !Object.values(fault).includes('before');
  const reply = isStored ? await process() : { status: 200, headers: {}, body: '' };
  if ('status' in fault) {
    response.writeHead(fault.status, fault.headers ?? {}).end(fault.body ?? '');
    return fault.status;
  }
  if ('hang' in fault) return 0;
  if ('reset' in fault) return reset(response);
  if ('close' in fault || 'garbage' in fault) {
    response.socket?.end('garbage' in fault ? '\u0000\u0001 this is not HTTP\r\n\r\n' : '');
    return 0;
  }
  return injectResponseFault(fault, response, reply);
}

type ResponseFault = Extract<Fault, { delay: number } | { slow: number } | { cut: true } | { endless: true }>;

function injectResponseFault(fault: ResponseFault, response: ServerResponse, reply: Reply): number {
  const body = Buffer.from(reply.body);
  if ('delay' in fault) {
    setTimeout(() => response.writeHead(reply.status, reply.headers).end(body), fault.delay).unref();
  } else if ('slow' in fault) {
    response.writeHead(reply.status, { ...reply.headers, 'content-length': String(body.length) });
    drip(response, body, fault.slow);
  } else if ('cut' in fault) {
    response.writeHead(reply.status, { ...reply.headers, 'content-length': String(body.length + 100) });
    response.write(body, () => reset(response));
  } else {
    response.writeHead(200, { 'content-type': 'application/json' });
    pour(response);
  }
  return 'endless' in fault ? 200 : reply.status;
}

function reset(response: ServerResponse): 0 {
  const { socket } = response;
  // A TLS socket has no handle to reset. Destroying it without `close_notify` is the closest equivalent.
  if (socket !== null && 'encrypted' in socket) socket.destroy();
  else socket?.resetAndDestroy();
  return 0;
}

function drip(response: ServerResponse, body: Buffer, everyMs: number): void {
  let sent = 0;
  const timer = setInterval(() => {
    response.write(body.subarray(sent, sent + 1));
    sent += 1;
    if (sent >= body.length) response.end();
  }, everyMs);
  response.on('close', () => clearInterval(timer));
}

function pour(response: ServerResponse): void {
  const block = Buffer.alloc(64 * 1024, ' ');
  const more = () => {
    while (!response.destroyed && response.write(block));
  };
  response.on('drain', more);
  more();
}

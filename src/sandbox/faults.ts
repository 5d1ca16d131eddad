import type { ServerResponse } from 'node:http';
import type { Reply } from './http/reply.ts';

/** Whether the request is carried out before the fault strikes. */
export type FaultMoment = 'before' | 'after';

/** One way in which an answer goes wrong. */
export type Fault =
  /** An answer of one's own; `stored: true` carries the request out first. */
  | {
      readonly status: number;
      readonly headers?: Readonly<Record<string, string>>;
      readonly body?: string;
      readonly stored?: boolean;
    }
  /** The connection is reset (RST) without an answer, before or after storing. */
  | { readonly reset: FaultMoment }
  /** The connection is closed (FIN) without an answer. */
  | { readonly close: FaultMoment }
  /** No answer, ever. */
  | { readonly hang: FaultMoment }
  /** Bytes that are not HTTP. */
  | { readonly garbage: FaultMoment }
  /** Reset at once, and carried out this many milliseconds later. */
  | { readonly late: number }
  /** Carried out at once, answered after this many milliseconds. */
  | { readonly delay: number }
  /** Carried out; the true answer's body drips, one byte each so many milliseconds. */
  | { readonly slow: number }
  /** Carried out; the answer announces more than is sent, then the connection is reset. */
  | { readonly cut: true }
  /** Carried out; status 200 and a body that never ends. */
  | { readonly endless: true };

/** Which requests a fault waits for; without it, all to the API and the webhooks. */
export interface FaultMatch {
  readonly method?: string;
  /** Part of the path, for example `Chat.PostMessage` or `/application/webhook/`. */
  readonly path?: string;
}

/** The script of what goes wrong next. */
export interface Faults {
  /** The next `count` requests that match meet this fault; scripts queue up, the first that matches is used. */
  next(count: number, error: Fault, match?: FaultMatch): void;
  /** Forgets what is still waiting. */
  clear(): void;
}

export interface FaultQueue extends Faults {
  take(method: string, path: string): Fault | undefined;
}

export function createFaults(): FaultQueue {
  let waiting: { left: number; readonly fault: Fault; readonly match: FaultMatch }[] = [];
  return {
    next: (count, error, match = {}) => {
      if (count > 0) waiting.push({ left: count, fault: error, match });
    },
    clear: () => {
      waiting = [];
    },
    take: (method, path) => {
      const hit = waiting.find(({ match }) => {
        return (match.method ?? method) === method && path.includes(match.path ?? '');
      });
      if (hit === undefined) return undefined;
      hit.left -= 1;
      waiting = waiting.filter(({ left }) => left > 0);
      return hit.fault;
    },
  };
}

/** True when the request is carried out before its answer goes wrong. */
export function storesFirst(error: Fault): boolean {
  if ('status' in error) return error.stored === true;
  if ('reset' in error) return error.reset === 'after';
  if ('close' in error) return error.close === 'after';
  if ('hang' in error) return error.hang === 'after';
  if ('garbage' in error) return error.garbage === 'after';
  return !('late' in error);
}

/** Lets the fault strike; `reply` is the true answer where the request was carried out. Returns the status sent, or 0. */
export function injectFault(error: Fault, response: ServerResponse, reply: Reply | undefined): number {
  if ('status' in error) {
    response.writeHead(error.status, error.headers ?? {}).end(error.body ?? '');
    return error.status;
  }
  if ('hang' in error) return 0;
  if ('reset' in error || 'late' in error) return reset(response);
  if ('close' in error) {
    response.socket?.end();
    return 0;
  }
  if ('garbage' in error) {
    response.socket?.end('\u0000\u0001 this is not HTTP\r\n\r\n');
    return 0;
  }
  return strikeAnswer(error, response, reply ?? { status: 200, headers: {}, body: '' });
}

type AnswerFault = Extract<Fault, { delay: number } | { slow: number } | { cut: true } | { endless: true }>;

function strikeAnswer(error: AnswerFault, response: ServerResponse, reply: Reply): number {
  const body = Buffer.from(reply.body);
  if ('delay' in error) {
    setTimeout(() => response.writeHead(reply.status, reply.headers).end(body), error.delay).unref();
  } else if ('slow' in error) {
    response.writeHead(reply.status, { ...reply.headers, 'content-length': String(body.length) });
    drip(response, body, error.slow);
  } else if ('cut' in error) {
    response.writeHead(reply.status, { ...reply.headers, 'content-length': String(body.length + 100) });
    response.write(body, () => reset(response));
  } else {
    response.writeHead(200, { 'content-type': 'application/json' });
    pour(response);
  }
  return 'endless' in error ? 200 : reply.status;
}

function reset(response: ServerResponse): 0 {
  const { socket } = response;
  // A TLS socket has no handle to reset; closing it without a goodbye is the nearest thing.
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

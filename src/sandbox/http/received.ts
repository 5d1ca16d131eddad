import type { IncomingHttpHeaders } from 'node:http';
import type { Reply } from './reply.ts';

/** A request that was read completely. */
export interface Received {
  readonly method: string;
  /** As sent, still percent-encoded. */
  readonly path: string;
  /** Without the question mark. */
  readonly query: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Answers one request; throws a `Refusal` for what it does not carry out. */
export type Answer = (received: Received) => Reply | Promise<Reply>;

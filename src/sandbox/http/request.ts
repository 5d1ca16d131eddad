import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { badRequest, Refusal, type Reply } from './reply.ts';

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

/** Bytes of a request body that are read; API 8 shows no limit, so this one is the sandbox's own. */
const MAX_BODY_BYTES = 10 * 1024 * 1024;

/** Bytes that are read and thrown away before a body that is too large is cut off. */
const MAX_DRAINED_BYTES = 10 * MAX_BODY_BYTES;

/** Of a client that announced such a body and may be waiting for the answer before it sends it. */
const PATIENCE_MS = 1000;

const tooLarge = () => new Refusal(413, 'TooLarge', 'The request body is larger than 10 MB.');

/**
 * Reads a whole request body. One that is too large is refused after its end: a client that is cut off while it writes
 * would not see the answer.
 */
export async function readBody(request: IncomingMessage): Promise<Buffer> {
  return await new Promise((resolve, reject) => {
    let chunks: Buffer[] = [];
    let size = 0;
    const announced = Number(request.headers['content-length'] ?? 0);
    const patience = announced > MAX_BODY_BYTES ? setTimeout(() => reject(tooLarge()), PATIENCE_MS) : undefined;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= MAX_BODY_BYTES) chunks.push(chunk);
      else chunks = [];
      if (size > MAX_DRAINED_BYTES) reject(tooLarge());
    });
    request.on('end', () => {
      clearTimeout(patience);
      if (size > MAX_BODY_BYTES) reject(tooLarge());
      else resolve(Buffer.concat(chunks));
    });
    const brokeOff = () => reject(badRequest('The request body broke off.'));
    request.on('error', brokeOff);
    request.on('close', () => {
      clearTimeout(patience);
      brokeOff();
    });
  });
}

/** Decodes UTF-8, refusing what is not UTF-8 rather than storing replacement characters. */
export function decodeText(body: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body);
  } catch {
    throw badRequest('The request body is not valid UTF-8.');
  }
}

export function parseJson(body: Buffer): unknown {
  const text = decodeText(body);
  try {
    return JSON.parse(text);
  } catch {
    throw badRequest('The request body is not valid JSON.');
  }
}

/** The media type without parameters, in lower case; empty when the header is missing. */
export function mediaType(contentType: string | undefined): string {
  return (contentType ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
}

/** Refuses a charset other than UTF-8; a missing one is taken as UTF-8. */
export function checkCharset(contentType: string | undefined): void {
  const charset = /;\s*charset="?([^";\s]+)/i.exec(contentType ?? '')?.[1];
  if (charset !== undefined && !/^utf-?8$/i.test(charset)) {
    throw new Refusal(415, 'UnsupportedMediaType', `The charset must be utf-8, got "${charset}".`);
  }
}

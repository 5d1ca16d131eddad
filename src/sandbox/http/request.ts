import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { badRequest, HttpError } from './reply.ts';

/** A completely received request. */
export interface ReceivedRequest {
  readonly method: string;
  /** As received, still percent-encoded. */
  readonly path: string;
  /** Without the question mark. */
  readonly query: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Maximum bytes of a request body. The limit is the sandbox's own, because api.md documents none (section 8). */
const MAX_BODY_BYTES = 10 * 1024 * 1024;

/** Maximum bytes to discard before the connection of an oversized body is closed. */
const MAX_DRAINED_BYTES = 10 * MAX_BODY_BYTES;

const tooLarge = () => new HttpError(413, 'TooLarge', 'The request body is larger than 10 MB.');

/**
 * Reads a complete request body. Rejects an oversized one that was not announced only after reading it: a client that
 * is disconnected while writing would not see the response. Node itself discards the body of an announced one.
 */
export async function readBody(request: IncomingMessage): Promise<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > MAX_BODY_BYTES) throw tooLarge();
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of request) {
      size += chunk.length;
      if (size <= MAX_BODY_BYTES) chunks.push(chunk);
      if (size > MAX_DRAINED_BYTES) break;
    }
  } catch {
    throw badRequest('The request body is incomplete.');
  }
  if (size > MAX_BODY_BYTES) throw tooLarge();
  return Buffer.concat(chunks);
}

/** Decodes UTF-8. Rejects invalid bytes so that no replacement characters are stored. */
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

/** Parses the media type without parameters, in lowercase. Empty if the header is missing. */
export function mediaType(contentType: string | undefined): string {
  return (contentType ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
}

/** Rejects a charset other than UTF-8, which is also the default. */
export function checkCharset(contentType: string | undefined): void {
  const charset = /;\s*charset="?([^";\s]+)/i.exec(contentType ?? '')?.[1];
  if (charset !== undefined && !/^utf-?8$/i.test(charset)) {
    throw new HttpError(415, 'UnsupportedMediaType', `The charset must be utf-8, got "${charset}".`);
  }
}

import type { IncomingMessage } from 'node:http';
import { badRequest, Refusal } from './reply.ts';

/** Bytes of a request body that are read; API 8 shows no limit, so this one is the sandbox's own. */
export const MAX_BODY_BYTES = 10 * 1024 * 1024;

const tooLarge = () => new Refusal(413, 'TooLarge', 'The request body is larger than 10 MB.');

/** Reads a whole request body; refuses it as soon as it is known to be too large. */
export async function readBody(request: IncomingMessage): Promise<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > MAX_BODY_BYTES) {
    // Read and thrown away: a client that is cut off while it writes would not see the answer.
    request.resume();
    throw tooLarge();
  }
  return await new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= MAX_BODY_BYTES) chunks.push(chunk);
      else reject(tooLarge());
    });
    request.on('end', () => resolve(Buffer.concat(chunks)));
    request.on('error', reject);
    request.on('close', () => reject(badRequest('The request body broke off.')));
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

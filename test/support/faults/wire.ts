/** Parses requests on a raw connection. */

export interface WireRequest {
  readonly method: string;
  /** Path and query as received. */
  readonly path: string;
  readonly head: string;
  readonly body: string;
}

/** Returns the request once it is complete. */
export function readRequest(bytes: Buffer): WireRequest | undefined {
  const end = bytes.indexOf('\r\n\r\n');
  if (end < 0) return undefined;
  const head = bytes.toString('latin1', 0, end);
  const length = Number(/\r\ncontent-length: *(\d+)/i.exec(head)?.[1] ?? 0);
  if (bytes.length < end + 4 + length) return undefined;
  const [method = '', path = ''] = head.split(' ', 2);
  return { method, path, head, body: bytes.toString('utf8', end + 4, end + 4 + length) };
}

/** Formats JSON in ASCII, so that characters and bytes are the same. */
export function asciiJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[^\0-\x7f]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

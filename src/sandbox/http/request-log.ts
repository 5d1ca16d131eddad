import type { IncomingMessage } from 'node:http';

/** A received request without secrets, for tests that compare traffic with the documentation. */
export interface LoggedRequest {
  readonly method: string;
  /** Path and query as received, with `…` in place of a webhook's token. */
  readonly path: string;
  /** Lowercase names, without `authorization` and `cookie`. */
  readonly headers: Readonly<Record<string, string>>;
  /** At most 64 KiB. */
  readonly body: string;
  /** Status of the response. 0 if none was sent. */
  readonly status: number;
  /** True if the request was processed, according to the database. */
  readonly stored: boolean;
}

const MAX_ENTRIES = 5000;
const MAX_BODY_BYTES = 64 * 1024;
const SECRET_HEADERS = new Set(['authorization', 'cookie', 'proxy-authorization']);

/** Log of the latest requests to the API and the webhooks, oldest first. */
export class RequestLog {
  entries: LoggedRequest[] = [];

  add(request: IncomingMessage, body: Buffer, result: Pick<LoggedRequest, 'status' | 'stored'>): void {
    const { method = '', url = '', headers } = request;
    const safeHeaders = Object.entries(headers).filter(([name]) => !SECRET_HEADERS.has(name));
    this.entries.push({
      method,
      path: url.replace(/^(\/application\/webhook\/)[^/?]*/, '$1…'),
      headers: Object.fromEntries(safeHeaders.map(([name, value]) => [name, String(value)])),
      body: body.subarray(0, MAX_BODY_BYTES).toString('utf8'),
      ...result,
    });
    if (this.entries.length > MAX_ENTRIES) this.entries.shift();
  }
}

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
const SECRET_HEADERS = new Set(['authorization', 'cookie', 'proxy-authorization']);

/** Log of the latest requests to the API and the webhooks, oldest first. */
export interface RequestLog {
  entries(): readonly LoggedRequest[];
  clear(): void;
  add(entry: LoggedRequest): void;
}

export function createRequestLog(): RequestLog {
  const retained: LoggedRequest[] = [];
  return {
    entries: () => [...retained],
    clear: () => {
      retained.length = 0;
    },
    add: (entry) => {
      retained.push(entry);
      if (retained.length > MAX_ENTRIES) retained.shift();
    },
  };
}

export function loggedPath(target: string): string {
  return target.replace(/^(\/application\/webhook\/)[^/?]*/, '$1…');
}

export function loggedHeaders(headers: NodeJS.Dict<string | string[]>): Record<string, string> {
  const retained = Object.entries(headers).filter(([name]) => !SECRET_HEADERS.has(name));
  return Object.fromEntries(retained.map(([name, value]) => [name, String(value)]));
}

export function loggedBody(body: Buffer): string {
  return body.subarray(0, 64 * 1024).toString('utf8');
}

/** What was received, without secrets: for tests that compare the wire with the documentation. */
export interface LoggedRequest {
  readonly method: string;
  /** Path and query as received; a webhook's token is replaced by `…`. */
  readonly path: string;
  /** Lower-case names; `authorization` and `cookie` are left out. */
  readonly headers: Readonly<Record<string, string>>;
  /** At most 64 KiB of it. */
  readonly body: string;
  /** The status answered; 0 when no status was sent. */
  readonly status: number;
  /** Whether the request was carried out, as the store knows it. */
  readonly stored: boolean;
}

const KEPT = 5000;
const SECRET_HEADERS = new Set(['authorization', 'cookie', 'proxy-authorization']);

/** The last requests to the API and the webhooks, oldest first. */
export interface RequestLog {
  entries(): readonly LoggedRequest[];
  clear(): void;
  add(entry: LoggedRequest): void;
}

export function createRequestLog(): RequestLog {
  const kept: LoggedRequest[] = [];
  return {
    entries: () => [...kept],
    clear: () => {
      kept.length = 0;
    },
    add: (entry) => {
      kept.push(entry);
      if (kept.length > KEPT) kept.shift();
    },
  };
}

export function loggedPath(target: string): string {
  return target.replace(/^(\/application\/webhook\/)[^/?]*/, '$1…');
}

export function loggedHeaders(headers: NodeJS.Dict<string | string[]>): Record<string, string> {
  const kept = Object.entries(headers).filter(([name]) => !SECRET_HEADERS.has(name));
  return Object.fromEntries(kept.map(([name, value]) => [name, String(value)]));
}

export function loggedBody(body: Buffer): string {
  return body.subarray(0, 64 * 1024).toString('utf8');
}

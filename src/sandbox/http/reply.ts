import type { ServerResponse } from 'node:http';

/** A response as plain data. `stream` takes over the response after the headers (server-sent events). */
export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
  readonly stream?: (response: ServerResponse) => void;
}

/** Rejects a request: becomes a 4xx response with an error body, and nothing is stored. */
export class HttpError extends Error {
  readonly status: number;
  readonly code: string;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, code: string, message: string, headers: Readonly<Record<string, string>> = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.headers = headers;
  }
}

export const badRequest = (message: string) => new HttpError(400, 'BadRequest', message);
export const forbidden = (message: string) => new HttpError(403, 'Forbidden', message);
export const notFound = (message: string) => new HttpError(404, 'NotFound', message);

/** Creates a JSON response. Status 204 has no body. */
export function json(status: number, value: unknown, headers: Readonly<Record<string, string>> = {}): Reply {
  const body = status === 204 ? '' : JSON.stringify(value);
  return { status, headers: { 'content-type': 'application/json; charset=utf-8', ...headers }, body };
}

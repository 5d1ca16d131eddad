import type { ServerResponse } from 'node:http';

/** An answer as plain data; `stream`, where given, takes over the response after the head (live events). */
export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
  readonly stream?: (response: ServerResponse) => void;
}

/** A request that the service does not carry out: becomes a 4xx with an error body, and nothing is stored. */
export class Refusal extends Error {
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

export const badRequest = (message: string) => new Refusal(400, 'BadRequest', message);
export const forbidden = (message: string) => new Refusal(403, 'Forbidden', message);
export const notFound = (message: string) => new Refusal(404, 'NotFound', message);

/** Answers with a JSON value; 204 carries no body. */
export function json(status: number, value: unknown, headers: Readonly<Record<string, string>> = {}): Reply {
  const body = status === 204 ? '' : JSON.stringify(value);
  return { status, headers: { 'content-type': 'application/json; charset=utf-8', ...headers }, body };
}

/** The error body in both forms seen in practice at once: OData's `message` and the `details` list. */
export function errorReply(refusal: Refusal): Reply {
  const message = { lang: 'en', value: refusal.message };
  const details = [{ message: refusal.message }];
  return json(refusal.status, { error: { code: refusal.code, message, details } }, refusal.headers);
}

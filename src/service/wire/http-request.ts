/** A request of the REST API, first as plain data, then as it goes onto the wire (API 4 and 5). */

import { trimEndChars } from '../../text/trim-end.ts';
import type { HttpRequest } from '../http/exchange.ts';

/** One call of the REST API as plain data; nothing has been sent and nothing secret is in it. */
export interface ServiceRequest {
  /** The client's method, for error messages. */
  readonly operation: string;
  readonly method: 'GET' | 'POST';
  /** Relative to `{base_url}/api/1/odata.svc`, encoded, with its query. */
  readonly path: string;
  /** To be sent as JSON. */
  readonly body?: unknown;
  /** True when the API asks for an administrator's credentials (API 5). */
  readonly admin?: true;
}

/** Where the service is, and whose account acts. */
export interface ServiceAccount {
  /** With or without a path of its own, a trailing slash, or `/api/1/odata.svc` at its end. */
  readonly baseUrl: URL;
  readonly username: string;
  readonly password: string;
}

const API_PATH = '/api/1/odata.svc';

/** The request with its address, the account's credentials and the documented headers. */
export function toHttpRequest(connection: ServiceAccount, request: ServiceRequest): HttpRequest {
  const { method, path, body } = request;
  const headers = { accept: 'application/json', authorization: basic(connection) };
  const url = new URL(apiRoot(connection.baseUrl) + path);
  if (method === 'GET') return { method, url, headers };
  return {
    method,
    url,
    headers: { ...headers, 'content-type': 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body),
  };
}

function apiRoot(baseUrl: URL): string {
  const path = trimEndChars(baseUrl.pathname, '/');
  return baseUrl.origin + (path.endsWith(API_PATH) ? path : path + API_PATH);
}

function basic({ username, password }: ServiceAccount): string {
  return `Basic ${Buffer.from(`${username}:${password}`, 'utf8').toString('base64')}`;
}

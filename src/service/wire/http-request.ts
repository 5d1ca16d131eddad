/** From a request of the API to one on the wire (API 4 and 5). */
import type { HttpRequest } from '../../transport/types.ts';
import type { ServiceRequest } from '../requests/types.ts';

/** Where the service is, and whose account acts. */
export interface Connection {
  /** With or without a path of its own, a trailing slash, or `/api/1/odata.svc` at its end. */
  readonly baseUrl: URL;
  readonly username: string;
  readonly password: string;
}

const API_PATH = '/api/1/odata.svc';

/** The request with its address, the account's credentials and the documented headers. */
export function toHttpRequest(connection: Connection, request: ServiceRequest): HttpRequest {
  const { method, path, body } = request;
  const headers = { accept: 'application/json', authorization: basic(connection) };
  const url = new URL(apiRoot(connection.baseUrl) + path);
  if (method === 'GET') return { method, url, headers };
  return {
    method,
    url,
    headers: { ...headers, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  };
}

function apiRoot(baseUrl: URL): string {
  const path = baseUrl.pathname.replace(/\/+$/, '');
  return baseUrl.origin + (path.endsWith(API_PATH) ? path : path + API_PATH);
}

function basic({ username, password }: Connection): string {
  return `Basic ${Buffer.from(`${username}:${password}`, 'utf8').toString('base64')}`;
}

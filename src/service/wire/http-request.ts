/** Converts REST requests and payloads of webhooks to HTTP requests (api.md, sections 4 and 5). */

import { trimEndChars } from '../../text/unicode.ts';
import type { HttpRequest } from '../http/exchange.ts';
import type { Sender } from '../records.ts';

/** One call of the REST API as plain data, without secrets. */
export interface ServiceRequest {
  /** Name of the client method, for error messages. */
  readonly operation: string;
  readonly method: 'GET' | 'POST';
  /** Encoded path with query, relative to `{base_url}/api/1/odata.svc`. */
  readonly path: string;
  /** Body, sent as JSON. */
  readonly body?: unknown;
  /** True if the operation needs the credentials of an administrator (api.md, section 5). */
  readonly admin?: true;
}

/** URL of the service, and credentials of the account. */
export interface ServiceAccount {
  /** With or without a path, a trailing slash, or `/api/1/odata.svc` at its end. */
  readonly baseUrl: URL;
  readonly username: string;
  readonly password: string;
}

const API_PATH = '/api/1/odata.svc';

/** Adds the URL, the credentials of the account, and the documented headers. */
export function toHttpRequest(
  { baseUrl, username, password }: ServiceAccount,
  { method, path, body }: ServiceRequest,
): HttpRequest {
  const base = trimEndChars(baseUrl.pathname, '/');
  const url = new URL(baseUrl.origin + (base.endsWith(API_PATH) ? base : base + API_PATH) + path);
  const credentials = Buffer.from(`${username}:${password}`, 'utf8').toString('base64');
  const headers = { accept: 'application/json', authorization: `Basic ${credentials}` };
  if (method === 'GET') return { method, url, headers };
  return { method, url, headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

/** Builds the request of an incoming webhook from its payload: any JSON value, or text (api.md, section 4.4). */
export function webhookRequest(url: URL, payload: unknown, format: 'json' | 'text' = 'json'): HttpRequest {
  const type = format === 'text' ? 'text/plain' : 'application/json';
  const body = format === 'text' ? String(payload) : JSON.stringify(payload);
  return { method: 'POST', url, headers: { 'content-type': `${type}; charset=utf-8` }, body };
}

/**
 * Converts a sender to its wire form. Returns no property without a name and a picture, so that the default sender
 * applies.
 */
export function createSource(sender: Sender | undefined): { readonly createSource?: Sender } {
  const { displayName, avatar } = sender ?? {};
  return displayName === undefined && avatar === undefined ? {} : { createSource: { displayName, avatar } };
}

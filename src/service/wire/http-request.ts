/** Converts REST requests and payloads of webhooks to HTTP requests (api.md, sections 4 and 5). */

import { trimEndChars } from '../../text/unicode.ts';
import type { HttpRequest } from '../http/exchange.ts';
import type { Sender } from '../records.ts';

/** One request as plain data, without secrets. */
export interface ServiceRequest {
  /** Name of the client method, for errors and receipts: `chat.post`, `webhook.message`. */
  readonly operation: string;
  readonly method: 'GET' | 'POST';
  /** Encoded path with query, relative to `{base_url}/api/1/odata.svc`. Empty for a webhook. */
  readonly path: string;
  /** Body, sent as JSON, except for the text of a webhook. */
  readonly body?: unknown;
  /** True if the operation needs the credentials of an administrator (api.md, section 5). */
  readonly admin?: true;
}

/** A request that is ready to send. */
export interface Call extends ServiceRequest {
  readonly http: HttpRequest;
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
export function toCall({ baseUrl, username, password }: ServiceAccount, request: ServiceRequest): Call {
  const { method, path, body } = request;
  const base = trimEndChars(baseUrl.pathname, '/');
  const url = new URL(baseUrl.origin + (base.endsWith(API_PATH) ? base : base + API_PATH) + path);
  const credentials = Buffer.from(`${username}:${password}`, 'utf8').toString('base64');
  const type = method === 'POST' && { 'content-type': 'application/json' };
  const headers = { accept: 'application/json', authorization: `Basic ${credentials}`, ...type };
  return { ...request, http: { method, url, headers, body: JSON.stringify(body) } };
}

/** Builds the request of an incoming webhook from its payload: any JSON value, or text (api.md, section 4.4). */
export function toWebhookCall(url: URL, kind: 'text' | 'message' | 'topic' | 'task' | 'json', payload: unknown): Call {
  const method = 'POST';
  const type = kind === 'text' ? 'text/plain' : 'application/json';
  const body = kind === 'text' ? String(payload) : JSON.stringify(payload);
  const http = { method, url, headers: { 'content-type': `${type}; charset=utf-8` }, body } as const;
  return { operation: `webhook.${kind}`, method, path: '', body: payload, http };
}

/**
 * Converts a sender to its wire form. Returns no property without a name and a picture, so that the default sender
 * applies.
 */
export function createSource(sender: Sender | undefined): { readonly createSource?: Sender } {
  const { displayName, avatar } = sender ?? {};
  return displayName === undefined && avatar === undefined ? {} : { createSource: { displayName, avatar } };
}

import { request as httpRequest } from 'node:http';
import type { Sandbox } from '../../../src/sandbox/index.ts';

/** What came back: the raw text, and the JSON in it where there is some. */
export interface Answered {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  // Tests read what the documentation names; a wrong shape fails the expectation.
  readonly body: ReturnType<typeof JSON.parse>;
}

/** Everybody's, in the sandboxes of these tests. */
export const PASSWORD = 'only-for-these-tests';

/** An `authorization` header written by hand from API 5, rule 1. */
export function basic(username: string, password = PASSWORD): string {
  return `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;
}

async function answered(response: Response): Promise<Answered> {
  const text = await response.text();
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    body = undefined;
  }
  return { status: response.status, headers: response.headers, text, body };
}

/** A GET with the headers of API 5, rules 1 and 2. */
export async function get(sandbox: Sandbox, path: string, username = 'ci-bot'): Promise<Answered> {
  const headers = { authorization: basic(username), accept: 'application/json' };
  return answered(await fetch(`${sandbox.origin}/api/1/odata.svc${path}`, { headers }));
}

/** A POST with the headers of API 5, rules 1 and 3. */
export async function post(sandbox: Sandbox, path: string, payload: unknown, username = 'ci-bot'): Promise<Answered> {
  const headers = {
    authorization: basic(username),
    accept: 'application/json',
    'content-type': 'application/json',
  };
  const body = payload === undefined ? {} : { body: typeof payload === 'string' ? payload : JSON.stringify(payload) };
  return answered(await fetch(`${sandbox.origin}/api/1/odata.svc${path}`, { method: 'POST', headers, ...body }));
}

/** Any request to any URL. */
export async function send(url: string, init: RequestInit = {}): Promise<Answered> {
  return answered(await fetch(url, init));
}

/** A JSON call of a webhook, with the content type of API 4.4. */
export async function callWebhook(url: string, payload: unknown): Promise<Answered> {
  const headers = { 'content-type': 'application/json; charset=utf-8' };
  return send(url, { method: 'POST', headers, body: JSON.stringify(payload) });
}

/** A request line as it is written, which `fetch` would normalise. */
export async function rawStatus(sandbox: Sandbox, method: string, path: string, headers = {}): Promise<number> {
  return await new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port: sandbox.port, method, path, headers, agent: false };
    const request = httpRequest(options, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
    });
    request.on('error', reject);
    request.end();
  });
}

/** The one seeded webhook of a kind and format. */
export function webhookUrl(sandbox: Sandbox, kind: string, format = 'native'): string {
  const found = sandbox.webhooks.find((webhook) => webhook.kind === kind && webhook.format === format);
  if (found === undefined) throw new Error(`no ${format} ${kind} webhook is seeded`);
  return found.url;
}

/** A seeded id by its names, for example `idOf(sandbox.seededIds.members, 'platform', 'ben')`. */
export function findId(tree: unknown, ...names: readonly string[]): number {
  let at: unknown = tree;
  for (const name of names) at = new Map(Object.entries(at ?? {})).get(name);
  if (typeof at !== 'number') throw new Error(`nothing is seeded as ${names.join(' / ')}`);
  return at;
}

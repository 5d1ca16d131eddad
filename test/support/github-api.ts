/**
 * Fakes the part of GitHub's API that the action reads, based on GitHub's own description. Requests that violate the
 * description get a 400 and are recorded, and so are violations in responses of this fake. The data are small worlds of
 * runs, jobs, commits and deployments, one per repository. Runs in this process or on loopback.
 */
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Runtime } from '../../src/runtime.ts';
import { createSend } from '../../src/service/http/send.ts';
import { exchangeCheck } from './github-description.ts';
import { graphqlAnswer } from './github-graphql.ts';
import { findAnswer, findJob, type GithubWorld, type Reply } from './github-world.ts';
import type { TlsIdentity } from './tls-authority.ts';

/** Misbehavior of the API. */
export interface Behaviour {
  /** Permissions that the token lacks: `actions: read`. */
  readonly without?: readonly string[];
  /** Parts of paths (with query) that return 403, return 502, or hang. */
  readonly forbidden?: string | readonly string[];
  readonly broken?: string | readonly string[];
  readonly hangs?: string;
  /** Parts of paths whose requests fail at once, as after a timeout. */
  readonly silent?: string;
  /**
   * Responds to everything with a rate limit: `primary` 403 with `x-ratelimit-…`, `secondary` 429 with `retry-after`.
   */
  readonly limited?: 'primary' | 'secondary';
  /** Milliseconds before every response. */
  readonly slowMs?: number;
  /** Ignores range requests: every response is the complete log. */
  readonly wholeLogs?: true;
  /** If false, comparisons list no files. */
  readonly files?: false;
  /** Limits the count of every list to a thousand. */
  readonly capped?: boolean;
  /** Serves TLS as this host. */
  readonly tls?: TlsIdentity;
  /** Modifies each response body. `query` is that of GraphQL, whose requests all have the same path. */
  readonly bend?: (body: unknown, path: string, query?: string) => unknown;
  /** Replaces responses, by the number of previous requests. */
  readonly instead?: Instead | ((before: number, path: string) => Instead | undefined);
}

interface Instead {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

export interface Github {
  /** Path and query of each request, in order of arrival, except for logs. */
  readonly requests: readonly string[];
  /** Violations of the description in requests and responses. */
  readonly violations: readonly string[];
  /** Headers of each request to the origin of the logs. */
  readonly elsewhere: readonly IncomingHttpHeaders[];
  behave(behaviour: Behaviour): void;
  /** Handles requests to `GITHUB` and its storage in this process. */
  readonly send: Runtime['send'];
}

export interface GithubApi extends Omit<Github, 'send'> {
  /** For `GITHUB_API_URL`. */
  readonly url: string;
  close(): Promise<void>;
}

/** Origin in this process. */
const GITHUB = 'https://api.github.com';
const STORAGE = 'https://logs.example';

/** Permission of the job's token that each operation needs. */
const PERMISSIONS: Readonly<Record<string, string>> = {
  actions: 'actions: read',
  checks: 'checks: read',
  dependabot: 'vulnerability-alerts: read',
  repos: 'contents: read',
  'pulls/list': 'pull-requests: read',
  'issues/list-events-for-timeline': 'pull-requests: read',
  'repos/list-deployments': 'deployments: read',
  'repos/list-deployment-statuses': 'deployments: read',
};

interface Asked {
  /** Path with query. */
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  /** Body of a POST. */
  readonly body?: string;
}

type Worlds = GithubWorld | readonly GithubWorld[];

/** @param token the only accepted token. Default: any */
function getGithub(raw: Worlds, token?: string, behaviour: Behaviour = {}): Github {
  const { api, storage, ...github } = answering(raw, token, behaviour);
  const rest = createSend();
  const send: Runtime['send'] = async (request, limits) => {
    const { url, headers, body } = request;
    if (![GITHUB, STORAGE].includes(url.origin)) return rest(request, limits);
    if (behaviour.silent !== undefined && url.pathname.includes(behaviour.silent)) {
      return { type: 'failure', written: true, reason: 'no answer in time', hint: '', permanent: false };
    }
    const requested = { path: `${url.pathname}${url.search}`, headers, ...(body !== undefined && { body }) };
    const reply = url.origin === STORAGE ? storage(requested) : await api(requested, STORAGE);
    if (reply === undefined) throw new Error('what hangs needs loopback');
    return { type: 'response', status: reply.status, headers: reply.headers, body: String(reply.body), complete: true };
  };
  return { ...github, send };
}

/** Behavior that requires a real server. Everything else is handled in this process. */
const ON_WIRE = ['slowMs', 'hangs', 'wholeLogs', 'tls'] as const;

export interface Reached extends Omit<GithubApi, 'behave'> {
  /** Replacement for the `send` of the runtime. Undefined for a real server. */
  readonly send?: Runtime['send'];
}

/** Starts the fake in this process, or on loopback if the behavior or `live` requires it. */
export async function reachGithub(
  raw: Worlds,
  token: string,
  behaviour: Behaviour = {},
  live = false,
): Promise<Reached> {
  if (live || ON_WIRE.some((name) => behaviour[name] !== undefined)) return startGithubApi(raw, token, behaviour);
  return { ...getGithub(raw, token, behaviour), url: GITHUB, close: async () => {} };
}

/** Starts the fake on loopback. */
export async function startGithubApi(raw: Worlds, token?: string, behaviour: Behaviour = {}): Promise<GithubApi> {
  const { api, storage, ...github } = answering(raw, token, behaviour);
  const logs = createServer(({ url = '', headers }, response) => {
    const { status, headers: current, body } = storage({ path: url, headers });
    response.writeHead(status, current).end(body);
  });
  const listener: Parameters<typeof createServer>[1] = async (request, response) => {
    const body = request.method === 'POST' ? { body: (await request.toArray()).join('') } : {};
    const reply = await api({ path: request.url ?? '', headers: request.headers, ...body }, toOrigin(logs));
    if (reply !== undefined) response.writeHead(reply.status, reply.headers).end(reply.body);
  };
  const server = behaviour.tls === undefined ? createServer(listener) : createTlsServer(behaviour.tls, listener);
  await Promise.all([listen(logs), listen(server)]);
  return {
    ...github,
    url: toOrigin(server),
    close: async () => {
      await close(server);
      await close(logs);
    },
  };
}

/** Returns undefined to hang. */
type Answering = (requested: Asked, storage: string) => Promise<WireReply | undefined>;

interface WireReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
}

function answering(raw: Worlds, token: string | undefined, first: Behaviour) {
  const worlds = [raw].flat() as readonly GithubWorld[];
  const requests: string[] = [];
  const { violations, read } = exchangeCheck();
  const elsewhere: IncomingHttpHeaders[] = [];
  let behaviour = first;
  const answer = async ({ path, headers, body }: Asked): Promise<Reply> => {
    const refused = refusal(path, headers, token, behaviour);
    if (refused !== undefined) return refused;
    if (body !== undefined) return { status: 200, body: graphqlAnswer(worlds, JSON.parse(body)) };
    const described = await read(path);
    if (described === undefined) return { status: 400, body: { message: violations.at(-1) } };
    const { operation, values } = described;
    const permission = PERMISSIONS[operation] ?? PERMISSIONS[operation.split('/')[0] ?? ''] ?? '';
    if (behaviour.without?.includes(permission))
      return { status: 403, body: { message: 'Resource not accessible by integration' } };
    const reply = findAnswer(worlds, { operation, values, isCapped: behaviour.capped === true });
    if (reply.status === 200) described.check(reply.body);
    return reply;
  };
  const api: Answering = async (requested, origin) => {
    const { path } = requested;
    requests.push(path);
    const { hangs, instead, bend = (body) => body, slowMs } = behaviour;
    if (hangs !== undefined && path.includes(hangs)) return undefined;
    const other = typeof instead === 'function' ? instead(requests.length - 1, path) : instead;
    const reply: Reply = other === undefined ? await answer(requested) : { body: {}, ...other };
    const query = requested.body === undefined ? undefined : JSON.parse(requested.body).query;
    const body = bend(reply.body, path, query);
    if (slowMs !== undefined) await pause(slowMs);
    const { link, location, ...headers } = reply.headers ?? {};
    return {
      status: reply.status,
      headers: {
        'content-type': 'application/json; charset=utf-8',
        ...headers,
        ...(link !== undefined && { link: linksFrom(link, requested, behaviour) }),
        ...(location !== undefined && { location: location.replace(/^\/logs/, `${origin}/logs`) }),
      },
      body: typeof body === 'string' ? body : JSON.stringify(body, findFields(behaviour)),
    };
  };
  const storage = ({ path, headers }: Asked): WireReply => {
    elsewhere.push(headers);
    const id = path.split('/').at(-1);
    const log = Buffer.from(worlds.map((world) => findJob(world, id)).find((job) => job !== undefined)?.log ?? '');
    const requested = behaviour.wholeLogs === true ? '' : (headers.range ?? '');
    const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(requested) ?? [];
    if (from === undefined) return { status: 200, headers: {}, body: log };
    if (log.length === 0) return { status: 416, headers: { 'content-range': 'bytes */0' }, body: '' };
    const part = log.subarray(Number(from), Number(to) + 1);
    const range = `bytes ${from}-${Number(from) + part.length - 1}/${log.length}`;
    return { status: 206, headers: { 'content-range': range }, body: part };
  };
  const behave = (next: Behaviour) => {
    behaviour = next;
  };
  return { requests, violations, elsewhere, behave, api, storage };
}

function refusal(
  path: string,
  { authorization }: IncomingHttpHeaders,
  token: string | undefined,
  behaviour: Behaviour,
) {
  const { limited, forbidden, broken } = behaviour;
  const isNamed = (parts: string | readonly string[] = []) => [parts].flat().some((part) => path.includes(part));
  if (limited === 'primary') {
    const headers = { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '1772604000' };
    return { status: 403, headers, body: { message: 'API rate limit exceeded for installation.' } };
  }
  if (limited === 'secondary') {
    const body = { message: 'You have exceeded a secondary rate limit.' };
    return { status: 429, headers: { 'retry-after': '60' }, body };
  }
  if (token !== undefined && authorization !== `token ${token}`)
    return { status: 401, body: { message: 'Bad credentials' } };
  if (isNamed(forbidden)) return { status: 403, body: { message: 'no' } };
  return isNamed(broken) ? { status: 502, body: { message: 'no' } } : undefined;
}

/** Creates links to the other pages of a list. */
function linksFrom(pages: string, { path, headers }: Asked, { tls }: Behaviour): string {
  const origin = headers.host === undefined ? GITHUB : `${tls === undefined ? 'http' : 'https'}://${headers.host}`;
  const { pathname, searchParams } = new URL(path, origin);
  return pages.replaceAll(/<(\d+)>/g, (_, page) => {
    searchParams.set('page', page);
    return `<${origin}${pathname}?${searchParams}>`;
  });
}

function findFields({ files }: Behaviour): ((name: string, value: unknown) => unknown) | undefined {
  return files === false ? (name, value) => (name === 'files' ? undefined : value) : undefined;
}

function toOrigin(server: Server): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function listen(server: Server): Promise<void> {
  return new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
}

function close(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}

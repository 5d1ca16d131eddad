/**
 * The part of GitHub's REST API that the action reads, on loopback, made from GitHub's own description of it: a request
 * that the description does not allow is answered 400 and remembered, and so is an answer of this fake that it does not
 * allow. What it tells is a small world of runs, jobs, commits and deployments; of an operation that this world does not
 * know it tells GitHub's own example.
 */
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { type Context, type Document, OpenAPIBackend } from 'openapi-backend';
import { CHECK_OPTIONS } from './check-options.ts';
import { answerOf, findJob, type GithubWorld, type Reply, type Requested } from './github-world.ts';
import type { TlsIdentity } from './tls-authority.ts';

/** How the API misbehaves. */
export interface Behaviour {
  /** Permissions that the token lacks: `actions: read`. */
  readonly without?: readonly string[];
  /** Every answer is a rate limit: `primary` 403 with `x-ratelimit-…`, `secondary` 429 with `retry-after`. */
  readonly limited?: 'primary' | 'secondary';
  /** Milliseconds before every answer. */
  readonly slowMs?: number;
  /** The storage of logs gives no parts: every answer is the whole log. */
  readonly wholeLogs?: true;
  /** Links to other pages that it gives; `both` the next one and the last. Default: both. */
  readonly links?: 'both' | 'next' | 'none';
  /** False: comparisons list no files. */
  readonly files?: false;
  /** Speaks TLS as this host. */
  readonly tls?: TlsIdentity;
  /** Makes another body of each that it would answer with. */
  readonly bend?: (body: unknown, path: string) => unknown;
  /** Answers every request with this instead. */
  readonly instead?: { readonly status: number; readonly headers?: Record<string, string>; readonly body: string };
}

export interface GithubApi {
  /** For `GITHUB_API_URL`. */
  readonly url: string;
  /** Path and query of each request, in the order of arrival. */
  readonly requests: readonly string[];
  /** What the description does not allow, of requests and of this fake's own answers. */
  readonly violations: readonly string[];
  /** The headers of each request to the other origin, where the logs are. */
  readonly elsewhere: readonly IncomingMessage['headers'][];
  behave(behaviour: Behaviour): void;
  close(): Promise<void>;
}

const DOCUMENT = JSON.parse(
  readFileSync(new URL('../fixtures/github-openapi.json', import.meta.url), 'utf8'),
) as Document;

/** Which permission opens an operation to a job's own token. */
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

/** @param token the only one that is let in */
export async function startGithubApi(world: GithubWorld, token: string, given: Behaviour = {}): Promise<GithubApi> {
  const requests: string[] = [];
  const violations: string[] = [];
  let behaviour = given;
  const backend = await BACKEND;
  if (world.queued !== undefined) backend.validator.getStatusBasedResponseValidatorForOperation(TIMELINE);
  const listener = (request: IncomingMessage, response: ServerResponse) => {
    requests.push(request.url ?? '');
    const reply = refusal(request, token, behaviour) ?? handle(backend, request, behaviour, { world, violations });
    const timer = setTimeout(async () => {
      const { status, headers: given, body } = await reply;
      const location = given?.['location']?.replace(/^\/logs/, `${originOf(storage)}/logs`);
      const headers = { ...given, ...linksOf(given?.['link'], behaviour), ...(location !== undefined && { location }) };
      response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers });
      const bent = behaviour.bend?.(body, request.url ?? '') ?? body;
      response.end(typeof bent === 'string' ? bent : JSON.stringify(bent, fieldsOf(behaviour)));
    }, behaviour.slowMs ?? 0);
    response.on('close', () => clearTimeout(timer));
  };
  const elsewhere: IncomingMessage['headers'][] = [];
  const storage = createServer(({ url, headers }, response) => {
    elsewhere.push(headers);
    const log = Buffer.from(findJob(world, url?.split('/').at(-1))?.log ?? '');
    const asked = behaviour.wholeLogs === true ? '' : (headers.range ?? '');
    const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(asked) ?? [];
    if (from === undefined) response.end(log);
    else if (log.length === 0) response.writeHead(416, { 'content-range': 'bytes */0' }).end();
    else {
      const part = log.subarray(Number(from), Number(to) + 1);
      const range = `bytes ${from}-${Number(from) + part.length - 1}/${log.length}`;
      response.writeHead(206, { 'content-range': range }).end(part);
    }
  });
  await new Promise<void>((resolve) => storage.listen(0, '127.0.0.1', resolve));
  const server = given.tls === undefined ? createServer(listener) : createTlsServer(given.tls, listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: originOf(server as Server),
    requests,
    violations,
    elsewhere,
    behave: (next) => {
      behaviour = next;
    },
    close: async () => {
      await close(server);
      await close(storage);
    },
  };
}

function linksOf(link: string | undefined, { links = 'both' }: Behaviour): Record<string, string | string[]> {
  if (link === undefined || links === 'both') return {};
  const next = link.split(', ').filter((one) => links === 'next' && one.endsWith('rel="next"'));
  // An empty list is no header.
  return { link: next };
}

function fieldsOf({ files }: Behaviour): ((name: string, value: unknown) => unknown) | undefined {
  return files === false ? (name, value) => (name === 'files' ? undefined : value) : undefined;
}

function originOf(server: Server): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** What an answer is made from, and where violations go. */
interface Place {
  readonly world: GithubWorld;
  readonly violations: string[];
}

/** One for all: to read the description takes longer than most tests. */
async function createBackend(): Promise<OpenAPIBackend> {
  const operations = Object.values(DOCUMENT.paths ?? {}).map((path) => path?.get?.operationId ?? '');
  const answer = (context: Context, { world, violations }: Place) =>
    checked(context, answerOf(world, requested(context)) ?? exampleOf(context), violations);
  const backend = new OpenAPIBackend({
    definition: DOCUMENT,
    quick: true,
    ajvOpts: CHECK_OPTIONS,
    handlers: {
      ...Object.fromEntries(operations.map((id) => [id, answer])),
      notFound: (context: Context, { violations }: Place): Reply =>
        refused(violations, `no such operation: ${context.request.path}`),
      validationFail: (context: Context, { violations }: Place): Reply =>
        refused(violations, `${context.request.path}: ${JSON.stringify(context.validation.errors)}`),
    },
  });
  await backend.init();
  return backend;
}

const BACKEND = createBackend();

/** What makes sure of its answers takes seconds to be made, which is no time of the program that waits for one. */
const TIMELINE = 'issues/list-events-for-timeline';

function requested({ operation, request }: Context): Requested {
  const query = Object.entries(request.query).map(([name, value]) => [name, String(value)] as const);
  const params = Object.entries(request.params).map(([name, value]) => [name, String(value)] as const);
  return { operation: operation.operationId ?? '', values: Object.fromEntries([...query, ...params]) };
}

/** What GitHub itself shows of an operation. */
function exampleOf({ api, operation }: Context): Reply {
  const { status, mock } = api.mockResponseForOperation(operation.operationId ?? '');
  return { status, body: mock };
}

function checked({ api, operation, request }: Context, reply: Reply, violations: string[]): Reply {
  if (reply.status !== 200) return reply;
  const { errors } = api.validateResponse(reply.body, operation, 200);
  if (errors?.length)
    return refused(violations, `the answer to ${request.path}: ${JSON.stringify(errors.slice(0, 3))}`);
  return reply;
}

function refused(violations: string[], words: string): Reply {
  violations.push(words);
  return { status: 400, body: { message: words } };
}

function refusal(request: IncomingMessage, token: string, { instead, limited }: Behaviour): Reply | undefined {
  if (instead !== undefined) return instead;
  if (limited === 'primary') {
    const headers = { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '1772604000' };
    return { status: 403, headers, body: { message: 'API rate limit exceeded for installation.' } };
  }
  if (limited === 'secondary') {
    const body = { message: 'You have exceeded a secondary rate limit.' };
    return { status: 429, headers: { 'retry-after': '60' }, body };
  }
  if (request.headers.authorization === `token ${token}`) return undefined;
  return { status: 401, body: { message: 'Bad credentials' } };
}

async function handle(
  backend: OpenAPIBackend,
  request: IncomingMessage,
  { without = [] }: Behaviour,
  place: Place,
): Promise<Reply> {
  const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
  const plain = { method: request.method ?? 'GET', path: pathname, query: search.slice(1), headers: {} };
  const id = backend.router.matchOperation(plain)?.operationId ?? '';
  const permission = PERMISSIONS[id] ?? PERMISSIONS[id.split('/')[0] ?? ''] ?? '';
  if (without.includes(permission)) {
    return { status: 403, body: { message: 'Resource not accessible by integration' } };
  }
  try {
    return (await backend.handleRequest(plain, place)) as Reply;
  } catch (error) {
    return refused(place.violations, String(error));
  }
}

function close(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}

/** Connects to GitHub's API: octokit over this package's own transport. No other module sends requests to it. */

import type { Endpoints } from '@octokit/types';
import { line, list, number, record } from '../../build/code-host/json.ts';
import type { HttpRequest, HttpResponse, HttpResult } from '../../service/http/exchange.ts';
import { type ApiAccess, apiUrl, readLog } from '../jobs/log.ts';
import { ApiError, createUnusableError, lacksPermission, type PermissionName } from './errors.ts';
import type { RateLimiter } from './rate-limiter.ts';

/** Lists the routes that read from a repository, or list those of an owner, as documented by GitHub. */
type RepositoryRoute = Extract<
  keyof Endpoints,
  | 'GET /repos/{owner}/{repo}'
  | `GET /repos/{owner}/{repo}/${string}`
  | 'GET /orgs/{org}/repos'
  | 'GET /users/{username}/repos'
>;

/** Path and query parameters of a route, except the repository. */
type Parameters<R extends RepositoryRoute> = Omit<Endpoints[R]['parameters'], 'owner' | 'repo'>;

/** Maximum entries of a page. */
export const PER_PAGE = 100;
/** Maximum bytes of one response: a page of a hundred runs has one to two million. */
const MAX_ANSWER_BYTES = 12_000_000;
const GRAPHQL = 'POST /graphql';
/** Maximum attempts for a request that gets a temporary rate limit. */
const MAX_ATTEMPTS = 3;
/** Pause before the only retry after a temporary error. */
const PAUSE = { part: 1 / 4, atMost: 1_000 };

/** Returns the total of a list. Without a count, a full page has a successor. */
export function readTotal(answer: unknown, page: number, listed: number): number {
  return number(answer, 'total_count') ?? (page - 1) * PER_PAGE + listed + (listed < PER_PAGE ? 0 : 1);
}

/** Reads the API within one budget. Responses are JSON of any shape, parsed with `code-host/json.ts`. */
export type Api = Awaited<ReturnType<typeof openApi>>;

/** @throws ApiError when GitHub's client cannot be loaded */
export async function openApi(options: ApiAccess) {
  const { repository, settings, runtime, gate, errors } = options;
  const baseUrl = apiUrl(runtime);
  // Imported on demand, because most steps don't need it.
  const { getOctokit } = await import('@actions/github').catch(() => {
    throw new ApiError('its client could not be loaded');
  });
  const log = { debug() {}, info() {}, warn() {}, error() {} };
  const request = { fetch: fetchOver(options), log };
  const octokit = getOctokit(settings.githubToken ?? '', { baseUrl, userAgent: 'workroom-notify', log, request });
  const [owner = '', repo = ''] = repository.split('/');
  // Octokit would send unknown parameters of a route in its query.
  const filled = (route: RepositoryRoute, parameters: object) => {
    const all = { owner, repo, ...parameters };
    return route.includes('{repo}') ? all : (parameters as typeof all);
  };
  const reading = async <T>(route: RepositoryRoute | typeof GRAPHQL, read: () => Promise<T>): Promise<T> => {
    try {
      return await read();
    } catch (error) {
      throw toApiError(error, route === GRAPHQL ? 'contents: read' : permissionFor(route));
    }
  };
  /** @throws ApiError for every answer but 2xx, and for none */
  const get = <R extends RepositoryRoute>(route: R, parameters: Parameters<R>): Promise<unknown> =>
    reading(route, async () => {
      const { data } = await octokit.request<string>(route, filled(route, parameters));
      if (typeof data !== 'object') throw createUnusableError();
      return data;
    });
  return {
    get,
    /** Fetches one page of a list, counted from 1. @throws ApiError as `get` */
    page: async <R extends RepositoryRoute>(route: R, parameters: Parameters<R>, page: number): Promise<unknown> => {
      const data = await get(route, { ...parameters, per_page: PER_PAGE, page });
      // A missing list differs from an empty one.
      if (![data, ...Object.values(data ?? {})].some(Array.isArray)) throw createUnusableError();
      return data;
    },
    /**
     * Maps each page of a list with `take`, at most `most` pages. A page is the list itself, whichever property of the
     * response holds it; `total_count` remains a property of it.
     * @throws ApiError as `get`
     */
    pages: <R extends RepositoryRoute, T>(
      route: R,
      parameters: Parameters<R>,
      most: number,
      take: (page: unknown) => T,
    ): Promise<readonly T[]> =>
      reading(route, async () => {
        const taken: T[] = [];
        // The types of octokit list the routes with pages, which share the type of their data here.
        const listing = route as 'GET /repos/{owner}/{repo}/commits';
        const all = octokit.paginate.iterator(listing, filled(route, { ...parameters, per_page: PER_PAGE, page: 1 }));
        for await (const { data } of all) {
          if (!Array.isArray(data)) throw createUnusableError();
          taken.push(take(data));
          if (taken.length === most) break;
        }
        return taken;
      }),
    /** Runs a GraphQL query that takes `$owner` and `$repo`, or these variables. @throws ApiError as `get` */
    query: (text: string, variables: Readonly<Record<string, unknown>> = { owner, repo }): Promise<unknown> =>
      reading(GRAPHQL, () => octokit.graphql(text, variables)),
    /** Fetches the text of a finished job's log. @throws ApiError if it cannot be read */
    log: (job: number) => readLog(options, job),
    /** Decides whether and until when requests may be sent. */
    gate,
    /** Collects what could not be read. */
    errors,
    ...{ settings, runtime },
  };
}

/** Runs a read on first use and shares its result with all callers. */
export function once<T>(read: () => Promise<T>): () => Promise<T> {
  let reading: Promise<T> | undefined;
  return () => {
    reading ??= read();
    return reading;
  };
}

/** Implements octokit's `fetch` over our transport, so requests share its proxies, certificates and time budget. */
function fetchOver({ runtime, gate }: ApiAccess) {
  return async (address: string, { method, headers, body }: Pick<HttpRequest, 'method' | 'headers' | 'body'>) => {
    const { pathname, search } = new URL(address);
    // The token is for this server only, even if its links name the one behind it.
    const url = new URL(`${pathname}${search}`, apiUrl(runtime));
    for (let attempt = 1; ; attempt += 1) {
      await gate.pass();
      const limits = { timeoutMs: gate.requestMs, maxBytes: MAX_ANSWER_BYTES, signal: runtime.signal };
      const exchange = await runtime.send({ method, url, headers, body }, limits);
      const limited = exchange.type === 'response' ? gate.limited(exchange) : undefined;
      if (limited !== undefined && gate.closed === undefined && attempt < MAX_ATTEMPTS) continue;
      const isTemporary = exchange.type === 'failure' || exchange.status >= 500;
      if (isTemporary && attempt === 1 && gate.closed === undefined) {
        await runtime.sleep(gate.budget.share(PAUSE));
        continue;
      }
      const answer = usable(exchange, gate, limited);
      return {
        status: answer.status,
        url: address,
        headers: new Map(Object.entries(answer.headers)),
        text: async () => answer.body,
      };
    }
  };
}

/** @throws ApiError for a missing or incomplete response, and for a rate limit */
function usable(exchange: HttpResult, gate: RateLimiter, limited: ApiError | undefined): HttpResponse {
  if (gate.budget.isOver && gate.closed !== undefined) throw gate.closed;
  if (exchange.type === 'failure') throw new ApiError(`the GitHub API cannot be reached (${exchange.reason})`);
  if (limited !== undefined) throw limited;
  if (!exchange.complete) throw new ApiError('the answer of the GitHub API broke off or was too large');
  if (exchange.status >= 300 && exchange.status < 400)
    throw new ApiError('the GitHub API redirects to another address');
  return exchange;
}

/** Permissions of the job token by the first segment of a route; all other routes need `contents`. */
const OPENED_BY: Readonly<Record<string, PermissionName>> = {
  actions: 'actions: read',
  'check-runs': 'checks: read',
  dependabot: 'vulnerability-alerts: read',
  deployments: 'deployments: read',
  issues: 'pull-requests: read',
  pulls: 'pull-requests: read',
};

function permissionFor(route: RepositoryRoute): PermissionName {
  const [word = ''] = route.split('/').slice(4);
  return OPENED_BY[word] ?? 'contents: read';
}

/** GitHub returns the same status if the token lacks permission; only the message distinguishes both. */
const SWITCHED_OFF = /\b(?:disabled|not available)\b.*\brepositor(?:y|ies)\b/i;

/** Converts octokit's error, which has status and headers of the response, or a cause if there was none. */
function toApiError(error: unknown, permission: PermissionName): ApiError {
  const cause = error instanceof Error ? error.cause : undefined;
  if (error instanceof ApiError) return error;
  if (cause instanceof ApiError) return cause;
  if (list(error, 'errors').length > 0) return new ApiError('GraphQL refuses the query', true);
  // After a connection error, octokit's error has a status but no response.
  const status = record(error, 'response') === undefined ? undefined : number(error, 'status');
  if (status === undefined) return createUnusableError();
  if (status === 401) return new ApiError('the GitHub API refuses the token');
  if (status === 403 && SWITCHED_OFF.test(line(error, 'response', 'data', 'message') ?? ''))
    return new ApiError('it is switched off in the repository', true);
  if (status === 403 || status === 404) return lacksPermission(permission, status === 404);
  return new ApiError(`the GitHub API answered ${status}`);
}

/** The only way to GitHub's API: octokit over the one transport of this package. */

import type { Endpoints } from '@octokit/types';
import type { Answer, Exchange } from '../../../service/http/exchange.ts';
import type { GithubConnection } from '../../../world.ts';
import { line, list, number, record } from '../../host/json.ts';
import { type ApiAccess, readLog } from '../jobs/log.ts';
import { ApiError, PermissionError, type PermissionName, SwitchedOff, unusable } from './faults.ts';
import type { ApiGate } from './gate.ts';

/** Reads of the API, all within one budget. Answers are JSON of any shape: they are read with `host/json.ts`. */
export interface Api {
  /** @throws ApiError for every answer but 2xx, and for none */
  get<R extends RepositoryRoute>(read: ApiRequest<R>): Promise<unknown>;
  /** One page of a list, counted from 1, and how many there are. @throws ApiError as `get` */
  page<R extends RepositoryRoute>(read: ApiRequest<R>, page: number): Promise<ApiPage>;
  /**
   * What `take` makes of each page of a list, in order: the first is asked for before the others, and none after `most`.
   * @throws ApiError as `get`
   */
  pages<R extends RepositoryRoute, T>(
    read: ApiRequest<R>,
    most: number,
    take: (page: unknown) => T,
  ): Promise<readonly T[]>;
  /**
   * Of a query of GraphQL that takes `$owner` and `$repo`, or these variables.
   * @throws ApiError as `get`, and where a part is not answered
   */
  query(text: string, variables?: Readonly<Record<string, unknown>>): Promise<unknown>;
  /**
   * The text of a finished job's log.
   * @throws ApiError when it cannot be read
   */
  log(job: number): Promise<string>;
  /** Whether and until when it may be asked. */
  readonly gate: ApiGate;
  /** Requests so far, those for logs aside. */
  readonly asked: () => number;
  /** The same without what was read `aside`: the history asks no more where there were many. */
  readonly weighed: () => number;
}

/** The routes that read from a repository, or list those of an owner, as GitHub describes them. */
type RepositoryRoute = Extract<
  keyof Endpoints,
  | 'GET /repos/{owner}/{repo}'
  | `GET /repos/{owner}/{repo}/${string}`
  | 'GET /orgs/{org}/repos'
  | 'GET /users/{username}/repos'
>;

/** One route of the repository, and what fills its gaps and its query. */
export interface ApiRequest<R extends RepositoryRoute> {
  readonly route: R;
  readonly with: Omit<Endpoints[R]['parameters'], 'owner' | 'repo'>;
  /** True for what takes nothing from what the history may ask: it is asked for by its name, or once for all of it. */
  readonly aside?: true;
}

const PER_PAGE = 100;
/** Pages that are read at once. */
const AT_ONCE = 6;

/** @throws when GitHub's client cannot be loaded */
export async function openApi(options: ApiAccess): Promise<Api> {
  const { token, baseUrl, gate, world } = options;
  const octokit = await world.github({ token, baseUrl, fetch: fetchOver(options) });
  const [owner = '', repo = ''] = options.repository.split('/');
  let [asked, aside] = [0, 0];
  const ask: AskApi = async ({ route, aside: isAside, with: parameters }, page) => {
    asked += 1;
    if (isAside === true) aside += 1;
    try {
      // Octokit would send what a route does not name as part of its query.
      const place = route.includes('{repo}') ? { owner, repo } : {};
      const filled = { ...place, ...parameters, ...page };
      // `Read` has checked the parameters; here the route is any of them.
      const { data, headers } = await octokit.request(route, filled);
      if (typeof data !== 'object') throw new TypeError('not JSON');
      return { data, last: lastPage(headers.link, data) };
    } catch (error) {
      throw toApiError(error, permissionFor(route));
    }
  };
  const askPage: Api['page'] = async (read, number) => withList(await ask(read, { per_page: PER_PAGE, page: number }));
  return {
    get: async (read) => (await ask(read)).data,
    page: askPage,
    pages: (read, most, take) => allPages((number) => askPage(read, number), most, take),
    query: async (text, variables = { owner, repo }) => {
      asked += 1;
      return octokit.graphql(text, variables).catch((error: unknown) => {
        const isRefused = list(error, 'errors').length > 0;
        throw isRefused ? new ApiError('GraphQL refuses the query', true) : toApiError(error, 'contents: read');
      });
    },
    log: (job) => readLog(options, job),
    gate,
    asked: () => asked,
    weighed: () => asked - aside,
  };
}

/** Bytes of one answer: a page of a hundred runs has one to two million. */
const LARGEST_ANSWER = 12_000_000;

/**
 * As much of `fetch` as octokit asks for, over our own transport: the same proxies, certificates and limits as for the
 * service, and no request that outlives their time.
 */
function fetchOver({ world, gate }: ApiAccess): GithubConnection['fetch'] {
  return async (address, { method, headers, body }) => {
    await gate.pass();
    const request = { method, url: new URL(address), headers, body };
    const limits = { timeoutMs: gate.budget.left, maxBytes: LARGEST_ANSWER, signal: world.signal };
    const answer = usable(await world.send(request, limits), gate);
    const { status, body: text } = answer;
    return { status, url: address, headers: new Map(Object.entries(answer.headers)), text: async () => text };
  };
}

/** @throws ApiError for no answer, for half of one, and for one that tells of a limit */
function usable(exchange: Exchange, gate: ApiGate): Answer {
  if (gate.budget.isOver && gate.closed !== undefined) throw gate.closed;
  if (exchange.type === 'failure') throw new ApiError(`the GitHub API cannot be reached (${exchange.reason})`);
  const limited = gate.limited(exchange);
  if (limited !== undefined) throw limited;
  if (!exchange.complete) throw new ApiError('the answer of the GitHub API broke off or was too large');
  // Not followed: the token is for this address alone.
  if (exchange.status >= 300 && exchange.status < 400)
    throw new ApiError('the GitHub API redirects to another address');
  return exchange;
}

type AskApi = <R extends RepositoryRoute>(
  read: ApiRequest<R>,
  page?: { readonly per_page: number; readonly page: number },
) => Promise<ApiPage>;

export interface ApiPage {
  readonly data: unknown;
  /** Number of the last page. */
  readonly last: number;
}

/** Pages are large: each is let go as soon as something was taken from it. */
async function allPages<T>(
  ask: (page: number) => Promise<ApiPage>,
  most: number,
  take: (page: unknown) => T,
): Promise<readonly T[]> {
  const first = await ask(1);
  const taken = [take(first.data)];
  let last = Math.min(first.last, most);
  while (taken.length < last) {
    const amount = Math.min(AT_ONCE, last - taken.length);
    const numbers = Array.from({ length: amount }, (_, index) => taken.length + 1 + index);
    const pages = await Promise.all(
      numbers.map(async (number) => {
        const page = await ask(number);
        return { last: page.last, taken: take(page.data) };
      }),
    );
    taken.push(...pages.map((page) => page.taken));
    // Where a server names only the next page, each page tells of one more.
    last = Math.min(Math.max(last, ...pages.map((page) => page.last)), most);
  }
  return taken;
}

/** A list that is not there is no empty one. */
function withList(page: ApiPage): ApiPage {
  if (!hasList(page.data)) throw unusable();
  return page;
}

/** Lists are the answer itself, or one of its fields. */
function hasList(data: unknown): boolean {
  return [data, ...Object.values(data ?? {})].some(Array.isArray);
}

/** As far as the links or the count tell: some servers and proxies leave one of them out. */
function lastPage(links: string | undefined, data: unknown): number {
  const linked = ['last', 'next'].map((rel) => pageOf(links, rel));
  const counted = number(data, 'total_count') ?? number(data, 'total_commits') ?? 1;
  return Math.max(...linked, Math.ceil(counted / PER_PAGE));
}

function pageOf(links: string | undefined, rel: string): number {
  return Number(/[?&]page=(\d{1,6})/.exec(linkTo(links, rel))?.[1] ?? 1);
}

function linkTo(links: string | undefined, rel: string): string {
  return new RegExp(`<([^<>]*)>;\\s*rel="${rel}"`).exec(links ?? '')?.[1] ?? '';
}

/** What opens the routes of a repository to the job's own token, by their first word; all others want `contents`. */
const OPENED_BY: Readonly<Record<string, PermissionName>> = {
  actions: 'actions: read',
  'check-runs': 'checks: read',
  dependabot: 'vulnerability-alerts: read',
  deployments: 'deployments: read',
  issues: 'pull-requests: read',
  pulls: 'pull-requests: read',
};

/** The permission that opens this route. */
export function permissionFor(route: RepositoryRoute): PermissionName {
  const [word = ''] = route.split('/').slice(4);
  return OPENED_BY[word] ?? 'contents: read';
}

/** GitHub answers so as well where the token may not read it: only the words tell. */
const SWITCHED_OFF = /\b(?:disabled|not available)\b.*\brepositor(?:y|ies)\b/i;

/** Octokit gives an error the status and headers of its answer; one that got no answer has its cause instead. */
function toApiError(error: unknown, permission: PermissionName): ApiError {
  const cause = error instanceof Error ? error.cause : undefined;
  if (cause instanceof ApiError) return cause;
  const status = statusOf(error);
  if (status === undefined) return unusable();
  if (status === 401) return new ApiError('the GitHub API refuses the token');
  if (status === 403 && SWITCHED_OFF.test(line(error, 'response', 'data', 'message') ?? '')) return new SwitchedOff();
  if (status === 403 || status === 404) return new PermissionError(permission, status === 404);
  return new ApiError(`the GitHub API answered ${status}`);
}

/** Without an answer octokit's errors have a status too, but no response. */
function statusOf(error: unknown): number | undefined {
  return record(error, 'response') === undefined ? undefined : number(error, 'status');
}

/** The only door to GitHub's REST API: octokit, loaded when something is asked, over the one transport of this package. */

import type { Exchange } from '../../transport/types.ts';
import { text } from '../event/json.ts';
import { ApiError, type Fault } from './faults.ts';
import { type LogSource as ApiOptions, readLog } from './log.ts';

/** Reads of the API, all within one deadline. */
export interface Api {
  /**
   * One GET. The answer is JSON that nobody vouches for.
   * @throws ApiError for every answer but 2xx, and for none
   */
  get(read: Read): Promise<unknown>;
  /**
   * What `take` makes of each page of a list, in order: the first is asked for before the others, and none after `most`.
   * @throws ApiError as `get`
   */
  pages<T>(read: Read, most: number, take: (page: unknown) => T): Promise<readonly T[]>;
  /**
   * The text of a finished job's log.
   * @throws ApiError when there is none to be had
   */
  log(job: number): Promise<string>;
  /** Milliseconds that are left. */
  readonly left: () => number;
}

/** What is asked for: a route below `/repos/{owner}/{repo}` and what fills its gaps and its query. */
export interface Read {
  readonly route: string;
  readonly with?: Readonly<Record<string, string | number | boolean>>;
  /** The permission that opens it to the job's own token. */
  readonly permission: string;
}

/** Bytes of one answer: a page of a hundred runs has one to two million. */
const LARGEST = 12_000_000;
const PER_PAGE = 100;
/** Requests that run at once. */
const AT_ONCE = 6;

export async function openApi(options: ApiOptions): Promise<Api> {
  const octokit = await loadOctokit(options);
  const [owner = '', repo = ''] = options.repository.split('/');
  const ask = async ({ route, permission, with: parameters }: Read): Promise<Reply> => {
    try {
      const { data, headers } = await octokit.request(`GET /repos/{owner}/{repo}${route}`, {
        owner,
        repo,
        ...parameters,
      });
      if (typeof data !== 'object') throw new TypeError('not JSON');
      return { data, last: lastPage(text(headers, 'link')) };
    } catch (error) {
      throw toApiError(error, permission);
    }
  };
  return {
    get: async (read) => (await ask(read)).data,
    pages: (read, most, take) => allPages(ask, read, most, take),
    log: (job) => readLog(options, job),
    left: () => Math.max(0, options.deadline - options.now()),
  };
}

interface Reply {
  readonly data: unknown;
  /** Number of the last page. */
  readonly last: number;
}

/** Pages are large: each is let go as soon as something was taken from it. */
async function allPages<T>(
  ask: (read: Read) => Promise<Reply>,
  read: Read,
  most: number,
  take: (page: unknown) => T,
): Promise<readonly T[]> {
  const page = (number: number) => ask({ ...read, with: { ...read.with, per_page: PER_PAGE, page: number } });
  const first = await page(1);
  const taken = [take(first.data)];
  const last = Math.min(first.last, most);
  for (let next = 2; next <= last; next += AT_ONCE) {
    const numbers = Array.from({ length: Math.min(AT_ONCE, last - next + 1) }, (_, index) => next + index);
    taken.push(...(await Promise.all(numbers.map(async (number) => take((await page(number)).data)))));
  }
  return taken;
}

function lastPage(links: string | undefined): number {
  const found = /<[^>]*[?&]page=(\d{1,6})[^>]*>;\s*rel="last"/.exec(links ?? '');
  return found === null ? 1 : Number(found[1]);
}

async function loadOctokit(options: ApiOptions) {
  const { getOctokit } = await import('@actions/github');
  const silent = { debug() {}, info() {}, warn() {}, error() {} };
  return getOctokit(options.token, {
    baseUrl: options.baseUrl,
    userAgent: 'workroom-notify',
    log: silent,
    request: { fetch: fetchOver(options), log: silent },
  });
}

/** No answer came: why, in words without a URL. */
class NoAnswer extends Error {}

/**
 * As much of `fetch` as octokit asks for, over our own transport: the same proxies, certificates and limits as for the
 * service, and no request that outlives the deadline.
 */
function fetchOver({ send, now, deadline, signal }: ApiOptions) {
  return async (address: string, init: { readonly headers: Record<string, string> }) => {
    const timeoutMs = deadline - now();
    if (timeoutMs <= 0) throw new NoAnswer(SLOW);
    const request = { method: 'GET', url: new URL(address), headers: init.headers } as const;
    const answer = usable(await send(request, { timeoutMs, maxBytes: LARGEST, signal }), now() >= deadline);
    const headers = new Map(Object.entries(answer.headers));
    return { status: answer.status, url: address, headers, text: async () => answer.body };
  };
}

const SLOW = 'the GitHub API took too long to answer';

function usable(exchange: Exchange, late: boolean): Extract<Exchange, { readonly type: 'answer' }> {
  if (late) throw new NoAnswer(SLOW);
  if (exchange.type === 'failure') throw new NoAnswer(`the GitHub API cannot be reached (${exchange.reason})`);
  if (!exchange.complete) throw new NoAnswer('the answer of the GitHub API broke off or was too large');
  // A token goes to the address that it is for, and to no other.
  if (exchange.status >= 300 && exchange.status < 400) throw new NoAnswer('the GitHub API answers from elsewhere');
  return exchange;
}

/** What a transport error looks like to octokit: status 500, without a response. */
function toApiError(error: unknown, permission: string): ApiError {
  const cause = error instanceof Error ? error.cause : undefined;
  if (cause instanceof NoAnswer) return other(cause.message);
  const status = statusOf(error);
  if (status === undefined) return other('the answer of the GitHub API could not be used');
  if (status === 401) return other('the GitHub API refuses the token');
  if ((status === 403 || status === 429) && isRateLimit(error, status)) return other(rateWords(error));
  if (status === 403 || status === 404) return new ApiError({ type: 'permission', permission }, status === 404);
  return other(`the GitHub API answered ${status}`);
}

function other(words: string): ApiError {
  const fault: Fault = { type: 'other', words };
  return new ApiError(fault);
}

function statusOf(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('response' in error) || !('status' in error)) return undefined;
  return error.response !== undefined && typeof error.status === 'number' ? error.status : undefined;
}

function isRateLimit(error: unknown, status: number): boolean {
  const remaining = text(error, 'response', 'headers', 'x-ratelimit-remaining');
  return status === 429 || remaining === '0' || text(error, 'response', 'headers', 'retry-after') !== undefined;
}

function rateWords(error: unknown): string {
  const reset = Number(text(error, 'response', 'headers', 'x-ratelimit-reset'));
  const at = Number.isInteger(reset) && reset > 0 && reset < 1e11 ? new Date(reset * 1000).toISOString() : undefined;
  const until = at === undefined ? '' : ` until ${at.slice(11, 16)} UTC`;
  return `the rate limit of the GitHub API is used up${until}`;
}

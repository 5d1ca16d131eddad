/** Reads the log of a finished job. */

import { line } from '../../build/code-host/json.ts';
import type { Runtime } from '../../runtime.ts';
import type { HttpResponse } from '../../service/http/exchange.ts';
import type { Settings } from '../../settings/settings.ts';
import { ApiError, type ApiErrors } from '../api/errors.ts';
import type { RateLimiter } from '../api/rate-limiter.ts';

/** Opens the API of a repository, with the settings and the runtime of all readers. */
export interface ApiAccess {
  readonly repository: string;
  readonly settings: Settings;
  readonly runtime: Runtime;
  readonly gate: RateLimiter;
  readonly errors: ApiErrors;
}

/** Returns `https://api.github.com`, or the API of an Enterprise Server. */
export function apiUrl({ env }: Pick<Runtime, 'env'>): string {
  return line(env, 'GITHUB_API_URL') ?? 'https://api.github.com';
}

/** Bytes of the first request: most logs are smaller. */
const FIRST = 1_000_000;
/** Bytes read from the tail of a larger log, where a job reports why it failed. */
const PART = 4_000_000;
/** Maximum bytes from a storage without range requests; only the tail is kept. */
const MAX_BYTES = 250_000_000;

/**
 * Reads the text of a log; of a long one its tail. GitHub redirects to another host for a minute,
 * which must not receive the token, and returns 404 while the job runs.
 * @throws ApiError if it cannot be read
 */
export async function readLog(source: ApiAccess, job: number): Promise<string> {
  const { runtime, repository, settings } = source;
  const page = new URL(`${apiUrl(runtime)}/repos/${repository}/actions/jobs/${job}/logs`);
  await source.gate.pass();
  const result = await fetchRequired(source, page, {
    accept: 'application/vnd.github+json',
    authorization: `token ${settings.githubToken}`,
  });
  const limited = source.gate.limited(result);
  if (limited !== undefined) throw limited;
  if (result.status === 404) throw logUnread(true);
  const address = URL.parse(result.headers['location'] ?? '', page.href);
  if (result.status < 300 || result.status > 399 || address === null) throw logUnread();
  const first = await fetchRequired(source, address, { range: `bytes=0-${FIRST - 1}` });
  // The log is empty.
  if (first.status === 416) return '';
  if (first.status === 200) return first.body;
  if (first.status !== 206) throw logUnread();
  // The `123456` of `bytes 0-999/123456`.
  const size = Number(/\/(\d{1,15})$/.exec(first.headers['content-range'] ?? '')?.[1]);
  if (!(size > FIRST)) return first.body;
  // Not every storage supports suffix ranges.
  const start = Math.max(0, size - PART);
  const part = await fetchRequired(source, address, { range: `bytes=${start}-${size - 1}` });
  if (part.status !== 206 && part.status !== 200) throw logUnread();
  // The first line is incomplete.
  return part.status === 206 && start > 0 ? part.body.slice(part.body.indexOf('\n') + 1) : part.body;
}

async function fetchRequired(source: ApiAccess, url: URL, headers: Record<string, string>): Promise<HttpResponse> {
  const { runtime, gate } = source;
  const { budget } = gate;
  const limits = { timeoutMs: budget.left, maxBytes: PART, tailOf: MAX_BYTES, signal: runtime.signal };
  const request = { method: 'GET', url, headers: { 'user-agent': 'workroom-notify', ...headers } } as const;
  const exchange = budget.isOver ? undefined : await runtime.send(request, limits);
  if (exchange?.type !== 'response' || !exchange.complete) throw logUnread();
  return exchange;
}

function logUnread(missing = false): ApiError {
  return new ApiError('the log could not be read', missing);
}

/** Reads and explains the log of a finished job. */

import { explainLog, type LogExplanation } from '../../build/logs/explain.ts';
import { LogTimeoutError } from '../../build/logs/step-logs.ts';
import type { HttpResponse } from '../../service/http/exchange.ts';
import { redactText } from '../../text/credentials/redact-text.ts';
import { type Api, type ApiAccess, apiUrl } from '../api/client.ts';
import { ApiError } from '../api/errors.ts';
import type { ApiJob } from './jobs.ts';

/** Time limit to explain one log; a typical log takes a tenth of it. */
const EXPLAINING_TIME = { part: 1 / 4, atMost: 2_000 };
/**
 * Explains the log of a failed job. Null if GitHub has none, undefined if it cannot be read, or if explaining exceeds the
 * time limit, because no real log takes that long.
 */
export async function explainJobLog(
  api: Api,
  { id, failed_steps: [step], failed_at }: ApiJob,
): Promise<LogExplanation | null | undefined> {
  if (id === undefined) return undefined;
  const { runtime, settings } = api;
  try {
    const log = await readLog(api, id);
    const budget = runtime.budget.within(EXPLAINING_TIME);
    const isLate = () => runtime.signal.aborted || budget.isOver;
    const surroundings = { root: runtime.workspace, hide: (text: string) => redactText(text, settings.redactor) };
    return explainLog(log, surroundings, { step: { name: step?.name, at: failed_at }, isLate });
  } catch (error) {
    if (error instanceof ApiError) return error.missing ? null : undefined;
    if (error instanceof LogTimeoutError) return undefined;
    throw error;
  }
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
  if (result.status === 404) throw createLogError(true);
  const address = URL.parse(result.headers['location'] ?? '', page.href);
  if (result.status < 300 || result.status > 399 || address === null) throw createLogError();
  const first = await fetchRequired(source, address, { range: `bytes=0-${FIRST - 1}` });
  // The log is empty.
  if (first.status === 416) return '';
  if (first.status === 200) return first.body;
  if (first.status !== 206) throw createLogError();
  // The `123456` of `bytes 0-999/123456`.
  const size = Number(/\/(\d{1,15})$/.exec(first.headers['content-range'] ?? '')?.[1]);
  if (!(size > FIRST)) return first.body;
  // Not every storage supports suffix ranges.
  const start = Math.max(0, size - PART);
  const part = await fetchRequired(source, address, { range: `bytes=${start}-${size - 1}` });
  if (part.status !== 206 && part.status !== 200) throw createLogError();
  // The first line is incomplete.
  return part.status === 206 && start > 0 ? part.body.slice(part.body.indexOf('\n') + 1) : part.body;
}

async function fetchRequired(source: ApiAccess, url: URL, headers: Record<string, string>): Promise<HttpResponse> {
  const { runtime, gate } = source;
  const { budget } = gate;
  const limits = { timeoutMs: budget.left, maxBytes: PART, tailOf: MAX_BYTES, signal: runtime.signal };
  const request = { method: 'GET', url, headers: { 'user-agent': 'workroom-notify', ...headers } } as const;
  const exchange = budget.isOver ? undefined : await runtime.send(request, limits);
  if (exchange?.type !== 'response' || !exchange.complete) throw createLogError();
  return exchange;
}

function createLogError(missing = false): ApiError {
  return new ApiError('the log could not be read', missing);
}

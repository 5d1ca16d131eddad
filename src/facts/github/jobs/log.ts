/** The log of a finished job. */

import type { Answer } from '../../../transport/types.ts';
import type { World } from '../../../world.ts';
import { ApiError } from '../faults.ts';

export interface LogSource {
  readonly token: string;
  /** `https://api.github.com`, or an Enterprise Server's. */
  readonly baseUrl: string;
  /** `owner/name`. */
  readonly repository: string;
  readonly world: Pick<World, 'send' | 'github' | 'now' | 'signal'>;
  /** Milliseconds since the epoch. */
  readonly deadline: number;
}

/** Bytes of a log that are read: its end, where a job says why it failed. */
const LARGEST = 4_000_000;
/** Of a storage that gives no parts. */
const LARGEST_WHOLE = 12_000_000;

/**
 * The text of a log, or its last four million bytes. GitHub redirects to another host for a minute, which must not see
 * the token; it answers 404 while the job is running.
 *
 * @throws ApiError when it cannot be read
 */
export async function readLog(source: LogSource, job: number): Promise<string> {
  const { baseUrl, repository, token } = source;
  const page = new URL(`${baseUrl}/repos/${repository}/actions/jobs/${job}/logs`);
  const accept = { accept: 'application/vnd.github+json', 'user-agent': 'workroom-notify' };
  const told = await ask(source, page, { ...accept, authorization: `token ${token}` }, LARGEST);
  const address = URL.parse(told.headers['location'] ?? '', page.href);
  if (told.status < 300 || told.status > 399 || address === null) throw unread();
  const log = await ask(source, address, { 'user-agent': 'workroom-notify' }, LARGEST);
  if (log.status !== 200) throw unread();
  return log.complete ? log.body : readEnd(source, address, Number(log.headers['content-length']));
}

/** Not every storage knows "the last bytes", so where the size is known it is asked for those from a place on. */
async function readEnd(source: LogSource, address: URL, size: number): Promise<string> {
  const range = size > LARGEST ? `bytes=${size - LARGEST}-${size - 1}` : `bytes=-${LARGEST}`;
  const end = await ask(source, address, { 'user-agent': 'workroom-notify', range }, LARGEST_WHOLE);
  if ((end.status !== 206 && end.status !== 200) || !end.complete) throw unread();
  const body = end.body.slice(-LARGEST);
  // The first line is only half there.
  return body.slice(body.indexOf('\n') + 1);
}

async function ask(source: LogSource, url: URL, headers: Record<string, string>, maxBytes: number): Promise<Answer> {
  const { world, deadline } = source;
  const timeoutMs = deadline - world.now();
  const limits = { timeoutMs, maxBytes, signal: world.signal };
  const exchange = timeoutMs <= 0 ? undefined : await world.send({ method: 'GET', url, headers }, limits);
  if (exchange?.type !== 'answer') throw unread();
  return exchange;
}

function unread(): ApiError {
  return new ApiError({ type: 'other', words: 'the log could not be read' });
}

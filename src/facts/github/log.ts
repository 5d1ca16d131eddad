/** The log of a finished job, read only where nothing else says what went wrong. */
import type { Answer } from '../../transport/types.ts';
import type { World } from '../../world.ts';
import { ApiError } from './faults.ts';

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

/** Bytes of a log that are read; the rest is ignored. */
const LARGEST = 8_000_000;
const MOST_LINES = 20;
/** Characters of a line that are looked at. */
const LONGEST_LINE = 64_000;

/**
 * The text of a log. GitHub redirects to another host for a minute, which must not see the token;
 * it answers 404 while the job is running.
 *
 * @throws ApiError when it cannot be read
 */
export async function readLog(source: LogSource, job: number): Promise<string> {
  const { baseUrl, repository, token } = source;
  const page = new URL(`${baseUrl}/repos/${repository}/actions/jobs/${job}/logs`);
  const accept = { accept: 'application/vnd.github+json', 'user-agent': 'workroom-notify' };
  const told = await ask(source, page, { ...accept, authorization: `token ${token}` });
  const address = URL.parse(told.headers['location'] ?? '', page.href);
  if (told.status < 300 || told.status > 399 || address === null) throw unread();
  const log = await ask(source, address, { 'user-agent': 'workroom-notify' });
  if (log.status !== 200) throw unread();
  return log.body;
}

async function ask(source: LogSource, url: URL, headers: Record<string, string>): Promise<Answer> {
  const { world, deadline } = source;
  const timeoutMs = deadline - world.now();
  const limits = { timeoutMs, maxBytes: LARGEST, signal: world.signal };
  const exchange = timeoutMs <= 0 ? undefined : await world.send({ method: 'GET', url, headers }, limits);
  if (exchange?.type !== 'answer') throw unread();
  return exchange;
}

function unread(): ApiError {
  return new ApiError({ type: 'other', words: 'the log could not be read' });
}

/** The lines of a log that the runner marks as errors, without their time stamps, the first ones first. */
export function errorLines(log: string): readonly string[] {
  const marked = log.matchAll(/^(?:\uFEFF?\d{4}-\d\d-\d\dT[\d:.]{8,20}Z )?##\[error\](.*)$/gm);
  const lines: string[] = [];
  for (const [, line = ''] of marked) {
    if (line.trim() !== '') lines.push(line.slice(0, LONGEST_LINE).trim());
    if (lines.length === MOST_LINES) break;
  }
  return lines;
}

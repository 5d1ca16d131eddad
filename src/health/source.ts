export interface WorkflowTriggers {
  readonly cron: readonly string[];
  /** Names under `workflow_run` that mean one workflow each. */
  readonly after: readonly string[];
  /** Whether each push to the branch starts it, whatever it changes. */
  readonly pushed: boolean;
  /** Names of its events; empty if none can be read. */
  readonly events: readonly string[];
}

/** One repository as the health of its builds is read: its API, the requests that are left, and what was not read. */

import type { CodeHost } from '../build/code-host/urls.ts';
import type { Api } from '../github/api/client.ts';
import { ApiError, PermissionError, RateLimitExceeded } from '../github/api/errors.ts';
import type { ApiContext } from '../github/context.ts';
import type { RunFilter } from './run.ts';
import type { TimeWindow } from './window.ts';

export interface HealthSource extends ApiContext, RunFilter {
  readonly window: TimeWindow;
  readonly host: CodeHost;
  /** Its page, without a slash at the end. */
  readonly page: string;
  readonly budget: RequestBudget;
  /** What starts its workflows, by path; absent if nothing needs them, or they could not be read. */
  readonly files?: ReadonlyMap<string, WorkflowTriggers>;
  readonly gaps: MissingData;
  /** True if the message covers no other repository. */
  readonly isOnly: boolean;
}

/** For the runs, workflows and files of all repositories, and what waits in them; so many are reserved for each. */
const [MAX_BASICS, MIN_BASICS] = [190, 5];
/** For causes, suspects, flaky jobs, deployments and alerts of all repositories: more if the basics took little. */
const [MAX_REQUESTS, MIN_DETAILS] = [118, 48];

/** Requests for all repositories together. The basics of each repository are reserved until its turn. */
export class RequestBudget {
  #left = MAX_BASICS;
  #reserved: number;

  constructor(repositories: number) {
    this.#reserved = repositories * MIN_BASICS;
  }

  /** Begins with the next repository. */
  begin(): void {
    this.#reserved -= MIN_BASICS;
  }

  /** Begins with the details. */
  beginDetails(): void {
    this.#reserved = 0;
    this.#left = Math.max(MIN_DETAILS, MAX_REQUESTS - (MAX_BASICS - this.#left));
  }

  /** True if so many more requests may be made; they count from then on. */
  take(requests = 1): boolean {
    if (this.left < requests) return false;
    this.#left -= requests;
    return true;
  }

  get left(): number {
    return Math.max(0, this.#left - this.#reserved);
  }
}

/** What was not read. */
export interface MissingData {
  /** Why no more requests were made, a phrase each. */
  readonly reasons: Set<string>;
  /** A phrase each; of several repositories those of which not all was read. */
  readonly unread: Set<string>;
  /** True if a failure may have been missed. */
  partial: boolean;
  /** True if runs are missing. */
  blind: boolean;
}

export function noMissingData(): MissingData {
  return { reasons: new Set(), unread: new Set(), partial: false, blind: false };
}

/** Asks for what decides how the builds are; undefined after an error, which is recorded. */
export async function fetchRequired<T>(
  source: HealthSource,
  what: string,
  read: (api: Api) => Promise<T>,
): Promise<T | undefined> {
  const answer = await askDetail(source, what, read);
  if (answer === undefined) source.gaps.partial = true;
  return answer;
}

/** The same for what only explains it. */
export async function askDetail<T>(
  source: HealthSource,
  what: string,
  read: (api: Api) => Promise<T>,
): Promise<T | undefined> {
  const { api, budget, faults: errors, gaps, world } = source;
  if (!budget.take()) {
    gaps.unread.add(`${incompleteText(what)}: no more requests were to be spent`);
    return undefined;
  }
  try {
    return await readTwice(api, world, read, () => budget.take());
  } catch (error) {
    errors.add(what, error);
    const reason = getReason(error);
    if (reason === undefined) noteUnread(source, what);
    else gaps.reasons.add(reason);
    return undefined;
  }
}

export function noteUnread({ gaps, repository, isOnly }: HealthSource, what: string): void {
  gaps.unread.add(isOnly ? incompleteText(what) : repository);
}

/** One phrase for all requests that were not made because of a limit; undefined for any other error. */
export function getReason(error: unknown): string | undefined {
  return error instanceof RateLimitExceeded ? `${incompleteText('the builds')}: ${error.message}` : undefined;
}

function incompleteText(what: string): string {
  return `not all of ${what}`;
}

const PAUSE = { part: 1 / 4, atMost: 1_000 };

/** Retries once after an error that may pass. */
export async function readTwice<T>(
  api: Api,
  { sleep }: Pick<HealthSource['world'], 'sleep'>,
  read: (api: Api) => Promise<T>,
  mayRetry = () => true,
): Promise<T> {
  return read(api).catch(async (error: unknown) => {
    const isFinal =
      !(error instanceof ApiError) ||
      error instanceof PermissionError ||
      error instanceof RateLimitExceeded ||
      error.missing;
    if (isFinal || !mayRetry()) throw error;
    await sleep(api.gate.budget.share(PAUSE));
    return read(api);
  });
}

/** In order, `concurrency` at a time. */
export async function mapAll<T, R>(
  all: readonly T[],
  concurrency: number,
  work: (one: T) => Promise<R>,
): Promise<readonly R[]> {
  const results: R[] = [];
  for (let index = 0; index < all.length; index += concurrency) {
    results.push(...(await Promise.all(all.slice(index, index + concurrency).map(work))));
  }
  return results;
}

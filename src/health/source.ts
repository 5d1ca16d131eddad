/** Wraps one repository for the health report: its API, the request budget, and the missing data. */

import type { CodeHost } from '../build/code-host/urls.ts';
import type { Api } from '../github/api/client.ts';
import { RateLimitExceeded } from '../github/api/errors.ts';
import type { TimeWindow } from './window.ts';

interface WorkflowTriggers {
  readonly cron: readonly string[];
  /** Workflow names under `workflow_run`, without patterns. */
  readonly awaited: readonly string[];
  /** True if each push to the branch starts it, whatever it changes. */
  readonly pushed: boolean;
  /** Names of its events; empty if none can be parsed. */
  readonly events: readonly string[];
}

export interface HealthSource {
  readonly api: Api;
  /** `owner/name`. */
  readonly repository: string;
  readonly branch: string;
  /** Path of the reporting workflow, which is excluded. */
  readonly reportingPath?: string;
  readonly window: TimeWindow;
  readonly host: CodeHost;
  /** URL of its page, without a trailing slash. */
  readonly page: string;
  readonly budget: RequestBudget;
  /** Triggers of its workflows by path; absent if not read. */
  readonly files?: ReadonlyMap<string, WorkflowTriggers>;
  /** Missing data. */
  readonly gaps: {
    /** Reasons for skipped requests, one phrase each. */
    readonly reasons: Set<string>;
    /** One phrase each; for several repositories, those read incompletely. */
    readonly unread: Set<string>;
    /** True if a failure may have been missed. */
    partial: boolean;
    /** True if runs are missing. */
    blind: boolean;
  };
  /** True if the message covers no other repository. */
  readonly isOnly: boolean;
}

/** Maximum requests for runs, workflows and files of all repositories, and the number reserved for each. */
const [MAX_BASICS, MIN_BASICS] = [190, 5];
/** Maximum requests for everything, and those for causes, suspects, deployments and alerts in any case. */
const [MAX_REQUESTS, MIN_DETAILS] = [118, 42];

/** Limits the requests for all repositories together. The basics of each repository are reserved until its turn. */
export class RequestBudget {
  #left = MAX_BASICS;
  #reserved: number;

  constructor(repositories: number) {
    this.#reserved = repositories * MIN_BASICS;
  }

  begin(): void {
    this.#reserved -= MIN_BASICS;
  }

  beginDetails(): void {
    this.#reserved = 0;
    this.#left = Math.max(MIN_DETAILS, MAX_REQUESTS - (MAX_BASICS - this.#left));
  }

  /** Reserves this many requests. Returns false if the budget doesn't allow them. */
  take(requests = 1): boolean {
    if (this.left < requests) return false;
    this.#left -= requests;
    return true;
  }

  get left(): number {
    return Math.max(0, this.#left - this.#reserved);
  }
}

/** Fetches data that decides the state of the builds. Returns undefined after an error, which is recorded. */
export async function fetchRequired<T>(
  source: HealthSource,
  what: string,
  read: (api: Api) => Promise<T>,
): Promise<T | undefined> {
  const answer = await fetchDetail(source, what, read);
  if (answer === undefined) source.gaps.partial = true;
  return answer;
}

/** Fetches data that only explains the state. */
export async function fetchDetail<T>(
  source: Pick<HealthSource, 'api' | 'budget' | 'gaps' | 'repository' | 'isOnly'>,
  what: string,
  read: (api: Api) => Promise<T>,
): Promise<T | undefined> {
  const { api, budget, gaps } = source;
  if (!budget.take()) {
    gaps.unread.add(`${describeIncomplete(what)}: no more requests were to be spent`);
    return undefined;
  }
  try {
    return await read(api);
  } catch (error) {
    api.errors.add(what, error);
    // One phrase for all requests that a limit prevented.
    if (error instanceof RateLimitExceeded) gaps.reasons.add(`${describeIncomplete('the builds')}: ${error.message}`);
    else noteUnread(source, what);
    return undefined;
  }
}

export function noteUnread(
  { gaps, repository, isOnly }: Pick<HealthSource, 'gaps' | 'repository' | 'isOnly'>,
  what: string,
): void {
  gaps.unread.add(isOnly ? describeIncomplete(what) : repository);
}

function describeIncomplete(what: string): string {
  return `not all of ${what}`;
}

const CONCURRENCY = 3;

/** Maps in order, a few at a time. */
export async function mapAll<T, R>(
  all: readonly T[],
  work: (one: T) => Promise<R>,
  concurrency = CONCURRENCY,
): Promise<readonly R[]> {
  const results: R[] = [];
  for (let index = 0; index < all.length; index += concurrency) {
    results.push(...(await Promise.all(all.slice(index, index + concurrency).map(work))));
  }
  return results;
}

/** One repository as the health of its builds is read: its API, how much of it may be asked, and what was not read. */

import type { Api } from '../../github/api/client.ts';
import { ApiClosed, ApiError, PermissionError } from '../../github/api/faults.ts';
import type { ApiContext } from '../../github/context.ts';
import type { CodeHost } from '../../host/addresses.ts';
import type { TimeWindow } from '../health-run.ts';
import type { Spending } from './budget.ts';
import { type HealthGaps, notAllOf, noteUnread } from './gaps.ts';
import type { WorkflowFiles } from './workflow-files.ts';

/** Before an answer that failed is asked for once more. */
const PAUSE = { part: 1 / 4, atMost: 1_000 };

export interface HealthSource extends ApiContext {
  /** `owner/name`. */
  readonly repository: string;
  /** Its default branch. */
  readonly branch: string;
  /** Path of the workflow that asks, where it is of this repository: it does not judge itself. */
  readonly own?: string;
  /** The time that is looked at. */
  readonly window: TimeWindow;
  /** Where its pages are. */
  readonly host: CodeHost;
  /** Its own page, without a slash at the end. */
  readonly page: string;
  readonly budget: Spending;
  /** What its workflow files say; absent where nothing asks for them, or they could not be read in one request. */
  readonly files?: WorkflowFiles;
  readonly gaps: HealthGaps;
}

/** What tells how the builds stand; undefined after a fault, which is noted, or where no more may be asked. */
export async function ask<T>(
  source: HealthSource,
  what: string,
  read: (api: Api) => Promise<T>,
): Promise<T | undefined> {
  const answer = await askAside(source, what, read);
  if (answer === undefined) source.gaps.partial = true;
  return answer;
}

/** The same of what only explains it. */
export async function askAside<T>(
  { api, budget, faults, gaps, repository, world }: HealthSource,
  what: string,
  read: (api: Api) => Promise<T>,
): Promise<T | undefined> {
  if (!budget.take()) {
    gaps.unread.add(`${notAllOf(what)}: no more requests were to be spent`);
    return undefined;
  }
  try {
    return await readTwice(api, world, read, () => budget.take());
  } catch (error) {
    faults.add(what, error);
    const reason = reasonOf(error);
    if (reason === undefined) noteUnread(gaps, repository, what);
    else gaps.reasons.add(reason);
    return undefined;
  }
}

/** By GraphQL, which tells at once what many requests tell: undefined where it does not, and these have to. */
export async function askGraph<T>(
  { api, budget, world }: Pick<HealthSource, 'api' | 'budget' | 'world'>,
  read: (api: Api) => Promise<T>,
): Promise<T | undefined> {
  if (!budget.take()) return undefined;
  return readTwice(api, world, read, () => budget.take()).catch((error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
    return undefined;
  });
}

/** One phrase for all that was not asked for any more; undefined after any other error. */
export function reasonOf(error: unknown): string | undefined {
  return error instanceof ApiClosed ? `${notAllOf('the builds')}: ${error.message}` : undefined;
}

/** Reads once more where the first answer was none, and another one may come. */
export async function readTwice<T>(
  api: Api,
  { sleep }: Pick<HealthSource['world'], 'sleep'>,
  read: (api: Api) => Promise<T>,
  mayAsk = () => true,
): Promise<T> {
  return read(api).catch(async (error: unknown) => {
    const isSettled =
      !(error instanceof ApiError) || error instanceof PermissionError || error instanceof ApiClosed || error.missing;
    if (isSettled || !mayAsk()) throw error;
    await sleep(api.gate.budget.share(PAUSE));
    return read(api);
  });
}

/** Does this with each of them, a few at a time, in their order. */
export async function eachOf<T, R>(
  all: readonly T[],
  atOnce: number,
  work: (one: T, index: number) => Promise<R>,
): Promise<readonly R[]> {
  const results: R[] = [];
  for (let index = 0; index < all.length; index += atOnce) {
    const some = all.slice(index, index + atOnce);
    results.push(...(await Promise.all(some.map((one, place) => work(one, index + place)))));
  }
  return results;
}

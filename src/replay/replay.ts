/** What a notifier would have told of the runs that a repository really had, the oldest first. */

import { defined } from '../defined.ts';
import type { Settings } from '../settings/settings.ts';
import type { World } from '../world.ts';
import { chosenWorkflows } from './chosen-workflows.ts';
import { endsInOrder } from './ends.ts';
import { listRuns, type RunQuery } from './listed-runs.ts';
import type { RunEnd } from './past/question.ts';
import { type AskedRepository, ReplaySource, readRepository } from './source.ts';
import { type Telling, tellingOf, tellRun } from './tell.ts';
import { type ReplayTotals, type ToldRun, totalsOf } from './told-run.ts';

export interface ReplayQuery extends Omit<RunQuery, 'workflows'> {
  /** Names of workflows or of their files; none for all. */
  readonly workflows: readonly string[];
}

export interface ReplayInput {
  readonly repository: AskedRepository;
  readonly query: ReplayQuery;
  readonly settings: Settings;
  readonly world: World;
}

/** What was seen of a replay, as it comes. */
export type ReplayStep =
  | { readonly type: 'begin'; readonly runs: number; readonly isCut: boolean }
  | { readonly type: 'run'; readonly told: ToldRun }
  | { readonly type: 'end'; readonly end: ReplayEnd };

export interface ReplayEnd {
  readonly totals: ReplayTotals;
  /** Requests to GitHub's API. */
  readonly requests: number;
  /** Why not all runs were told; absent where all were. */
  readonly stopped?: string;
  /** What GitHub has not any more: attempts of runs, and logs. */
  readonly forgotten: { readonly attempts: number; readonly logs: number };
}

/** Runs that are read at once. */
const AT_ONCE = 4;

/**
 * Each run as soon as its words are made; sends nothing, ever.
 *
 * @throws NotifyError where the repository or its runs cannot be read, and where there is no workflow of such a name
 */
export async function* replay({ repository, query, settings, world }: ReplayInput): AsyncGenerator<ReplayStep> {
  const source = new ReplaySource(repository, world);
  // Most replays are of all workflows, and need not wait for their names.
  const early = query.workflows.length === 0 ? listRuns(source, { ...query, workflows: [] }) : undefined;
  const [known, listed] = await Promise.all([readRepository(source), early]);
  const chosen = () => chosenWorkflows(known.workflows, query.workflows);
  const { runs, isCut } = listed ?? (await listRuns(source, { ...query, workflows: chosen() }));
  yield { type: 'begin', runs: runs.length, isCut };
  const told: ToldRun[] = [];
  for await (const one of inOrder(tellingOf(source, known, settings), endsInOrder(source, runs))) {
    // What was told at a limit lacks what could not be read.
    if (source.traffic.limit !== undefined || isInterrupted(world)) break;
    told.push(one);
    yield { type: 'run', told: one };
  }
  const { traffic, forgotten } = source;
  const end = defined<ReplayEnd>({
    ...{ totals: totalsOf(told), requests: traffic.requests },
    stopped: traffic.limit ?? (isInterrupted(world) ? 'it was interrupted' : undefined),
    forgotten: { attempts: forgotten, logs: traffic.logsGone },
  });
  yield { type: 'end', end };
}

function isInterrupted({ signal }: World): boolean {
  return signal.aborted;
}

/** Some are read at once, and told in their order. */
async function* inOrder(telling: Telling, ends: AsyncGenerator<RunEnd>): AsyncGenerator<ToldRun> {
  const begun: Promise<ToldRun>[] = [];
  let before: Promise<unknown> = Promise.resolve();
  for await (const moment of ends) {
    if (telling.source.traffic.limit !== undefined || isInterrupted(telling.source.outer)) break;
    const one = tellRun(telling, moment, before);
    // Who waits for it sees that it failed.
    before = one.catch(() => undefined);
    begun.push(one);
    if (begun.length >= AT_ONCE) yield* first(begun);
  }
  while (begun.length > 0) yield* first(begun);
}

async function* first(begun: Promise<ToldRun>[]): AsyncGenerator<ToldRun> {
  const [one] = begun.splice(0, 1);
  if (one !== undefined) yield await one;
}

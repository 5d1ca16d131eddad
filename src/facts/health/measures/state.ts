/**
 * How each workflow stands. Made once of its runs: verdict, table and conditions read it and nothing else. Pure.
 */

import type { WorkflowHealth } from '../../facts.ts';
import type { HealthRun } from '../health-run.ts';
import { beginOf, inOrder, type Outage, outagesIn } from './outages.ts';

type StateScope = 'branch' | 'schedule' | 'hand';

export interface WorkflowState {
  /** Its id. */
  readonly workflow: number;
  /** False where it is switched off or deleted: then it is no part of what is red or green. */
  readonly live: boolean;
  /** False where not all of the runs that tell it could be read. */
  readonly whole: boolean;
  /** How its newest run that counts ended; red where this is so of the branch or of the schedule. */
  readonly verdict: WorkflowHealth['verdict'];
  /** Which runs tell it; absent where none does. */
  readonly scope?: StateScope;
  /** What is red now, the oldest first. */
  readonly open: readonly Outage[];
  /** What is over, the oldest first. */
  readonly over: readonly Outage[];
}

interface StateInput {
  readonly workflow: number;
  /** Of one workflow; of a run that was tried again its earlier attempts as well. */
  readonly runs: readonly HealthRun[];
  readonly live: boolean;
  readonly whole: boolean;
}

export function stateOf({ workflow, runs, live, whole }: StateInput): WorkflowState {
  const rows = rowsOf(runs);
  const outages = rows
    .flatMap(({ runs: row }) => outagesIn(row))
    .toSorted((one, other) => beginOf(one) - beginOf(other));
  const newest = rows.flatMap(({ scope, runs: row }) => newestVerdict(row).map((run) => ({ scope, run })));
  const [latest] = newest.toSorted((one, other) => inOrder(other.run, one.run));
  const told = newest.find(({ run }) => run.colour === 'red') ?? latest;
  return {
    ...{ workflow, live, whole },
    verdict: told?.run.colour ?? 'none',
    scope: told?.scope,
    open: outages.filter(({ green }) => green === undefined),
    over: outages.filter(({ green }) => green !== undefined),
  };
}

/** How all of them stand, by workflow. */
export type States = ReadonlyMap<string, WorkflowState>;

/**
 * The rows of runs that tell how a workflow stands. What people start ends an outage and begins none, unless nothing else
 * ever starts it. The merge queue tells nothing of the branch.
 */
export function rowsOf(
  runs: readonly HealthRun[],
): readonly { readonly scope: StateScope; readonly runs: readonly HealthRun[] }[] {
  const by = Map.groupBy(runs, ({ scope }) => scope);
  const byHand = by.get('hand') ?? [];
  const mended = byHand.filter(({ colour }) => colour === 'green');
  const rows = (['branch', 'schedule'] as const).flatMap((scope) => {
    const own = by.get(scope);
    return own === undefined ? [] : [{ scope, runs: [...own, ...mended] }];
  });
  return rows.length > 0 || byHand.length === 0 ? rows : [{ scope: 'hand', runs: byHand }];
}

/** None where no run of the row says anything. */
function newestVerdict(row: readonly HealthRun[]): readonly HealthRun[] {
  return row
    .filter(({ colour }) => colour !== 'none')
    .toSorted(inOrder)
    .slice(-1);
}

/** What turned red, is still red, or is green again. Pure. */

import { isDue, type TimeWindow } from '../health-run.ts';
import { beginOf, endOf, type Outage } from './outages.ts';

/** One workflow, told by one of its outages. */
export interface WorkflowTurn {
  readonly outage: Outage;
  /** Milliseconds that it lasted, from end to end. */
  readonly length: number;
  /** True where it is to be told: it is news, or another week has passed. */
  readonly due: boolean;
}

export interface WorkflowTurns {
  readonly turnedRed: readonly WorkflowTurn[];
  readonly stillRed: readonly WorkflowTurn[];
  readonly greenAgain: readonly WorkflowTurn[];
}

/**
 * Each workflow once. What began and ended within the window is none of them. A workflow that does not start any more is
 * told as silent.
 *
 * @param outages by workflow
 */
export function turnsOf(outages: Iterable<readonly Outage[]>, window: TimeWindow): WorkflowTurns {
  const turns = { turnedRed: [] as WorkflowTurn[], stillRed: [] as WorkflowTurn[], greenAgain: [] as WorkflowTurn[] };
  for (const all of outages) {
    const open = all.filter(({ green, last }) => green === undefined && !last.unstarted);
    const isNew = (outage: Outage) => beginOf(outage) > window.from;
    const turned = open.filter(isNew);
    const unstarted = all.some(({ green, last }) => green === undefined && last.unstarted);
    const [first] = inTime(turned.length > 0 ? turned : open);
    if (first !== undefined) {
      const due = turned.length > 0 || isDue(window, beginOf(first));
      (turned.length > 0 ? turns.turnedRed : turns.stillRed).push({
        outage: first,
        length: window.to - beginOf(first),
        due,
      });
      continue;
    }
    const ended = inTime(all.filter((outage) => !isNew(outage) && (endOf(outage) ?? 0) > window.from))[0];
    if (ended === undefined || unstarted) continue;
    turns.greenAgain.push({ outage: ended, length: (endOf(ended) ?? 0) - beginOf(ended), due: true });
  }
  const latest = (one: WorkflowTurn, other: WorkflowTurn) => beginOf(other.outage) - beginOf(one.outage);
  const longest = (one: WorkflowTurn, other: WorkflowTurn) => other.length - one.length;
  return {
    turnedRed: turns.turnedRed.toSorted(latest),
    stillRed: turns.stillRed.toSorted(longest),
    greenAgain: turns.greenAgain.toSorted(longest),
  };
}

function inTime(outages: readonly Outage[]): readonly Outage[] {
  return outages.toSorted((one, other) => beginOf(one) - beginOf(other));
}

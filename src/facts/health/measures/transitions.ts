/** What turned red, is still red, or is green again. Pure. */

import { isDue, type TimeWindow } from '../health-run.ts';
import { beginOf, endOf, type Outage } from './outages.ts';
import type { WorkflowState } from './state.ts';

/** One workflow, told by one of its outages. */
export interface WorkflowTransition {
  readonly outage: Outage;
  /** It is to be reported now, for the first time or again. */
  readonly due: boolean;
  /** Milliseconds that it lasted, from end to end. */
  readonly length: number;
}

export interface WorkflowTransitions {
  readonly turnedRed: readonly WorkflowTransition[];
  readonly stillRed: readonly WorkflowTransition[];
  readonly greenAgain: readonly WorkflowTransition[];
}

/**
 * Each workflow once, by what is live. What began and ended within the window is none of them. A workflow that does not
 * start any more is told as silent.
 */
export function transitionsOf(states: Iterable<WorkflowState>, window: TimeWindow): WorkflowTransitions {
  const transitions = {
    turnedRed: [] as WorkflowTransition[],
    stillRed: [] as WorkflowTransition[],
    greenAgain: [] as WorkflowTransition[],
  };
  for (const { live, open: all, over } of states) {
    if (!live) continue;
    const isNew = (outage: Outage) => beginOf(outage) > window.from;
    const open = all.filter(({ last }) => !last.unstarted);
    const newlyRed = open.filter(isNew);
    const [first] = newlyRed.length > 0 ? newlyRed : open;
    if (first !== undefined) {
      (newlyRed.length > 0 ? transitions.turnedRed : transitions.stillRed).push({
        outage: first,
        length: window.to - beginOf(first),
        // Where it began before what was read, its begin moves with what is read: then each week has one fixed moment.
        due: isDue(window, first.atLeast && !isNew(first) ? 0 : beginOf(first)),
      });
      continue;
    }
    const ended = over.find((outage) => !isNew(outage) && (endOf(outage) ?? 0) > window.from);
    if (ended === undefined || all.length > 0) continue;
    transitions.greenAgain.push({ outage: ended, length: (endOf(ended) ?? 0) - beginOf(ended), due: true });
  }
  const latest = (one: WorkflowTransition, other: WorkflowTransition) => beginOf(other.outage) - beginOf(one.outage);
  const longest = (one: WorkflowTransition, other: WorkflowTransition) => other.length - one.length;
  return {
    turnedRed: transitions.turnedRed.toSorted(latest),
    stillRed: transitions.stillRed.toSorted(longest),
    greenAgain: transitions.greenAgain.toSorted(longest),
  };
}

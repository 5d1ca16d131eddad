/** What is known of one run that was told, and of all of them. */

import type { Facts } from '../facts/facts.ts';
import type { Json } from '../facts/host/json.ts';
import type { Draft } from '../message/rendering.ts';
import type { Environment } from '../platform.ts';
import type { Remark } from '../remark.ts';
import type { When } from '../settings/option.ts';

/** Which run it is, as it is told apart from others. */
export interface RunName {
  readonly id: number;
  readonly number: number;
  readonly attempt: number;
  readonly workflow?: string | undefined;
  readonly event?: string | undefined;
  readonly branch?: string | undefined;
}

export interface ToldRun {
  readonly run: RunName;
  /** The event by which a notifier would have been told, and what its runner would have set. */
  readonly event: { readonly payload: Json; readonly env: Environment };
  /** As the message knows it: conclusion, change and all that was read. */
  readonly facts: Facts;
  /** ISO 8601. */
  readonly endedAt: string;
  /** What would have been sent: one message, or the task of an incident and the chat message beside it. None where it was kept back. */
  readonly drafts: readonly Draft[];
  /** Why it was kept back. */
  readonly kept?: string;
  /** Whom it would have called. */
  readonly calls: readonly string[];
  readonly remarks: readonly Remark[];
  /** The words of `when` that would have sent it. */
  readonly loudFor: readonly When[];
  /** What it would have done to an incident. */
  readonly incident?: 'opened' | 'ended';
}

/** How loud it would have been. */
export interface ReplayTotals {
  /** Messages by the word of `when`. */
  readonly messages: Readonly<Record<When, number>>;
  /** How often each would have been called, the most called first. */
  readonly calls: Readonly<Record<string, number>>;
  readonly incidents: { readonly opened: number; readonly ended: number };
}

/** In the order in which they are shown. */
export const WORDS: readonly When[] = [
  ...(['always', 'success', 'failure', 'change', 'broken', 'still-failing', 'fixed', 'cancelled'] as const),
];

export function totalsOf(runs: readonly ToldRun[]): ReplayTotals {
  const countOf = (word: When) => runs.filter(({ loudFor }) => loudFor.includes(word)).length;
  const incidentsThat = (end: ToldRun['incident']) => runs.filter(({ incident }) => incident === end).length;
  return {
    messages: Object.fromEntries(WORDS.map((word) => [word, countOf(word)])) as Record<When, number>,
    calls: howOften(runs.flatMap(({ calls }) => calls)),
    incidents: { opened: incidentsThat('opened'), ended: incidentsThat('ended') },
  };
}

/** The most frequent first. */
function howOften(names: readonly string[]): Readonly<Record<string, number>> {
  const counts = [...Map.groupBy(names, (name) => name)].map(([name, all]) => [name, all.length] as const);
  return Object.fromEntries(counts.toSorted(([, one], [, other]) => other - one));
}

/** Events that say little but why the run was started: the clock, a person, another program; and what these two sent. */

import { BOUNDS } from '../fact.ts';
import { asLine, type Json, line, record } from '../host/json.ts';
import type { EventInput, EventPart } from './part.ts';

/** The clock started it. GitHub names the last person who changed the cron line as the actor, who is not to blame. */
export function schedulePart({ event }: EventInput): EventPart {
  return { schedule: line(event, 'schedule'), actor: undefined };
}

export function workflowDispatchPart({ event }: EventInput): EventPart {
  return { inputs: boundedMap(event, 'inputs') };
}

export function repositoryDispatchPart({ event }: EventInput): EventPart {
  return { inputs: boundedMap(event, 'client_payload') };
}

/** What may still be copied. */
interface Budget {
  characters: number;
  values: number;
}

/**
 * A copy of a plain object that has anything in it, as deep, wide and long as `BOUNDS` allows: what goes beyond is left
 * out, and texts are one line each.
 */
export function boundedMap(value: unknown, ...path: readonly string[]): Json | undefined {
  const found = record(value, ...path);
  if (found === undefined) return undefined;
  const copied = groupOf(found, BOUNDS.depth, { characters: BOUNDS.map, values: BOUNDS.entries });
  return Object.keys(copied).length > 0 ? copied : undefined;
}

function groupOf(group: object, depth: number, budget: Budget): Json {
  const entries: [string, unknown][] = [];
  // Not `Object.entries`: a hostile payload may have a million of them.
  for (const name in group) {
    if (budget.values <= 0) break;
    if (!Object.hasOwn(group, name) || name.length > BOUNDS.line) continue;
    budget.characters -= name.length;
    const value = copyOf((group as Json)[name], depth, budget);
    if (value !== undefined) entries.push([name, value]);
  }
  return Object.fromEntries(entries);
}

function copyOf(value: unknown, depth: number, budget: Budget): unknown {
  budget.values -= 1;
  if (budget.values < 0 || budget.characters <= 0) return undefined;
  if (typeof value === 'string') {
    const text = asLine(value, budget.characters) ?? '';
    budget.characters -= text.length;
    return text;
  }
  if (typeof value !== 'object' || value === null) return value;
  if (depth === 0) return undefined;
  if (!Array.isArray(value)) return groupOf(value, depth - 1, budget);
  const entries: unknown[] = [];
  for (const entry of value) {
    if (budget.values <= 0) break;
    const copied = copyOf(entry, depth - 1, budget);
    if (copied !== undefined) entries.push(copied);
  }
  return entries;
}

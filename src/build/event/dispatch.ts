/** Reads events that only carry a trigger: schedule, person, other program; and the inputs of the latter two. */

import { asLine, type Json, line, record } from '../code-host/json.ts';
import { BOUNDS } from '../fact.ts';
import type { EventInput, EventOverrides } from './event-input.ts';

/**
 * Reads a schedule. GitHub names the last person who changed the cron expression as the actor, who is not
 * responsible.
 */
export function readSchedule({ event }: EventInput): EventOverrides {
  return { schedule: line(event, 'schedule'), actor: undefined };
}

export function readWorkflowDispatch({ event }: EventInput): EventOverrides {
  return { inputs: boundedMap(event, 'inputs') };
}

export function readRepositoryDispatch({ event }: EventInput): EventOverrides {
  return { inputs: boundedMap(event, 'client_payload') };
}

/** Copies a non-empty plain object within `BOUNDS`, with its texts as single lines; undefined if it exceeds them. */
export function boundedMap(value: unknown, ...path: readonly string[]): Json | undefined {
  const found = record(value, ...path);
  if (found === undefined || getLength(found) > BOUNDS.map) return undefined;
  const copied = record(copyBounded(found, BOUNDS.depth));
  return copied !== undefined && Object.keys(copied).length > 0 ? copied : undefined;
}

/** Returns infinity for a value that is nested too deeply. */
function getLength(value: object): number {
  try {
    return JSON.stringify(value).length;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

function copyBounded(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return asLine(value, BOUNDS.map) ?? '';
  if (typeof value !== 'object' || value === null) return value;
  if (depth < 0) return undefined;
  if (Array.isArray(value)) {
    const entries = value.slice(0, BOUNDS.entries).map((entry) => copyBounded(entry, depth - 1));
    return entries.filter((entry) => entry !== undefined);
  }
  const entries = Object.entries(value)
    .slice(0, BOUNDS.entries)
    .filter(([name]) => name.length <= BOUNDS.line)
    .map(([name, entry]) => [name, copyBounded(entry, depth - 1)]);
  return Object.fromEntries(entries.filter(([, entry]) => entry !== undefined));
}

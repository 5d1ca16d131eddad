/** Events that say little but why the run was started: the clock, a person, another program. */
import { line } from '../host/json.ts';
import { boundedMap } from '../host/map.ts';
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

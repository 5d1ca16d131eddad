/** Events that say little but why the run was started: the clock, a person, another program. */
import { type Json, record, text } from '../host/json.ts';
import type { EventInput, EventPart } from './part.ts';

/** The clock started it. GitHub names the last person who changed the cron line as the actor, who is not to blame. */
export function schedulePart({ event }: EventInput): EventPart {
  return { schedule: text(event, 'schedule'), actor: undefined };
}

export function workflowDispatchPart({ event }: EventInput): EventPart {
  return { inputs: filled(record(event, 'inputs')) };
}

export function repositoryDispatchPart({ event }: EventInput): EventPart {
  return { inputs: filled(record(event, 'client_payload')) };
}

function filled(inputs: Json | undefined): Json | undefined {
  return inputs !== undefined && Object.keys(inputs).length > 0 ? inputs : undefined;
}

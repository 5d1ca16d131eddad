/** Previews an incident: the task that opens it, or the chat message that closes it. */
import { isRed } from '../../build/conclusion.ts';
import type { Facts } from '../../build/facts.ts';
import type { RenderInput } from '../../message/render-types.ts';
import type { ContentKind } from '../../settings/option.ts';

interface IncidentMessage extends Pick<RenderInput, 'facts' | 'namesTask'> {
  readonly kind: ContentKind;
}

const TASK: NonNullable<Facts['incident']> = {
  ...{ id: 4711, name: 'PLAT-42', subject: 'The build is broken', assignees: [] },
};

/** Returns undefined if the incident sends nothing. */
export function incidentMessage(facts: Facts): IncidentMessage | undefined {
  const { change, conclusion } = facts;
  if (isRed(conclusion) && change !== 'still-failing') return { kind: 'task', facts };
  return change === 'fixed' ? { kind: 'message', facts: { ...facts, incident: TASK }, namesTask: true } : undefined;
}

/** The words of an incident: its task and the chat message that names it, or the message that tells its end. */
import type { Addressee } from '../../directory/look-up-result.ts';
import { isRed } from '../../facts/conclusion.ts';
import type { Facts } from '../../facts/facts.ts';
import type { RenderInput } from '../../message/rendering.ts';
import type { ContentKind } from '../../settings/option.ts';

/** One of the messages, as rendering takes it. */
export interface IncidentMessage extends Pick<RenderInput, 'facts' | 'assigned' | 'namesTask'> {
  readonly kind: ContentKind;
}

const TASK: NonNullable<Facts['incident']> = { id: 4711, name: 'PLAT-42', assignees: [] };
/** Who administers the team, where nobody is a suspect. */
const ADMIN = { username: 'ben', displayName: 'Ben Osei' };

/** Whom the task of an incident is assigned to. */
export function incidentAssignees({ suspects = [] }: Facts): readonly (typeof ADMIN)[] {
  const people = suspects.flatMap(({ login, name = login }) =>
    login === undefined || name === undefined ? [] : [{ username: login, displayName: name }],
  );
  return people.length > 0 ? people : [ADMIN];
}

/** None where an incident has nothing to tell. */
export function incidentMessages(facts: Facts): readonly IncidentMessage[] {
  const { change, conclusion } = facts;
  const assigned = incidentAssignees(facts).map(
    ({ username }): Addressee => ({ type: 'mention', text: `@${username}` }),
  );
  const named = { ...facts, incident: TASK };
  if (isRed(conclusion) && change !== 'still-failing') {
    return [
      { kind: 'task', facts },
      { kind: 'message', facts: named, assigned, namesTask: true },
    ];
  }
  return change === 'fixed' ? [{ kind: 'message', facts: named, namesTask: true }] : [];
}

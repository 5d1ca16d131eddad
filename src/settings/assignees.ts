import type { Settings } from './settings.ts';

/** Who changed something since it last worked, else who looks after the team. */
const OF_AN_INCIDENT: NonNullable<Settings['assignees']> = [
  [{ by: 'role', role: 'suspects' }],
  [{ by: 'role', role: 'admins' }],
];

/** Lists of people of whom the first that names anybody counts; none where nobody is asked for. */
export function assigneesOf({ assignees, kind }: Settings): NonNullable<Settings['assignees']> {
  return assignees ?? (kind === 'incident' ? OF_AN_INCIDENT : []);
}

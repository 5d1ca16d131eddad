/** Which facts tell the people that `mention` and `assignees` ask for. */

import type { Conclusion } from '../../settings/conclusion.ts';
import { assigneesOf } from '../../settings/readers/directory.ts';
import type { NamedPerson, PersonRole, Settings } from '../../settings/settings.ts';
import type { Base } from '../base.ts';
import { callsForPeople, isRed } from '../conclusion.ts';
import { isOfPull } from './needless.ts';

/**
 * Names of the facts that tell the people whom the options ask for; none for mentions where the end cannot call for
 * anybody.
 *
 * @param conclusions all that the end may turn out to be
 */
export function peopleAsked(
  settings: Settings,
  base: Base,
  conclusions: readonly (Conclusion | undefined)[],
): readonly string[] {
  const { mention = [] } = settings;
  const assignees = assigneesOf(settings);
  const calls = conclusions.some((conclusion) => callsForPeople(conclusion));
  const asked = new Set(rolesOf([...(calls ? mention : []), ...assignees.flat()]));
  const author = isOfPull(base) ? 'pull_request.author' : 'commit.author';
  const ofFailure = calls ? ['suspects', 'owners'] : [];
  const roles: ReadonlySet<string> = asked;
  const queuer = base.facts.dequeued === undefined ? [] : ['dequeued.queued_by'];
  const people = [...(asked.has('author') ? [author, ...queuer] : []), ...ofFailure.filter((role) => roles.has(role))];
  // Nobody is called where it was not the code, which a job that asks of itself seldom knows.
  const mayBeInnocent =
    people.length > 0 && conclusions.some(isRed) && ['run', 'deployment'].includes(base.facts.scope ?? '');
  const mayBeOthers = people.length > 0 && conclusions.some(isRed) && isOfPull(base);
  return [...people, ...(mayBeInnocent ? ['end'] : []), ...(mayBeOthers ? ['also_red'] : [])];
}

function rolesOf(named: readonly NamedPerson[]): readonly PersonRole[] {
  return named.flatMap((one) => (one.by === 'role' ? [one.role] : []));
}

/** Whom `mention` would have called, by what is known of the build alone: who is a member of the target nobody is asked. */

import type { Addressee } from '../directory/look-up-result.ts';
import { type Accounts, accountOf, readAccounts } from '../directory/people/accounts.ts';
import { isBuildRole, peopleOf } from '../directory/people/build-people.ts';
import { findAddressees } from '../directory/people/mentions.ts';
import { mentionsNow } from '../directory/wanted.ts';
import type { Facts, Person } from '../facts/facts.ts';
import type { NamedPerson, Settings } from '../settings/settings.ts';
import type { WorkspaceFiles } from '../settings/template/workspace.ts';

export interface CalledPeople {
  /** As the words call them. */
  readonly addressees: readonly Addressee[];
  /** Each once: a username, a login, or `team`, `here`, `admins`. */
  readonly names: readonly string[];
}

/** @param files of the author, where the option `users` names one */
export async function calledPeople(settings: Settings, facts: Facts, files: WorkspaceFiles): Promise<CalledPeople> {
  const named = mentionsNow(settings, facts) ? (settings.mention ?? []) : [];
  if (named.length === 0) return { addressees: [], names: [] };
  const { accounts } = await readAccounts(settings.users, files);
  const { addressees } = await findAddressees(named, { facts, accounts });
  return { addressees, names: [...new Set(named.flatMap((one) => namesOf(one, facts, accounts)))] };
}

function namesOf(one: NamedPerson, facts: Facts, accounts: Accounts): readonly string[] {
  if (one.by === 'username') return [one.name];
  if (one.by !== 'role') return [];
  if (!isBuildRole(one.role)) return [one.role];
  const people = peopleOf(facts, one.role).filter(({ bot }) => bot !== true);
  return people.flatMap((person) => accountOf(person, accounts) ?? nameOf(person) ?? []);
}

function nameOf({ login, name, email }: Person): string | undefined {
  return login ?? name ?? email;
}

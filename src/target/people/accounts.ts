/** Reads the usernames that the option `users` assigns to the build's people. */

import { loginFromEmail } from '../../build/code-host/commits.ts';
import type { Person } from '../../build/facts.ts';
import { parseAccounts } from '../../settings/parsers/directory.ts';
import type { Settings } from '../../settings/settings.ts';
import type { WorkspaceFiles } from '../../settings/template/workspace.ts';
import { quoteValue, sentence } from '../../text/format.ts';

/** Usernames by login or email address, in lowercase. */
export type Accounts = ReadonlyMap<string, string>;

/** Reads the accounts of the option or its file. An error costs entries and a notice, never the message. */
export async function readAccounts(
  users: Settings['users'],
  files: WorkspaceFiles,
): Promise<{ readonly accounts: Accounts; readonly problem?: string }> {
  if (users === undefined) return { accounts: new Map() };
  if (users.type === 'map') return { accounts: addLogins(users.accounts) };
  const read = await files.read(users.path);
  const name = `users: ${quoteValue(users.path)}`;
  const nobody = (problem: string) => ({ accounts: new Map(), problem: `${name} ${problem}` });
  if (read.type === 'error') return nobody(`${read.message}. ${sentence(read.suggestion)}`);
  const { trust } = read;
  if (trust.type === 'untrusted') return nobody(`counts for nothing here, because ${trust.why}. ${trust.fix}.`);
  const { accounts, errors } = await parseAccounts(read.text, { quoteValue: quoteValue });
  if (errors.length === 0) return { accounts: addLogins(accounts) };
  const problems = errors.slice(0, 3).map(({ message }) => message);
  return { accounts: addLogins(accounts), problem: `${name}: ${problems.join('; ')}. Check what is in it.` };
}

/** Finds the username of this person. Prefers the login to the email address, which anyone can write into a commit. */
export function findAccount({ login, email }: Person, accounts: Accounts): string | undefined {
  const names = [login, loginFromEmail(email), email].filter((name) => name !== undefined);
  return names.map((name) => accounts.get(name.toLowerCase())).find((username) => username !== undefined);
}

/** Adds the login in a private address of the code host. */
function addLogins(accounts: Accounts): Accounts {
  const logins = [...accounts].map(([name, username]) => [loginFromEmail(name) ?? name, username] as const);
  return new Map([...logins, ...accounts]);
}

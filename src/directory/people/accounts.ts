/** The usernames that the option `users` gives to the build's people. */

import { constants } from 'node:fs';
import { open, realpath } from 'node:fs/promises';
import { isAbsolute, relative, resolve, sep } from 'node:path';
import { defined } from '../../defined.ts';
import { systemCode } from '../../errors.ts';
import { loginInAddress } from '../../facts/host/people.ts';
import type { Person } from '../../facts/types.ts';
import { shown } from '../../phrases.ts';
import { accountsIn } from '../../settings/readers/directory.ts';
import type { Users } from '../../settings/settings.ts';

/** Usernames by login or e-mail address, in lower case. */
export type Accounts = ReadonlyMap<string, string>;

/** `problem` says why there are none. */
export interface FoundAccounts {
  readonly accounts: Accounts;
  readonly problem?: string;
}

/** Far more than an organization has people. */
const LARGEST = 256 * 1024;

/** Those of the option itself, or of its file: what is wrong with that costs entries and a notice, never the message. */
export async function readAccounts(users: Users | undefined, workspace: string | undefined): Promise<FoundAccounts> {
  if (users === undefined) return { accounts: new Map() };
  if (users.type === 'map') return { accounts: byLogin(users.accounts) };
  const problems: string[] = [];
  const fault = (words: string) => void problems.push(words);
  const read = await textOf(users.path, workspace ?? '.');
  if (read.type === 'fault') fault(read.words);
  const accounts = read.type === 'ok' ? await accountsIn({ text: read.text, shown, fault }) : undefined;
  const problem =
    problems.length === 0
      ? undefined
      : `users: ${shown(users.path)}: ${problems.slice(0, 3).join('; ')}. Check the path and what is in it.`;
  return defined<FoundAccounts>({ accounts: byLogin(accounts ?? new Map()), problem });
}

/** The username that the option gives to this person; its login goes before its address, which anyone can write. */
export function accountOf({ login, email }: Person, accounts: Accounts): string | undefined {
  const names = [login, loginInAddress(email), email].filter((name) => name !== undefined);
  return names.map((name) => accounts.get(name.toLowerCase())).find((username) => username !== undefined);
}

/** A private address of the code host counts as the login in it. */
function byLogin(accounts: Accounts): Accounts {
  const logins = [...accounts].map(([name, username]) => [loginInAddress(name) ?? name, username] as const);
  return new Map([...logins, ...accounts]);
}

type Text = { readonly type: 'ok'; readonly text: string } | { readonly type: 'fault'; readonly words: string };

/** A regular file whose real path is inside the workspace. */
async function textOf(path: string, workspace: string): Promise<Text> {
  try {
    const root = await realpath(workspace);
    const real = await realpath(resolve(root, path));
    const inside = relative(root, real);
    if (isAbsolute(inside) || inside.split(sep)[0] === '..')
      return { type: 'fault', words: 'it is outside of the workspace' };
    return await regularText(real);
  } catch (error) {
    const code = systemCode(error);
    const words =
      code === 'ENOENT' ? 'there is no such file in the workspace' : `it cannot be read (${code ?? 'unknown error'})`;
    return { type: 'fault', words };
  }
}

/** Without `O_NONBLOCK`, which Windows does not have, a pipe would be waited for without end. */
const FLAGS = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0);

async function regularText(path: string): Promise<Text> {
  const file = await open(path, FLAGS);
  try {
    const found = await file.stat();
    if (!found.isFile()) return { type: 'fault', words: 'it is not a regular file' };
    if (found.size > LARGEST) return { type: 'fault', words: `it has ${found.size} bytes, more than ${LARGEST}` };
    return { type: 'ok', text: (await file.readFile('utf8')).replace(/^\uFEFF/, '') };
  } finally {
    await file.close();
  }
}

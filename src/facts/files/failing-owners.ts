/** Who owns the file that the failure names. */

import type { World } from '../../world.ts';
import type { LoadedFacts } from '../facts.ts';
import type { CodeHost } from '../host/addresses.ts';
import { loginPerson } from '../host/persons.ts';
import { codeOwnersPaths, ownersOf } from './code-owners.ts';
import { type FailureTexts, namedFiles } from './named-files.ts';

type Owners = NonNullable<LoadedFacts['owners']>;

interface Surroundings {
  readonly workspace: string;
  readonly host: CodeHost;
  /** The text of CODEOWNERS; asked for only where the failure names a file. */
  readonly rules: () => Promise<string | undefined>;
}

/** Undefined where the failure names no file, or nobody owns it. */
export async function failingOwners(
  texts: FailureTexts,
  { workspace, host, rules }: Surroundings,
): Promise<Owners | undefined> {
  const [file] = namedFiles(texts, workspace);
  const text = file === undefined ? undefined : await rules();
  if (file === undefined || text === undefined) return undefined;
  const owners = ownersOf(text, file, host.forge).map((owner) => {
    if (owner.includes('@')) return { email: owner };
    return owner.includes('/') ? { login: owner } : loginPerson(owner, host);
  });
  return owners.length > 0 ? owners : undefined;
}

/** The rules of the workspace; undefined where it has none. */
export async function rulesInWorkspace(files: World['files'], { forge }: CodeHost): Promise<string | undefined> {
  for (const path of codeOwnersPaths(forge)) {
    const read = await files.read(path);
    if (read.type === 'ok') return read.text;
  }
  return undefined;
}

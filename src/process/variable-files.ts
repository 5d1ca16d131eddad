/** Secrets in files that `WORKROOM_…_FILE` variables name, as containers and servers keep them. */

import { resolve } from 'node:path';
import type { Problem } from '../errors.ts';
import type { Environment } from '../platform.ts';
import type { GivenOptions, GivenValue } from '../settings/given.ts';
import type { Option } from '../settings/option.ts';
import { variableOf } from '../settings/option-names.ts';
import { OPTIONS } from '../settings/option-registry.ts';
import { readText } from './read-text.ts';

interface FilesReading {
  readonly given: GivenOptions;
  readonly problems: readonly Problem[];
}

/** Names of the options that hold a secret. */
export function secretOptions(): readonly string[] {
  return OPTIONS.filter(({ secrets }: Option) => secrets !== undefined).map(({ name }) => name);
}

/** The variable that names the file of a secret: `WORKROOM_PASSWORD_FILE`. */
export function fileVariableOf(name: string): string {
  return `${variableOf(name)}_FILE`;
}

/**
 * The values of secret options that nothing else gives. A path is not shown where it cannot be read: it may be the secret
 * itself, in the wrong variable.
 *
 * @param given what inputs, flags and other variables give
 * @param names of the options that are wanted
 */
export async function givenByFiles(
  env: Environment,
  given: GivenOptions,
  names: readonly string[] = secretOptions(),
): Promise<FilesReading> {
  const found = new Map<string, GivenValue>();
  const problems: Problem[] = [];
  for (const name of names.filter((one) => !given.has(one))) {
    const option = fileVariableOf(name);
    const path = env[option]?.trim();
    if (path === undefined || path === '') continue;
    const read = await readText(resolve(path));
    if (read.type === 'ok') found.set(name, { value: read.text, from: 'environment' });
    else problems.push({ option, fault: `the file ${read.fault}`, fix: read.fix });
  }
  return { given: found, problems };
}

/**
 * Reads secrets from files that `WORKROOM_…_FILE` variables name, as in containers and on servers, and finds variables
 * that no option has.
 */

import { type FileHandle, open } from 'node:fs/promises';
import { resolve } from 'node:path';
import { type Problem, systemReason } from '../errors.ts';
import type { Environment } from '../platform.ts';
import type { RawInput, RawOptions, RawValue } from '../settings/option-parser.ts';
import { OPTIONS, toVariable } from '../settings/option-registry.ts';
import { suggestOption } from '../settings/other-notifiers.ts';
import type { PathError } from '../settings/template/workspace.ts';
import { workingDirectory } from './environment.ts';

/** Options that contain a secret. */
const SECRET_OPTIONS: readonly string[] = OPTIONS.filter(({ secrets }) => secrets !== undefined).map(
  ({ name }) => name,
);

/**
 * Reads secret options that have no other value. Errors don't show the path: it may be the secret itself, in the wrong
 * variable.
 *
 * @param raw values of inputs, flags and other variables
 * @param names of the options to read
 */
export async function optionsFromFiles(
  env: Environment,
  raw: RawOptions,
  names: readonly string[] = SECRET_OPTIONS,
): Promise<RawInput> {
  const found = new Map<string, RawValue>();
  const problems: Problem[] = [];
  for (const name of names.filter((one) => !raw.has(one))) {
    const option = `${toVariable(name)}_FILE`;
    const path = env[option]?.trim();
    if (path === undefined || path === '') continue;
    const read = await readText(resolve(workingDirectory(), path));
    if (read.type === 'ok') found.set(name, { value: read.text, from: 'environment' });
    else problems.push({ option, message: `the file ${read.message}`, suggestion: read.suggestion });
  }
  return { raw: found, problems };
}

/**
 * Finds `WORKROOM_…` variables that look like a misspelled option, or like another tool's name for an option without a
 * value. Workflows may define their own variables, and set the option from one of them.
 * @returns each problem with the option that was probably meant
 */
export function misspelledVariables(
  env: Environment,
  raw: RawOptions,
): readonly { readonly meant: string; readonly problem: Problem }[] {
  const files = new Map<string, string>(SECRET_OPTIONS.map((name) => [`${name}-file`, name]));
  const names = [...OPTIONS.map(({ name }) => name), ...files.keys()];
  const known = names.map(toVariable);
  const unknown = Object.keys(env).filter((variable) => variable.startsWith('WORKROOM_') && !known.includes(variable));
  return unknown.flatMap((variable) => {
    const { name, isPeer = false } = suggestOption(variable.slice('WORKROOM_'.length), names) ?? {};
    if (name === undefined || (isPeer && raw.has(name))) return [];
    const suggestion = `Did you mean ${toVariable(name)}?`;
    return [{ meant: files.get(name) ?? name, problem: { option: variable, message: 'unknown variable', suggestion } }];
  });
}

/** Maximum bytes. The service accepts no longer text. */
const MAX_BYTES = 1024 * 1024;

/** Reads a file, a pipe, or standard input (`-`), without the final line break. */
export async function readText(path: string): Promise<{ readonly type: 'ok'; readonly text: string } | PathError> {
  let file: FileHandle | undefined;
  try {
    if (path !== '-') file = await open(path);
    const chunks: Buffer[] = [];
    let size = 0;
    for await (const chunk of file?.createReadStream() ?? process.stdin) {
      size += chunk.length;
      if (size > MAX_BYTES)
        return { type: 'error', message: `has more than ${MAX_BYTES} bytes`, suggestion: 'Use a shorter text' };
      chunks.push(Buffer.from(chunk));
    }
    const text = Buffer.concat(chunks)
      .toString('utf8')
      .replace(/^\uFEFF/, '')
      .replace(/\r?\n$/, '');
    if (text.trim() === '') return { type: 'error', message: 'is empty', suggestion: 'Write a text to it' };
    return { type: 'ok', text };
  } catch (error) {
    return { type: 'error', message: `cannot be read (${systemReason(error)})`, suggestion: 'Use a readable file' };
  } finally {
    await file?.close().catch(() => {});
  }
}

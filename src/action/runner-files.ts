import { appendFileSync, closeSync, constants, fstatSync, openSync } from 'node:fs';
import { systemCode } from '../errors.ts';
import type { Environment } from '../platform.ts';
import { parseJson } from '../settings/parsers/maps.ts';

/** Without `O_NONBLOCK`, which Windows lacks, opening a pipe without a reader would block forever. */
const FLAGS = constants.O_WRONLY | constants.O_APPEND | constants.O_CREAT | (constants.O_NONBLOCK ?? 0);
const NOT_REGULAR = 'it is not a regular file';

/**
 * Appends to a file of the runner (`GITHUB_OUTPUT`, `GITHUB_STEP_SUMMARY`). Never throws, because the delivery itself
 * is already done.
 *
 * @returns the reason if it failed, without a path
 */
export function appendToFile(env: Environment, variable: string, text: string): string | undefined {
  const path = env[variable];
  if (!path) return `${variable} is not set`;
  try {
    return appendTo(openSync(path, FLAGS), text);
  } catch (error) {
    const code = systemCode(error) ?? 'unknown error';
    // A pipe without a reader, or a missing device.
    return code === 'ENXIO' ? NOT_REGULAR : code;
  }
}

function appendTo(file: number, text: string): string | undefined {
  try {
    if (!fstatSync(file).isFile()) return NOT_REGULAR;
    appendFileSync(file, text);
    return undefined;
  } finally {
    closeSync(file);
  }
}

const STATE = 'annotated';
/** Maximum annotations, because the system limits the length of a variable. */
const MAX_COUNT = 30;

/** Passes the annotations of the first stage of `job-end` to the last one, through the runner. */
export function keepAnnotated(env: Environment, texts: readonly string[]): void {
  appendToFile(env, 'GITHUB_STATE', `${STATE}=${JSON.stringify(texts.slice(0, MAX_COUNT))}\n`);
}

/**
 * Reads the annotations of the first stage, to avoid repeating them. Undefined in that stage, and in a step with one
 * stage.
 */
export function annotatedBefore(env: Environment): readonly string[] | undefined {
  const retained = env[`STATE_${STATE}`];
  if (retained === undefined) return undefined;
  const texts = parseJson(retained);
  return Array.isArray(texts) ? texts.map(String) : [];
}

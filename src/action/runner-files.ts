import { appendFileSync, closeSync, constants, fstatSync, openSync } from 'node:fs';
import { systemCode } from '../errors.ts';
import type { Environment } from '../platform.ts';

/** `reason` contains no path. */
type WriteResult = { readonly type: 'ok' } | { readonly type: 'error'; readonly reason: string };

/** Without `O_NONBLOCK`, which Windows lacks, opening a pipe without a reader would block forever. */
const FLAGS = constants.O_WRONLY | constants.O_APPEND | constants.O_CREAT | (constants.O_NONBLOCK ?? 0);
/** Error code of a pipe without a reader, and of a missing device. */
const NO_FILE = 'ENXIO';

/**
 * Appends to a file of the runner (`GITHUB_OUTPUT`, `GITHUB_STEP_SUMMARY`). Never throws, because the delivery itself
 * is already done.
 */
export function appendToFile(env: Environment, variable: string, text: string): WriteResult {
  const path = env[variable];
  if (!path) return { type: 'error', reason: `${variable} is not set` };
  try {
    return appendTo(openSync(path, FLAGS), text);
  } catch (error) {
    const code = systemCode(error);
    return { type: 'error', reason: code === NO_FILE ? NOT_REGULAR : (code ?? 'unknown error') };
  }
}

const NOT_REGULAR = 'it is not a regular file';

function appendTo(file: number, text: string): WriteResult {
  try {
    if (!fstatSync(file).isFile()) return { type: 'error', reason: NOT_REGULAR };
    appendFileSync(file, text);
    return { type: 'ok' };
  } finally {
    closeSync(file);
  }
}

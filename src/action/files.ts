import { appendFileSync } from 'node:fs';
import { systemCode } from '../errors.ts';
import type { Env } from './inputs.ts';

/**
 * Appends to one of the runner's files (`GITHUB_OUTPUT`, `GITHUB_STEP_SUMMARY`). Undefined when that worked; else why
 * not, in words without a path. A step that cannot say what it did has done it all the same, so this never throws.
 */
export function appendToFile(env: Env, variable: string, text: string): string | undefined {
  const path = env[variable];
  if (!path) return `${variable} is not set`;
  try {
    appendFileSync(path, text);
    return undefined;
  } catch (error) {
    return systemCode(error) ?? 'unknown error';
  }
}

import { appendFileSync } from 'node:fs';
import { systemCode } from '../errors.ts';
import type { Env } from './inputs.ts';

/** `reason` holds no path. */
type Written = { readonly type: 'ok' } | { readonly type: 'fault'; readonly reason: string };

/**
 * Appends to one of the runner's files (`GITHUB_OUTPUT`, `GITHUB_STEP_SUMMARY`). A step that cannot say what it did
 * has done it all the same, so this never throws.
 */
export function appendToFile(env: Env, variable: string, text: string): Written {
  const path = env[variable];
  if (!path) return { type: 'fault', reason: `${variable} is not set` };
  try {
    appendFileSync(path, text);
    return { type: 'ok' };
  } catch (error) {
    return { type: 'fault', reason: systemCode(error) ?? 'unknown error' };
  }
}

/** Passes the annotations of the first stage of `job-end` to the last one, through the runner. */

import type { Environment } from '../platform.ts';
import { parseJson } from '../settings/parsers/maps.ts';
import { appendToFile } from './runner-files.ts';

const STATE = 'annotated';
/** Maximum annotations and characters of each, because the system limits the length of a variable. */
const MAX_COUNT = 30;
const MAX_LENGTH = 1_000;

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

/** Shortens a text to the retained length. */
export function toKey(text: string): string {
  return text.slice(0, MAX_LENGTH);
}

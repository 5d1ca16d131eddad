/** What the first stage of `job-end` leaves to the last one, kept by the runner: which annotations it has made. */

import type { Environment } from '../platform.ts';
import { parseJson } from '../settings/parsers/maps.ts';
import { appendToFile } from './runner-files.ts';

const STATE = 'annotated';
/** Annotations, and characters of each, that are kept: the system bounds what a variable may hold. */
const MAX_COUNT = 30;
const MAX_LENGTH = 1_000;

export function keepAnnotated(env: Environment, texts: readonly string[]): void {
  appendToFile(env, 'GITHUB_STATE', `${STATE}=${JSON.stringify(texts.slice(0, MAX_COUNT))}\n`);
}

/** What the first stage said, by which an equal text is known; undefined in that stage, and in a step that has no other. */
export function annotatedBefore(env: Environment): readonly string[] | undefined {
  const retained = env[`STATE_${STATE}`];
  if (retained === undefined) return undefined;
  const texts = parseJson(retained);
  return Array.isArray(texts) ? texts.map(String) : [];
}

/** As much of a text as is kept. */
export function toKey(text: string): string {
  return text.slice(0, MAX_LENGTH);
}

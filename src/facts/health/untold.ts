/** What a watch left untold: a sentence among the annotations of its run, by which the next run knows where to begin. */

import type { Environment } from '../../platform.ts';
import type { Time } from '../../text/calendar.ts';
import { line } from '../host/json.ts';

/** Which step of which job: what one step did not tell, another one beside it may have told. */
export function stepOf(env: Environment): string {
  return [line(env, 'GITHUB_JOB'), line(env, 'GITHUB_ACTION')].join('/');
}

/** @param since from when on; absent where nothing was looked at */
export function untoldWords(step: string, since?: Time): string {
  const what = since === undefined ? 'What is new' : `What ended after ${since}`;
  return `${what} was not told, so the next run of this workflow tells it (step ${step}).`;
}

const UNTOLD =
  /What (?:is new|ended after (\S+)) was not told, so the next run of this workflow tells it \(step (.*)\)\.$/;

/**
 * Since when, in milliseconds since the epoch, `messages` say that this step left something untold; NaN where they do not say
 * since when, and undefined where all was told.
 */
export function untoldSince(messages: readonly string[], step: string): number | undefined {
  const marks = messages.map((message) => UNTOLD.exec(message)).filter((mark) => mark?.[2] === step);
  return marks.length === 0 ? undefined : Math.min(...marks.map((mark) => Date.parse(mark?.[1] ?? '')));
}

import type { FailedStep, RunJob } from '../../../build/facts.ts';
import { count } from '../../counts.ts';
import { escapeLine, markdownLink } from '../../markdown/escape.ts';
import { shortPlain } from './short-text.ts';

/** A job that failed, and its step, as they are named. */

/** `[test (ubuntu, 24)](…)`, to the page of the step that failed where that is known. */
export function jobLink({ name, url, failed_steps: [step] }: RunJob): string {
  return markdownLink(shortPlain(name, 120) ?? 'job', step?.url ?? url);
}

/** `in npm test and 2 more steps`; undefined where no failing step is known. */
export function formatStep({ failed_steps: [first, ...rest] }: RunJob): string | undefined {
  if (first === undefined) return undefined;
  const name = `in ${escapeLine(stepName(first) ?? 'a step')}`;
  return rest.length === 0 ? name : `${name} and ${count(rest.length, 'more step')}`;
}

/** As the author wrote it: `Run ` in front is GitHub's, of a step without a name, also behind its `Post `. */
export function stepName({ name }: Pick<FailedStep, 'name'>): string | undefined {
  return shortPlain(name.replace(/^(Post )?Run (?=\S)/, '$1'), 120);
}

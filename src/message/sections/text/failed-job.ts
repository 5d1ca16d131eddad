import type { FailedStep, RunJob } from '../../../build/facts.ts';
import { count } from '../../counts.ts';
import { escapeLine, markdownLink } from '../../markdown/escape.ts';
import { shortPlain } from './short-text.ts';

/** Formats a failed job and its step. */

/** `[test (ubuntu, 24)](…)`, linked to the failed step if known. */
export function jobLink({ name, url, failed_steps: [step] }: RunJob): string {
  return markdownLink(shortPlain(name, 120) ?? 'job', step?.url ?? url);
}

/** `in npm test and 2 more steps`; undefined without a known failing step. */
export function formatStep({ failed_steps: [first, ...rest] }: RunJob): string | undefined {
  if (first === undefined) return undefined;
  const name = `in ${escapeLine(stepName(first) ?? 'a step')}`;
  return rest.length === 0 ? name : `${name} and ${count(rest.length, 'more step')}`;
}

/** Returns the name as the author wrote it. GitHub adds `Run ` to steps without a name, also after its `Post `. */
export function stepName({ name }: Pick<FailedStep, 'name'>): string | undefined {
  return shortPlain(name.replace(/^(Post )?Run (?=\S)/, '$1'), 120);
}

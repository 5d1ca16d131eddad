/** What failed beside what a message reports. */

import type { Facts } from '../../../facts/facts.ts';
import { firstFew } from '../../../text/first-few.ts';
import { listed } from '../../../text/phrases.ts';
import { markdownLink } from '../../markdown/escape.ts';
import { stepWords } from './failed-job.ts';
import { joinPieces, shortMarkdown, shortPlain } from './short-text.ts';

/** Runs and jobs that are named. */
const NAMED = 3;

/** `[test](…) had failed in npm test`, `test, lint and 2 more had failed`: when the run was cancelled. */
export function hadFailed({ conclusion, failed_jobs: failed = [] }: Facts): string | undefined {
  const [only, ...more] = failed;
  if (conclusion !== 'cancelled' || only === undefined) return undefined;
  if (more.length > 0) return `${namesOf(failed.map(({ name }) => name))} had failed`;
  return joinPieces([markdownLink(shortPlain(only.name, 60) ?? 'a job', only.url), 'had failed', stepWords(only)], ' ');
}

/** `also red: [E2E](…)`, `also red: E2E, lint and 2 more`: what else failed in the merge queue. */
export function alsoFailed({ dequeued }: Facts): string | undefined {
  const others = dequeued?.also_failed ?? [];
  const [only, ...more] = others;
  if (only === undefined) return undefined;
  if (more.length === 0)
    return `also red: ${markdownLink(shortPlain(only.workflow, 60) ?? `#${only.number}`, only.url)}`;
  return `also red: ${namesOf(others.map(({ workflow, number }) => workflow ?? `#${number}`))}`;
}

/** `E2E, lint and 2 more`. */
function namesOf(all: readonly string[]): string {
  const names = all.map((name) => shortMarkdown(name, 60) ?? '');
  return listed(firstFew(names, NAMED));
}

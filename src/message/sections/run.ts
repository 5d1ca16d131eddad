/** The run and its link. */

import type { Facts } from '../../build/facts.ts';
import { markdownLink } from '../markdown/escape.ts';
import type { Section, SectionInput } from './section.ts';
import { isRerun, isUnbegun } from './text/conclusion-text.ts';
import { isCheck, isWholeRun } from './text/reported-name.ts';
import { NO_BREAK } from './text/separators.ts';
import { joinPieces, quoted } from './text/short-text.ts';
import { duration } from './text/time.ts';

/**
 * `[#42](…) (3m 12s)`, `[#8](…) “Import 2026-03-04” (attempt 2: the first failed on the same commit)`. The
 * duration is that of what is reported: the job's, or the run's. The link carries the marker.
 */
export const run: Section = {
  reads: ['run.duration_seconds', 'run.title', 'job.duration_seconds'],
  render: (input) => {
    const { facts } = input;
    if (facts.run === undefined) return undefined;
    const { number } = facts.run;
    // A run of a fork goes by the title of its pull request, which is told below.
    const title = facts.run.title === facts.pull_request?.title ? undefined : facts.run.title;
    // Checks of other apps are no runs.
    const page = isCheck(facts) ? 'details' : 'run';
    const displayed = markdownLink(number === undefined ? page : `#${number}`, runUrl(input));
    const details = joinPieces([took(facts), findAttempt(facts)], ', ');
    return joinPieces(
      [joinPieces([displayed, quoted(title)], ' '), details === undefined ? undefined : `(${details})`],
      NO_BREAK,
    );
  },
};

/** What ended so has not run: what is known is how long the job took that tells of it. */
const NEVER_RAN: ReadonlySet<string | undefined> = new Set(['skipped', 'action_required']);

/** Not of what was stopped: how long that ran is told with it, or no news. Hosts that tell no end repeat the start. */
function took(facts: Facts): string | undefined {
  const { run, job, stopped, conclusion } = facts;
  if (NEVER_RAN.has(conclusion) || isUnbegun(facts)) return undefined;
  const { number, duration_seconds: complete } = run ?? {};
  const seconds = isWholeRun(facts) || number === undefined ? complete : job?.duration_seconds;
  return seconds === undefined || seconds < 1 || stopped !== undefined ? undefined : duration(seconds);
}

/** `attempt 2: the first failed on the same commit`; undefined for the first. */
function findAttempt(facts: Facts): string | undefined {
  const attempt = facts.run?.attempt ?? 1;
  if (attempt < 2) return undefined;
  // What was cancelled between did not fail.
  const failed = facts.change === 'fixed' && isRerun(facts) ? facts.last_red?.attempt : undefined;
  if (failed === undefined) return `attempt ${attempt}`;
  return `attempt ${attempt}: ${failed === 1 ? 'the first' : `attempt ${failed}`} failed on the same commit`;
}

/** The address of the run with the marker in its fragment; unchanged where it has a fragment already. */
export function runUrl({ facts, marker }: SectionInput): string | undefined {
  const url = facts.run?.url;
  return url === undefined || marker === undefined || url.includes('#') ? url : `${url}#${marker}`;
}

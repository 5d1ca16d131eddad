/** Renders the run and its link. */

import type { Facts } from '../../build/facts.ts';
import { markdownLink } from '../markdown/escape.ts';
import type { Section, SectionInput } from './section.ts';
import { isRerun, isUnbegun } from './text/conclusion-text.ts';
import { isCheck, isWholeRun } from './text/reported-name.ts';
import { NO_BREAK } from './text/separators.ts';
import { joinPieces, quoted } from './text/short-text.ts';
import { duration } from './text/time.ts';

/**
 * `[#42](…) (3m 12s)`, `[#8](…) “Import 2026-03-04” (attempt 2: the first failed on the same commit)`. The duration
 * belongs to the reported job or run. The link contains the marker.
 */
export const run: Section = {
  reads: ['run.duration_seconds', 'run.title', 'job.duration_seconds'],
  render: (input) => {
    const { facts } = input;
    if (facts.run === undefined) return undefined;
    const { number } = facts.run;
    // A fork's run has the title of its pull request, which is shown below.
    const title = facts.run.title === facts.pull_request?.title ? undefined : facts.run.title;
    // Checks of other apps aren't runs.
    const page = isCheck(facts) ? 'details' : 'run';
    const displayed = markdownLink(number === undefined ? page : `#${number}`, runUrl(input));
    const details = joinPieces([took(facts), findAttempt(facts)], ', ');
    return joinPieces(
      [joinPieces([displayed, quoted(title)], ' '), details === undefined ? undefined : `(${details})`],
      NO_BREAK,
    );
  },
};

/** Conclusions of builds that never ran, for which only the duration of the reporting job is known. */
const NEVER_RAN: ReadonlySet<string | undefined> = new Set(['skipped', 'action_required']);

/**
 * Omits the duration of cancelled builds, which is shown elsewhere or no news. Hosts without a completion time repeat
 * the start.
 */
function took(facts: Facts): string | undefined {
  const { run, job, stopped, conclusion } = facts;
  if (NEVER_RAN.has(conclusion) || isUnbegun(facts)) return undefined;
  const { number, duration_seconds: complete } = run ?? {};
  const seconds = isWholeRun(facts) || number === undefined ? complete : job?.duration_seconds;
  return seconds === undefined || seconds < 1 || stopped !== undefined ? undefined : duration(seconds);
}

/** `attempt 2: the first failed on the same commit`; undefined for the first attempt. */
function findAttempt(facts: Facts): string | undefined {
  const attempt = facts.run?.attempt ?? 1;
  if (attempt < 2) return undefined;
  // Attempts cancelled in between didn't fail.
  const failed = facts.change === 'fixed' && isRerun(facts) ? facts.last_red?.attempt : undefined;
  if (failed === undefined) return `attempt ${attempt}`;
  return `attempt ${attempt}: ${failed === 1 ? 'the first' : `attempt ${failed}`} failed on the same commit`;
}

/** Returns the URL of the run with the marker as its fragment; unchanged if it has a fragment already. */
export function runUrl({ facts, marker }: SectionInput): string | undefined {
  const url = facts.run?.url;
  return url === undefined || marker === undefined || url.includes('#') ? url : `${url}#${marker}`;
}

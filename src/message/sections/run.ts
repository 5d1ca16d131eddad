/** Renders the run, its link, and who started it. */

import type { Facts } from '../../build/facts.ts';
import { duration } from '../../text/format-number.ts';
import { code, escapeLine, markdownLink } from '../markdown/escape.ts';
import type { Section, SectionInput } from './section.ts';
import { isRerun } from './text/conclusion-text.ts';
import { isCheck, isWholeRun } from './text/reported-name.ts';
import { joinPieces, NO_BREAK, personName, quoted, shortPlain } from './text/short-text.ts';

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
    const link = markdownLink(number === undefined ? page : `#${number}`, runUrl(input));
    const details = joinPieces([formatDuration(facts), formatAttempt(facts)], ', ');
    return joinPieces([joinPieces([link, quoted(title)], ' '), details && `(${details})`], NO_BREAK);
  },
};

/**
 * Omits the duration of cancelled builds, which is shown elsewhere or no news. Hosts without a completion time repeat
 * the start.
 */
function formatDuration(facts: Facts): string | undefined {
  const { run, job, stopped } = facts;
  if (stopped !== undefined) return undefined;
  const isOfRun = isWholeRun(facts) || run?.number === undefined;
  const seconds = (isOfRun ? run : job)?.duration_seconds ?? 0;
  return seconds < 1 ? undefined : duration(seconds);
}

/** `attempt 2: the first failed on the same commit`; undefined for the first attempt. */
function formatAttempt(facts: Facts): string | undefined {
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

/** `started by Ada Lovelace` for a manual start or another program; `re-run by grace`, `on schedule`. */
export function formatStarter({ event, run, actor }: Facts): string | undefined {
  const started = run?.event ?? event.name;
  const again = (run?.attempt ?? 1) > 1;
  if (run?.event === 'schedule' && !again) return 'on schedule';
  // Nothing else is known about a run for a comment.
  const isDispatched = started.endsWith('_dispatch') || run?.event?.endsWith('_comment') === true;
  if (!isDispatched && !again) return undefined;
  const name = personName(run?.started_by ?? (isDispatched ? actor : undefined));
  const type = event.name === 'repository_dispatch' ? shortPlain(event.action, 60) : undefined;
  const text = joinPieces([name && `by ${escapeLine(name)}`, type && `as ${code(type)}`], ' ');
  return text && `${again ? 're-run' : 'started'} ${text}`;
}

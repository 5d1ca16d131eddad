/** The run and its link. */

import { link } from '../markdown/escape.ts';
import { joined } from './lines.ts';
import type { Section, SectionInput } from './types.ts';
import { duration } from './wording.ts';

/** `[run #42](…) (attempt 2, 3m 12s)`: the link carries the marker. */
export const run: Section = {
  reads: ['event', 'run.number', 'run.attempt', 'run.duration_seconds', 'run.url'],
  render: (input) => {
    const { run, event } = input.facts;
    if (run === undefined) return undefined;
    const { number, attempt = 1, duration_seconds: seconds } = run;
    // Checks of other apps are no runs.
    const page = event.name.startsWith('check_') ? 'details' : 'run';
    const shown = link(number === undefined ? page : `run #${number}`, runUrl(input));
    const details = joined(
      [attempt > 1 ? `attempt ${attempt}` : undefined, seconds === undefined ? undefined : duration(seconds)],
      ', ',
    );
    return details === undefined ? shown : `${shown} (${details})`;
  },
};

/** The address of the run with the marker in its fragment; unchanged where it has a fragment already. */
export function runUrl({ facts, marker }: SectionInput): string | undefined {
  const url = facts.run?.url;
  return url === undefined || marker === undefined || url.includes('#') ? url : `${url}#${marker}`;
}

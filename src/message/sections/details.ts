import { markdownLink } from '../markdown/escape.ts';
import { isAnnounced } from './release.ts';
import { formatStarter } from './run.ts';
import type { Section } from './section.ts';
import { isByClock } from './text/reported-name.ts';
import { joinPieces, personName } from './text/short-text.ts';
import { minute } from './text/time.ts';

/** `**Started:** 2026-03-04 08:00 UTC by [Ada Lovelace](…)`, for readers days later, unless the first lines say it. */
export const details: Section = {
  reads: [],
  render: ({ facts, timeZone }) => {
    const { run, job, actor } = facts;
    const isShown = formatStarter(facts) !== undefined || isByClock(facts) || isAnnounced(facts);
    const person = isShown ? undefined : (run?.started_by ?? actor);
    const name = personName(person);
    const by = name && markdownLink(name, person?.url);
    const time = minute(run?.started_at ?? job?.started_at, timeZone);
    if (time === undefined) return by && `**Started by:** ${by}`;
    return `**Started:** ${joinPieces([time, by], ' by ')}`;
  },
};

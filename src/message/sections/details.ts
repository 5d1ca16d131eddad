/** Shows a release, and the details below a headline. */

import type { Facts } from '../../build/facts.ts';
import { markdownLink } from '../markdown/escape.ts';
import { formatStarter, run } from './run.ts';
import type { Section, SectionInput } from './section.ts';
import { isByClock } from './text/reported-name.ts';
import { DOT, joinPieces, personName, shortMarkdown, shortPlain, withAuthor } from './text/short-text.ts';
import { minute } from './text/time.ts';

const RELEASED = 'was released';
/** Texts for the event's actions; GitHub's other actions are no news. */
const ACTIONS: ReadonlyMap<string | undefined, string> = new Map([
  ['published', RELEASED],
  ['released', RELEASED],
  ['prereleased', `${RELEASED} as a pre-release`],
  ['unpublished', 'was unpublished'],
  ['deleted', 'was deleted'],
]);

/** Returns true if the release is the news and the conclusion comes second. */
export function isAnnounced({ event, release, conclusion }: Facts): boolean {
  return event.name === 'release' && release !== undefined && conclusion === 'success' && ACTIONS.has(event.action);
}

/** `v2.3.1 was released`, as plain text. */
export function formatAnnounced(facts: Facts): string | undefined {
  return isAnnounced(facts) ? `${formatTag(facts)} ${formatAction(facts)}` : undefined;
}

/** `📦 **[v2.3.1](…)** was released · acme/app — Ada Lovelace · [#5](…)`. */
export function announcement(input: SectionInput): string | undefined {
  const { release, repository, actor } = input.facts;
  const text = `📦 **${markdownLink(formatTag(input.facts), release?.url)}** ${formatAction(input.facts)}`;
  const news = joinPieces([text, shortMarkdown(repository?.name, 140)], DOT);
  return joinPieces([withAuthor(news, actor ?? release?.author), run.render(input)], DOT);
}

/** Returns undefined if the release has no name except its tag. */
export function releaseName({ name, tag }: NonNullable<Facts['release']>): string | undefined {
  return name === tag ? undefined : name;
}

function formatTag({ release }: Facts): string {
  return shortPlain(release?.tag, 100) ?? 'A release';
}

function formatAction({ event, release }: Facts): string {
  const isEarly = event.action === 'published' && release?.prerelease === true;
  return ACTIONS.get(isEarly ? 'prereleased' : event.action) ?? '';
}

/** The notes of a published release with their headings, lists, and links; empty after it was withdrawn. */
export const notes: Section = {
  reads: [],
  render: ({ facts, notes }) => (isAnnounced(facts) && formatAction(facts).startsWith(RELEASED) ? notes : undefined),
};

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

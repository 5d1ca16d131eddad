/** Renders a release, which is news by itself unless something failed. */

import type { Facts, Release } from '../../build/facts.ts';
import { markdownLink } from '../markdown/escape.ts';
import { run } from './run.ts';
import type { Section, SectionInput } from './section.ts';
import { DOT, joinPieces, shortMarkdown, shortPlain, withAuthor } from './text/short-text.ts';

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
export function releaseName({ name, tag }: Release): string | undefined {
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

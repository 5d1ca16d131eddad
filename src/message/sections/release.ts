/** Renders a release, which is news by itself unless something failed. */

import type { Facts, Release } from '../../build/facts.ts';
import { escapeLine, markdownLink } from '../markdown/escape.ts';
import { verdictLine } from './headline.ts';
import { repositoryName } from './location.ts';
import { run } from './run.ts';
import type { Section } from './section.ts';
import { DOT } from './text/separators.ts';
import { joinPieces, personName, shortMarkdown, shortPlain, TITLE, withAuthor } from './text/short-text.ts';

const OUT = 'was released';
/** Texts for the event's actions; GitHub's other actions are no news. */
const ACTIONS: ReadonlyMap<string | undefined, string> = new Map([
  ['published', OUT],
  ['released', OUT],
  ['prereleased', `${OUT} as a pre-release`],
  ['unpublished', 'was unpublished'],
  ['deleted', 'was deleted'],
]);

/** Returns true if the release is the news and the conclusion comes second. */
export function isAnnounced({ event, release, conclusion }: Facts): boolean {
  return event.name === 'release' && release !== undefined && conclusion === 'success' && ACTIONS.has(event.action);
}

/** `v2.3.1 was released`, as plain text. */
export function formatAnnounced(facts: Facts): string | undefined {
  return isAnnounced(facts) ? `${toTag(facts)} ${toAction(facts)}` : undefined;
}

/** `📦 **[v2.3.1](…)** was released · acme/app — Ada Lovelace`. */
export const announcement: Section = {
  reads: [],
  render: ({ facts }) => {
    if (!isAnnounced(facts)) return undefined;
    const { release, repository, actor } = facts;
    const text = `📦 **${markdownLink(toTag(facts), release?.url)}** ${toAction(facts)}`;
    return withAuthor(joinPieces([text, repositoryName(repository)], DOT) ?? text, actor ?? release?.author);
  },
};

/** `📦 **[v2.3.1](…)** was released · acme/app — Ada Lovelace · [#5](…)`: everything in one line. */
export const announcedRun: Section = {
  reads: [],
  render: (input) => {
    const news = announcement.render(input);
    return news === undefined ? undefined : joinPieces([news, run.render(input)], DOT);
  },
};

/** Returns undefined if the release has no name except its tag. */
export function currentName({ name, tag }: Release): string | undefined {
  return name === tag ? undefined : name;
}

function toTag({ release }: Facts): string {
  return shortPlain(release?.tag, 100) ?? 'A release';
}

function toAction({ event, release }: Facts): string {
  const early = event.action === 'published' && release?.prerelease === true;
  return ACTIONS.get(early ? 'prereleased' : event.action) ?? '';
}

/** `Summer release · ✅ **[Publish / npm](…)** passed · [run #5](…) (2m)`: the line below the announcement. */
export const announced: Section = {
  reads: [],
  render: (input) => {
    const { release } = input.facts;
    if (release === undefined || !isAnnounced(input.facts)) return undefined;
    return joinPieces([shortMarkdown(currentName(release), TITLE), verdictLine(input)], DOT);
  },
};

/** The notes of a published release with their headings, lists, and links; empty after it was withdrawn. */
export const notes: Section = {
  reads: [],
  cuttable: true,
  render: ({ facts, notes }) => (isAnnounced(facts) && toAction(facts).startsWith(OUT) ? notes : undefined),
};

/** `Summer release (pre-release) — ada`; omits the name if it only repeats the tag. */
export const release: Section = {
  reads: [],
  render: ({ facts: { release } }) => {
    if (release === undefined) return undefined;
    const name = shortMarkdown(currentName(release), TITLE);
    const kind = release.draft ? 'draft' : release.prerelease ? 'pre-release' : 'release';
    if (name !== undefined) return withAuthor(kind === 'release' ? name : `${name} (${kind})`, release.author);
    const author = personName(release.author);
    return author === undefined ? undefined : `${kind} by ${escapeLine(author)}`;
  },
};

/** What the event was about: a commit, pull request, release, issue or comment. */

import { escapeLine, link } from '../markdown/escape.ts';
import { count } from '../words.ts';
import {
  COMMIT_LINE_READS,
  commitLine,
  commitList,
  joined,
  shortMarkdown,
  titleMarkdown,
  withAuthor,
} from './lines.ts';
import { numberLink } from './place.ts';
import type { Section } from './types.ts';
import { personName } from './wording.ts';

/** `[abc1234](…) Fix the login redirect — Ada Lovelace · [3 commits](…) pushed`. */
export const commit: Section = {
  reads: [...COMMIT_LINE_READS, 'event', 'push'],
  render: ({ facts: { commit, event, push } }) => {
    if (commit === undefined) return undefined;
    const line = commitLine(commit, event.name === 'schedule' ? undefined : commit.author);
    if (push === undefined || push.count < 2) return line;
    return `${line} · ${link(`${count(push.count, 'commit')} pushed`, push.compare_url)}`;
  },
};

/** The commits of a push as a list, newest last. */
export const commits: Section = {
  reads: ['push'],
  render: ({ facts: { push } }) =>
    push === undefined || push.count < 2 || push.commits.length === 0 ? undefined : commitList('Commits', push),
};

/** `Fix the login redirect — ada · fix/login → main at [abc1234](…)`. */
export const pullRequest: Section = {
  reads: ['pull_request', 'commit.short', 'commit.url'],
  render: ({ facts: { pull_request: request, commit } }) => {
    if (request === undefined) return undefined;
    const title = withAuthor(titleMarkdown(request.title) ?? '', request.author);
    const branches = joined([shortMarkdown(request.head, 100), shortMarkdown(request.base, 100)], ' → ');
    const sha = commit === undefined ? undefined : link(commit.short, commit.url);
    return joined([title, joined([branches, sha], ' at ')], ' · ');
  },
};

/** `[PR #12](…) · [abc1234](…) Merge pull request — ada`: what a merge queue tries. */
export const queued: Section = {
  reads: ['event', 'pull_request', ...commit.reads],
  render: (input) => {
    const { event, pull_request: request } = input.facts;
    if (event.name !== 'merge_group') return undefined;
    const number = request === undefined ? undefined : numberLink('PR', request.number, request.url);
    return joined([number, commit.render(input)], ' · ');
  },
};

/** Title and author of the issue, discussion or other numbered thing that the event is about. */
export const item: Section = {
  reads: ['item'],
  render: ({ facts: { item } }) =>
    item?.number === undefined ? undefined : withAuthor(titleMarkdown(item.title) ?? '', item.author),
};

/** The comment or review as a quotation. */
export const comment: Section = {
  reads: ['item'],
  render: ({ facts: { item } }) => {
    const text = shortMarkdown(item?.comment, 300);
    return text === undefined ? undefined : `> ${text}`;
  },
};

/** `Summer release (pre-release) — ada`; the name is left out where it only repeats the tag. */
export const release: Section = {
  reads: ['release'],
  render: ({ facts: { release } }) => {
    if (release === undefined) return undefined;
    const name = release.name === release.tag ? undefined : titleMarkdown(release.name);
    const kind = release.draft ? 'draft' : release.prerelease ? 'pre-release' : 'release';
    if (name !== undefined) return withAuthor(kind === 'release' ? name : `${name} (${kind})`, release.author);
    const author = personName(release.author);
    return author === undefined ? undefined : `${kind === 'release' ? 'released' : kind} by ${escapeLine(author)}`;
  },
};

/** The candidates for the one line of `about`, the most telling first. */
const CANDIDATES = [queued, pullRequest, release, item, commit];

/** What it was about, in one line: the section above that fits the event best. */
export const about: Section = {
  reads: ['push', ...CANDIDATES.flatMap(({ reads }) => reads)],
  render: (input) => {
    if (input.facts.push?.deleted === true) return undefined;
    for (const { render } of CANDIDATES) {
      const line = render(input);
      if (line !== undefined) return line;
    }
    return undefined;
  },
};

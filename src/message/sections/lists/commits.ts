/** Commits as lists. */

import type { CommitSinceGreen } from '../../../build/facts.ts';
import { count } from '../../counts.ts';
import { code, markdownLink } from '../../markdown/escape.ts';
import { commitLine, titledList } from '../lines.ts';
import type { Section } from '../section.ts';
import { hidesSuspects, isRedEnd } from '../text/conclusion-text.ts';
import { isDeployment } from '../text/reported-name.ts';
import { DOT } from '../text/separators.ts';
import { joinPieces, shortPlain } from '../text/short-text.ts';

/** Commits that a list shows; of the others the number is told. */
const COMMITS = 10;

/** The commits of a push, newest first. */
export const commits: Section = {
  reads: [],
  entries: COMMITS,
  render: ({ facts: { push }, entries }) => (push === undefined ? undefined : commitList('Commits', push, { entries })),
};

/** The commits since it was green, newest first; a single one is told above it. */
export const greenCommits: Section = {
  reads: ['commits_since_green'],
  entries: COMMITS,
  render: ({ facts, entries }) => {
    const since = facts.commits_since_green;
    const title = isDeployment(facts) ? 'Since the last successful deployment' : 'Since it last passed';
    if (since === undefined || hidesSuspects(facts)) return undefined;
    return commitList(title, since, { entries, isRed: isRedEnd(facts) });
  },
};

/** What changed: all commits since it was green, else those of the push; nothing where it was not the code. */
export const changes: Section = {
  reads: ['commits_since_green'],
  entries: COMMITS,
  render: (input) => (hidesSuspects(input.facts) ? undefined : (greenCommits.render(input) ?? commits.render(input))),
};

/** What it has to do with the failure: `changed src/cart.ts`, which it names; `after it broke`, so nothing. */
function findRole({ changed, later }: CommitSinceGreen): string | undefined {
  if (later === true) return 'after it broke';
  const location = shortPlain(changed, 120);
  return location === undefined || location.endsWith('/') ? undefined : `changed ${code(location)}`;
}

interface CommitGroup {
  /** Newest last. */
  readonly commits: readonly CommitSinceGreen[];
  /** All of them, also those that are not listed. */
  readonly count: number;
  readonly compare_url?: string;
}

interface ListRules {
  readonly entries?: number | undefined;
  /** True where each commit says what it has to do with the failure. */
  readonly isRed?: boolean;
}

/** The newest commits as a list under a title, newest first; undefined for one alone, which needs none. */
function commitList(
  title: string,
  group: CommitGroup,
  { entries = COMMITS, isRed = false }: ListRules,
): string | undefined {
  const { commits: all, count: amount, compare_url: url } = group;
  if (amount < 2 || all.length === 0) return undefined;
  const displayed = all.slice(-entries).toReversed();
  const hidden = amount - displayed.length;
  const more = hidden > 0 ? [`… and ${markdownLink(count(hidden, 'earlier commit'), url)}`] : [];
  const items = displayed.map(
    (one) => joinPieces([commitLine(one, one.author), isRed ? findRole(one) : undefined], DOT) ?? '',
  );
  return titledList(title, [...items, ...more]);
}

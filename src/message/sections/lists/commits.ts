/** Renders lists of commits. */

import type { CommitSinceGreen } from '../../../build/facts.ts';
import { count } from '../../counts.ts';
import { code, markdownLink } from '../../markdown/escape.ts';
import { commitLine, titledList } from '../lines.ts';
import type { Section } from '../section.ts';
import { hidesSuspects, isRedEnd } from '../text/conclusion-text.ts';
import { isDeployment } from '../text/reported-name.ts';
import { DOT } from '../text/separators.ts';
import { joinPieces, shortPlain } from '../text/short-text.ts';

/** Maximum listed commits; more are counted. */
const COMMITS = 10;

/** The commits of a push, newest first. */
export const commits: Section = {
  reads: [],
  entries: COMMITS,
  render: ({ facts: { push }, entries }) => (push === undefined ? undefined : commitList('Commits', push, { entries })),
};

/** The commits since the last success, newest first; a single one is already named above. */
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

/** The changes: all commits since the last success, or else those of the push; empty for infrastructure failures. */
export const changes: Section = {
  reads: ['commits_since_green'],
  entries: COMMITS,
  render: (input) => (hidesSuspects(input.facts) ? undefined : (greenCommits.render(input) ?? commits.render(input))),
};

/** Returns the relation to the failure: `changed src/cart.ts`, which the failure names, or `after it broke`. */
function findRole({ changed, later }: CommitSinceGreen): string | undefined {
  if (later === true) return 'after it broke';
  const location = shortPlain(changed, 120);
  return location === undefined || location.endsWith('/') ? undefined : `changed ${code(location)}`;
}

interface CommitGroup {
  /** Newest last. */
  readonly commits: readonly CommitSinceGreen[];
  /** Total number, including unlisted commits. */
  readonly count: number;
  readonly compare_url?: string;
}

interface ListRules {
  readonly entries?: number | undefined;
  /** True if each commit shows its relation to the failure. */
  readonly isRed?: boolean;
}

/** Lists commits under a title, newest first. Returns undefined for a single commit. */
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

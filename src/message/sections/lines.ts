/** Pieces of Markdown that several sections are made of. */

import type { Commit, Person } from '../../facts/types.ts';
import { listed } from '../../phrases.ts';
import { escapeLine, link } from '../markdown/escape.ts';
import { count } from '../words.ts';
import type { FactName } from './types.ts';
import { personName, shortMarkdown, withAuthor } from './words/text.ts';

/** Commits that a list shows; of the others the number is told. */
const COMMITS = 10;
/** People that are named; of the others the number is told. */
const PEOPLE = 4;

/** What `commitLine` reads of the fact `commit` when it is signed with the commit's author. */
export const COMMIT_LINE_READS = [
  'commit.short',
  'commit.url',
  'commit.subject',
  'commit.author',
] as const satisfies readonly FactName[];

/** `[abc1234](…) Fix the login redirect — Ada Lovelace`. */
export function commitLine(commit: Commit, author: Person | undefined): string {
  const line = `${link(commit.short, commit.url)} ${shortMarkdown(commit.subject, 200) ?? ''}`;
  return withAuthor(line.trimEnd(), author);
}

interface CommitGroup {
  /** Newest last. */
  readonly commits: readonly Commit[];
  /** All of them, also those that are not listed. */
  readonly count: number;
  readonly compare_url?: string;
}

/** The newest commits as a list under a title, newest last. */
export function commitList(title: string, group: CommitGroup): string {
  const shown = group.commits.slice(-COMMITS);
  const hidden = group.count - shown.length;
  const more = hidden > 0 ? [`- … and ${link(count(hidden, 'earlier commit'), group.compare_url)}`] : [];
  return [`**${title}**`, '', ...more, ...shown.map((one) => `- ${commitLine(one, one.author)}`)].join('\n');
}

/** `Ada Lovelace, Grace Hopper and 2 others`; undefined for people without names. */
export function namesOf(people: readonly Person[]): string | undefined {
  const names = people.flatMap((person) => personName(person) ?? []).map(escapeLine);
  const hidden = names.length - PEOPLE;
  return listed(hidden > 0 ? [...names.slice(0, PEOPLE), count(hidden, 'other')] : names) || undefined;
}

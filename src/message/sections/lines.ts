/** Pieces of Markdown that several sections are made of. */

import type { Commit, Person } from '../../facts/types.ts';
import { escapeLine, link } from '../markdown/escape.ts';
import { count } from '../words.ts';
import type { FactName } from './types.ts';
import { personName, shortPlain } from './wording.ts';

/** Commits that a list shows; of the others the number is told. */
const COMMITS = 10;

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

/** The text with a person behind it; the person alone where there is no text. */
export function withAuthor(text: string, author: Person | undefined): string {
  const name = personName(author);
  if (name === undefined) return text;
  return text === '' ? escapeLine(name) : `${text} — ${escapeLine(name)}`;
}

/** The text on one line of at most `max` characters, escaped; undefined when nothing is left to see. */
export function shortMarkdown(text: string | undefined, max: number): string | undefined {
  const plain = shortPlain(text, max);
  return plain === undefined ? undefined : escapeLine(plain);
}

/** Words that a verdict is made of. */
const VERDICT =
  /\b(?:pass|passed|passing|fail|failed|failing|fixed|succeeded|successful|green|red|cancelled|skipped|timed out|broken)\b/i;

/** A title that begins a line of ours, escaped; in quotation marks where it could be taken for our own words. */
export function titleMarkdown(title: string | undefined): string | undefined {
  const plain = shortPlain(title, 200);
  if (plain === undefined) return undefined;
  return beginsWithSign(plain) || VERDICT.test(plain) ? `“${escapeLine(plain)}”` : escapeLine(plain);
}

/** Such as ✅. Most titles begin with a letter, and need no tables of Unicode. */
function beginsWithSign(text: string): boolean {
  return !/^[A-Za-z0-9]/.test(text) && !/^[\p{L}\p{N}]/u.test(text);
}

/** The pieces that there are; undefined for none. */
export function joined(pieces: readonly (string | undefined)[], separator: string): string | undefined {
  const present = pieces.filter((piece) => piece !== undefined && piece !== '');
  return present.length === 0 ? undefined : present.join(separator);
}

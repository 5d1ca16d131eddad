/** Renders pieces of Markdown that several sections share. */

import type { Commit, Person } from '../../build/facts.ts';
import { listed } from '../../text/format.ts';
import { count } from '../counts.ts';
import { escapeLine, markdownLink } from '../markdown/escape.ts';
import { pair } from './text/separators.ts';
import { joinPieces, personName, shortMarkdown, TITLE, withAuthor } from './text/short-text.ts';

/** Maximum named people; more are counted. */
const PEOPLE = 4;

/** `[abc1234](…) Fix the login redirect — Ada Lovelace`; for a merge `[PR #13](…) Handle empty carts — bob`. */
export function commitLine(commit: Commit, author: Person | undefined): string {
  const { pull_request: pull, subject = '' } = commit;
  if (pull === undefined) {
    const line = `${markdownLink(commit.short, commit.url)} ${shortMarkdown(subject, TITLE) ?? ''}`;
    return withAuthor(line.trimEnd(), author);
  }
  // The number comes first, and the name of the merged branch is useless.
  const title = /^Merged? /.test(subject) ? undefined : shortMarkdown(subject.replace(`(#${pull.number})`, ''), TITLE);
  return withAuthor(joinPieces([markdownLink(pair('PR', `#${pull.number}`), pull.url), title], ' ') ?? '', author);
}

/** `Ada Lovelace, Grace Hopper and 2 others`; undefined for people without names. */
export function peopleNames(people: readonly Person[]): string | undefined {
  const names = people.flatMap((person) => personName(person) ?? []).map(escapeLine);
  const hidden = names.length - PEOPLE;
  return listed(hidden > 0 ? [...names.slice(0, PEOPLE), count(hidden, 'other')] : names) || undefined;
}

/** `**Title**` with a list below it. */
export function titledList(title: string, entries: readonly string[]): string {
  return [`**${title}**`, '', ...entries.map((entry) => `- ${entry}`)].join('\n');
}

/** Renders a table of finished Markdown cells. Omits empty columns. */
export function markdownTable(heads: readonly string[], entries: readonly (readonly string[])[]): string {
  const columns = heads.map((_, index) => entries.some((cells) => cells[index] !== ''));
  const line = (cells: readonly string[]) => `| ${cells.filter((_, index) => columns[index]).join(' | ')} |`;
  return [line(heads), line(heads.map(() => '---')), ...entries.map(line)].join('\n');
}

/** Renders pieces of Markdown that several sections share. */

import type { Commit, FailedStep, Person, RunJob } from '../../build/facts.ts';
import { listed } from '../../text/format.ts';
import { count } from '../../text/format-number.ts';
import { escapeLine, markdownLink } from '../markdown/escape.ts';
import { joinPieces, pair, personName, shortMarkdown, shortPlain, TITLE, withAuthor } from './text/short-text.ts';

/** Maximum named people; more are counted. */
const PEOPLE = 4;

/** `[abc1234](…) Fix the login redirect — Ada Lovelace`; for a merge `[PR #13](…) Handle empty carts — bob`. */
export function commitLine(commit: Commit, author: Person | undefined): string {
  const { pull_request: pull, subject = '' } = commit;
  // For a merge, the number comes first, and the name of the merged branch is useless.
  const title = pull === undefined ? subject : subject.replace(/^Merged? .*/, '').replace(`(#${pull.number})`, '');
  const link =
    pull === undefined ? markdownLink(commit.short, commit.url) : markdownLink(pair('PR', `#${pull.number}`), pull.url);
  return withAuthor(joinPieces([link, shortMarkdown(title, TITLE)], ' '), author) ?? '';
}

/** `Ada Lovelace, Grace Hopper and 2 others`; undefined for people without names. */
export function peopleNames(people: readonly Person[]): string | undefined {
  const names = people.flatMap((person) => personName(person) ?? []).map(escapeLine);
  const hidden = names.length - PEOPLE;
  return listed(hidden > 0 ? [...names.slice(0, PEOPLE), count(hidden, 'other')] : names) || undefined;
}

/** `[test (ubuntu, 24)](…)`, linked to the failed step if known. */
export function jobLink({ name, url, failed_steps: [step] }: RunJob): string {
  return markdownLink(shortPlain(name, 120) ?? 'job', step?.url ?? url);
}

/** `in npm test and 2 more steps`; undefined without a known failing step. */
export function formatStep({ failed_steps: [first, ...rest] }: RunJob): string | undefined {
  if (first === undefined) return undefined;
  const name = `in ${escapeLine(stepName(first) ?? 'a step')}`;
  return rest.length === 0 ? name : `${name} and ${count(rest.length, 'more step')}`;
}

/** Returns the name as the author wrote it. GitHub adds `Run ` to steps without a name, also after its `Post `. */
export function stepName({ name }: Pick<FailedStep, 'name'>): string | undefined {
  return shortPlain(name.replace(/^(Post )?Run (?=\S)/, '$1'), 120);
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

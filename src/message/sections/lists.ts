/** Renders lists of commits and artifacts, and pieces of Markdown that several sections share. */

import { isRed } from '../../build/conclusion.ts';
import type { Commit, Facts, Person, RunJob } from '../../build/facts.ts';
import { count, formatBytes, listed } from '../../text/format.ts';
import { escapeLine, formatCode, markdownLink } from '../markdown/escape.ts';
import { hidesSuspects, isDeployment } from './conclusion-text.ts';
import { createRunUrl } from './location.ts';
import type { Section, SectionInput } from './section.ts';
import {
  addAuthor,
  DOT,
  formatPersonName,
  joinPair,
  joinPieces,
  MAX_TITLE_LENGTH,
  shortMarkdown,
  shortPlain,
} from './text.ts';

/** Maximum named people; more are counted. */
const MAX_PEOPLE = 4;

/** `[abc1234](…) Fix the login redirect — Ada Lovelace`; for a merge `[PR #13](…) Handle empty carts — bob`. */
export function formatCommit(commit: Commit, author: Person | undefined): string {
  const { pull_request: pull, subject = '' } = commit;
  // For a merge, the number comes first, and the name of the merged branch is useless.
  const title = pull === undefined ? subject : subject.replace(/^Merged? .*/, '').replace(`(#${pull.number})`, '');
  const link =
    pull === undefined
      ? markdownLink(commit.short, commit.url)
      : markdownLink(joinPair('PR', `#${pull.number}`), pull.url);
  return addAuthor(joinPieces([link, shortMarkdown(title, MAX_TITLE_LENGTH)], ' '), author) ?? '';
}

/** `Ada Lovelace, Grace Hopper and 2 others`; undefined for people without names. */
export function peopleNames(people: readonly Person[]): string | undefined {
  const names = people.flatMap((person) => formatPersonName(person) ?? []).map(escapeLine);
  const hidden = names.length - MAX_PEOPLE;
  return listed(hidden > 0 ? [...names.slice(0, MAX_PEOPLE), count(hidden, 'other')] : names) || undefined;
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

/** `[test (ubuntu, 24)](…)`, linked to the failed step if known. */
export function linkJob({ name, url, failed_steps: [step] }: RunJob): string {
  return markdownLink(shortPlain(name, 120) ?? 'job', step?.url ?? url);
}

/** `in npm test and 2 more steps`; undefined without a known failing step. */
export function formatStep({ failed_steps: [first, ...rest] }: RunJob): string | undefined {
  if (first === undefined) return undefined;
  const name = `in ${escapeLine(formatStepName(first) ?? 'a step')}`;
  return rest.length === 0 ? name : `${name} and ${count(rest.length, 'more step')}`;
}

/** Returns the name as the author wrote it. GitHub adds `Run ` to steps without a name, also after its `Post `. */
export function formatStepName({ name }: Pick<RunJob['failed_steps'][number], 'name'>): string | undefined {
  return shortPlain(name.replace(/^(Post )?Run (?=\S)/, '$1'), 120);
}

type ListedCommit = NonNullable<Facts['commits_since_green']>['commits'][number];

/** Maximum listed artifacts or commits; more are counted. */
const MAX_ENTRIES = 10;

/** `**Artifacts**` with `- [coverage](…) (1.3 MB)`; deleted artifacts have no link. */
function renderArtifacts(input: SectionInput): string | undefined {
  const { artifacts: all = [] } = input.facts;
  const shown = all.slice(0, MAX_ENTRIES);
  const more = formatMoreEntries(all.length - shown.length, 'more artifact', createRunUrl(input));
  return all.length === 0 ? undefined : titledList('Artifacts', [...shown.map(formatArtifact), ...more]);
}

/** The commits since the last success, or else of the push, newest first. A single one is named above already. */
function renderChanges(facts: Facts): string | undefined {
  const { commits_since_green: since, push } = facts;
  const group = [since, push].find((one) => one !== undefined && one.count > 1 && one.commits.length > 0);
  if (group === undefined || hidesSuspects(facts)) return undefined;
  const title = isDeployment(facts) ? 'Since the last successful deployment' : 'Since it last passed';
  const shown: readonly ListedCommit[] = group.commits.slice(-MAX_ENTRIES).toReversed();
  const lines = shown.map((one) => {
    const role = isRed(facts.conclusion) ? findRole(one) : undefined;
    return joinPieces([formatCommit(one, one.author), role], DOT) ?? '';
  });
  const more = formatMoreEntries(group.count - shown.length, 'earlier commit', group.compare_url);
  return titledList(group === since ? title : 'Commits', [...lines, ...more]);
}

function formatMoreEntries(hidden: number, noun: string, url: string | undefined): readonly string[] {
  return hidden > 0 ? [`… and ${markdownLink(count(hidden, noun), url)}`] : [];
}

function formatArtifact({ name, url, size_bytes: bytes, expired }: NonNullable<Facts['artifacts']>[number]): string {
  const shown = shortPlain(name, 120) ?? 'artifact';
  if (expired === true) return `${escapeLine(shown)} (expired)`;
  return markdownLink(shown, url) + (bytes === undefined ? '' : ` (${formatBytes(bytes)})`);
}

/** Returns the relation to the failure: `changed src/cart.ts`, which the failure names, or `after it broke`. */
function findRole({ changed, later }: ListedCommit): string | undefined {
  if (later === true) return 'after it broke';
  const location = shortPlain(changed, 120);
  return location === undefined || location.endsWith('/') ? undefined : `changed ${formatCode(location)}`;
}

export const LIST_SECTIONS = {
  artifacts: { reads: ['artifacts'], render: renderArtifacts },
  changes: { reads: ['commits_since_green'], render: ({ facts }) => renderChanges(facts) },
} as const satisfies Readonly<Record<string, Section>>;

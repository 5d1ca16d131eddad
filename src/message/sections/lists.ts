/** Renders lists of jobs, commits and artifacts, and pieces of Markdown that several sections share. */

import { isRed } from '../../build/conclusion.ts';
import { groupJobs } from '../../build/explanation.ts';
import type { Commit, Facts, Person, RunJob } from '../../build/facts.ts';
import { count, duration, grouped, listed } from '../../text/format.ts';
import { escapeLine, formatCode, markdownLink } from '../markdown/escape.ts';
import { formatJobStatus, hidesSuspects, isDeployment, reportsRun } from './conclusion-text.ts';
import { formatStep, linkJob, MAX_GROUPS } from './failures.ts';
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

/** `340 kB`, `1.3 MB`. */
function formatBytes(bytes: number): string {
  return bytes < 999_500 ? `${Math.ceil(bytes / 1000)} kB` : `${grouped(Math.round(bytes / 1e5) / 10)} MB`;
}

/** Returns the relation to the failure: `changed src/cart.ts`, which the failure names, or `after it broke`. */
function findRole({ changed, later }: ListedCommit): string | undefined {
  if (later === true) return 'after it broke';
  const location = shortPlain(changed, 120);
  return location === undefined || location.endsWith('/') ? undefined : `changed ${formatCode(location)}`;
}

const MAX_ROWS = 20;

/**
 * Every job of the run with its conclusion and duration, failed jobs first. Empty for a run of one job, which the first
 * line reports. Excludes the job that sends the report. Only the failed jobs if the others are unknown.
 */
function renderJobs(input: SectionInput): string | undefined {
  const all = input.facts.conclusion === 'in_progress' ? [] : findReportedJobs(input.facts);
  if (all.length < 2) return renderFailedJobs(input);
  const sorted = all.toSorted((one, other) => Number(isRed(other.conclusion)) - Number(isRed(one.conclusion)));
  return formatJobTable(['Job', 'Result', 'Time'], sorted, formatResult, input);
}

/** The failing jobs that aren't named above: further matrix jobs of a group, and further groups. */
function renderFailedJobs(input: SectionInput): string | undefined {
  const { failed_jobs: failed = [] } = input.facts;
  const named = groupJobs(failed).slice(0, MAX_GROUPS);
  const rest = failed.filter((job) => !named.some(({ first }) => first === job));
  return rest.length === 0
    ? undefined
    : formatJobTable(['Other failed jobs', 'Step', 'Time'], rest, formatFailure, input);
}

/** Adds the current status of the reporting job, which is still running. */
function findReportedJobs(facts: Facts): readonly RunJob[] {
  const { jobs: all = [], job: current, conclusion } = facts;
  const isCurrent = ({ id }: RunJob) => id !== undefined && id === current?.id;
  if (reportsRun(facts)) return all.filter((job) => !isCurrent(job));
  const seconds = current?.duration_seconds;
  return all.map((job) =>
    isCurrent(job) ? { ...job, conclusion, duration_seconds: seconds ?? job.duration_seconds } : job,
  );
}

function formatJobTable(
  heads: readonly string[],
  all: readonly RunJob[],
  format: (job: RunJob) => string,
  input: SectionInput,
) {
  const shown = all.slice(0, MAX_ROWS);
  const hidden = all.length - shown.length;
  const more = hidden > 0 ? `\n\n… and ${markdownLink(count(hidden, 'more job'), createRunUrl(input))}` : '';
  const rows = shown.map((job) => {
    const { duration_seconds: seconds = 0 } = job;
    return [linkJob(job), format(job), seconds < 1 ? '' : duration(seconds)];
  });
  return markdownTable(heads, rows) + more;
}

/** `❌ failed in npm test`. */
function formatResult(job: RunJob): string {
  const result = formatJobStatus(job.conclusion);
  return isRed(job.conclusion) ? (joinPieces([result, formatStep(job)], ' ') ?? result) : result;
}

/** `npm test`, `timed out in the soak test`. */
function formatFailure(job: RunJob): string {
  const step = formatStep(job) ?? '';
  return job.conclusion === 'timed_out' ? `timed out ${step}`.trimEnd() : step.replace(/^in /, '');
}

export const LIST_SECTIONS = {
  failed_jobs: { reads: ['failed_jobs'], render: renderFailedJobs },
  jobs: { reads: ['jobs'], render: renderJobs },
  artifacts: { reads: ['artifacts'], render: renderArtifacts },
  changes: { reads: ['commits_since_green'], render: ({ facts }) => renderChanges(facts) },
} as const satisfies Readonly<Record<string, Section>>;

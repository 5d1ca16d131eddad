/** Renders the failure: jobs, steps, and the lines that explain it. */

import { certainErrors, conclusiveErrors, groupJobs, type JobGroup } from '../../build/explanation.ts';
import type { Explanation, Facts } from '../../build/facts.ts';
import { expectedAndActual, introducedValues } from '../../text/expected-actual.ts';
import { count, grouped, listed, truncateList } from '../../text/format.ts';
import { escapeLine, formatCode, formatFence } from '../markdown/escape.ts';
import { findOnlyFailure, NOT_THE_CODE } from './conclusion-text.ts';
import { formatStep, linkJob } from './lists.ts';
import { joinPair, joinPieces, LINE_BREAK, shortPlain } from './text.ts';

/** Maximum named groups of jobs; more are counted. */
export const MAX_GROUPS = 3;
/** Maximum explaining lines in a chat message. */
const MAX_LINES_IN_CHAT = 3;
/** Maximum explaining lines in a topic or task. */
const MAX_LINES_IN_RECORD = 12;

/**
 * `[test (ubuntu, 24)](…) in npm test and 10 more matrix jobs` with the explaining lines below it; one line per group of
 * jobs that failed for the same reason.
 */
export function renderFailures({ failed_jobs: failed = [] }: Facts): string | undefined {
  const groups = groupJobs(failed);
  const shown = groups.slice(0, MAX_GROUPS);
  const isSomeNew = failed.some((job) => job.new === false);
  // The conclusion is the code failure, or covers several jobs: the others are a short line each.
  const isMixed = failed.some(({ infrastructure }) => infrastructure !== failed[0]?.infrastructure);
  // A common cause is reported once.
  const hasReasons = failed.some(({ errors }) => formatReasons(errors).length > 0);
  if (!isMixed && failed[0]?.infrastructure !== undefined && !hasReasons) {
    return listed(truncateList(failed.map(linkJob), MAX_GROUPS));
  }
  const lines = shown.flatMap((group, index) => {
    const { infrastructure, errors } = group.first;
    if (isMixed && infrastructure !== undefined) return `${formatGroup(group)}: ${NOT_THE_CODE[infrastructure]}`;
    // The first group has as many reasons as fit, the others one each.
    const reasons = formatReasons(errors).slice(0, index === 0 ? MAX_LINES_IN_CHAT - (shown.length - 1) : 1);
    return [formatGroup(group, isSomeNew && group.first.new === true), ...reasons.map(addArrow)];
  });
  const hidden = groups.slice(MAX_GROUPS).reduce((sum, { others }) => sum + 1 + others, 0);
  const more = hidden > 0 ? `… and ${count(hidden, 'more failed job')}` : undefined;
  return joinPieces([...lines, more], LINE_BREAK);
}

/** Adds details to the first line: the groups of jobs, or the reason of the only one. */
export function renderReasons(facts: Facts): string | undefined {
  const { errors = [], tests } = facts;
  const only = findOnlyFailure(facts);
  const groups = only === undefined ? renderFailures(facts) : undefined;
  // The failing tests explain it better than the log.
  const isTested = (tests?.failed ?? 0) > 0 || tests?.suite_failures !== undefined;
  if (groups === undefined && isTested && tests?.earlier !== true) return undefined;
  const lines = new Set([...formatReasons(errors), ...formatReasons(only?.errors)]);
  return joinPieces([groups, ...[...lines].slice(0, MAX_LINES_IN_CHAT).map(addArrow)], LINE_BREAK);
}

/** `↳ expected 90 to be 100 (src/cart.test.ts:41)`: the cause in one line, which the arrow never ends. */
export function renderCause(facts: Facts): string | undefined {
  const [group] = groupJobs(facts.failed_jobs ?? []);
  const [reason] = [...formatReasons(facts.errors), ...formatReasons(group?.first.errors)];
  const job = group !== undefined && findOnlyFailure(facts) === undefined ? formatGroup(group) : undefined;
  const text = joinPieces([job, reason], ': ');
  return text && joinPair('↳', text);
}

/** For records: each group of jobs with its lines in a code block; a single job is named in the first line. */
export function renderExplanation(facts: Facts): string | undefined {
  const only = findOnlyFailure(facts);
  const lines = [...formatReasonLines(facts.errors), ...formatReasonLines(only?.errors)];
  // The table below lists the other jobs.
  const groups = only === undefined ? groupJobs(facts.failed_jobs ?? []).slice(0, MAX_GROUPS) : [];
  const blocks = groups.map(({ first }) =>
    formatBlock(formatReasonLines(first.errors), MAX_LINES_IN_RECORD / MAX_GROUPS),
  );
  const names = groups.map((group) => formatGroup(group));
  // One sentence can't hold names that end with "and 2 more matrix jobs".
  const isApart = blocks.some(Boolean) || groups.some(({ others }) => others > 0);
  const named = isApart ? names.flatMap((name, at) => [name, blocks[at]]) : [listed(names)];
  return joinPieces([formatBlock(lines, MAX_LINES_IN_RECORD), ...named], '\n\n');
}

function formatBlock(lines: readonly string[], max: number): string | undefined {
  const unique = [...new Set(lines)];
  if (unique.length === 0) return undefined;
  return formatFence(unique.length > max ? [...unique.slice(0, max - 1), '…'] : unique);
}

/** @param isMarked true to mark a new failure, if only some failures are new */
function formatGroup({ first, others, isMatrix }: JobGroup, isMarked = false): string {
  // The verb "failed" is obvious.
  const verb = first.conclusion === 'timed_out' ? 'timed out' : undefined;
  const more = others === 0 ? undefined : `and ${count(others, isMatrix ? 'more matrix job' : 'more job')}`;
  return joinPieces([linkJob(first), verb, formatStep(first), more, isMarked ? '(new)' : undefined], ' ') ?? '';
}

function addArrow(reason: string): string {
  return `↳ ${reason}`;
}

/** A leading log level: with a colon, as a table column, in capitals, after the name of a tool, or as one letter. */
const LEVEL =
  /^(?:(?:[A-Z]{2,10} )?(?:[Ff]atal|FATAL)(?: [Ee]rror| ERROR)?:|(?:[Ee]rror|ERROR|Failure\/Error|[Cc]ritical|CRITICAL|SEVERE):|(?:error|fatal) (?= |[A-Z]{1,8}\d{1,6}: )|(?:ERROR|FATAL|CRITICAL|SEVERE) (?:\[[\w.-]{1,60}\] )?(?=[A-Z]?[a-z]{2})|[a-z]{2,10} error (?=[A-Z'"`])|[A-Z]: |\[[A-Z]\]:? )\s{0,20}/;
/** Text after a level: a repeated level, a remark in brackets, an arrow, or the kind of exception. */
const BEHIND = /^(?:[Ff]atal error|\[[A-Z][a-z]{3,15}\]|[→›»]|Uncaught)\s{1,8}(?=\S)/u;
/** The class of an assertion, which only says that something was compared. */
const ASSERTION =
  /^(?:[\w$]{1,60}\.){0,12}(?:AssertionError|AssertionFailedError|ComparisonFailure)(?: \[\w{1,40}\])?:\s{1,4}(?=\S)/;
/** The kind of comparison, as Jest and Vitest print it. */
const EQUALITY = /\s{1,4}\/\/ [\w. ]{0,30}equality$/;
/** Maximum levels after the first. */
const MAX_FURTHER_LEVELS = 3;

/** @param line without invisible characters; a line with only a level is unchanged */
function cleanError(line: string): string {
  let rest = removePrefix(removePrefix(line, LEVEL), ASSERTION);
  for (let more = 0; more < MAX_FURTHER_LEVELS && rest !== line; more += 1)
    rest = removePrefix(removePrefix(removePrefix(rest, BEHIND), LEVEL), ASSERTION);
  return rest.replace(EQUALITY, '').replace(/\s{2,}/g, ' ');
}

function removePrefix(line: string, front: RegExp): string {
  const rest = line.replace(front, '');
  return /[A-Za-z\d\u00C0-\u1FFF\u3040-\uFFFF]/.test(rest) ? rest : line;
}

/** Maximum lines of an error, and characters of each. */
const MAX_LINES = 12;
const MAX_LINE_LENGTH = 200;
/** Maximum lines of an error that is shown in full. */
const MAX_SHORT_LINES = 4;

/**
 * Returns the first line of each error as Markdown with its test, location, and count: `sum adds and 59 more: expected
 * 1 to be 2 (src/sum.test.ts:12)`. Shows a short error without a location in full. Omits uncertain errors.
 */
export function formatReasons(errors: readonly Explanation[] = []): readonly string[] {
  const reasons = certainErrors(errors).flatMap((error) => {
    const [, ...rest] = splitError(error);
    const isShort = error.path === undefined && rest.length < MAX_SHORT_LINES;
    return [formatReason(error) ?? [], isShort ? rest.map((line) => escapeLine(cleanError(line))) : []].flat();
  });
  return [...new Set(reasons)];
}

/** @param note a note on its test besides the error */
export function formatReason(error: Explanation, note?: string): string | undefined {
  const [first] = splitError(error);
  const test = joinPieces([formatTests(error, formatCode), note], ' ');
  const location = formatLocation(error);
  return joinPieces([joinPieces([test, first && escapeLine(first)], ': '), location && escapeLine(location)], ' ');
}

/** Returns all lines of all errors as plain text: the test first, the location after the first line. */
export function formatReasonLines(errors: readonly Explanation[] = []): readonly string[] {
  return conclusiveErrors(errors).flatMap((error) => {
    const [first, ...rest] = splitError(error);
    if (first === undefined) return [];
    return [joinPieces([formatPlainReason(error), formatLocation(error)], ' ') ?? first, ...rest];
  });
}

/** Returns the first explaining line as plain text. */
export function formatFirstReason(errors: readonly Explanation[] = []): string | undefined {
  const [error] = certainErrors(errors);
  return error && formatPlainReason(error);
}

function formatPlainReason(error: Explanation): string | undefined {
  return joinPieces([formatTests(error, String), splitError(error)[0]], ': ');
}

/** `(src/cart.ts:41)`, `(211 times)`, `(211 times, the first in src/cart.ts:41)`. */
function formatLocation({ test, count, path, line }: Explanation): string | undefined {
  const file = shortPlain(path, 120);
  const location = file === undefined || line === undefined ? file : `${file}:${line}`;
  if (count === undefined || test !== undefined) return location && `(${location})`;
  return `(${grouped(count)} times${location === undefined ? '' : `, the first in ${location}`})`;
}

/** Names the first of the tests that failed alike, without a leading file name that is the location too. */
function formatTests({ test, path, count }: Explanation, show: (name: string) => string): string | undefined {
  const isInFront = path !== undefined && test?.startsWith(path) === true;
  const name = isInFront ? test.slice(path.length).replace(/^(?::\d{1,7}){0,2}(?:::| [>›] )/, '') : test;
  const short = shortPlain(name, 120);
  return short && show(short) + (count === undefined || count < 2 ? '' : ` and ${grouped(count - 1)} more`);
}

/** Returns the visible lines of an error. */
function splitError({ message }: Explanation): readonly string[] {
  const lines = message.slice(0, MAX_LINES * MAX_LINE_LENGTH * 8).split(/[\r\n\u0085\u2028\u2029\v\f]+/);
  const [first, ...rest] = lines.flatMap((line) => shortPlain(line, MAX_LINE_LENGTH * 4) ?? []).slice(0, MAX_LINES);
  if (first === undefined) return [];
  return joinValues([cleanError(first), ...rest].flatMap((line) => shortPlain(line, MAX_LINE_LENGTH) ?? []));
}

/** Maximum characters of a line with the values below it. */
const MAX_WITH_VALUES = 160;

/** Joins the first line with the values that it needs: `Assertion with == failed — left: 25, right: 30`. */
function joinValues(lines: readonly string[]): readonly string[] {
  const compared = expectedAndActual(lines, 1);
  if (compared === undefined) {
    if (!/(?::|\bExpected)$/.test(lines[0] ?? '')) return lines;
    const { text, to } = introducedValues(lines, MAX_WITH_VALUES);
    return [text, ...lines.slice(to + 1)];
  }
  const { from, to, text } = compared;
  const above = lines.slice(0, from);
  const head = above.pop()?.replace(/[\s.]{1,8}$/, '');
  const joined = head === undefined ? text : `${head}${head.endsWith(':') ? '' : ' —'} ${text}`;
  return [...above, joined, ...lines.slice(to + 1)];
}

/** The lines that explain why a job failed. */

import type { JobError } from '../../../facts/facts.ts';
import { grouped } from '../../counts.ts';
import { code, escapeLine } from '../../markdown/escape.ts';
import { joinPieces, shortPlain } from './short-text.ts';

/** Errors of one job that are looked at. */
const ERRORS = 12;
const LINE = 200;
/** Lines of an error that is told in full. */
const SHORT = 4;

/** What a runner reports of any failure, and which explains none. */
const EMPTY = [
  /^(?:Error: )?(?:The )?process completed with exit code -?\d+\.?$/i,
  /^(?:Error: )?The operation was cancell?ed\.?$/i,
  /^The job running on runner .* has exceeded the maximum execution time of .*$/i,
];

/** A job, or whatever else has errors to tell. */
interface ErrorSource {
  readonly errors: readonly JobError[];
}

/**
 * The first line of each error, as Markdown, with its test, its place and how often it is: `sum adds and 59 more: expected 1
 * to be 2 (src/sum.test.ts:12)`. A short one without a place is told in full. What is doubtful is left out.
 */
export function reasonsOf(job: ErrorSource): readonly string[] {
  const reasons = certain(job).flatMap((error) => {
    const [first, ...others] = errorLines(error);
    const where = errorPosition(error);
    if (first === undefined) return [];
    const test = shortPlain(error.test, 120);
    const said = joinPieces([test === undefined ? undefined : code(test) + moreTests(error), escapeLine(first)], ': ');
    const place = where === undefined ? undefined : `(${escapeLine(where)})`;
    const head = joinPieces([said, place, timesWords(error)], ' ') ?? '';
    return where === undefined && others.length < SHORT ? [head, ...others.map(escapeLine)] : [head];
  });
  return [...new Set(reasons)];
}

function timesWords({ test, count }: JobError): string | undefined {
  return count === undefined || test !== undefined ? undefined : `(${grouped(count)} times)`;
}

/** Of tests that failed alike the first is named. */
function moreTests({ count }: JobError): string {
  return count === undefined || count < 2 ? '' : ` and ${grouped(count - 1)} more`;
}

function testWords(error: JobError): string | undefined {
  const test = shortPlain(error.test, 120);
  return test === undefined ? undefined : test + moreTests(error);
}

/** All lines of all errors as plain text, each error with its test in front and its place behind its first line. */
export function reasonLines(job: ErrorSource): readonly string[] {
  return telling(job).flatMap((error) => {
    const [first, ...others] = errorLines(error);
    if (first === undefined) return [];
    const where = errorPosition(error);
    const said = joinPieces([testWords(error), first], ': ');
    return [joinPieces([said, where && `(${where})`, timesWords(error)], ' ') ?? first, ...others];
  });
}

/** The first explaining line as plain text. */
export function firstReason(job: ErrorSource): string | undefined {
  const [error] = certain(job);
  if (error === undefined) return undefined;
  return joinPieces([testWords(error), errorLines(error)[0]], ': ');
}

function certain(job: ErrorSource): readonly JobError[] {
  return telling(job).filter(({ doubtful }) => doubtful !== true);
}

function telling({ errors }: ErrorSource): readonly JobError[] {
  return errors.slice(0, ERRORS).filter((error) => {
    const [first] = errorLines(error);
    return first !== undefined && !EMPTY.some((phrase) => phrase.test(first));
  });
}

/** The lines of an error on which there is something to see. */
function errorLines({ message }: JobError): readonly string[] {
  const lines = message.slice(0, ERRORS * LINE * 8).split(/[\r\n\u0085\u2028\u2029\v\f]+/);
  return lines.flatMap((line) => shortPlain(line, LINE) ?? []).slice(0, ERRORS);
}

/** `src/sum.test.ts:12`. */
function errorPosition({ path, line }: JobError): string | undefined {
  const file = shortPlain(path, 120);
  return file === undefined || line === undefined ? file : `${file}:${line}`;
}

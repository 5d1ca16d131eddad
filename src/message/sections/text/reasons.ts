/** Extracts the lines that explain why a job failed. */

import { certainErrors, conclusiveErrors } from '../../../build/explanation.ts';
import type { Explanation } from '../../../build/facts.ts';
import { grouped } from '../../counts.ts';
import { code, escapeLine } from '../../markdown/escape.ts';
import { cleanError } from './clean-error.ts';
import { errorWithValues } from './error-with-values.ts';
import { joinPieces, shortPlain } from './short-text.ts';

/** Maximum lines of an error, and characters of each. */
const LINES = 12;
const LINE = 200;
/** Maximum lines of an error that is shown in full. */
const SHORT = 4;

/** A job or another source of errors. */
interface ErrorSource {
  readonly errors: readonly Explanation[];
}

/**
 * Returns the first line of each error as Markdown with its test, location, and count: `sum adds and 59 more: expected
 * 1 to be 2 (src/sum.test.ts:12)`. Shows a short error without a location in full. Omits uncertain errors.
 */
export function getReasons(job: ErrorSource): readonly string[] {
  const reasons = certainErrors(job.errors).flatMap((error) => {
    const [, ...rest] = errorLines(error);
    const head = reasonLine(error) ?? [];
    const isShort = errorPosition(error) === undefined && rest.length < SHORT;
    return [head, isShort ? rest.map((line) => escapeLine(cleanError(line))) : []].flat();
  });
  return [...new Set(reasons)];
}

/** @param remark a note on its test besides the error */
export function reasonLine(error: Explanation, diagnostic?: string): string | undefined {
  const [first] = errorLines(error);
  const where = errorPosition(error);
  const test = testName(error);
  const named = joinPieces([test === undefined ? undefined : code(test) + moreTests(error), diagnostic], ' ');
  const location = formatPlace(error, where);
  const displayed = location === undefined ? undefined : escapeLine(location);
  if (first === undefined) return joinPieces([named, displayed], ' ');
  return joinPieces([joinPieces([named, escapeLine(first)], ': '), displayed], ' ');
}

/** `(src/cart.ts:41)`, `(211 times)`, `(211 times, the first in src/cart.ts:41)`. */
function formatPlace({ test, count }: Explanation, where: string | undefined): string | undefined {
  if (count === undefined || test !== undefined) return where === undefined ? undefined : `(${where})`;
  return `(${grouped(count)} times${where === undefined ? '' : `, the first in ${where}`})`;
}

/** Removes a leading file name if it is the location too. */
function testName({ test, path }: Explanation): string | undefined {
  const isInFront = path !== undefined && test?.startsWith(path) === true;
  const name = isInFront ? test.slice(path.length).replace(/^(?::\d{1,7}){0,2}(?:::| [>›] )/, '') : test;
  return shortPlain(name, 120);
}

/** Names the first of the tests that failed alike. */
function moreTests({ count }: Explanation): string {
  return count === undefined || count < 2 ? '' : ` and ${grouped(count - 1)} more`;
}

function formatTest(error: Explanation): string | undefined {
  const test = testName(error);
  return test === undefined ? undefined : test + moreTests(error);
}

/**
 * Returns all lines of all errors as plain text, with the test before each error and the location after its first line.
 */
export function reasonLines(job: ErrorSource): readonly string[] {
  return conclusiveErrors(job.errors).flatMap((error) => {
    const [first, ...rest] = errorLines(error);
    if (first === undefined) return [];
    const where = errorPosition(error);
    const message = joinPieces([formatTest(error), first], ': ');
    return [joinPieces([message, formatPlace(error, where)], ' ') ?? first, ...rest];
  });
}

/** Returns the first explaining line as plain text. */
export function firstReason({ errors }: ErrorSource): string | undefined {
  const [error] = certainErrors(errors);
  return error && joinPieces([formatTest(error), errorLines(error)[0]], ': ');
}

/** Returns the visible lines of an error. */
function errorLines({ message }: Explanation): readonly string[] {
  const lines = message.slice(0, LINES * LINE * 8).split(/[\r\n\u0085\u2028\u2029\v\f]+/);
  const [first, ...rest] = lines.flatMap((line) => shortPlain(line, LINE * 4) ?? []).slice(0, LINES);
  if (first === undefined) return [];
  return errorWithValues([cleanError(first), ...rest].flatMap((line) => shortPlain(line, LINE) ?? []));
}

/** `src/sum.test.ts:12`. */
function errorPosition({ path, line }: Explanation): string | undefined {
  const file = shortPlain(path, 120);
  return file === undefined || line === undefined ? file : `${file}:${line}`;
}

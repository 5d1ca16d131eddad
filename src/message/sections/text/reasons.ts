/** Extracts the lines that explain why a job failed. */

import { certainErrors, conclusiveErrors } from '../../../build/explanation.ts';
import type { Explanation } from '../../../build/facts.ts';
import { expectedAndActual, introducedValues } from '../../../text/expected-actual.ts';
import { grouped } from '../../../text/format-number.ts';
import { code, escapeLine } from '../../markdown/escape.ts';
import { cleanError } from './clean-error.ts';
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
export function getReasons({ errors }: ErrorSource): readonly string[] {
  const reasons = certainErrors(errors).flatMap((error) => {
    const [, ...rest] = errorLines(error);
    const isShort = error.path === undefined && rest.length < SHORT;
    return [reasonLine(error) ?? [], isShort ? rest.map((line) => escapeLine(cleanError(line))) : []].flat();
  });
  return [...new Set(reasons)];
}

/** @param note a note on its test besides the error */
export function reasonLine(error: Explanation, note?: string): string | undefined {
  const name = testName(error);
  const test = joinPieces([name && code(name) + moreTests(error), note], ' ');
  const [first] = errorLines(error);
  const location = formatLocation(error);
  return joinPieces([joinPieces([test, first && escapeLine(first)], ': '), location && escapeLine(location)], ' ');
}

/**
 * Returns all lines of all errors as plain text, with the test before each error and the location after its first line.
 */
export function reasonLines({ errors }: ErrorSource): readonly string[] {
  return conclusiveErrors(errors).flatMap((error) => {
    const [first, ...rest] = errorLines(error);
    if (first === undefined) return [];
    return [joinPieces([plainReason(error), formatLocation(error)], ' ') ?? first, ...rest];
  });
}

/** Returns the first explaining line as plain text. */
export function firstReason({ errors }: ErrorSource): string | undefined {
  const [error] = certainErrors(errors);
  return error && plainReason(error);
}

function plainReason(error: Explanation): string | undefined {
  const name = testName(error);
  return joinPieces([name && name + moreTests(error), errorLines(error)[0]], ': ');
}

/** `(src/cart.ts:41)`, `(211 times)`, `(211 times, the first in src/cart.ts:41)`. */
function formatLocation({ test, count, path, line }: Explanation): string | undefined {
  const file = shortPlain(path, 120);
  const location = file === undefined || line === undefined ? file : `${file}:${line}`;
  if (count === undefined || test !== undefined) return location && `(${location})`;
  return `(${grouped(count)} times${location === undefined ? '' : `, the first in ${location}`})`;
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

/** Returns the visible lines of an error. */
function errorLines({ message }: Explanation): readonly string[] {
  const lines = message.slice(0, LINES * LINE * 8).split(/[\r\n\u0085\u2028\u2029\v\f]+/);
  const [first, ...rest] = lines.flatMap((line) => shortPlain(line, LINE * 4) ?? []).slice(0, LINES);
  if (first === undefined) return [];
  return errorWithValues([cleanError(first), ...rest].flatMap((line) => shortPlain(line, LINE) ?? []));
}

/** Maximum characters of a line with the values below it. */
const MAX_WITH_VALUES = 160;

/**
 * Joins the first line with the values below that it needs: `Assertion with == failed — left: 25, right: 30`, and
 * `Condition not satisfied: cart.total() == 30`.
 */
function errorWithValues(lines: readonly string[]): readonly string[] {
  const compared = expectedAndActual(lines, 1);
  if (compared === undefined) {
    if (lines[0]?.endsWith(':') !== true) return lines;
    const { text, to } = introducedValues(lines, MAX_WITH_VALUES);
    return [text, ...lines.slice(to + 1)];
  }
  const { from, to, text } = compared;
  const above = lines.slice(0, from);
  const head = above.pop()?.replace(/[\s.]{1,8}$/, '');
  const joined = head === undefined ? text : `${head}${head.endsWith(':') ? '' : ' —'} ${text}`;
  return [...above, joined, ...lines.slice(to + 1)];
}

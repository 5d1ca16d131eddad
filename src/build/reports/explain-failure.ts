/** Explains a failed test, of any test framework: its most conclusive line, and its location. */

import { basename } from 'node:path/posix';
import { differentValues, expectedAndActual, introducedValues } from '../../text/expected-actual.ts';
import type { TestFailure } from '../facts.ts';
import { chooseFrame, parseFrames, pathWithin, type StackFrame, slashed } from '../files/stack-frames.ts';
import type { FailedCase } from './cases.ts';

/** The path starts at the workspace root if it is known to be in it, else it is the name of the file. */
type Explained = Pick<TestFailure, 'message' | 'path' | 'line'>;

/** Maximum lines of a failure to search, and characters of each. */
const MAX_LINES = 120;
const MAX_LINE_LENGTH = 600;
/** Maximum characters: enough for one line of a message. */
const MAX_LENGTH = 400;

/** Matches text for any failure, or before its message. */
const EMPTY: readonly RegExp[] = [
  /^(?:the )?(?:tests?|test case|assertion|step|suite|build)?\s?(?:failed|failure|errored|error|fail|exception)[.:!]{0,3}$/i,
  /^(?:test method|the test) .{1,400} threw (?:an )?exception:?\s?$/i,
  /\bexit(?:ed|s)? with (?:error )?(?:exit )?(?:code|status) -?\d{1,10}\.?$|^exit (?:code|status):? -?\d{1,10}$/i,
  /^(?:# |FAIL\t)\S{1,300}(?: \[.{1,40}\])?$/,
  /^[=─━-]{3,200}$/u,
  /^(?:=== (?:RUN|CONT|PAUSE|NAME)|--- FAIL:|not ok\b|●|✕|✗|×) ?/,
  /^Test suite failed to run$/,
  /^Error Trace:/,
  /^(?:null|undefined|none)$/i,
  /^(?:[\w$]{1,60}\.){0,12}(?:AssertionError|AssertionFailedError|ComparisonFailure|AssertionException)$/,
  // Matches frames of a stack trace.
  /^at \S.{0,400}[(:]/,
  // The name of the test itself, as PHPUnit writes it.
  /^[\w\\]{1,200}::\w{1,200}(?: with data set .{0,200})?$/,
  // Progress of googletest in the output of CTest and Bazel.
  /^\[[\s=A-Z-]{4,20}\]/,
  // Only a location, or nothing.
  /^(?:at )?\S{1,400}?[:(]\d{1,7}\)?(?::\d{1,7})?(?::|: Failure)?$|^$/,
];
/** Matches a location before the message. */
const LOCATION_BEFORE = /^[^\s:]{1,300}\.\w{1,6}[:(]\d{1,7}(?:[:,]\d{1,5})?\)?:\s{1,4}(?=\S)/;
const TRACEBACK = /^Traceback \(most recent call last\):?$/;
/** Matches an error without details. */
const ASSERTION =
  /^(?:Uncaught )?(?:[\w$]{1,60}\.){0,12}(?:AssertionError|AssertionFailedError|ComparisonFailure|AssertionException|ExpectationFailedException|JestAssertionError|MultipleFailuresError|Error)(?: \[\w{1,40}\])?: (?=\S)/;
const PANIC = /^thread '.{1,200}' (?:\(\d{1,12}\) )?panicked at \S{1,300}:$/;
const EQUALITY_NOTE = /\s{1,4}\/\/ [\w. ]{0,30}equality$/;
const RECEIVED = /^received\b\s{0,10}:?\s{0,10}\S/i;
/** Maximum lines between expected and actual value. */
const MAX_DISTANCE = 4;

/** @param testCase with texts without escapes */
export function explainFailure(testCase: FailedCase, root: string): Explained {
  const lines = testCase.failure?.texts.map((text) => withoutTitles(filledLines(text), testCase)) ?? [];
  const message = lines.map(findMessage).find((line) => line !== undefined) ?? namedBy(testCase.failure?.type);
  // A title contains the start of the test, not the location of the failure.
  return { message, ...locateFailure(testCase, lines.flat().join('\n'), root) };
}

/** Matches decoration around a test's title: its location, the separator after its group, a ruled line. */
const AROUND =
  /^(?:[\s●✕✗×›>:-]|\[[\w -]{1,40}\]|\d{1,4}[.)]|\S{1,300}\.\w{1,6}:\d{1,7}(?::\d{1,7})?){1,12}|[\s─━=-]{1,200}$/gu;

/** Removes lines that repeat the test's name, or its last part, with its location or group as prefix. */
function withoutTitles(lines: readonly string[], { name, suite = '' }: FailedCase): readonly string[] {
  const title = normalizeTitle(name);
  const last = normalizeTitle(name.split(/ [›>] /).at(-1) ?? '');
  const titles = new Set([title, last, normalizeTitle(suite), `${normalizeTitle(suite)} ${title}`]);
  return lines.filter(
    (line) => !titles.has(normalizeTitle(line.slice(0, MAX_LINE_LENGTH).replaceAll(AROUND, ''))) || title === '',
  );
}

function normalizeTitle(text: string): string {
  return text
    .slice(0, MAX_LINE_LENGTH)
    .replaceAll(/[^A-Za-z\d\u0080-\uFFFF]{1,20}/g, ' ')
    .trim();
}

/** Returns the lines with content. */
function filledLines(text: string): readonly string[] {
  return text
    .split(/\r\n|[\n\r\u0085\u2028\u2029\v\f]/, MAX_LINES)
    .map((line) => line.slice(0, MAX_LINE_LENGTH).trimEnd())
    .filter((line) => line !== '');
}

function findMessage(raw: readonly string[]): string | undefined {
  // The exception is at the bottom of a Python traceback; pytest marks it.
  const traceback = raw.findLastIndex((line) => TRACEBACK.test(line.trim()));
  const raised = traceback === -1 ? undefined : raw.slice(traceback + 1).find((line) => /^[A-Za-z_]/.test(line));
  const marked = raised ?? raw.find((line) => /^E\s{1,8}\S/.test(line))?.slice(1);
  if (marked !== undefined) return cleaned(marked.trim());
  const lines = raw.map((line) => line.trim()).filter((line) => !EMPTY.some((phrase) => phrase.test(line)));
  const values = expectedAndActual(lines, MAX_DISTANCE)?.text ?? differentValues(lines).join(', ');
  return values || matched(lines) || announced(lines);
}

/** Jest's matchers without an argument report only the actual value. */
function matched(lines: readonly string[]): string | undefined {
  const [first = '', ...below] = lines;
  const matcher = cleaned(first);
  const received = /^expect\(/.test(matcher) ? below.find((line) => RECEIVED.test(line)) : undefined;
  return received === undefined ? undefined : `${matcher}: ${received}`.slice(0, MAX_LENGTH);
}

/** Returns the first line, with the next ones if it only announces them. */
function announced(lines: readonly string[]): string | undefined {
  const [first, ...below] = lines;
  if (first === undefined) return undefined;
  const [next] = below;
  if (next !== undefined && PANIC.test(first)) return cleaned(next);
  const line = cleaned(first);
  if (!line.endsWith(':') || next === undefined) return line;
  const hasSeveral = /^Expected equality of these values:$/.test(line);
  const values = (hasSeveral ? below : [next]).map((value) =>
    value.slice(0, Math.max(0, MAX_LENGTH - line.length - 1)),
  );
  return introducedValues([line, ...values], MAX_LENGTH).text;
}

/** Removes the location and the assertion class, which are separate or add nothing. */
function cleaned(line: string): string {
  const bare = line.replace(LOCATION_BEFORE, '').replace(EQUALITY_NOTE, '');
  return (bare.replace(ASSERTION, '').replace(/^[:\s]{1,5}/, '') || line).slice(0, MAX_LENGTH);
}

/** Returns an exception class such as `java.lang.NullPointerException`, but not a label such as `failure`. */
function namedBy(type = ''): string | undefined {
  return /(?:Error|Exception)\b/.test(type) && !/Assertion/i.test(type) ? type.slice(0, MAX_LENGTH) : undefined;
}

/** Uses the report's location, else the first frame of the project, else the location of the test. */
function locateFailure({ suite, file, line, failure }: FailedCase, trace: string, root: string): Explained | undefined {
  const locate = (path: string, line: number | undefined): Explained | undefined => {
    const within = pathWithin(path, root) ?? basename(slashed(path));
    return within === '' ? undefined : { path: within, line: line === 0 ? undefined : line };
  };
  if (failure?.file !== undefined) return locate(failure.file, lineNumber(failure.line));
  const frames = parseFrames(trace);
  const frame =
    chooseFrame(frames, root, (one) => isFrameOfTest(one, file, suite)) ??
    chooseFrame(frames, root, ({ path }) => /test|spec/i.test(basename(slashed(path))));
  if (frame === undefined) return file ? locate(file, lineNumber(line)) : undefined;
  // The report's path may be within the workspace if the trace is from another machine.
  return locate(file && slashed(frame.path).endsWith(`/${slashed(file)}`) ? file : frame.path, frame.line);
}

/** Detects a frame in the test itself: in `CartTest.java`, or in a method of `com.example.CartTest`. */
function isFrameOfTest({ path, text }: StackFrame, file: string | undefined, suite = ''): boolean {
  const base = basename(slashed(path));
  if (file) return base === basename(slashed(file));
  if (suite !== '' && text.includes(`${suite}.`)) return true;
  const stem = base.split('.', 1)[0] ?? '';
  return stem !== '' && suite.split(/[.\\/:$+]+/).includes(stem);
}

function lineNumber(text = ''): number | undefined {
  return /^\s{0,5}\d{1,7}\s{0,5}$/.test(text) ? Number(text) : undefined;
}

/** Reads the test reports of the workspace as one fact. An error with a file costs that file and a warning. */

import { systemCode } from '../../errors.ts';
import { makeTime } from '../../text/calendar.ts';
import { asLine } from '../code-host/json.ts';
import type { TestFailure, Tests } from '../facts.ts';
import { serialize } from '../files/decode-text.ts';
import { type FileInput, type FileReading, findFiles, type MatchedFile, shownPath } from '../files/find.ts';
import { failureMessage, withoutColours } from './failure-message.ts';
import { ReportReader } from './reader.ts';
import type { TestCase } from './test-case.ts';
import { locateFailure } from './test-location.ts';
import type { Tally } from './totals.ts';
import { BrokenXml } from './xml.ts';

/** Maximum files and characters in total. */
const MAX_FILES = 5_000;
const MAX_CHARACTERS = 256 * 1024 * 1024;
/** Maximum failing, flaky and slow tests to report. */
const FAILURES = 100;
const FLAKY = 20;
const OUTSIDE = 20;
const SLOWEST = 5;
/** Maximum characters of a name and of a path. */
const NAME = 300;
/** Maximum characters of a message to search; the stack trace was truncated before. */
const MESSAGE = 16_000;
/** Maximum warnings, with an annotation each, and one for the rest. The runner shows ten per step. */
const MAX_WARNINGS = 6;

export async function readTestReports({ patterns, root, late, hide }: FileInput): Promise<FileReading<'tests'>> {
  const found = await findFiles({ option: 'test-reports', patterns, root, most: MAX_FILES, late });
  const errors: string[] = [];
  const tallies: Tally[] = [];
  let left = MAX_CHARACTERS;
  let partial = false;
  let newest = 0;
  for (const file of found.files) {
    const { tally, characters, error } = await readFile(file, left, late);
    left -= characters;
    if (tally !== undefined) {
      tallies.push(tally);
      newest = Math.max(newest, file.writtenAt);
    }
    if (error !== undefined) errors.push(`The test report ${shownPath(file.name)} ${error.text}`);
    partial ||= error?.partial === true;
  }
  const warnings = [...found.problems, ...inShort(errors)];
  if (tallies.length === 0) return { tests: undefined, warnings };
  const context = { root, hide };
  return {
    tests: { ...sum(withoutCopies(tallies), context), partial: partial || undefined, written_at: makeTime(newest) },
    warnings,
  };
}

interface ReportFileResult {
  /** Absent if the file is no report. */
  readonly tally?: Tally;
  readonly characters: number;
  /** `partial` where tests may be missing from the count. */
  readonly error?: { readonly text: string; readonly partial: boolean };
}

async function readFile({ path }: MatchedFile, left: number, late: () => boolean): Promise<ReportFileResult> {
  const reader = new ReportReader();
  let characters = 0;
  try {
    for await (const text of serialize(path)) {
      characters += text.length;
      if (late()) throw new BrokenXml('was not read to its end, because there was no time left');
      if (characters > left) throw new BrokenXml('was not read to its end, because all reports together are too large');
      reader.xml.write(text);
    }
    reader.xml.end();
    return { tally: reader.tally(), characters };
  } catch (error) {
    const { isReport } = reader;
    const system = error instanceof BrokenXml ? undefined : (systemCode(error) ?? 'unknown error');
    const why = error instanceof BrokenXml ? error.message : `cannot be read (${system})`;
    const counted = isReport ? '; the tests before that are counted' : '';
    const problem = { text: why + counted, partial: isReport || !reader.isForeign };
    return isReport ? { tally: reader.brokenTally(), characters, error: problem } : { characters, error: problem };
  }
}

function inShort(errors: readonly string[]): readonly string[] {
  if (errors.length <= MAX_WARNINGS) return errors;
  const rest = errors.slice(MAX_WARNINGS - 1);
  return [...errors.slice(0, MAX_WARNINGS - 1), `${rest.length} more: ${rest.join('; ')}`];
}

/** Removes duplicates of a report: equal tests with equal durations. */
function withoutCopies(tallies: readonly Tally[]): readonly Tally[] {
  const seen = new Set<string>();
  return tallies.filter(({ signature, seconds = 0 }) => seconds === 0 || (!seen.has(signature) && seen.add(signature)));
}

function sum(tallies: readonly Tally[], context: ReportContext): Tests {
  const add = (count: (tally: Tally) => number) => tallies.reduce((total, tally) => total + count(tally), 0);
  const results = (cases: (tally: Tally) => readonly TestCase[], most: number) =>
    tallies
      .flatMap(cases)
      .slice(0, most)
      .map((testCase) => formatFailure(testCase, context));
  const timed = tallies.some(({ seconds }) => seconds !== undefined);
  const outside = results((tally) => tally.outside, OUTSIDE);
  const slow = tallies.flatMap(({ slowest }) => slowest).filter(({ seconds = 0 }) => Math.round(seconds) > 0);
  return {
    total: add(({ total }) => total),
    passed: add(({ passed }) => passed),
    failed: add(({ failed }) => failed),
    skipped: add(({ skipped }) => skipped),
    flaky: add(({ flaky }) => flaky),
    duration_seconds: timed ? Math.round(add(({ seconds = 0 }) => seconds)) : undefined,
    suite_failures: outside.length === 0 ? undefined : outside,
    failures: tellingFirst(results(({ failures }) => failures, FAILURES)),
    flaky_tests: results(({ flakyTests }) => flakyTests, FLAKY),
    slowest: slow
      .sort((a, b) => (b.seconds ?? 0) - (a.seconds ?? 0))
      .slice(0, SLOWEST)
      .map((testCase) => {
        const { name, suite } = formatFailure(testCase, context);
        return { name, suite, duration_seconds: Math.round(testCase.seconds ?? 0) };
      }),
  };
}

/**
 * Sorts failures with a message first: Go marks a test as failed because of a subtest, without a message of its own.
 */
function tellingFirst(failures: readonly TestFailure[]): readonly TestFailure[] {
  const tells = ({ message }: TestFailure) => message !== undefined;
  return [...failures.filter(tells), ...failures.filter((failure) => !tells(failure))];
}

interface ReportContext {
  /** Workspace folder. */
  readonly root: string;
  readonly hide: (text: string) => string;
}

/** Redacts credentials before any truncation, and without colors, because half of one would not be recognized. */
function formatFailure(testCase: TestCase, { root, hide }: ReportContext): TestFailure {
  const safe = (text: string) => hide(withoutColours(text.slice(0, MESSAGE)));
  const short = (text: string | undefined) => (text === undefined ? undefined : asLine(safe(text), NAME));
  const failure = testCase.failure && { ...testCase.failure, texts: testCase.failure.texts.map(safe) };
  const displayed = { ...testCase, failure };
  const location = failure && locateFailure(displayed, root);
  const suite = short(testCase.suite);
  return {
    name: short(testCase.name) ?? suite ?? 'a test without a name',
    suite,
    message: failure && asLine(failureMessage(displayed) ?? ''),
    path: short(location?.path),
    line: location?.line,
  };
}

/** Reads the test reports of the workspace as one fact. An error with a file costs that file and a warning. */

import { systemReason } from '../../errors.ts';
import { makeTime } from '../../text/format.ts';
import { stripEscapes } from '../../text/sanitize.ts';
import { asLine } from '../code-host/json.ts';
import type { TestFailure, Tests } from '../facts.ts';
import { readTextChunks } from '../files/decode-text.ts';
import { type FileContext, findFiles, formatPath } from '../files/find.ts';
import type { FailedCase } from './cases.ts';
import { explainFailure } from './explain-failure.ts';
import { ReportReader } from './reader.ts';
import { BrokenXml } from './xml.ts';

/** Maximum files and characters in total. */
const MAX_FILES = 5_000;
const MAX_CHARACTERS = 256 * 1024 * 1024;
/** Maximum failing and flaky tests to report, and failures outside of tests. */
const MAX_LISTED = { failures: 100, flakyTests: 20, outside: 20 } as const;
/** Maximum characters of a name and of a path. */
const MAX_NAME = 300;
/** Maximum characters of a message to search; the stack trace was truncated before. */
const MAX_MESSAGE = 16_000;
/** Maximum warnings, with an annotation each, and one for the rest. The runner shows ten per step. */
const MAX_WARNINGS = 6;

type Tally = ReturnType<ReportReader['tally']>;

export async function readTestReports(patterns: readonly string[], context: FileContext) {
  const found = await findFiles('test-reports', patterns, context, MAX_FILES);
  const errors: string[] = [];
  const tallies: Tally[] = [];
  let left = MAX_CHARACTERS;
  let partial = false;
  let newest = 0;
  for (const file of found.files) {
    const reader = new ReportReader();
    try {
      for await (const text of readTextChunks(file.path)) {
        left -= text.length;
        if (context.isLate()) throw new BrokenXml('was not read completely, because time ran out');
        if (left < 0) throw new BrokenXml('was not read completely, because all reports together are too large');
        reader.xml.write(text);
      }
      reader.xml.end();
    } catch (error) {
      const why = error instanceof BrokenXml ? error.message : `cannot be read (${systemReason(error)})`;
      const counted = reader.isReport ? '; the tests up to there are counted' : '';
      errors.push(`The test report ${formatPath(file.name)} ${why}${counted}`);
      // Tests may be missing from the count.
      partial ||= reader.isReport || !reader.isForeign;
    }
    if (!reader.isReport) continue;
    tallies.push(reader.tally());
    newest = Math.max(newest, file.writtenAt);
  }
  const warnings = [...found.problems, ...inShort(errors)];
  if (tallies.length === 0) return { tests: undefined, warnings };
  const seen = new Set<string>();
  // Equal tests with equal durations are a copy of a report.
  const distinct = tallies.filter(
    ({ signature, seconds = 0 }) => seconds === 0 || (!seen.has(signature) && seen.add(signature)),
  );
  const tests = sum(distinct, (testCase) => formatFailure(testCase, context));
  return { tests: { ...tests, partial: partial || undefined, written_at: makeTime(newest) }, warnings };
}

function inShort(errors: readonly string[]): readonly string[] {
  if (errors.length <= MAX_WARNINGS) return errors;
  const others = errors.slice(MAX_WARNINGS - 1);
  return [...errors.slice(0, MAX_WARNINGS - 1), `${others.length} more: ${others.join('; ')}`];
}

function sum(tallies: readonly Tally[], format: (testCase: FailedCase) => TestFailure): Tests {
  const add = (key: 'total' | 'passed' | 'failed' | 'skipped' | 'flaky' | 'seconds') =>
    tallies.reduce((total, tally) => total + (tally[key] ?? 0), 0);
  const list = (key: keyof typeof MAX_LISTED) => {
    const all: readonly FailedCase[] = tallies.flatMap((tally): readonly FailedCase[] => tally[key]);
    return all.slice(0, MAX_LISTED[key]).map(format);
  };
  const outside = list('outside');
  return {
    total: add('total'),
    passed: add('passed'),
    failed: add('failed'),
    skipped: add('skipped'),
    flaky: add('flaky'),
    duration_seconds: tallies.some(({ seconds }) => seconds !== undefined) ? Math.round(add('seconds')) : undefined,
    suite_failures: outside.length === 0 ? undefined : outside,
    // Go marks a test as failed because of a subtest, without a message of its own.
    failures: list('failures').sort((a, b) => Number(!a.message) - Number(!b.message)),
    flaky_tests: list('flakyTests'),
  };
}

/** Redacts credentials before any truncation, without colors, because half of one would not be recognized. */
function formatFailure(testCase: FailedCase, { root, hide }: FileContext): TestFailure {
  const safe = (text: string) => hide(stripEscapes(text.slice(0, MAX_MESSAGE)));
  const short = (text: string | undefined) => (text === undefined ? undefined : asLine(safe(text), MAX_NAME));
  const failure = testCase.failure && { ...testCase.failure, texts: testCase.failure.texts.map(safe) };
  const { message, path, line } = failure ? explainFailure({ ...testCase, failure }, root) : {};
  const suite = short(testCase.suite);
  return {
    name: short(testCase.name) ?? suite ?? 'a test without a name',
    suite,
    message: message && asLine(message),
    path: short(path),
    line,
  };
}

/**
 * What explains a failure, in one shape whoever told it: a test report, an annotation or a log. Here it is grouped, for all
 * who read it.
 */

import { inert } from '../text/inert.ts';
import type { FailedJob, JobError, TestFailure } from './facts.ts';

/** Errors of one job that are looked at. */
const MOST = 12;
/** Lines of a file that say the same are one from so many on; tests, wherever they stand, from two on. */
const FEWEST_LINES = 3;

/** What a runner reports of any failure, and which explains none. */
const EMPTY = [
  /^(?:Error: )?(?:The )?process completed with exit code -?\d+\.?$/i,
  /^(?:Error: )?The operation was cancell?ed\.?$/i,
  /^The job running on runner .* has exceeded the maximum execution time of .*$/i,
  /^The (?:(?:self-)?hosted )?runner\b.{0,300}\b(?:lost communication with the server|encountered an error while running your job)\b/i,
  /^The runner has received a shutdown signal\b/i,
];

/** What differs from one try to the next: addresses, ids, times, ports. Smaller numbers may be what is wrong. */
const VARYING =
  /\b(?:0x[\da-f]+|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|(?=[a-f]{0,40}\d)[\da-f]{12,40}|[\d.,]{1,12} ?(?:ms|s|sec|seconds?|minutes?)|\d{5,})\b/gi;
/** Characters of a message that tell it from others. */
const COMPARED = 2_000;

/** The tests, those that failed alike as one with their number. */
export function explainTests(tests: readonly TestFailure[]): readonly JobError[] {
  const errors = tests.map((test) => ({
    test: fullName(test),
    message: test.message ?? '',
    path: test.path,
    line: test.line,
  }));
  return groupAlike(errors);
}

/** In the order of the first of each. What says nothing is like nothing. */
export function groupAlike(errors: readonly JobError[]): readonly JobError[] {
  const groups = Map.groupBy(errors, ({ test, message, path }) =>
    message === ''
      ? Symbol()
      : `${test === undefined ? path : 'a test'}\n${message.slice(0, COMPARED).replace(VARYING, '#')}`,
  );
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined || group.length < (first.test === undefined ? FEWEST_LINES : 2)) return group;
    return [{ ...first, count: group.reduce((sum, { count = 1 }) => sum + count, 0) }];
  });
}

/** With the last part of its class in front where that is a word, and neither name nor file tell it. */
export function fullName({ name, suite, path }: Pick<TestFailure, 'name' | 'suite' | 'path'>): string {
  const plain = suite?.slice(0, 300) ?? '';
  const group = /^[\w$.]+$/.test(plain) ? plain.slice(plain.lastIndexOf('.') + 1) : '';
  const known = group === '' || name.includes(group) || path?.includes(group) === true || path === plain;
  return known ? name : `${group}.${name}`;
}

/** Those that tell something, the last resort included; the first ones of many. */
export function tellingErrors(errors: readonly JobError[]): readonly JobError[] {
  return errors.slice(0, MOST).filter(({ test, message }) => {
    const first = firstLine(message);
    return first === '' ? test !== undefined : !EMPTY.some((phrase) => phrase.test(first));
  });
}

/** Without what is doubtful. */
export function certainErrors(errors: readonly JobError[]): readonly JobError[] {
  return tellingErrors(errors).filter(({ doubtful }) => doubtful !== true);
}

/** Jobs that failed for one reason: legs of a matrix, told as one. */
export interface JobGroup {
  /** The job that is named, with its reason where one of them is known. */
  readonly first: FailedJob;
  /** How many more there are. */
  readonly others: number;
}

/**
 * Legs of one job that failed in the same step, all of them new or none, are one group, unless their reasons are known and
 * differ. The logs of only a few are read: where those tell different things, a leg without a reason stands apart.
 */
export function groupJobs(failed: readonly FailedJob[]): readonly JobGroup[] {
  const families = Map.groupBy(
    failed,
    (job) => `${familyOf(job)}\n${job.conclusion}\n${job.new === true}\n${job.failed_steps[0]?.name}`,
  );
  return [...families.values()].flatMap(splitByReason);
}

function splitByReason(legs: readonly FailedJob[]): readonly JobGroup[] {
  const byReason = Map.groupBy(legs, reasonKey);
  const unexplained = byReason.get(undefined) ?? [];
  byReason.delete(undefined);
  const [told = [], ...others] = byReason.values();
  const groups = others.length === 0 ? [[...told, ...unexplained]] : [told, ...others, unexplained];
  return groups.flatMap(([first, ...more]) => (first === undefined ? [] : [{ first, others: more.length }]));
}

/** `test (ubuntu, 24)` and `test (windows, 22)` are legs of `test`. A job without a leg is a family of its own. */
function familyOf({ name, id }: FailedJob): string {
  return familyName(name) ?? `${name}\n${id ?? ''}`;
}

/** `test` of `test (ubuntu, 24)`; undefined for a job without a leg. */
export function familyName(name: string): string | undefined {
  const leg = name.endsWith(')') ? name.lastIndexOf(' (') : -1;
  return leg > 0 ? name.slice(0, leg) : undefined;
}

/** Ids, durations and counts differ from leg to leg. */
function reasonKey({ errors }: FailedJob): string | undefined {
  const [error] = certainErrors(errors);
  return error && `${error.test ?? ''}\n${firstLine(error.message)}`.replace(/\d+/g, '#');
}

/** The first on which there is something to see. */
function firstLine(message: string): string {
  const lines = message.slice(0, COMPARED).split(/[\r\n\u0085\u2028\u2029\v\f]+/);
  return lines.map(inert).find((line) => line !== '') ?? '';
}

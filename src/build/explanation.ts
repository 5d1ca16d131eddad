/**
 * Defines explanations of a failure in one shape for all sources: test report, annotation or log. Groups them for
 * all consumers.
 */

import { sanitizeLine } from '../text/sanitize.ts';
import { repeatsConclusion } from './conclusion.ts';
import type { Explanation, Facts, RunJob, TestFailure, Tests } from './facts.ts';
import { explainsFailure } from './logs/noise-patterns.ts';

/** Maximum errors of one job to compare. */
const MAX_COUNT = 12;
/** Minimum equal lines, and equal tests, to count. */
const MIN_LINES = 3;
const MIN_TESTS = 2;

/** Matches what changes between attempts: ids, times, ports, numbered folders. Smaller numbers may be the error. */
const VARYING =
  /(?<=\/)\d{1,7}(?=\/)|\b(?:0x[\da-f]+|\d{4}[-/]\d\d[-/]\d\d(?:[T ]\d\d:\d\d(?::\d\d(?:[.,]\d{1,9})?)?(?:Z|[+-]\d\d:?\d\d)?)?|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|(?=[a-f]{0,40}\d)[\da-f]{12,40}|[\d.,]{1,12} ?(?:ms|s|sec|seconds?|minutes?)|\d{5,})\b/gi;
/** Characters of a message to compare. */
const COMPARED = 2_000;

/** Converts failed tests to explanations, with equal failures merged. */
export function explainTests(tests: readonly TestFailure[]): readonly Explanation[] {
  const groups = Map.groupBy(tests, ({ message }) => (message === undefined ? Symbol() : normalizeMessage(message)));
  return [...groups.values()].flatMap(([first, ...equal]) => {
    if (first === undefined) return [];
    const { message = '', path, line } = first;
    const count = equal.length === 0 ? undefined : equal.length + 1;
    return { test: fullName(first), message, path, line, count };
  });
}

/** Maximum distinct failures; further ones only count if they equal one of them. */
const MAX_GROUPS = 50;

interface Group {
  first: Explanation;
  /** Tests or lines with this failure. */
  readonly locations: Set<string>;
  /** Number of occurrences counted so far. */
  counted: number;
}

/**
 * Merges equal explanations, in the order of the first, with the test and location that any of them has. Tools write
 * most errors twice, at their location and in a summary, in different detail.
 * @param acrossFiles true to merge across files
 */
export function mergeExplanations(all: readonly Explanation[], acrossFiles = false): readonly Explanation[] {
  const groups = new Map<string, Group>();
  for (const error of all) {
    const key = toKey(error, acrossFiles);
    const isSame = ({ first }: Group) => (acrossFiles || !isApart(first, error)) && isSameMessage(first, error);
    const group = groups.get(key) ?? [...groups.values()].slice(0, MAX_GROUPS).find(isSame);
    const location = toLocation(error);
    if (group === undefined) {
      if (groups.size < MAX_GROUPS)
        groups.set(key, { first: error, locations: new Set([location]), counted: error.count ?? 0 });
      continue;
    }
    const { first } = group;
    if ((first.test === undefined) === (error.test === undefined)) group.locations.add(location);
    else if (error.test !== undefined) {
      group.locations.clear();
      group.locations.add(location);
    }
    group.counted += error.count ?? 0;
    group.first = {
      ...first,
      // Prefers the name with more of its groups. A message may contain the name.
      test: isFullerName(error.test, first) ? error.test : first.test,
      message: first.message === '' ? error.message : first.message,
      ...(first.path === undefined ? { path: error.path, line: error.line } : {}),
    };
  }
  return [...groups.values()].map(({ first, locations, counted }) => {
    const count = Math.max(locations.size, counted);
    return count < (first.test === undefined ? MIN_LINES : MIN_TESTS) ? first : { ...first, count };
  });
}

function toKey({ test, message, path }: Explanation, acrossFiles: boolean): string {
  if (message === '') return `test ${test}`;
  return `${acrossFiles || test !== undefined ? '' : (path ?? '')} ${normalizeMessage(message)}`;
}

/** Returns what differs between two occurrences of one failure. */
function toLocation({ test, message, path, line }: Explanation): string {
  if (test !== undefined) return parseLastName(test);
  return `${path?.split('/').at(-1)} ${line} ${line === undefined ? message : ''}`;
}

/** Returns true for lines of different files: each file may have another author. */
function isApart({ path, test, count }: Explanation, other: Explanation): boolean {
  const isInFiles = path !== undefined && other.path !== undefined && path !== other.path;
  return isInFiles && (test ?? count) === undefined;
}

function isFullerName(name: string | undefined, { test = '', message }: Explanation): boolean {
  return name?.endsWith(test) === true && (test !== '' || !message.includes(parseLastName(name)));
}

/**
 * Returns true if one message contains the other, for the same test or for none; or if they are a test's name and
 * its message.
 */
function isSameMessage(one: Explanation, other: Explanation): boolean {
  const [name, otherName] = [one, other].map(({ test }) => (test === undefined ? undefined : parseLastName(test)));
  if (name !== undefined && otherName !== undefined) return name === otherName;
  const [label, otherWords] = [normalizeFirstLine(one.message), normalizeFirstLine(other.message)];
  const isIn = (text: string, { message }: Explanation) =>
    text.length >= MIN_WORDS && text.length <= MAX_LABEL && message.includes(text);
  if (isIn(label, other) || isIn(otherWords, one) || isIn(one.message, other) || isIn(other.message, one)) return true;
  const [test = otherName, said] = name === undefined ? [otherName, one.message] : [name, other.message];
  return test !== undefined && parseLastName(normalizeFirstLine(said)) === test;
}

/** Minimum length of an equal text that is no coincidence. */
const MIN_WORDS = 4;
/** Maximum length of a text to find in another one. */
const MAX_LABEL = 400;
/** Matches what precedes the text: a number, location, level or exception class. */
const BEFORE_TEXTS =
  /^(?:\d{1,6}(?:\.\d{1,4}|[.)])?\s|[\w./\\-]{1,200}\.\w{1,10}:\d{1,7}(?::\d{1,5})?:?\s|\[?\w{1,20}\]?:\s|\[\w{1,20}\]\s|[\s'"`*>|→-]|[\w.$]{1,200}(?:Error|Exception): ){1,6}/;

/** Normalizes the first line of a message. */
function normalizeFirstLine(message: string): string {
  const [first = ''] = message.slice(0, MAX_LABEL).split('\n', 1);
  return first.replace(BEFORE_TEXTS, '').replace(/[\s'"`.!…]{1,10}$/, '');
}

/** `adds a line` of `src/cart.test.ts > cart > adds a line`, `CartTest.adds a line` and `cart.py::adds a line`. */
function parseLastName(test: string): string {
  const parts = test.slice(0, 400).split(/::|[.#>›]\s?(?=\w)/);
  return parts.at(-1)?.replace(/\W{1,40}$/, '') ?? test;
}

/** Replaces what differs between two reports of one failure. */
export function normalizeMessage(message: string): string {
  return message.slice(0, COMPARED).replace(VARYING, '#');
}

/**
 * Prefixes a test's name with the last segment of its class if that is readable, and neither name nor file contain
 * it.
 */
export function fullName({ name, suite, path }: Pick<TestFailure, 'name' | 'suite' | 'path'>): string {
  const plain = suite?.slice(0, 300) ?? '';
  const group = /^[\w$.]+$/.test(plain) ? plain.slice(plain.lastIndexOf('.') + 1) : '';
  const isNamed = group === '' || name.includes(group) || path?.includes(group) === true || path === plain;
  return isNamed ? name : `${group}.${name}`;
}

/** Selects the explanations with content, including last-resort ones, up to a limit. */
export function conclusiveErrors(errors: readonly Explanation[]): readonly Explanation[] {
  return errors.slice(0, MAX_COUNT).filter(({ test, message }) => {
    const first = firstLine(message);
    return first === '' ? test !== undefined : explainsFailure(first) && !repeatsConclusion(message);
  });
}

/** Removes doubtful explanations. */
export function certainErrors(errors: readonly Explanation[]): readonly Explanation[] {
  return conclusiveErrors(errors).filter(({ low_confidence }) => low_confidence !== true);
}

/**
 * Selects what the failing step wrote into workspace files.
 * @param failed job that wrote them; without it or its failing step, nothing can be attributed
 */
export function selectStepFacts(facts: Partial<Facts>, failed: RunJob | undefined): Partial<Facts> {
  const started = Date.parse(failed?.failed_steps[0]?.started_at ?? '');
  const isEarlier = (raw: string | undefined) => raw !== undefined && Date.parse(raw) < started;
  const { errors, tests, ...others } = facts;
  const later = errors?.filter(({ written_at }) => !isEarlier(written_at)) ?? [];
  return {
    ...others,
    errors: later.length === 0 ? undefined : later,
    tests: tests && isEarlier(tests.written_at) ? ({ ...tests, earlier: true } satisfies Tests) : tests,
  };
}

/** Groups jobs that failed for the same reason. */
export interface JobGroup {
  /** Named job, with a known reason if any has one. */
  readonly first: RunJob;
  /** Number of further ones. */
  readonly others: number;
  /** True if all are jobs of one matrix. */
  readonly isMatrix: boolean;
}

/**
 * Groups jobs with the same failure. Matrix jobs that failed in the same step form one group, unless their reasons
 * are known and differ; so do any jobs with the same reason. All jobs of a group are new, or none. Only a few logs
 * are read, so if those differ, a matrix job without a reason stays separate.
 */
export function groupJobs(failed: readonly RunJob[]): readonly JobGroup[] {
  const kindOf = ({ conclusion, new: isNew }: RunJob) => `${conclusion}\n${isNew === true}`;
  const families = Map.groupBy(failed, (job) => `${toFamilyKey(job)}\n${kindOf(job)}\n${job.failed_steps[0]?.name}`);
  const legs = [...families.values()].flatMap(splitByReason);
  const groups = Map.groupBy(legs, ([first]) => {
    const reason = first && toReasonKey(first);
    return first === undefined || reason === undefined ? Symbol() : `${kindOf(first)}\n${reason}`;
  });
  return [...groups.values()].flatMap((group) => {
    const [first, ...others] = group.flat();
    return first === undefined ? [] : { first, others: others.length, isMatrix: group.length === 1 };
  });
}

/** Splits a matrix by reason. Each group starts with a job whose reason is known, if there is one. */
function splitByReason(legs: readonly RunJob[]): readonly (readonly RunJob[])[] {
  const byReason = Map.groupBy(legs, toReasonKey);
  const unexplained = byReason.get(undefined) ?? [];
  byReason.delete(undefined);
  const [first = [], ...others] = byReason.values();
  return others.length === 0 ? [[...first, ...unexplained]] : [first, ...others, unexplained];
}

/** `test (ubuntu, 24)` and `test (windows, 22)` are legs of `test`. A job without a leg is its only one. */
function toFamilyKey({ name, id }: RunJob): string {
  return familyName(name) ?? `${name}\n${id ?? ''}`;
}

/** `test` of `test (ubuntu, 24)`; undefined for a job without a leg. */
export function familyName(name: string): string | undefined {
  const leg = name.endsWith(')') ? name.lastIndexOf(' (') : -1;
  return leg > 0 ? name.slice(0, leg) : undefined;
}

/** Ignores ids, durations and counts, which differ between matrix jobs. */
function toReasonKey({ errors }: RunJob): string | undefined {
  const [error] = certainErrors(errors);
  return error && `${error.test ?? ''}\n${firstLine(error.message)}`.replace(/\d+/g, '#');
}

/** Returns the first line with visible text. */
function firstLine(message: string): string {
  const lines = message.slice(0, COMPARED).split(/[\r\n\u0085\u2028\u2029\v\f]+/);
  return lines.map(sanitizeLine).find((line) => line !== '') ?? '';
}

/** A quoted line without what tools put around it, and the name of a test that it holds. */

import { withoutTime } from '../clean.ts';

/** In front: the number and time of a build step, boxes, bullets, a level in brackets, the name of a package manager. */
const MARKS: readonly RegExp[] = [
  /^#\d{1,4} (?:\d{1,6}\.\d{1,4} )?/,
  /^[\s│┃╷╵╭╮╰╯├└┌┐┘◇■▲▶►❯›✕✗✘×✖⨯❌●•▸»⎯─━═|]{1,60}/u,
  /^\[(?:error|fatal|fail(?:ed|ure)?|err|warn|info)\]:?\s{1,8}/i,
  /^\w{1,20} (?:ERR!|error(?= (?:code )?E[A-Z]{4}))\s{1,8}/,
  /^E {2,20}/,
  /^# {1,20}/,
  /^Caused by: /i,
  /^\*{2} (?=\(\w)/,
];
/** Behind: the bars of a box, and lines that are drawn. */
const BEHIND = /[\s│┃╮╯┐┘⎯─━═]{1,60}$/u;
/** What a member of an object says: `"msg": "no such host",`. */
const MEMBER = /^"(?:message|msg|error|reason|detail|stderr)"\s?:\s?"(.{8,900})",?$/;
/** Marks that may stand behind one another. */
const MOST_MARKS = 4;

/** Without the marks of tools; of a line that is nothing else, all of it. */
export function withoutMarks(text: string): string {
  let rest = withoutTime(text.trim());
  rest = MEMBER.exec(rest)?.[1] ?? rest;
  for (let marks = 0; marks < MOST_MARKS; marks += 1) {
    const shorter = MARKS.reduce((line, mark) => line.replace(mark, ''), rest);
    if (shorter === rest) break;
    rest = shorter;
  }
  rest = withoutEnd(rest);
  return /[A-Za-z\d\u0080-\uFFFF]/.test(rest) ? rest : text.trim();
}

function withoutEnd(text: string): string {
  const end = text.slice(-60);
  return text.slice(0, text.length - end.length) + end.replace(BEHIND, '');
}

/** What stands before the name of a test, by what its runner writes of one that failed. */
const BEFORE_NAME: readonly RegExp[] = [
  /^-{3} FAIL: /,
  /^\[\s{0,8}FAIL(?:ED)?\s{0,8}\] {1,4}/,
  /^not ok \d{1,7} (?:- )?/,
  /^# {1,4}Failed test (?:at )?/,
  /^(?:FAILED|FAIL|ERROR|Failed|Failure):? {1,8}/,
  /^Test Case (?=')/,
  /^\(fail\) /,
  /^- (?=.{1,400}\*\*\* FAILED)/,
  /^[A-Z]\w{1,20}(?: \w{1,20})? \d[\d.]{1,30} \([^)]{1,40}\) /,
  /^\d\d:\d\d(?: [+~-]\d{1,6}){1,3}: (?:\S{1,300}\.dart: )?/,
  /^\d{1,5}[.)] (?:(?:Failure|Error|FAIL):? {1,4})?/,
];
/** What stands behind it: how it ended, and how long it took. */
const AFTER_NAME: readonly RegExp[] = [
  / \[E\]$/,
  /\s{1,80}\| FAIL \|$/,
  / => \S{1,300}\.\w{1,5}:\d{1,7}:\d{1,5}$/,
  /\s{1,8}<<< (?:FAILURE|ERROR)!$/,
  /\s{1,8}(?:-- )?Time elapsed: [\d.,]{1,12} ?m?s(?:ec)?$/,
  /\s{1,8}\*\*\* FAILED \*\*\*.{0,40}$/,
  /\s{1,8}failed \([\d.,]{1,12} seconds\)\.?$/,
  /(?: {1,8}|\.{2,3} ?| - )(?:FAILED|FAIL|ERROR)$/,
  /\s{1,8}(?:\(|\[)?(?:<? ?[\d.,]{1,12} ?(?:ms|s|m|sec|seconds|min)\.?)(?:\)|\])?$/,
  /:$/,
];
/** The reason behind the name, as pytest writes it. */
const REASON = /^(\S{1,400}::.{1,400}?) - (\S.*)$/;

interface TestLine {
  readonly name: string;
  /** What the same line says of the failure. */
  readonly reason?: string;
}

/**
 * The name of the failing test in a line that a test runner wrote of it; undefined where nothing is left.
 *
 * @param text without marks
 */
export function testIn(text: string): TestLine | undefined {
  const reasoned = REASON.exec(withoutFirst(text, BEFORE_NAME));
  if (reasoned !== null) return { name: reasoned[1] ?? '', reason: reasoned[2] ?? '' };
  const named = AFTER_NAME.reduce((line, end) => line.replace(end, ''), withoutFirst(text, BEFORE_NAME)).trim();
  const name = /^'[^']{1,400}'$/.test(named) ? named.slice(1, -1) : named;
  return /[A-Za-z\d\u0080-\uFFFF]/.test(name) ? { name } : undefined;
}

function withoutFirst(text: string, patterns: readonly RegExp[]): string {
  const found = patterns.find((pattern) => pattern.test(text));
  return found === undefined ? text : text.replace(found, '');
}

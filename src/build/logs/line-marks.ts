/** Removes the decoration that tools add to a line, and extracts a test's name. */

/**
 * Matches prefixes: the number and time of a build step, boxes, bullets, a level in brackets, the name of a package
 * manager.
 */
const MARKS: readonly RegExp[] = [
  /^#\d{1,4} (?:\d{1,6}\.\d{1,4} )?|^\d{1,4}\.\d{3} (?=[A-Za-z>])/,
  /^[\s│┃╷╵╭╮╰╯├└┌┐┘◇■▲▶►❯›✕✗✘×✖⨯❌●•▸»→⎯─━═|]{1,60}/u,
  /^\[[\w.-]{1,30}\] [›▸»] /u,
  /^\[(?:error|fatal|fail(?:ed|ure)?|err|warn(?:ing)?|info)\]:?\s{1,8}/i,
  /^\w{1,20} (?:ERR!|error(?= (?:code )?(?:E[A-Z]{4}|\d{3} \d{3}\b)))\s{1,8}(?:\d{3} (?=\d{3}\b))?/,
  /^(?:ERROR|FATAL|CRITICAL)\s{1,4}-\s{1,4}/,
  /^E {2,20}/,
  /^# {1,20}/,
  /^Caused by: /i,
  /^\*{2} (?=\(\w)/,
];
/** Behind: the bars of a box, lines that are drawn, the project that was being built. */
const BEHIND = /[\s│┃╮╯┐┘⎯─━═]{1,60}$|\s{1,8}\[[^\][]{1,300}\.\w{2}proj(?:::[^\][]{1,80})?\]$/u;
/** Matches the message in an object: `"msg": "no such host",`. */
const MEMBER = /^"(?:message|msg|error|reason|detail|stderr)"\s?:\s?"(.{8,900})",?$/;
/** Maximum consecutive prefixes. */
const MAX_MARKS = 4;

/** Removes the prefixes of tools; keeps a line that has nothing else. */
export function withoutMarks(text: string): string {
  let rest = withoutTime(text.trim());
  rest = MEMBER.exec(rest)?.[1] ?? rest;
  for (let marks = 0; marks < MAX_MARKS; marks += 1) {
    const shorter = MARKS.reduce((line, mark) => line.replace(mark, ''), withoutTime(rest));
    if (shorter === rest) break;
    rest = shorter;
  }
  const end = rest.slice(-400);
  rest = rest.slice(0, rest.length - end.length) + end.replace(BEHIND, '');
  return /[A-Za-z\d\u0080-\uFFFF]/.test(rest) ? rest : text.trim();
}

/** Matches what test runners write before the name of a failed test. */
const BEFORE_NAME: readonly RegExp[] = [
  /^-{3} FAIL: /,
  /^_{3,80} /,
  /^\[-\] /,
  /^\[\s{0,8}FAIL(?:ED)?\s{0,8}\] {1,4}/,
  /^not ok \d{1,7} (?:- )?/,
  /^(?:# {1,4})?Failed test (?:at )?/,
  /^(?:FAILED|FAIL|ERROR|Failed|Failure|Fehler|Échec|Erreur|Con error):? {1,8}/,
  /^Test Case (?=')/,
  /^\(fail\) /,
  /^test (?=\S{1,300} \.{3} FAILED$)/,
  /^- (?=.{1,400}\*\*\* FAILED)/,
  /^[A-Z]\w{1,20}(?: \w{1,20})? \d[\d.]{1,30} \([^)]{1,40}\) /,
  /^\d\d:\d\d(?: [+~-]\d{1,6}){1,3}: (?:\S{1,300}\.dart: )?/,
  /^\d{1,5} (?=\[\w)/,
  /^\d{1,5}[.)] (?:(?:Failure|Error|FAIL):? {1,4})?/,
];
/** Matches what follows it: result and duration. */
const AFTER_NAME: readonly RegExp[] = [
  / \[(?:E|FAIL)\]$/,
  /\s{1,80}\| FAIL \|$/,
  / => \S{1,300}\.\w{1,5}:\d{1,7}:\d{1,5}$/,
  /\s{1,8}<<< (?:FAILURE|ERROR)!$/,
  /\s{1,8}(?:-- )?Time elapsed: [\d.,]{1,12} ?m?s(?:ec)?$/,
  /\s{1,8}\*\*\* FAILED \*\*\*.{0,40}$/,
  /\s{1,8}failed \([\d.,]{1,12} seconds\)\.?$/,
  /(?: {1,8}|\.{2,80} ?| - )(?:FAILED|Failed|FAIL|ERROR)$/,
  /\s{1,8}(?:\(|\[)?(?:<? ?[\d.,]{1,12} ?(?:ms|s|m|sec|seconds|min)\.?)(?: \(\S{1,40}\))?(?:\)|\])?$/,
  /:$/,
  / _{3,80}$/,
];
/** Matches the reason after the name, as pytest writes it, and before it. */
const REASON = /^(\S{1,400}::.{1,400}?) - (\S.*)$/;
const REASON_BEFORE = /^\[FAIL(?:: | \. Reason: )(.{1,400}?)\] (\S.{0,200}?)(?: \(.{1,60}\))?$/;

interface TestLine {
  readonly name: string;
  /** Reason on the same line. */
  readonly reason?: string;
}

/**
 * Extracts the name of the failing test from a line of a test runner; undefined if empty.
 * @param text without prefixes
 */
export function testIn(text: string): TestLine | undefined {
  const [, before, of] = REASON_BEFORE.exec(text) ?? [];
  if (before !== undefined && of !== undefined) return { name: of, reason: before };
  const start = BEFORE_NAME.find((pattern) => pattern.test(text));
  const rest = start === undefined ? text : text.replace(start, '');
  const [, reasoned, reason] = REASON.exec(rest) ?? [];
  if (reasoned !== undefined && reason !== undefined) return { name: reasoned, reason };
  const named = AFTER_NAME.reduce((line, end) => line.replace(end, ''), rest).trim();
  const name = /^'[^']{1,400}'$/.test(named) ? named.slice(1, -1) : named;
  return /[A-Za-z\d\u0080-\uFFFF]/.test(name) ? { name } : undefined;
}

/** Matches the timestamp before a line; also the step of a Docker build, with its seconds. */
const TIME =
  /^#\d{1,4} \d{1,6}\.\d{1,4} (?=\s{0,40}\S)|^(?:[[(](?:[\w.]{1,20} )?)?(?:\d{4}-\d\d-\d\d[T ])?\d\d?:\d\d(?::\d\d(?:[.,]\d{1,9})?(?: ?[AP]M)?| ?[AP]M)(?:Z| ?[+-]\d\d:?\d\d)?(?:[\])]?:?\s{1,8}|\s[-|]\s)(?=\S)/;

/** Removes the timestamp; keeps a line that has nothing else. */
export function withoutTime(text: string): string {
  return /^[[(#\d]/.test(text) ? text.replace(TIME, '') : text;
}

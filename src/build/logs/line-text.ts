/** Removes the decoration that tools add to a line, and extracts a test's name. */

/** Matches prefixes: seconds, boxes and bullets, a level in brackets, the name of a package manager. */
const PREFIXES: readonly RegExp[] = [
  /^\d{1,4}\.\d{3} (?=[A-Za-z>])/,
  /^[\s│┃╷╵╭╮╰╯├└┌┐┘◇■▲▶►❯›✕✗✘×✖⨯❌●•▸»→⎯─━═|]{1,60}/u,
  /^\[(?:error|fatal|fail(?:ed|ure)?|err|warn(?:ing)?|info)\]:?\s{1,8}|^\[[\w.-]{1,30}\] [›▸»] /iu,
  /^\w{1,20} (?:ERR!|error(?= (?:code )?(?:E[A-Z]{4}|\d{3} \d{3}\b)))\s{1,8}(?:\d{3} (?=\d{3}\b))?/,
  /^(?:(?:ERROR|FATAL|CRITICAL)\s{1,4}-\s{1,4}|E {2,20}|# {1,20}|\*{2} (?=\(\w))/,
  /^Caused by: /i,
];
/** Matches suffixes: the bars of a box, ruled lines, the project that was built. */
const SUFFIX = /[\s│┃╮╯┐┘⎯─━═]{1,60}$|\s{1,8}\[[^\][]{1,300}\.\w{2}proj(?:::[^\][]{1,80})?\]$/u;
const HAS_TEXT = /[A-Za-z\d\u0080-\uFFFF]/;
/** Maximum consecutive prefixes. */
const MAX_PREFIXES = 4;

/** Removes the prefixes of tools; keeps a line that has nothing else. */
export function stripPrefixes(text: string): string {
  let bare = text.trim();
  for (let marks = 0; marks < MAX_PREFIXES; marks += 1)
    bare = PREFIXES.reduce((line, mark) => line.replace(mark, ''), bare);
  const end = bare.slice(-400);
  bare = bare.slice(0, bare.length - end.length) + end.replace(SUFFIX, '');
  return HAS_TEXT.test(bare) ? bare : text.trim();
}

/** Matches the result before the name of a failed test, its number, and the platform or time of its run. */
const BEFORE_NAME: readonly RegExp[] = [
  /^(?:-{3} FAIL: |_{3,80} |\[-\] |\(fail\) |\[\s{0,8}FAIL(?:ED)?\s{0,8}\] {1,4}|Test Case (?='))/,
  /^not ok \d{1,7} (?:- )?|^(?:# {1,4})?Failed test (?:at )?|^test (?=.{1,300} \.{3} FAILED$)|^- (?=.{1,400}\*\*\* FAILED)/,
  /^(?:FAILED|FAIL|ERROR|Failed|Failure|Fehler|Échec|Erreur|Con error):? {1,8}/,
  /^[A-Z]\w{1,20}(?: \w{1,20})? \d[\d.]{1,30} \([^)]{1,40}\) |^\d\d:\d\d(?: [+~-]\d{1,6}){1,3}: (?:\S{1,300}\.dart: )?/,
  /^\d{1,5} (?=\[\w)|^\d{1,5}[.)] (?:(?:Failure|Error|FAIL):? {1,4})?/,
];
/** Matches the result and duration after the name. */
const AFTER_NAME: readonly RegExp[] = [
  /\s{1,8}<<< (?:FAILURE|ERROR)!$|\s{1,8}\*\*\* FAILED \*\*\*.{0,40}$|\s{1,80}\| FAIL \|$| \[(?:E|FAIL)\]$/,
  /\s{1,8}(?:-- )?Time elapsed: [\d.,]{1,12} ?m?s(?:ec)?$|\s{1,8}failed \([\d.,]{1,12} seconds\)\.?$/,
  /(?: {1,8}|\.{2,80} ?| - )(?:FAILED|Failed|FAIL|ERROR)$/,
  /\s{1,8}[([]?<? ?[\d.,]{1,12} ?(?:ms|s|m|sec|seconds|min)\.?(?: \(\S{1,40}\))?[)\]]?$/,
  /:$| _{3,80}$/,
];
/** Matches the reason after the name, as pytest writes it. */
const REASON = /^(\S{1,400}::.{1,400}?) - (\S.*)$/;

/**
 * Extracts the name of the failing test from a line of a test runner, with a reason on the same line; undefined if
 * empty.
 * @param text without prefixes
 */
export function parseTestName(text: string): { readonly name: string; readonly reason?: string } | undefined {
  const bare = text.replace(BEFORE_NAME.find((pattern) => pattern.test(text)) ?? '', '');
  const [, reasoned, reason] = REASON.exec(bare) ?? [];
  if (reasoned !== undefined) return { name: reasoned, reason };
  const named = AFTER_NAME.reduce((line, end) => line.replace(end, ''), bare).trim();
  const name = /^'[^']{1,400}'$/.test(named) ? named.slice(1, -1) : named;
  return HAS_TEXT.test(name) ? { name } : undefined;
}

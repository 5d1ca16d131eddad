/** Weighs how well the text of a line states a failure, by pattern, and removes the decoration that tools add. */

import { findNoise, hasWordCount, isAnnouncement, isBareFailure, isCount, type NoiseKind } from './noise-patterns.ts';
import type { LogLine } from './step-logs.ts';

/** Matches prefixes: seconds, boxes and bullets, a level in brackets, the name of a package manager. */
const PREFIXES: readonly RegExp[] = [
  /^\d{1,4}\.\d{3} (?=[A-Za-z>])/,
  /^[\s│┃╷╵╭╮╰╯├└┌┐┘◇■▲▶►❯›✕✗✘×✖⨯❌●•▸»→⎯─━═|]{1,60}/u,
  /^\[(?:error|fatal|fail(?:ed|ure)?|err|warn(?:ing)?|info)\]:?\s{1,8}|^\[[\w.-]{1,30}\] [›▸»] /iu,
  /^\w{1,20} (?:ERR!|error(?= (?:code )?(?:E[A-Z]{4}|\d{3} \d{3}\b)))\s{1,8}(?:\d{3} (?=\d{3}\b))?/,
  /^(?:(?:ERROR|FATAL|CRITICAL)\s{1,4}-\s{1,4}|E {2,20}|# {1,20}|\*{2} (?=\(\w))/,
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
  /^\d{1,5}\/\d{1,5} Test +#\d{1,5}: |^\d{1,5} (?=\[\w)|^\d{1,5}[.)] (?:(?:Failure|Error|FAIL):? {1,4})?/,
];
/** Matches the result and duration after the name. */
const AFTER_NAME: readonly RegExp[] = [
  /\s{1,8}<<< (?:FAILURE|ERROR)!$|[\s.]{1,80}\*{3} ?(?:FAILED|Failed)\b.{0,40}$|\s{1,80}\| FAIL \|$| \[(?:E|FAIL)\]$/,
  /\s{1,8}(?:-- )?Time elapsed: [\d.,]{1,12} ?m?s(?:ec)?$|\s{1,8}failed \([\d.,]{1,12} seconds\)\.?$/,
  /(?: {1,8}|\.{2,80} ?| - )(?:FAILED|Failed|FAIL|ERROR)$/,
  /\s{1,8}[([]?<? ?[\d.,]{1,12} ?(?:ms|s|m|sec|seconds|min)\.?(?: \(\S{1,40}\))?[)\]]?$/,
  /:$| _{3,80}$/,
];
/** Matches the name of a test with a reason next to it: lines below may belong to another test. */
export const HAS_REASON = /::.{1,400} - \S/;
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

/**
 * Classifies the origin of a line. `diagnostic`, `test` and `assertion` repeat in streaks, of which the first
 * matters most.
 */
export type LineKind = 'diagnostic' | 'test' | 'assertion' | 'exception' | 'message' | 'phrase' | 'count' | 'warning';

/** Pairs a non-empty line with its score. */
export interface ScoredLine {
  readonly text: string;
  /** Origin; undefined if it matches no failure pattern. */
  kind?: LineKind;
  /** Type of noise; undefined if it may explain the failure. */
  noise?: NoiseKind;
  /** Confidence that its own text explains the failure, from 0 to 10. */
  weight: number;
  /** Score including its position in the log. */
  total: number;
}

/** Minimum score to explain a failure alone; below it, the last lines are more reliable. */
export const SURE = 5;

/** Confidence that a line explains the failure. Counts and warnings do so only where nothing explains more. */
const WEIGHTS = { sure: 8.5, likely: 6.5, count: 4, warning: 3.5, phrase: 3, labeled: 2.5, hints: 2, empty: 1.8 };

/** Checked in this order; the first match counts. */
const SHAPES: readonly (readonly [weight: number, { readonly [K in LineKind]?: readonly RegExp[] }])[] = [
  [
    WEIGHTS.sure,
    {
      test: [
        /^\s{0,20}(?:\[[^\]]{1,60}\] {0,2}){0,3}(?:[›▸»] {0,2})?[✕✗✘×✖⨯❌] {1,4}(?!\[?(?:error|fatal)[:\]]|.{0,200}(?:Error|Exception|\berror[:=]))\S/iu,
        /^\s{0,20}--- FAIL: \S|^\d\d:\d\d(?: [+~-]\d{1,6}){1,3}: .{1,400} \[E\]$|^\(fail\) \S|^\s{0,20}\[-\] \S|^\S.{0,200}\s\| FAIL \|$/,
        /\*\*\* FAILED \*\*\*|<<< (?:FAILURE|ERROR)!|^\s{0,20}not ok \d|^\s{0,20}\d{1,5}[.)] (?:Failure|Error|FAIL)\b|^\s{0,20}\[\s{0,8}FAIL(?:ED)?\s{0,8}\] /,
        /^\s{0,8}(?:Failed|Fehler|Échec|Erreur|Con error) \S.{0,300} \[\d|^# {1,4}Failed test\b|^(?:FAILED|ERROR) \S{1,400}::.{1,400} - \S/,
        /^\s{0,4}\S.{0,100}\.{3,80} ?\*{0,3}Failed(?: {1,8}[\d.]{1,9} sec)?$/,
      ],
      diagnostic: [
        // Compilers and linters: prefixed with a location, or with a code.
        /(?:^|[\s"'(>])(?:[A-Za-z]:)?[^\s:"'()<>]{1,300}\.[A-Za-z]\w{0,9}["']?(?:[:(]|, line )\d{1,7}(?:[:,.-]\d{1,7}){0,3}\)?\s?[:-]{0,2}\s{0,2}(?:fatal |syntax |type |internal compiler )?(?:error|failure)\b/i,
        /^error\[[\w-]{1,40}\]: \S|\berror [A-Z]{1,8}\d{1,6}: \S|\.\w{1,10}:\[\d{1,7},\d{1,5}\] \S|^\S{1,300}\.\w{1,10}[:(]\d{1,7}(?:[:,]\d{1,5})?\)?:? [A-Z]{1,6}\d{2,5}[:/ ]/,
        // In a column or table, below the name of its file.
        /^\s{0,8}\d{1,7}:\d{1,5}\s{1,8}(?:error|✖|×)\s{1,8}\S/u,
        /^\s{0,8}(?:[A-Z]:\s{0,8})?\d{1,7}\s{0,4}[|│┃](?:\s{0,4}(?:[A-Z]:\s{0,8})?\d{1,7}\s{0,4}[|│┃])?\s{0,4}(?:error|fatal|[A-Z]{1,6}\d{2,5}|[A-Z]{3})\s{0,4}[|│┃]\s{0,4}\S/i,
        /\b(?:undefined reference to|undefined symbols?|unresolved external|multiple definition of|duplicate symbol)\b/i,
        // A pointer to the code.
        /^\s{0,200}(?:\^[-~]{0,80}\^?|╰─{1,80}▶?) [\w'"`‘’]{1,60} \S/,
      ],
      assertion: [
        /\bassert(?:ion)?\b.{1,300}\bfailed\b\.?$/i,
        /^E {2,20}\S/,
        /\bexpected:?[ <].{1,300}\b(?:but (?:was|got|found|received)|got|received|to (?:be|equal|eql|have|match|contain|include|throw))\b|\bwas not (?:equal|greater|less)\b|\bassertion failed\b/i,
        /^\s{0,20}<.{1,200}> expected but was\b|^\s{0,20}Error:\s{2,12}\S/,
      ],
      exception: [
        /(?:^|[\s:.>(])[A-Z]\w{0,80}(?:Error|Exception|Violation|Timeout)\b(?: ?\[[\w:.-]{1,60}\])?: {0,3}\S|\S \([A-Z]\w{0,80}(?:Error|Exception)\)$|^\s{0,20}\*\* \(\w[\w.]{0,80}\) \S/,
        /\bpanicked at\b|^\s{0,8}panic: \S|^\W{0,4}Uncaught \S|^Unhandled \S|^Exception in thread\b|\bUncaught (?:\(in \w{1,20}\) )?\w{0,60}(?:Error|Exception)\b/,
        /^\s{0,8}what\(\): {1,4}\S|^\s{0,20}Caused by: \S|^[a-z_]\w{0,60}(?:\.\w{1,60}){0,8}\.[A-Z]\w{2,60}: \S|\bruntime error: \S/,
        /\bsegmentation fault\b|\b(?:received|caught|by) (?:signal:? )?\W?SIG(?!ABRT)[A-Z]{2,6}\b|(?<!\b(?:aborted|trap) \()\bcore dumped\b|\breceived signal\b/i,
        // Has its message on the next lines.
        /^\s{0,20}[\w.$:]{0,200}[A-Z]\w{0,80}(?:Error|Exception):$/,
      ],
      message: [
        /^\W{0,8}(?:[\w.-]{1,40}:? )?(?:fatal|fata|critical)(?: error)?\b(?:\[\d{1,9}\])?\W{1,4}\S/i,
        /"(?:message|msg|error|reason|detail|stderr)"\s?:\s?"[^"]{8}|\blevel=(?:error|fatal|critical|panic)\b.{0,200}\bmsg=/i,
        /^\W{0,8}(?:\d[\d:.,TZ/+-]{3,30}\W{1,4}){0,3}(?:\w{1,20} ){0,2}(?:error|severe|failure|err)\b(?:\s?[\])|(]|\s?[:!•-]|\s{2})\W{0,4}\S|^\W{0,8}(?:error|severe|failure)\s\w|^E: \S|^! \S/i,
        // An abbreviated level; an alarm prefix.
        /^\W{0,4}(?:ERR|FTL|ERRO|CRT|CRIT)(?:\[\d{1,9}\])?[\]:\s]{1,4}\S|^[EF]\d{4} \d\d:\d\d:/,
        /\bFAILED?!? ?(?:=>|:) ?\S(?!\S{0,300}$)|^\W{0,4}ERR_\w{3,60}\b|: \*\*\* [A-Za-z]/,
        /: (?:command )?not found$|\bis not recognized as\b|\bno such (?:file or directory|\w{1,20}\b(?:\W{0,3}$|:? ["'`]))|\bpermission denied\b|\bunbound variable\b|\bsyntax error\b|^Killed$|\bline \d{1,6}: .{0,40}\bkilled\b/i,
        // A package resolver: the first line of its proof, and the last.
        /^\W{0,8}(?:(?:So|Thus), )?because \S.{1,300}(?:\bno versions? of\b|\bdepends? on\b|\brequires?\b|\bmatch(?:es)?\b|\bis available\b|\bsolving failed\b)/i,
      ],
    },
  ],
  [
    WEIGHTS.likely,
    {
      test: [
        /^[^\s>][^>]{0,300} > .{1,300} FAILED$|^[A-Z]\w{1,20}(?: \w{1,20})? \d[\d.]{1,30} \([^)]{1,40}\) .{1,400} FAILED$/,
        /^\s{0,20}(?:FAIL:?|FAILED)\s{1,8}\S|(?:\.{2,3}| -) ?(?:FAILED|FAIL|ERROR)$/,
        /^\s{0,8}\d{1,4}\) \S|^_{3,80} \S.{0,300} _{3,80}$|^\s{0,20}● \S/u,
      ],
      assertion: [
        /^\s{0,20}(?:#\s{1,20})?(?:(?:expected|received)(?: (?:string|substring|pattern|value|length|array|object|path|message|number of \w{1,10}))?|actual|got|want|but was|which is|reason|cause|because|left|right)\b\s{0,4}:/i,
      ],
      diagnostic: [
        /^\s{0,20}(?:[\w.+-]{1,40}: )?(?:[A-Za-z]:)?[^\s:]{1,300}\.[A-Za-z]\w{0,9}:\d{1,7}(?::\d{1,5})?(?:: |:(?=[A-Z]))\S/,
        // Below the name of its file: `17:1: Wrong indentation`, `  17     Access to an undefined property`.
        /^\d{1,7}[:-]\d{1,7}: [A-Z]\w{1,40} \w|^\d{1,6}\s{4,8}[A-Z][a-z]{1,20} \S{1,40} \S/,
      ],
      message: [
        /\b(?:limit|budget|threshold|quota)s?\b.{0,60}\bexceed|\bexceed\w{0,3} (?:(?:the |its |your )?(?:\w{1,20} )?(?:limit|budget|threshold|quota)|by \d)/i,
        /\b(?:compatible versions?|(?:version|dependency) conflicts?|conflicting dependenc(?:y|ies))\b/i,
        /\b(?:no space left|name resolution|E(?:CONNRE(?:SET|FUSED)|TIMEDOUT|AI_AGAIN|NOSPC|ADDRINUSE)|out of memory|connection (?:refused|reset|timed out)|could(?: not|n't) resolve|handshake|rate limit exceeded|access denied|not authorized|unauthorized|forbidden|already exists|(?:hash|checksum) mismatch|not up[ -]to[ -]date|write access|manifest unknown|quota|out of date|shutdown signal|maximum execution time|timed out after|lost communication|verification failed)\b/i,
        // A known vulnerability.
        /\bCVE-\d{4}-\d{4,7}\b|\bGHSA(?:-\w{4}){3}\b/,
        /\b(?:error|failed|failure|exception|fatal|issue|problem|stderr)\b\s{0,3}[:!]\s{0,3}\S|^\s{0,20}\S{1,40} (?:ERR!|error) \S+ \S/i,
        /\b(?:HTTP|status|response|returned)\b.{0,16}\b[45]\d\d\b/i,
        // A diff as the last output.
        /^diff --(?:git|cc) \S|^Diff in \S|^Only in \S.{0,300}: \S|^(?:Binary f|F)iles .{1,400} differ$/,
        // The label of an error, or a sentence about an unexpected condition, in other languages.
        /エラー|失敗|(?:でき|見つかり|存在し|一致し)ません|不正な|错误|錯誤|失败|无法|找不到|未找到|不存在|被拒绝|오류|에러|실패|찾을 수 없|존재하지 않|못했습니다/,
        /ошибк|не (?:удалось|найден|существует|может|совпада)|невозможно|отказано|\bfehler ?:|fehlgeschlagen|nicht (?:gefunden|möglich|erlaubt|vorhanden)|(?:konnte|konnten|kann) nicht|ungültig|\b(?:erreur|errore|erro|fout|błąd) ?:|échou|introuvable|impossible de|n'existe pas|no se (?:pudo|puede|encontr)|no existe|não (?:foi possível|encontrad|existe)|impossibile|non (?:trovat|valid|riuscit)|nie (?:znaleziono|można|udało)/i,
      ],
    },
  ],
];
/** Matches sentences of any program about an unexpected condition. */
const PHRASE =
  /\b(?:can(?:not|'t| only)|could(?: not|n't)|unable|failed|failing|fails|refus\w{2,5}|reject\w{2,5}|abort\w{0,5}|invalid|illegal|missing|mismatch\w{0,3}|not (?:found|present|allowed|granted|supported|available|defined|reached|met|run|in|an?|valid|recognized)|unknown|unexpected|undefined|unresolved|incompatible|unsupported|exceed\w{0,5}|too (?:large|long|many|old|big|deep|small|few)|(?:more|less|fewer|greater) than the|below|threshold|maximum|minimum|must(?: not)?|banned|required?|no .{1,60}? (?:found|available|given|specified|configured)|is not|are not|does(?: not|n't)|did(?: not|n't)|should|would (?:be )?(?:reformat|change|modif)\w{0,4}|expired|outdated|conflicts?|broken|crash\w{0,3}|killed|terminated|timed out|took >|lost|leak\w{0,3}|affected|violat\w{2,5}|denied|error|wrong|bad|no matching)\b/i;
/** Matches decoration before the text: boxes and bullets. */
const DECORATION = /^[\s│┃╷╵╭├└┌◇■▲|]{0,60}/u;

/** Returns the most certain shape of a line; undefined if it has none. */
function findShape(line: string): Pick<ScoredLine, 'kind' | 'weight'> | undefined {
  const text = line.replace(DECORATION, '');
  for (const [weight, shapes] of SHAPES)
    for (const kind of Object.keys(shapes) as LineKind[])
      if (shapes[kind]?.some((pattern) => pattern.test(text))) return { kind, weight };
  return PHRASE.test(text.slice(0, 400)) ? { kind: 'phrase', weight: WEIGHTS.phrase } : undefined;
}

/** Matches an error that was handled. */
const HANDLED =
  /\b(?:caught|handled|handling|ignor(?:e|ed|ing)|(?<!\[)recover(?:ed|ing)|retry|(?<!timed out )retrying|retries|retried|back(?:ing)? off|tolerated|swallowed|suppress(?:ed|ing)|non-?fatal|fall(?:ing)? ?back|as expected|expected (?:error|failure|exception|by)|skipp(?:ed|ing)|(?<!before )continuing|xfail(?:ed)?|deprecat\w{2,4}|flaky|try(?:ing)? again|simulated?|mock(?:ed)?|attempt \d{1,3}(?:\/| of ))\b/i;
/** Matches counts of passed or fixed items; then counts of what is no error. */
const OF_SUCCESS =
  /\b(?:0|no|fixed|resolved|ignored|suppressed|skipped|allowed|baseline|retr(?:y|ied|ies|ying))\b(?! (?:vulnerab|severity|warnings?|files? would|failed))/i;
const OF_HINTS = /^(?!.{0,300}\d (?:error|fail)).{0,300}\b(?:warning|hint|suggestion)/i;

/**
 * Scores a line by its text.
 * @param section noise of the section that it is in
 */
export function scoreText({ text, mark }: LogLine, section?: NoiseKind): ScoredLine {
  const isOutput = mark === undefined || mark === 'error' || mark === 'warning';
  const noise = section ?? (isOutput ? findNoise(text) : 'low');
  const line = { text, noise, weight: 0, total: 0 };
  // Most lines are noise, and need no further check.
  if (noise !== undefined && noise !== 'low') return line;
  const isMarked = mark === 'error';
  const isWarning = noise === 'low' && /warn/i.test(text);
  const { kind = isMarked ? 'phrase' : undefined, weight = WEIGHTS.likely } =
    isWarning && !isMarked ? {} : (findShape(text) ?? {});
  const start = text.slice(0, 300);
  const isNamed = kind === 'test' || kind === 'diagnostic' || kind === 'assertion';
  const mayCount = kind === undefined || kind === 'message' || kind === 'phrase' || /^\W{0,9}[✖✗]|<<</u.test(text);
  if (mayCount && isCount(start) && !OF_SUCCESS.test(start))
    return { ...line, kind: 'count', weight: OF_HINTS.test(text) ? WEIGHTS.hints : WEIGHTS.count };
  if (isWarning && hasWordCount(text, 4) && !HANDLED.test(text) && !isBareFailure(text))
    return { ...line, kind: 'warning', weight: WEIGHTS.warning };
  if (kind === undefined || (noise === 'low' && (kind !== 'test' || weight < WEIGHTS.sure))) return line;
  const isEmpty = isAnnouncement(text) || /[{[(]$/.test(text) || (!isNamed && isBareFailure(text));
  const more =
    (isMarked ? 2 : 0) + (hasWordCount(text, 5) ? 0.5 : 0) + (kind === 'test' && HAS_REASON.test(text) ? 1 : 0);
  // A line with a runner's marker or a level counts if nothing better exists.
  const least = isMarked || /^\W{0,8}(?:error|fatal)\b/i.test(text) ? WEIGHTS.labeled : WEIGHTS.empty;
  const less = HANDLED.test(text) ? 4.5 : 0;
  const full = Math.max(weight, isMarked ? WEIGHTS.likely : 0) + more;
  return { ...line, noise: undefined, kind, weight: Math.max(0.5, (isEmpty ? least : full) - less) };
}

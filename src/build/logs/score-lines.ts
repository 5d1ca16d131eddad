/** Scores how certain each line states the failure: by its text, its neighbors, rarity, and distance to the end. */

import { findFailedHost, requestsPublicHost } from '../../github/termination/hosts.ts';
import { normalizeMessage } from '../explanation.ts';
import { findNoise, hasWordCount, isAnnouncement, isBareFailure, isCount, type NoiseKind } from './noise-patterns.ts';
import { isLowLevel, type LogLine } from './step-logs.ts';

type LineKind = 'diagnostic' | 'test' | 'assertion' | 'exception' | 'message' | 'phrase' | 'count' | 'warning';

export interface ScoredLine {
  readonly text: string;
  readonly level?: string;
  /** Origin; undefined if it matches no failure pattern. */
  kind?: LineKind;
  /** Type of noise; undefined if it may explain the failure. */
  noise?: NoiseKind;
  /** Confidence that its own text explains the failure, from 0 to 10. */
  weight: number;
  /** Score including its position in the log. */
  total: number;
}

/** Matches the name of a test with a reason next to it: lines below may belong to another test. */
export const HAS_REASON = /::.{1,400} - \S/;

/** Minimum score to explain a failure alone; below it, the last lines are more reliable. */
export const MIN_SURE = 5;
const MIN_WEIGHT = 0.5;

/** Confidence that a line explains the failure. Counts and warnings do so only where nothing explains more. */
const WEIGHTS = { sure: 8.5, likely: 6.5, finding: 5.5, count: 4, warning: 3.5, phrase: 3, least: 2.8, effect: 2 };

/** Checked in this order; the first match counts. */
const SHAPES: readonly (readonly [weight: number, { readonly [K in LineKind]?: readonly RegExp[] }])[] = [
  [
    WEIGHTS.sure,
    {
      test: [
        /^\s{0,20}(?:\[[^\]]{1,60}\] {0,2}){0,3}(?:[›▸»] {0,2})?[✕✗✘×✖⨯❌] {1,4}(?!\[?(?:[Ee]rror|ERROR|[Ff]atal|FATAL)[:\]]|[A-Z][a-z]{2,15}ing [a-z]|(?:Could|Cannot|Can't|Unable|Missing|Invalid|No|You)\b|.{0,200}(?:[Ee]rror[:=]|Error\b|Exception|\b[Ff]ailed (?:to|with)\b)|E[A-Z]{4,40} |\d[\d.]{0,8} ?m?s\b|\S{1,300}\.\w{1,10}:\d{1,7}:\d{1,5}:|Encountered\b|.{0,200}(?:did not run|exited with))\S/u,
        /^\s{0,20}--- FAIL: \S|^\d\d:\d\d(?: [+~-]\d{1,6}){1,3}: .{1,400} \[E\]$|^\(fail\) \S|^\s{0,20}\[-\] \S|^\S.{0,200}\s\| FAIL \|$|\bFAIL(?:ED)? \| \S.{0,300} \| \S/,
        /\*\*\* FAILED \*\*\*|<<< (?:FAILURE|ERROR)!|^\s{0,20}not ok \d|^\s{0,20}\d{1,5}[.)] (?:Failure|Error|FAIL)\b|^\s{0,20}\[\s{0,8}FAIL(?:ED)?\s{0,8}\] (?!Expected|Unexpected|Timed out|\[)/,
        /^\s{0,8}(?:Failed|Fehler|Échec|Erreur|Con error) \S.{0,300} \[\d|^# {1,4}Failed test\b|^(?:FAILED|ERROR) \S{1,400}::.{1,400} - \S/,
      ],
      diagnostic: [
        // Compilers and linters: prefixed with a location, or with a code.
        /(?:^|[\s"'(>])(?:[A-Za-z]:)?[^\s:"'()<>]{1,300}\.[A-Za-z]\w{0,9}["']?(?:[:(]|, line )\d{1,7}(?:[:,.-] ?\d{1,7}){0,3}\)?\s?[:-]{0,2}\s{0,2}(?:fatal |syntax |type |internal compiler )?(?:error|failure)\b/i,
        /^error\[[\w-]{1,40}\]: \S|\berror [A-Z]{1,8}\d{1,6}: \S|\.\w{1,10}:\[\d{1,7},\d{1,5}\] \S|:FAIL: \S|^\S{1,300}\.\w{1,10}[:(]\d{1,7}(?:[:,]\d{1,5})?\)?:? [A-Z]{1,6}\d{2,5}[:/ ]/,
        // In a column or table, below the name of its file.
        /^\s{0,8}\d{1,7}:\d{1,5}\s{1,8}(?:error|✖|×)\s{1,8}\S/u,
        /^\s{0,8}(?:[A-Z]:\s{0,8})?\d{1,7}\s{0,4}[|│┃](?:\s{0,4}(?:[A-Z]:\s{0,8})?\d{1,7}\s{0,4}[|│┃])?\s{0,4}(?:error|fatal|[A-Z]{1,6}\d{2,5}|[A-Z]{3})\s{0,4}[|│┃]\s{0,4}\S/i,
        /\b(?:undefined reference to|undefined symbols?|unresolved external|multiple definition of|duplicate symbol)\b/i,
        // A pointer to the code.
        /^\s{0,200}(?:\^[-~]{0,80}\^?|╰─{1,80}▶?) [\w'"`‘’]{1,60} [^\s\d]/,
      ],
      assertion: [
        /\bassert(?:ion)?\b.{1,300}\bfailed\b\.?$/i,
        /\bexpect(?:ed|ing):?[ <].{1,300}\b(?:but (?:was|got|found|received)|got|received|to (?:be|equal|eql|have|match|contain|include|throw))\b|\bwas not (?:equal|greater|less)\b|\bassertion failed\b/i,
        /^\s{0,20}<.{1,200}> expected but was\b|^\s{0,20}Error:\s{2,12}\S|^\s{0,20}\[FAILED\] (?=Expected|Unexpected|Timed out)/,
      ],
      exception: [
        /(?:^|[\s:.>(])[A-Z]\w{0,80}(?:Error|Exception|Violation|Timeout)\b(?: ?\[[\w:.-]{1,60}\])?: {0,3}\S|\S \((?:[A-Z]\w{0,40}::){0,4}[A-Z]\w{0,80}(?:Error|Exception)\)$|^\s{0,20}\*\* \(\w[\w.]{0,80}\) \S/,
        /\bpanicked at\b|^\s{0,8}panic: \S|^\W{0,4}Uncaught \S|^Unhandled \S|^Exception in thread\b|\bUncaught (?:\(in \w{1,20}\) )?\w{0,60}(?:Error|Exception)\b/,
        /^\s{0,8}what\(\): {1,4}\S|^\s{0,20}Caused by: \S|^\s{0,20}[A-Z]\w{0,60}(?:::[A-Z]\w{0,60}){1,5}: \S|^[a-z_]\w{0,60}(?:\.\w{1,60}){0,8}\.[A-Z]\w{2,60}: \S|\bruntime error: \S/,
        /\bsegmentation fault\b|\b(?:received|caught|by) (?:signal:? )?\W?SIG(?!ABRT)[A-Z]{2,6}\b|(?<!\b(?:aborted|trap) \()\bcore dumped\b|\breceived signal\b/i,
      ],
      message: [
        /^\s{0,20}(?:\{.{0,400})?"(?:message|msg|error|reason|detail|stderr)"\s?:\s?"[^"]{8}|\blevel=(?:error|fatal|critical|panic)\b.{0,200}\bmsg=/i,
        /^\W{0,8}(?:\d[\d:.,TZ/+-]{3,30}\W{1,4}){0,3}(?:\w{1,20} ){0,2}(?:error|fatal|critical|severe|failure|err)\b(?:\s?[\])|(]|\s?[:!•-]|\s{2})\W{0,4}\S|^\W{0,8}(?:error|severe|failure)\s(?!examples?\b|messages?\b|summary\b)\w|^\W{0,4}E: \S|^CONFLICT \(|^(?:!|\[!\]) \S|^[EF]\d{4} \d\d:\d\d:/i,
        /\bFAILED?!? ?(?:=>|:) ?\S(?!\S{0,300}$)|^\W{0,4}ERR_\w{3,60}\b|: \*\*\* [A-Za-z]|[✗✘✖❌] {1,4}(?:E[A-Z]{4,40} \S|(?:Could|Cannot|Can't|Unable|Missing|Invalid)\b)/,
        /: (?:command )?not found$|^[\w.+-]{1,40}: .{1,200} not found\b|\bis not recognized as\b|\bno such (?:file or directory|\w{1,20}\b(?:\W{0,3}$|:? ["'`]))|\bpermission denied\b|\bunbound variable\b|\bsyntax error\b|^Killed$|\bno tests? (?:files? )?(?:ran|found|collected|to run)\b|\bexceeded the (?:maximum|allotted) .{0,20}\btime\b|\bline \d{1,6}: .{0,40}\bkilled\b/i,
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
        /^\s{0,20}(?:FAIL:?|FAILED)\s{1,8}(?!\(\w{1,20}=\d|\d{1,6}\/\d|.{0,300}https?:)\S|(?:\.{2,3}| -) ?(?:FAILED|FAIL|ERROR)$|: FAIL(?:ED)?(?<=[._>].{1,200}: FAIL(?:ED)?)(?: \([\d.]{1,12} ?m?s\))?$/,
        // A row of results: the name, a gap, the result, its duration.
        /^\s{0,4}\S.{0,200}(?:\.{3}|\s{2})\s?\*{0,3}(?:FAIL|FAILED|Failed)(?: {1,20}(?:in )?\d.{0,60})?$/,
        /^\s{0,8}\d{1,4}\) \S|^_{3,80} (?!ERROR collecting |coverage: )(?=\S{1,300}[._[]|\S{1,300} \S{1,300} \S)\S.{0,300} _{3,80}$|^\s{0,20}● (?!Console$)\S/u,
      ],
      assertion: [
        /^\s{0,20}(?:#\s{1,20})?(?:(?:expected|received)(?: (?:string|substring|pattern|value|length|array|object|path|message|number of \w{1,10}))?|actual|got|want|but was|which is|reason|cause|because|left|right)\b\s{0,4}:|\bfailed assert(?:ion|ing)\b/i,
      ],
      diagnostic: [
        /^[\s❌]{0,20}(?:\[[\w.:-]{1,40}\] |[\w.+-]{1,40}: )?(?:[A-Za-z]:)?[^\s:]{1,300}\.[A-Za-z]\w{0,9}(?::\d{1,7}(?::\d{1,5}(?:-\d{1,5})?)?| \(\d{1,7}:\d{1,5}\))(?::\s|:(?=[A-Z])| (?=[A-Z][a-z]{1,20} ['"`\w])| - (?=[A-Z]))\S/,
        // What holds memory, or uses it wrongly; a level in brackets with the name of a rule.
        /^==\d{1,9}== (?:\S+ bytes in .{1,80} (?:definitely|indirectly) lost\b|Invalid (?:read|write|free)\b|Conditional jump\b|Use of uninit)|^[\s│┃]{0,8}\[[A-Z]\] (?:[→↗] )?[A-Z][\w/]{1,60}(?::| \S+) \S/u,
        // Below the name of its file: `17:1: Wrong indentation`, `  17     Access to an undefined property`.
        /^(?:Line )?\d{1,7}[:-]\d{1,7}:\s{1,4}[A-Z]\w{1,40} \w|^\d{1,6}\s{4,8}[A-Z][a-z]{1,20} \S{1,40} \S/,
      ],
      message: [
        /\b(?:no space left|name resolution|E(?:CONNRE(?:SET|FUSED)|TIMEDOUT|AI_AGAIN|NOSPC|ADDRINUSE)|out of memory|connection (?:refused|reset|timed out)|could(?: not|n't) resolve|compatible versions?|(?:version|dependency) conflicts?|handshake|rate limit exceeded|access denied|not authorized|unauthorized|forbidden|already (?:exists|in use)|(?:hash|checksum) mismatch|not up[ -]to[ -]date|write access|manifest unknown|quota|out of date|shutdown signal|maximum execution time|timed out after|lost communication|verification failed)\b/i,
        /\b(?:HTTP|status|response|returned)\b.{0,16}\b[45]\d\d\b/i,
        // A known vulnerability.
        /\bCVE-\d{4}-\d{4,7}\b|\bGHSA(?:-\w{4}){3}\b/,
        /\b(?:error|failed|failure|exception|fatal|issue|problem|stderr)\b\s{0,3}[:!]\s{0,3}\S|^\s{0,20}\S{1,40} (?:ERR!|error) \S+ \S/i,
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
  /\b(?:can(?:not|'t| only)|could(?: not|n't)|unable|failed|failing|fails|refus\w{2,5}|reject\w{2,5}|abort\w{0,5}|invalid|illegal|missing|mismatch\w{0,3}|not (?:found|present|allowed|permitted|granted|supported|available|defined|reached|met|run|in|an?|valid|recognized)|unknown|unexpected|undefined|unresolved|incompatible|unsupported|exceed\w{0,5}|too (?:large|long|many|old|big|deep|small|few)|(?:more|less|fewer|greater) than the|below|threshold|maximum|minimum|must(?: not)?|banned|required?|no .{1,60}? (?:found|available|given|specified|configured)|is not|are not|does(?: not|n't)|did(?: not|n't)|should|would (?:be )?(?:reformat|change|modif)\w{0,4}|expired|outdated|older than|environment variable|out of sync|changed (?:\w{1,20} )?since|needs? to be (?:updated|regenerated)|conflicts?|broken|crash\w{0,3}|killed|terminated|timed out|took >|lost|leak\w{0,3}|affected|violat\w{2,5}|denied|error|wrong|bad|no matching)\b/i;
/** Returns the most certain shape of a line; undefined if it has none. */
function findShape(line: string, isError = false): Pick<ScoredLine, 'kind' | 'weight'> | undefined {
  const text = line.trimStart();
  for (const [weight, shapes] of SHAPES) {
    for (const kind of Object.keys(shapes) as LineKind[])
      if (shapes[kind]?.some((pattern) => pattern.test(text))) return { kind, weight };
    if (isError) return { kind: 'message', weight };
  }
  return PHRASE.test(text.slice(0, 400)) && hasWordCount(text, 3)
    ? { kind: 'phrase', weight: WEIGHTS.phrase }
    : undefined;
}

/** Returns the shape of the text behind a level that many lines have: the first such text is the most certain. */
function findShapeInColumn(text: string): Pick<ScoredLine, 'kind' | 'weight'> {
  const { kind = 'phrase', weight = WEIGHTS.effect } = findShape(text) ?? {};
  return { kind: kind === 'phrase' ? 'diagnostic' : kind, weight: Math.min(WEIGHTS.sure, weight + 2) };
}

/** Matches an error that was handled. */
const HANDLED =
  /\b(?:caught|handled|handling|ignor(?:e|ed|ing)|(?<!\[)recover(?:ed|ing)|retry|(?<!timed out )retrying|retries|retried|back(?:ing)? off|tolerated|swallowed|suppress(?:ed|ing)|non-?fatal|fall(?:ing)? ?back|as expected|expected (?:error|failure|exception|by)|skipp(?:ed|ing)|(?<!before )continuing|xfail(?:ed)?|deprecat\w{2,4}|flaky|try(?:ing)? again|attempt \d{1,3}(?:\/| of ))\b/i;
const QUOTED = /(["'`])[^"'`]{1,80}\1/g;
/** Matches an attempt of a test, whose name may speak of anything. */
const RETRIED = /\bretry #?\d|\bflaky\b/i;
/** Matches the line of a finding. */
const LOCATED = /\.\w{1,10}[:(]\d{1,7}\b/;
/** Matches counts of passed or fixed items. */
const OF_SUCCESS =
  /\b(?:0|no|fixed|resolved|ignored|suppressed|skipped|allowed|baseline|retr(?:y|ied|ies|ying))\b(?! (?:vulnerab|severity|warnings?|files? would|failed))/i;

/** @param isCommon true if many lines have its level */
function scoreText({ text, mark, level }: LogLine, isCommon: boolean, isFrame: boolean): ScoredLine {
  const isOutput = mark === undefined || mark === 'error' || mark === 'warning';
  const noise = isFrame ? 'frame' : isOutput && !isLowLevel(level) ? findNoise(text, level !== undefined) : 'low';
  const line = { text, level, noise, weight: 0, total: 0 };
  // Most lines are noise, and need no further check.
  if (noise !== undefined && noise !== 'low') return line;
  const isMarked = mark === 'error';
  const isWarning = noise === 'low' && /warn|wrn/i.test(level ?? text);
  const isError = level !== undefined && !isLowLevel(level);
  const isColumn = isError && isCommon;
  const shape = isColumn ? findShapeInColumn(text) : findShape(text, isError);
  const { kind = isMarked ? 'phrase' : undefined, weight = WEIGHTS.likely } =
    isWarning && !isMarked ? {} : (shape ?? {});
  const start = text.slice(0, 300);
  const isNamed = kind === 'test' || kind === 'diagnostic' || kind === 'assertion';
  const mayCount = kind === undefined || kind === 'message' || kind === 'phrase' || /^\W{0,9}[✖✗]|<<</u.test(text);
  if (mayCount && isCount(start) && !OF_SUCCESS.test(start)) return { ...line, kind: 'count', weight: WEIGHTS.count };
  if (isWarning && hasWordCount(text, 4) && !HANDLED.test(text) && !isBareFailure(text))
    return { ...line, kind: 'warning', weight: LOCATED.test(text) ? WEIGHTS.finding : WEIGHTS.warning };
  if (kind === undefined || (noise === 'low' && (kind !== 'test' || weight < WEIGHTS.sure))) return line;
  const isEmpty = isAnnouncement(text) || /[{[(]$/.test(text) || (!isNamed && isBareFailure(text));
  const reason = kind === 'test' && HAS_REASON.test(text) ? 1 : 0;
  const more = reason + (isMarked ? 2 : 0) + (!isColumn && hasWordCount(text, 5) ? 0.5 : 0);
  // An exception or a level counts if nothing better exists.
  const least = kind === 'exception' ? WEIGHTS.finding : isMarked || isError ? WEIGHTS.least : WEIGHTS.effect;
  // A finding may forbid what its text names.
  const isHandled =
    kind === 'test' ? RETRIED.test(text) : kind !== 'diagnostic' && HANDLED.test(text.replace(QUOTED, ''));
  const full = Math.max(weight, isMarked ? WEIGHTS.likely : 0) + more;
  return {
    ...line,
    noise: undefined,
    kind,
    weight: Math.max(MIN_WEIGHT, (isEmpty ? least : full) - (isHandled ? 4.5 : 0)),
  };
}

/** Matches missing resources that could not be requested. */
const ABSENT =
  /\b(?:no|could ?n[o']t|can(?:not|'t)|unable to|failed to)\b.{0,80}?\b(?:find|locate|fetch|download|resolve|retrieve|reach|get|load|access|match\w{0,3}|select packages|found|available|candidate)\b|\bnot found\b/i;

/** Returns true for the URL or the error of the request that failed, which may be in different lines. */
export function belongsToRequest(text: string, failed: string): boolean {
  return (ABSENT.test(failed) || isNetworkError(failed)) && (requestsPublicHost(text) || isNetworkError(text));
}

function isNetworkError(line: string): boolean {
  const start = line.slice(0, 600);
  return findFailedHost(start, start) !== undefined;
}

/** Matches a heading whose frames are indented below. */
const TRACE_HEADING =
  /^\W{0,8}(?:\w{1,12} )?(?:stack ?trace|traceback|backtrace|call stack|require stack)\b[^:]{0,80}:?$/i;

/** Matches the heading of a list of tests that did not fail although it looks alike, its entries, and what is below. */
const SKIPPED = /^Pending:(?: \(|$)|^There (?:was|were) \d{1,6} (?:skipped|incomplete|risky) tests?:$/;
const ENTRY = /^\d{1,5}\) /;
const DETAIL = /^\s|^\S{1,120}:\d{1,7}$/;

/** @param passed output of earlier successful steps */
export function scoreLines(lines: readonly LogLine[], passed: readonly LogLine[]): readonly ScoredLine[] {
  const visible = lines.filter(({ text, mark }) => text.trim() !== '' && mark !== 'command' && mark !== 'endgroup');
  const levels = Map.groupBy(visible, ({ level = '' }) => level);
  const columns = new Map([...levels].filter(([level, { length }]) => length >= COLUMN && !level.includes(':')));
  let [trace, isSkipped, above] = [Infinity, false, ''];
  const scored = visible.map((line): ScoredLine => {
    const [start, indent] = [line.text.slice(0, 120), line.text.search(/\S/)];
    // The reason of an entry is below it.
    isSkipped = SKIPPED.test(start) || (isSkipped && (DETAIL.test(start) || ENTRY.test(start) || ENTRY.test(above)));
    above = start;
    if (isSkipped) return { text: line.text, noise: 'passed', weight: 0, total: 0 };
    const isFrame = indent > trace || (trace < Infinity && /^\s{0,20}#?\d{1,4}[:.\s]/.test(start));
    if (!isFrame) trace = TRACE_HEADING.test(start) ? indent : Infinity;
    // A heading has the word of a low level.
    return scoreText(line, columns.has(line.level ?? ''), trace < Infinity);
  });
  scoreNeighbors(scored);
  const earlier = new Set(passed.map(({ text }) => normalizeMessage(text.trim())));
  // What passed steps also wrote did not stop the step.
  for (const line of scored)
    if (line.kind !== 'test' && earlier.has(normalizeMessage(line.text.trim())))
      line.weight = Math.min(line.weight, MIN_WEIGHT);
  scoreNearness(scored);
  return scored;
}

/** Minimum lines with one level: it proves nothing for each of them. */
const COLUMN = 4;

/** Weights of an announced line within a few lines, of a line above its location, and of a cause. */
const ANNOUNCED = { weight: 6, located: 7, cause: 8.5, lines: 3 };
/** Requires more than a name or a version. */
const HAS_TEXT = /[A-Za-z]{2}[^A-Za-z\s]{0,4} [^A-Za-z]{0,4}[A-Za-z]{2}|\w\(/;
/** Matches a property of an object, or an entry of a list. */
const PROPERTY = /^\s{0,40}(?:["'][\w-]{1,40}["']|\d{1,4}):? /;
/** Matches a cause below its effect; also Gradle's nested reasons, which are further indented. */
const CAUSE = /^\s{0,20}(?:caused by|\[cause\]):(?: \S|$)/i;
const REASON = /^\s{0,20}> \S/;

/** Scores by adjacent lines: announced text is below, the checked item above its location, a cause below its effect. */
function scoreNeighbors(scored: readonly ScoredLine[]): void {
  let announced: number | undefined;
  let effect: ScoredLine | undefined;
  for (const [index, line] of scored.entries()) {
    const { text, noise } = line;
    const isOpen = noise === undefined && line.kind !== 'count' && !isBareFailure(text);
    // Docker repeats the output of the step that failed above a rule, and its name.
    if (isOpen && HAS_TEXT.test(text) && !/^\s?> .*:$/.test(text) && scored[index + 1]?.text === '------')
      raise(line, MIN_SURE);
    if (isAnnouncement(text)) {
      announced = index;
    } else if (announced !== undefined && isOpen && HAS_TEXT.test(text) && !PROPERTY.test(text)) {
      if (index - announced <= ANNOUNCED.lines) raise(line, ANNOUNCED.weight);
      if (!text.endsWith(':')) announced = undefined;
    }

    const isFurtherIn =
      effect !== undefined && REASON.test(effect.text) && text.search(/\S/) > effect.text.search(/\S/);
    const isNested = isFurtherIn && REASON.test(text);
    if (effect !== undefined && (isNested || CAUSE.test(text))) effect.weight = Math.min(effect.weight, WEIGHTS.effect);
    if (isNested && isOpen) raise(line, ANNOUNCED.cause);
    const isThrown = line.kind === 'exception' || line.kind === 'message' || line.kind === 'phrase';
    const isEffect = REASON.test(text) || (isThrown && !isFurtherIn);
    if (noise === undefined && isEffect) effect = line;

    const isLocated = scored[index + 1]?.noise === 'location' && hasWordCount(text, 3);
    if (isOpen && isLocated) raise(line, ANNOUNCED.located, 'diagnostic');
  }
}

function raise(line: ScoredLine, weight: number, kind: LineKind = 'phrase'): void {
  if (line.weight < weight) Object.assign(line, { kind: line.kind ?? kind, weight });
}

/** Bonus of the last line, its loss for each decade of distance, and the maximum gap between lines of a streak. */
const FINDING = { bonus: 1.5, loss: 0.5, gap: 150 };
const THROWN = { bonus: 2.5, loss: 3, gap: 8 };
const OTHER = { bonus: 3, loss: 1.5, gap: 3 };
const NEARNESS: Readonly<Record<LineKind, typeof OTHER>> = {
  ...{ diagnostic: FINDING, test: { ...FINDING, bonus: 2.5 }, assertion: FINDING },
  ...{ exception: THROWN, message: THROWN, phrase: OTHER, warning: OTHER, count: OTHER },
};

/** Raises lines near the last one; all lines of a streak have the position of their last one. */
function scoreNearness(scored: readonly ScoredLine[]): void {
  const streaks = new Map<LineKind, { readonly bonus: number; readonly last: number }>();
  let distance = 0;
  for (const [index, line] of [...scored.entries()].toReversed()) {
    const { noise, text, weight, kind = 'phrase' } = line;
    const { bonus, loss, gap } = NEARNESS[kind];
    const streak = streaks.get(kind);
    const isInStreak = streak !== undefined && streak.last - index <= gap;
    const near = isInStreak ? streak.bonus : bonus - loss * Math.log10(1 + distance);
    if (weight > 0) streaks.set(kind, { bonus: near, last: index });
    line.total = weight > 0 ? weight + near : 0;
    const isQuiet = noise === 'frame' || noise === 'location' || noise === 'empty' || noise === 'help';
    if (noise === undefined || (!isQuiet && /[A-Za-z]/.test(text))) distance += 1;
  }
}

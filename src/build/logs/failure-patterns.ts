/** Defines how compilers, linters, test runners, languages and shells report a failure. */

/**
 * Classifies the origin of a line. `diagnostic`, `test` and `assertion` repeat in streaks, of which the first
 * matters most.
 */
export type LineKind = 'diagnostic' | 'test' | 'assertion' | 'exception' | 'message' | 'phrase';

interface FailurePattern {
  readonly kind: LineKind;
  /** Confidence that the line explains a failure, from 0 to 10. */
  readonly weight: number;
}

/** Confidence that a matching line explains a failure, from 0 to 10. */
const LEVELS = { proven: 10, certain: 9, sure: 8, likely: 6.5, weak: 5 } as const;
type Level = keyof typeof LEVELS;

const PATTERNS: Readonly<Record<Exclude<LineKind, 'phrase'>, Readonly<Partial<Record<Level, readonly RegExp[]>>>>> = {
  test: {
    // Includes the reason after the name.
    proven: [/^(?:FAILED|ERROR) (?:\[[^\]]{1,20}\] )?\S{1,400}::.{1,400} - \S/],
    certain: [
      /^\s{0,20}--- FAIL: \S/,
      /^\s{0,20}(?:\[[^\]]{1,60}\] {0,2}){0,3}(?:[›▸»] {0,2})?[✕✗✘×✖⨯❌] {1,4}(?!(?:error|fatal):|.{0,200}(?:Error|Exception): )\S/iu,
      // Dart, Bun, Pester, Robot Framework.
      /^\d\d:\d\d(?: [+~-]\d{1,6}){1,3}: .{1,400} \[E\]$/,
      /^\(fail\) \S|^\s{0,20}\[-\] \S|^\S.{0,200}\s\| FAIL \|$/,
      /\*\*\* FAILED \*\*\*|<<< (?:FAILURE|ERROR)!/,
      /^\s{0,20}not ok \d|^\s{0,20}\d{1,5}[.)] (?:Failure|Error|FAIL)\b|^\s{0,20}\[\s{0,8}FAIL(?:ED)?\s{0,8}\] /,
      /^\s{0,8}(?:Failed|Fehler|Échec|Erreur|Con error) \S.{0,300} \[\d|^# {1,4}Failed test\b/,
    ],
    sure: [/^\S.{0,100}\.{3,80}Failed$/],
    likely: [
      // Gradle and Karma.
      /^[^\s>][^>]{0,300} > .{1,300} FAILED$|^[A-Z]\w{1,20}(?: \w{1,20})? \d[\d.]{1,30} \([^)]{1,40}\) .{1,400} FAILED$/,
      /^\s{0,20}(?:FAIL:?|FAILED)\s{1,8}\S|(?:\.{2,3}| -) ?(?:FAILED|FAIL|ERROR)$/,
      /^\s{0,8}\d{1,4}\) \S|^_{3,80} \S.{0,300} _{3,80}$/,
      /^\s{0,20}● \S/u,
    ],
  },
  assertion: {
    certain: [
      /^E {2,20}(?:\w{1,80}(?:\.\w{1,80}){0,8}(?:Error|Exception|Failed)\b|assert )/,
      /\bassert(?:ion)?\b.{1,300}\bfailed\b\.?$/i,
    ],
    sure: [
      /\bexpected:?[ <].{1,300}\b(?:but (?:was|got|found|received)|got|received|to (?:be|equal|eql|have|match|contain|include|throw))\b|\bwas not (?:equal|greater|less)\b|\bassertion failed\b/i,
      /^\s{0,20}<.{1,200}> expected but was\b/,
    ],
    likely: [
      /^E {2,20}\S/,
      // Testify indents its message.
      /^\s{0,20}Error:\s{2,12}\S/,
    ],
    weak: [
      /^\s{0,20}(?:#\s{1,20})?(?:(?:expected|received)(?: (?:string|substring|pattern|value|length|array|object|path|message|number of \w{1,10}))?|actual|got|want|but was|which is|reason|cause|because|left|right)\b\s{0,4}:/i,
    ],
  },
  diagnostic: {
    certain: [
      // Compilers and linters: prefixed with a location, or their own name.
      /(?:^|[\s"'(>])(?:[A-Za-z]:)?[^\s:"'()<>]{1,300}\.[A-Za-z]\w{0,9}["']?(?:[:(]|, line )\d{1,7}(?:[:,.-]\d{1,7}){0,3}\)?\s?[:-]{0,2}\s{0,2}(?:fatal |syntax |type |internal compiler )?(?:error|failure)\b/i,
      /^[A-Za-z_./\\][^\s:()]{0,300}[:(]\d{1,7}(?:[:,]\d{1,5})?\)?:\s{1,2}(?:fatal )?(?:error\b|\*\*\* )/i,
      /^error(?:\[[\w-]{1,40}\]| [A-Z]{1,8}\d{1,6}): \S/,
      /\berror [A-Z]{1,8}\d{1,6}: \S/,
      /\.\w{1,10}:\[\d{1,7},\d{1,5}\] \S/,
      /^\s{0,8}\d{1,7}:\d{1,5}\s{1,8}(?:error|✖|×)\s{1,8}\S/u,
      /^[\w./+-]{1,60}: (?:fatal )?error: \S/i,
      /^\s{0,8}(?:[A-Z]:\s{0,8})?\d{1,7}\s{0,4}[|│┃](?:\s{0,4}(?:[A-Z]:\s{0,8})?\d{1,7}\s{0,4}[|│┃])?\s{0,4}(?:error|fatal|[A-Z]{1,6}\d{2,5}|[A-Z]{3})\s{0,4}[|│┃]\s{0,4}\S/i,
      /^\S{1,300}\.\w{1,10}[:(]\d{1,7}(?:[:,]\d{1,5})?\)?:? [A-Z]{1,6}\d{2,5}[:/ ]/,
      /\b(?:undefined reference to|undefined symbols?|unresolved external|multiple definition of|duplicate symbol)\b/i,
    ],
    sure: [/^\s{0,200}(?:\^[-~]{0,80}\^?|╰─{1,80}▶?) [\w'"`‘’]{1,60} \S/],
    likely: [
      // Below the name of its file.
      /^\d{1,7}[:-]\d{1,7}: [A-Z]\w{1,40} \w/,
      /\S at (?:\S{1,300} )?line \d{1,7}\b/,
      /^\s{0,20}(?:[\w.+-]{1,40}: )?(?:[A-Za-z]:)?[^\s:]{1,300}\.[A-Za-z]\w{0,9}:\d{1,7}(?::\d{1,5})?(?:: |:(?=[A-Z]))\S/,
      // A table prefixed with the line number: `  17     Access to an undefined property`.
      /^\d{1,6}\s{4,8}[A-Z][a-z]{1,20} \S{1,40} \S/,
    ],
  },
  exception: {
    certain: [
      // Languages: thrown errors.
      /(?:^|[\s:.>(])[A-Z]\w{0,80}(?:Error|Exception|Violation|Timeout)\b(?: ?\[[\w:.-]{1,60}\])?: {0,3}\S|\S \([A-Z]\w{0,80}(?:Error|Exception)\)$|^\s{0,20}\*\* \(\w[\w.]{0,80}\) \S/,
      /\bpanicked at\b|^\s{0,8}panic: \S|^\W{0,4}Uncaught \S|^Unhandled \S|^Exception in thread\b|\bUncaught (?:\(in \w{1,20}\) )?\w{0,60}(?:Error|Exception)\b/,
      /==\d{1,9}== ?ERROR: \S|\bruntime error: \S/,
      /^\s{0,8}what\(\): {1,4}\S/,
      /^\s{0,20}Caused by: \S|^[a-z_]\w{0,60}(?:\.\w{1,60}){0,8}\.[A-Z]\w{2,60}: \S/,
      /\bsegmentation fault\b|\b(?:received|caught|by) (?:signal:? )?\W?SIG(?!ABRT)[A-Z]{2,6}\b|(?<!\b(?:aborted|trap) \()\bcore dumped\b|\breceived signal\b/i,
      // Has its message on the next lines.
      /^\s{0,20}[\w.$:]{0,200}[A-Z]\w{0,80}(?:Error|Exception):$/,
    ],
    weak: [
      /^[\w.$:]{0,200}[A-Z]\w{0,80}(?:Error|Exception)$/,
      // An aborting program explains why before.
      /\b(?:aborted|trap) \(core dumped\)|\bSIGABRT\b/i,
      /\bthrowing an? (?:instance|exception)\b/i,
    ],
  },
  message: {
    certain: [
      // Matches any line with an error level, or about a program that cannot continue.
      /^\W{0,8}(?:[\w.-]{1,40}:? )?(?:fatal|fata|critical)(?: error)?\b(?:\[\d{1,9}\])?\W{1,4}\S/i,
      // A violated rule.
      /\bviolated\b.{1,200}\bexpected\b/i,
    ],
    sure: [
      /"(?:message|msg|error|reason|detail|stderr)"\s?:\s?"[^"]{8}/i,
      /^\W{0,8}(?:\d[\d:.,TZ/+-]{3,30}\W{1,4}){0,3}(?:\w{1,20} ){0,2}(?:error|severe|failure|err)\b(?:\s?[\])|(]|\s?[:!•-]|\s{2})\W{0,4}\S|^\W{0,8}(?:error|severe|failure)\s\w|^E: \S|^! \S/i,
      // A level within brackets: `[2026-03-04T04:01:11Z ERROR tool] …`.
      /^\W{0,4}(?:ERROR|FATAL|CRITICAL|SEVERE)\b[^\]]{0,60}\] \S/,
      /\blevel=(?:error|fatal|critical|panic)\b.{0,200}\bmsg=/,
      // An abbreviated level; an alarm prefix.
      /^\W{0,4}(?:ERR|FTL|ERRO|CRT|CRIT)(?:\[\d{1,9}\])?[\]:\s]{1,4}\S|^[EF]\d{4} \d\d:\d\d:/,
      /\bFAILED?!? ?(?:=>|:) ?\S(?!\S{0,300}$)|^\W{0,4}ERR_\w{3,60}\b|: \*\*\* [A-Za-z]/,
      /: (?:command )?not found$|\bis not recognized as\b|\bno such (?:file or directory|\w{1,20}\b(?:\W{0,3}$|:? ["'`]))|\bpermission denied\b|\bunbound variable\b|\bsyntax error\b|^Killed$|\bline \d{1,6}: .{0,40}\bkilled\b/i,
      // A package resolver: the first line of its proof, and the last.
      /^\W{0,8}(?:(?:So|Thus), )?because \S.{1,300}(?:\bno versions? of\b|\bdepends? on\b|\brequires?\b|\bmatch(?:es)?\b|\bis available\b|\bsolving failed\b)/i,
    ],
    likely: [
      /\b(?:limit|budget|threshold|quota)s?\b.{0,60}\bexceed|\bexceed\w{0,3} (?:(?:the |its |your )?(?:\w{1,20} )?(?:limit|budget|threshold|quota)|by \d)/i,
      /\b(?:compatible versions?|(?:version|dependency) conflicts?|conflicting dependenc(?:y|ies))\b/i,
      /\b(?:no space left|name resolution|E(?:CONNRE(?:SET|FUSED)|TIMEDOUT|AI_AGAIN|NOSPC|ADDRINUSE)|out of memory|connection (?:refused|reset|timed out)|could(?: not|n't) resolve|handshake|rate limit exceeded|access denied|not authorized|unauthorized|forbidden|already exists|(?:hash|checksum) mismatch|not up[ -]to[ -]date|write access|manifest unknown|quota|out of date|shutdown signal|maximum execution time|timed out after|lost communication|verification failed)\b/i,
      // A known vulnerability.
      /\bCVE-\d{4}-\d{4,7}\b|\bGHSA(?:-\w{4}){3}\b/,
      /\b(?:error|failed|failure|exception|fatal|issue|problem|stderr)\b\s{0,3}[:!]\s{0,3}\S/i,
      /\b(?:HTTP|status|response|returned)\b.{0,16}\b[45]\d\d\b/i,
      /^\s{0,20}(?:💥|🚨|🛑|⛔|🔥|‼)/u,
      /^\s{0,20}\S{1,40} (?:ERR!|error) \S+ \S/,
    ],
    weak: [
      // Shows a diff as the last output.
      /^diff --(?:git|cc) \S|^Diff in \S|^Only in \S.{0,300}: \S|^(?:Binary f|F)iles .{1,400} differ$/,
    ],
  },
};

const SUREST_FIRST = Object.entries(LEVELS).flatMap(([level, weight]) =>
  Object.entries(PATTERNS).map(
    ([kind, shapes]: readonly [string, Readonly<Partial<Record<string, readonly RegExp[]>>>]) => ({
      kind: kind as LineKind,
      weight,
      patterns: shapes[level] ?? [],
    }),
  ),
);
/** Matches sentences of any program about an unexpected condition. */
const PHRASES =
  /\b(?:can(?:not|'t| only)|could(?: not|n't)|unable|failed|failing|fails|refus\w{2,5}|reject\w{2,5}|abort\w{0,5}|invalid|illegal|missing|mismatch\w{0,3}|not (?:found|present|allowed|granted|supported|available|defined|reached|met|run|in|an?|valid|recognized)|unknown|unexpected|undefined|unresolved|incompatible|unsupported|exceed\w{0,5}|too (?:large|long|many|old|big|deep|small|few)|(?:more|less|fewer|greater) than the|below|threshold|maximum|minimum|must(?: not)?|banned|required?|no .{1,60}? (?:found|available|given|specified|configured)|is not|are not|does(?: not|n't)|did(?: not|n't)|should|would (?:be )?(?:reformat|change|modif)\w{0,4}|expired|outdated|conflicts?|broken|crash\w{0,3}|killed|terminated|timed out|took >|lost|leak\w{0,3}|affected|violat\w{2,5}|denied|error|wrong|bad|no matching)\b/gi;
const MAX_PHRASES = 4;
/** Matches the label of an error, then sentences about an unexpected condition, in other languages. */
const FOREIGN: readonly (readonly [number, RegExp])[] = [
  [
    7.5,
    /(?:エラー|失敗|错误|錯誤|失败|오류|에러|실패|ошибка|сбой|помилка|fehler|erreur|échec|errore|erro|fout|virhe|błąd|chyba|hata|eroare|lỗi|خطأ|שגיאה|σφάλμα|त्रुटि) ?[:：]/i,
  ],
  [
    6,
    /エラー|失敗|(?:でき|見つかり|存在し|一致し)ません|不正な|错误|失败|无法|找不到|未找到|不存在|被拒绝|오류|실패|찾을 수 없|존재하지 않|못했습니다|ошибк|не (?:удалось|найден|существует|может|совпада)|невозможно|отказано|fehlgeschlagen|nicht (?:gefunden|möglich|erlaubt|vorhanden)|(?:konnte|konnten|kann) nicht|ungültig|échou|introuvable|impossible de|n'existe pas|no se (?:pudo|puede|encontr)|no existe|não (?:foi possível|encontrad|existe)|impossibile|non (?:trovat|valid|riuscit)|nie (?:znaleziono|można|udało)/i,
  ],
];
/** Matches decoration before the text: boxes and bullets. */
const DECORATION = /^[\s│┃╷╵╭├└┌◇■▲|]{0,60}/u;

/** Returns the most certain pattern that a line matches; undefined if none. */
export function matchFailure(line: string): FailurePattern | undefined {
  const text = line.replace(DECORATION, '');
  const found = SUREST_FIRST.find(({ patterns }) => patterns.some((pattern) => pattern.test(text)));
  if (found !== undefined) return { kind: found.kind, weight: found.weight };
  const foreign = FOREIGN.find(([, pattern]) => pattern.test(text.slice(0, 200)));
  if (foreign !== undefined) return { kind: 'message', weight: foreign[0] };
  const phrases = new Set(Array.from(text.slice(0, 400).matchAll(PHRASES), ([phrase]) => phrase.toLowerCase()));
  return phrases.size === 0 ? undefined : { kind: 'phrase', weight: 1.5 + Math.min(phrases.size, MAX_PHRASES) * 0.75 };
}

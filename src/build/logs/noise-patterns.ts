/** Matches lines that explain no failure, even if they look like errors. */

import { LEGEND } from '../../text/expected-actual.ts';

export type NoiseKind = 'empty' | keyof typeof NOISE;

/** Matches the exit status of a command. Exit codes end at 255; an HTTP status of 404 is conclusive. */
const EXIT = [
  /\b(?:exit(?:ed|s)?|failed|finished|terminated|return(?:ed)?)\b.{0,30}\b(?:code|status|error)(?::|=| was)? ?[(['"]? ?(?:1?\d?\d|2[0-4]\d|25[0-5])\b ?[)\]'"]{0,3}(?:\.?$|[.,;](?: |$)(?!.{0,300}\berror\b)| \()/i,
  /\bexit(?:ed)?(?: with)?(?: code| status)?:? \(?-?\d{1,12}\)?\.?\)?$|\breturned \d{1,3} exit status\b/i,
  /\bnon-?zero (?:exit|return|status)\b.{0,40}$|\breturned an? error (?:exit ?)?(?:code|status)\W{0,3}$/i,
];
/** Matches a command with its arguments, or the name of a test: its exit status is the cause if no line explains more. */
const COMMAND = /["'`][^\s"'`]{1,300} [^\s"'`]|[\s"']-{1,2}[A-Za-z]|\bcommand:? \/\S{1,300} \w|\s{2}FAIL/;
/** Matches lines that only report a failure, as runners and tools do for any failed command. */
const EMPTY = [
  /^(?:g?make(?:\[\d{1,3}\])?: .{0,300}|\*{3} )\bError (?:code )?\d{1,3}$|\berror\b.{0,80} \(code \d{1,3}\) at \S{1,60}(?: \[.{1,40}\])?$|^g?make(?:\[\d{1,3}\])?: \*{3} Waiting for|^too many errors emitted\b|^The operation was cancell?ed\.?$|^Executing the custom container implementation failed\b|^!{3,80} .{1,300} !{3,80}$/i,
  // Properties that package managers print one per line.
  /^(?:(?:code|errno|path|lifecycle|cwd|syscall|location|working directory:|(?:in )?workspace:?) \S{1,300}|command (?:failed(?: with exit code \d{1,3})?(?:: .*)?|(?:sh|bash|cmd|C:|\/).*)|workspace \S.*)$/i,
  // Labels and results without a subject.
  /^\W{0,6}(?:errors?|fail(?:ed|ures?)?|fatal|npm (?:ERR!|error)|stderr|stdout|traceback|exit (?:code|status)|(?:combined )?output)\W{0,6}$/i,
  /^\W{0,6}(?:(?:finished|failure|failed|error|fatal): )?(?:the )?(?:(?:build|cmake|e2e|integration|unit) )?(?:build|tests?|compilation|archive|export|command|job|task|step|run|lint|check)s?(?: step \S.{0,60}| #?\d{1,4}(?:\/\d{1,4})?)? (?:marked build as )?(?:did not complete successfully|failure|failed|error)(?: (?:with an exception|due to failed dependency|in \d.{0,20}))?\W{0,6}$/i,
  /^\W{0,6}(?:finished: \w{1,20}|\w{1,20} failed due to warnings\b.{0,80}|(?:error|failure|test) (?:report|summary|log)s?\W{0,3}|(?:test failures?\W{1,3})?execution halted\W{0,3})$/i,
  /^\W{0,6}(?:error: )?(?:some |one or more )?(?:\w{1,20} ){0,2}(?:rule )?(?:issues|problems|tests?|errors|differences|violations)(?: were| was)? (?:found|detected|failed|emitted)\b(?: while .{0,40}| in \d{1,6}(?:\.\d{1,3})?s)?\W{0,3}(?:see .{0,300})?$/i,
];
/** Checked in this order; the first match counts. */
const NOISE = {
  progress: [
    // Reports a tool's action: `Compiling error-chain v0.12.4`, `building [html]: targets for 34 files`.
    /^(?:[\s\u2022\u25b6\u25b8*+%]|- |\[\s{0,3}\d{1,5}(?:\/| of )\d{1,5}\]|\d{1,5}\/\d{1,5}){0,12}(?:add|analy[sz]|apply|build|cach|check|clean|clon|collect|compil|connect|copy|creat|download|extract|fetch|finish|generat|install|link|lint|load|lock|pack|prepar|preprocess|process|publish|pull|push|reading|refresh|remov|resolv|runn|scann|select|send|sett|start|stopp|unpack|updat|upload|upgrad|us|validat|verify|wait|writ)(?:ing|ed)(?:$|[ .:…])(?!.{0,300}(?:\b(?:fail(?:ed|ure)?|errors?|denied|refused|invalid|cannot|could not|unable|not found|exceeded|timed out)\b(?![-/\w]|\.\w)))/i,
    // A property of an error object that is no message: `code: 'EADDRINUSE',`.
    /^\W{0,20}(?:hook id|(?:exit|error|status) code|sql state|duration|locator|errno|code|(?:file|line|column)_?(?:name|number)?|syscall|address|port|path|spawnargs|generatedMessage|operator|status|signal|killed|cmd|type)"? ?: .{0,200},?$/i,
    // A unit of systemd, with its state.
    /^[●×✗]? ?\S{1,100}\.(?:mount|service|socket|timer) - \S|^ {4,8}(?:Active|Loaded|Process|Main PID): \S/u,
    // Package locations; then the rest of a hint, or a repeated command.
    /^\s{0,8}[-+~●] \S{1,200} (?:\(.{1,80}\)(?: \(.{1,40}\))?|v?\d{1,4}(?:\.\d{1,6}){1,3})$|-> satisfiable by \S|^\W{0,8}a typo in\b/iu,
    /^(?:(?:\d{3} )?(?:in most cases|a package version|on a server|note that you)|\s{0,20}(?:error context|(?:\w{1,20} )?(?:logs?|output|report|attachment|screenshot|trace|video)(?: file)?): \S{1,300}$|please (?:commit|stash)|random\w{0,6}\b.{0,40}\bseed(?:ed)?\b|tasks: top\b|ran .{0,80}\bin \d|(?:total |elapsed )?time(?: elapsed)?: {0,8}\d|(?:rspec|(?:bin\/)?rails test|cucumber) \S{1,300}:\d|(?:\w[\w./-]{0,30} ){1,3}\S{1,300}:\d{1,7} # )/i,
  ],
  passed: [
    // A passed test with any name; then a line without text.
    /^\W{0,6}(?:\d{1,6}[\s.)/]{1,4}){0,3}(?:✓|✔|√|☑|✅|🟢|ok\b|pass(?:ed|ing)?\b|succe(?:ss|eded)\b|={2,80} \d{1,6} passed\b(?!.{0,80}\b(?:failed|error))|--- (?:PASS|SKIP)|=== (?:RUN|CONT|PAUSE|NAME)|\[\s{0,8}(?:OK|RUN|PASSED|PASS|SKIPPED|[=-]{3,20})\s{0,8}\])|(?:\.\.\.?|\s-|\s)\s{0,3}(?:ok|passed|pass|skipped|success)(?: \(?[\d.]{1,10} ?m?s\)?| \[.{0,30}\])?$|\b(?:PASSED|SKIPPED|XFAIL)\b\]?(?: +\[[^\]]{0,20}\]){0,3}$/i,
    /^[^\p{L}]{0,1000}$/u,
  ],
  location: [
    // A bare location, or a bare result, below the checked item.
    /^[\s│┃|╰└─>→-]{0,20}[^\s:"'()<>]{1,300}\.[A-Za-z]\w{0,9}:\d{1,7}(?::\d{1,7})?(?:: [A-Z][\w.]{1,80}\/\d| [#([]\S{0,200}| [A-Z]\w{1,20}\/[A-Z]\w{1,20}: .{1,100})?$/u,
    /^\s{1,20}In \[\w{1,20}\] at: \S|^\s{1,20}FAIL(?:ED)?(?: for \w{1,20}: \S{1,300}| \(\w{1,60}\))?$/,
  ],
  frame: [
    /^\s{0,40}(?:(?:Error Trace|Test):[ \t]{0,12}\t|test at \S{1,300}:\d|(?:#\s{1,8})?\(.{0,80}\bfile \S{1,200}, line \d{1,7}[,)]|(?:#\s{1,8})?at \S{1,300} line \d{1,7}\.?$|on \S{1,300} line \d{1,7}, in |at (?:async )?\S.{0,400}(?:\(|:\d)|at \S{3,200}$|in .{1,200} at \S{1,300}:\d{1,7}$|File "[^"]{1,300}", line \d|#\d{1,4}\s+0x|\d{1,4}: +(?:0x|\S{1,200}::)|(?:# |from )\S{1,300}:\d{1,7}:in\b|goroutine \d|#<Thread:0x|[\w./-]{1,200}\.\(\*\w{1,60}\)\.\w{1,60}\(|\.\.\. \d{1,5} (?:more|common)|(?:==\d{1,9}==\s{1,8})?(?:at|by) 0x|\S{1,300}\.go:\d{1,7} \+0x|[a-z][\w-]{0,60}\.[a-z]{2,10}(?:\/[\w.-]{1,60}){1,10}\.(?:\(\*?\w{1,60}\)\.)?\w{1,60}$|\([\w.-]{1,60} \d[\w.-]{0,30}\) \S{1,300}:\d{1,7}: |(?:package:\S{1,200}|\S{1,300}\.dart)(?: \d{1,7}:\d{1,5})?\s{2,60}\S{1,100}$)/,
    // A bare location, as below a message, or with the class of the exception: `❯ src/cart.test.ts:41:20`.
    /^[\s❯→#>*╭┌─▸[(-]{0,40}(?:[Aa]t |in )?(?:[A-Za-z]:)?[^\s:"'()<>]{1,300}\.[A-Za-z]\w{0,9}(?::\d{1,7}){1,2}(?::? ?\(\w{1,20}\)|:in [`'].{1,200}'|: in \S{1,100}|: [A-Z]\w{1,60}(?:Error|Exception)| [#([]\S{0,200})?[\])]?:?$/u,
  ],
  code: [
    /^>>> [\w./]{1,60}[= ]|^> {3,12}\S|^\s{0,20}\+{1,2} {1,20}(?:where|and) |^\s{0,20}(?:>\s{0,4})?\d{1,6}\s{0,4}[|│┃]|^\s{0,40}>?\s{0,4}[|│┃]\s{0,200}(?:[\^~_+-]|$)|^\s{0,200}[\^~+-]{1,200}\s{0,4}$|^\+{1,4} \S|^\$ \S|^\s{0,40}<\/?(?:html|head|body|title|center|div|hr|h\d|p)\b[^>]{0,200}>/,
    LEGEND,
  ],
  help: [
    // A hint about the next step or further reading; then an option in a usage text.
    /^\W{0,8}(?:(?:re-?)?run with|re-run |run "|to (?:see|re-?run|get|debug|reproduce|fix|update|execute|address)\b|try:?\b|consider\b|see(?: also)?\b|read (?:more|the)|use [`'"-]|for more|more (?:info|details)|get more help|please (?:see|refer|contact|make sure|ensure|check)|you (?:can|may|might|should)\b|learn more|did you mean|check (?:the|your)\b|(?:note|hint|help|docs?):|this is probably not|full log|a complete log|documentation|this usually|fix available|update your|if (?:this|you|your)\b|= (?:note|help)|(?:usage|options|aliases):|-> \[help|\[?help \d|\[--?\w)/i,
    /^\s{0,20}-{1,2}[A-Za-z][\w-]{0,40}(?:[,=\s]\s?\S{0,40})?\s{2,40}\S|^\s{0,20}usage\b\W{0,3}$/i,
  ],
  low: [
    // Levels below an error: as a prefix of log output, abbreviated, as a symbol, behind a location, in JSON.
    /^[^\w✓✔]{0,8}(?:[\w.-]{1,40}[\]:.\s-]{1,3})?(?:\d[\d:.,TZ/+-]{3,30}[\s|\]-]{1,4}){0,3}\W{0,4}(?:info|debug|trace|verbose|notice|warn(?:ing)?|note|deprecat\w{0,6})\b(?!\w)/i,
    /^\W{0,4}(?:INF|DBG|DBUG|TRC|TRCE|VRB|WRN)\b|^[IWD]\d{4} \d\d:\d\d:|^\s{0,20}[ℹⓘ💡⚠]/u,
    /^\s{0,8}\S{1,300}:\d{1,7}(?::\d{1,7})?: (?:note|remark|info|warning)\b|^.{0,80}\[(?:debug|info|trace|verbose|notice)\] /i,
    /^\s{0,20}\{.{0,400}"(?:level|severity|lvl)"\s?:\s?(?:"(?:info|debug|trace|notice|warn)|[1-4]0\b)|^\s{0,20}\{.{0,400}"(?:success"\s?:\s?true|(?:result|status|outcome)"\s?:\s?"(?:success|ok|passed|complete))|\blevel=(?:info|debug|trace|notice|warn(?:ing)?)\b/i,
    /\b(?:warning|warn)s?\b\s?[:\]!]|[\s:]warning\s{1,4}\S|\b\w{0,40}Warning: |\bdeprecat(?:ed|ion)\b|\bhave newer versions\b|\bis about to download\b|\bwarnings? generated\b|\[WARN/i,
  ],
};
const KINDS = Object.keys(NOISE) as readonly (keyof typeof NOISE)[];
const NEVER_ERRORS: readonly NoiseKind[] = ['passed', 'low', 'frame', 'location'];
/** Matches lines that may explain a failure, although they resemble code, a note or a warning. */
const EXPLAINS =
  /[|│┃]\s{0,4}(?:error|fatal)\s{0,4}[|│┃]|^\W{0,8}note: (?:\S{1,200}: )?(?:\S{0,40}error: \S|.{0,80}\b(?:cannot find|no such file|undefined reference))|\berror\b.{0,40}\bwarning (?:treated )?as error\b|^\W{0,8}error: .{0,200}\bwarning\b|^\s{0,8}\S{1,300}\.\w{1,10}:\d{1,7}(?::\d{1,5})?:? (?:error\b|[A-Z]{1,6}\d{2,5}\b|(?!info|note|remark|warning).{1,400} \([A-Za-z]\w{2,40}\)$)|^\s{0,8}\d{1,7}:\d{1,5}\s{1,8}(?:error|✖|×)\s|\bviolated\b.{1,200}\bexpected\b/i;

/** Matches counts: a summary, not a cause. */
const COUNTS = [
  /(?<![/.])\b(?![45]\d\d [A-Z][a-z])\d[\d,]{0,9} (?:\w[\w-]{0,19} ){0,2}(?:fails?|failed|failures?|failing|errors?|problems?|warnings?|issues?|vulnerabilit(?:y|ies)|violations?|offen[cs]es?|findings?|leaks?|secrets?|mismatches|differences|hints?|suggestions?)\b(?!:|\.\w)/i,
  /\b(?:failures|errors|failed|fehler|leaks|issues|problems|vulnerabilities)(?: found| detected)?(?:[:=]\s{0,8}\d{1,9}\b| \d{1,9},)|\bone errors? found\b|\b\d{1,9} \w{1,20}, listed below\b|\b\d{1,9} \w{1,20}\(s\) \w{1,20}\b/i,
  /^FAIL:? \d{1,6}\/\d{1,6}$|^FAIL\t\S{1,300}(?:\t[\d.]{1,12}s| \[build failed\])$|^\W{0,9}(?=.{0,40}(?:fail|err|warn|issue|problem|violat|vulner|leak|critical|high|bad|missing|broken|dup|unused))[a-z ]{1,40}: {1,20}\d{1,20}(?:\.\d{1,9})?$|\bfailed=\d|^\W{0,6}total: \d{1,9} \(|^\W{0,6}\d{1,6} of\s{1,4}\d{1,6} in \S{1,200}$|\bto rerun pass\b|\btests did not pass: \d/i,
  /^\W{0,9}(?:\d{1,9} of )?\d{1,9} (?:\w{1,20} )?\w{1,20} (?:would|will|were|was|needs?|inspected)\b|\b(?:issues|problems|errors|leaks|secrets) (?:found|detected) in |\bcan (?:be )?fix(?:ed)?\b.{0,40}\bautomatically\b/i,
];
/** Matches a failure without its cause: results, pointers to another line, and failed parts by name. */
const BARE = [
  /\b(?:a problem|a failure|failures|fatal error) occurred\b|\bencountered (?:an |some |one or more )?errors?\b|\bfound errors in\b|\bfound (?:\w{1,20} )?errors?\b(?:\(s\))?\W{0,3}$|\bthere (?:were|are) (?:failing tests|.{0,20}failures)\b|\bsome tests failed\b|\b\d{1,4} dependenc(?:y|ies) failed\b|\bha(?:s|ve) (?:\w{1,20} ){0,2}errors?\W{0,3}$/i,
  /\b(?<!\b(?:authentication|authori[sz]ation|login) )(?:fail(?:ed|s|ures?)?|unsuccessful(?:ly)?|failed (?:dependency|tests?)|aborted|aborting|giving up|exiting(?: now)?|with errors?)(?: \(\d{1,3}\))?\W{0,3}$|\bfailed for \w{1,20} \S{1,200}(?: \(.{1,80}\))?\.?$|\berrors? (?:occurred )?(?:(?:while|when|during|in) )?(?:running|building|compiling|executing|generating|processing) (?!.{0,300}: \S)|\bbuild failed\b(?!:(?! https?:))/i,
  /\bsee (?:the )?(?:\w{1,20} ){0,3}(?:above|below)\b|\bfailed[;,] (?:fix|see|check|read|run)\b|\bin the above\b|\bsee logs? for (?:more )?details\b/i,
  /^FAILED:? \S{1,300}(?: \S{1,300})?$|^\W{0,8}(?:error:? )?failed to [\w -]{1,60}(?:: failed to [\w -]{1,60}){1,5}$|\bfailed to (?:build|compile|run|execute)(?: \S{1,200}|\.)?$|\bfailed to push some refs\b|^\W{0,8}error in \S{1,100}$|^\W{0,8}a failure occurred while executing \S{1,200}$|\bfailed to load command\b|\bERR_\w{1,60}_FAIL\b|^one or more \w{1,20}\b/i,
  /\b(?:script|task|target|package|project|component|suite|stage|phase|goal|recipe|program|subcommand|process|command|workspace|module|file|case|tests?)s?\b.{0,120}\b(?:failed|errored|unsuccessful|did not complete|exited|broke)\b(?! (?:to|because|due|on line|with:|at \S{1,80}:\d))(?!: \S|\s{1,80}error=\S|.{0,80}, \w+ \w)/i,
];

/** Matches a heading that announces the cause: by its text, then a ruled line with a file, or the name of a finding. */
const ANNOUNCEMENT =
  /\bthe following \w{1,40} was thrown\b.{0,80}:$|^\W{0,6}problem \d{1,3}$|\b(?:(?:broken|invalid|missing) \w{1,20}|problem|failure|error|issue|violation)s? (?:were |was )?(?:found|detected):$|\b(?:went wrong|reason|(?<!\b(?:possible|likely|common|probable) )causes?|(?<!\bbe )caused by|problems?|(?:original )?errors?|failures?|failed|failed tests?|failing tests?|details?|messages?)\W{0,3}:[^\w\])}]{0,4}$|\b(?:failed|missing|unmet|unsatisfied|invalid|unexpected|conflict\w{0,3})(?: \w{1,20}){1,3}:$|^\W{0,6}errors? (?:during|while|in|on|at) (?:\w{1,20} ){0,3}\w{1,20}:$/i;
const RULED_LOCATION =
  /^(?:[Ee]rror:? )?\[?[A-Z][A-Za-z]{0,8}-?\d{1,6}\]?:?$|^-- [A-Z ]{4,40} -{3,200} \S{1,300}\.\w{1,6}$|^\S{1,300}\.\w{1,6}(?::\d{1,7}){0,2} (?:\S{1,80} )?[━─]{3,200}$|^\s{0,20}[❯❱!›»]{1,4} (?:[\w-]{1,80}\.){2,12}[\w-]{1,80}$/u;
/** Returns false for a line that only reports a failure. */
export function explainsFailure(text: string): boolean {
  const line = text.trim().slice(0, 1_000);
  return line !== '' && !EMPTY.some((phrase) => phrase.test(line)) && (!isExit(line) || COMMAND.test(line));
}

function isExit(line: string): boolean {
  return EXIT.some((phrase) => phrase.test(line));
}

/**
 * Returns why a line explains no failure; undefined if it may explain one.
 * @param isError true behind the level of an error, which no passed test or note has
 */
export function findNoise(text: string, isError = false): NoiseKind | undefined {
  if (!explainsFailure(text)) return 'empty';
  // "Error: creating a bucket: it exists" is no progress.
  const kinds = isError
    ? KINDS.filter((kind) => !NEVER_ERRORS.includes(kind) && (kind !== 'progress' || !/: \S/.test(text)))
    : KINDS;
  const noise = kinds.find((kind) => NOISE[kind].some((pattern) => pattern.test(text)));
  return noise !== undefined && EXPLAINS.test(text) ? undefined : noise;
}

export function isAnnouncement(text: string): boolean {
  // What has a location of its own is an error, also above further lines.
  const isError = /\.\w{1,10}:\d{1,7}:\d{1,5}:? \w/.test(text.slice(0, 400));
  return (!isError && ANNOUNCEMENT.test(text)) || RULED_LOCATION.test(text);
}

export function hasWordCount(text: string, least: number): boolean {
  return (text.slice(0, 400).match(/[A-Za-z']{2,}/g)?.length ?? 0) >= least;
}

export function isCount(text: string): boolean {
  return COUNTS.some((pattern) => pattern.test(text));
}

/** Returns true for a line that names a failed part without the reason. */
export function isBareFailure(text: string): boolean {
  // What a program says before its exit counts.
  const complete = text.replace(/, (?:exiting|returning|setting|terminating)\b.{0,60}$/i, '');
  const start = complete.slice(0, 300);
  if (isRuled(start)) return !hasWordCount(start, 5) && !/\bno tests\b/.test(start);
  return (
    isExit(complete) ||
    FILE_ALONE.test(start) ||
    (BARE.some((pattern) => pattern.test(start)) && !/\bbecause\b|\([^()]{1,80} failed\)\W{0,2}$/i.test(start))
  );
}

/** Returns true for the heading of a list or of lines below, which is meaningless on its own. */
export function isHeading(text: string): boolean {
  const start = text.slice(0, 400).trimEnd();
  return (
    isRuled(start) ||
    FILE_ALONE.test(start) ||
    isAnnouncement(start) ||
    /[:{[(]$/.test(start) ||
    !hasWordCount(start, 1)
  );
}

/** Returns true for a heading between rules, or above one. */
function isRuled(text: string): boolean {
  return /^\W{0,9}([=*#_~─━⎯═-])\1{2}.*\1{3}\W{0,9}$|([=*#])\2{9}$|^\W{4,20}\w.{0,200}\W{12}$|^_ .{1,300} _$|([-=─━])\3{19}/.test(
    text.slice(0, 400),
  );
}

/** `FAIL src/cart.test.ts`: it heads the tests of the file. */
export const FILE_ALONE = /^\W{0,9}(?:FAIL|FAILED|ERROR):? {1,8}\S{1,300}\.\w{1,5}(?: \(.{1,40}\))?$/;
/** Matches an expected or actual value. */
export const VALUE =
  /^\s{0,40}(?:E\s{2,20})?(?:#\s{1,20})?(?:expected|received|actual|got|want|but was|but: was|left|right|which is|with expansion)\b[^:]{0,30}:\s{0,20}\S/i;

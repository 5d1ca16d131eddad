/** Extracts the failures of the failed step from a log, most certain first: chooses their lines and reads each. */

import { differentValues } from '../../text/expected-actual.ts';
import { asLine } from '../code-host/json.ts';
import { mergeExplanations } from '../explanation.ts';
import type { Explanation } from '../facts.ts';
import { type FileLocation, locateFrames, parseFrames } from '../files/stack-frames.ts';
import { FILE_ALONE, hasWordCount, isBareFailure, isCount, isHeading, VALUE } from './noise-patterns.ts';
import { belongsToRequest, HAS_REASON, MIN_SURE, type ScoredLine, scoreLines } from './score-lines.ts';
import { type FailedStep, selectFailingSteps, selectOutput, splitStepLogs } from './step-logs.ts';

type LogContext = { readonly root: string; readonly hide: (text: string) => string };
type Scored = readonly ScoredLine[];

export interface LogExplanation {
  /** Twelve at most; doubtful if they are only the last lines. */
  readonly errors: readonly Explanation[];
  /** Last lines of the step, quoted or not. */
  readonly output: readonly string[];
  /** Lines of the step with a runner's error marker, including empty phrases. */
  readonly marked: readonly string[];
  /** Marked lines of other steps, whose failures are tolerated. */
  readonly foreign: readonly string[];
}

const MAX_STEPS = 3;
const MAX_ERRORS = 12;
/** Maximum last lines to search for a cause that is not quoted. */
const MAX_OUTPUT = 100;
const MAX_RANKED = 2_000;
/** Maximum lines between two of one failure with different origins. */
const NEAR = 12;
const MIN_FURTHER_WEIGHT = 6;
/** One step has many findings and failed tests. */
const OF_STREAK: ReadonlySet<ScoredLine['kind']> = new Set(['diagnostic', 'test', 'assertion']);
const UNEXPLAINED_PENALTY = 5;
/** Last-resort lines if no failure is certain. */
const LAST = { lines: 3, within: 40 };

/**
 * @param step the failed step; absent if unknown or for a log without steps
 * @throws LogTimeoutError after the timeout
 */
export function explainLog(
  log: string,
  context: LogContext,
  { step = {}, isLate }: { step?: FailedStep; isLate?: () => boolean } = {},
): LogExplanation {
  const steps = splitStepLogs(log, isLate);
  const failing = selectFailingSteps(steps, step);
  const passed = steps.slice(0, failing[0] && steps.indexOf(failing[0])).flatMap(({ lines }) => lines);
  const read = failing.slice(-MAX_STEPS).map((one) => {
    const scored = scoreLines(selectOutput(one), passed);
    const pairs = pairMessages(scored);
    return { step: one, scored, pairs, sureness: scored.reduce((most, { total }) => Math.max(most, total), 0) };
  });
  const [best] = read.toSorted((one, other) => other.sureness - one.sureness);
  const { scored = [], pairs = new Map() } = best ?? {};
  const used = new Set<number>();
  const indexes = selectLines(scored);
  const failures = indexes.flatMap((index, at) => {
    const failure = readFailure(scored, index, pairs.get(index), used, context);
    return failure === undefined || (at > 0 && isCount(failure.message)) ? [] : failure;
  });
  const isSure = indexes.some((index) => (scored[index]?.total ?? 0) >= MIN_SURE);
  const errors = assignOnlyTest(mergeExplanations(failures, true)).slice(0, MAX_ERRORS);
  return {
    errors: isSure ? errors : errors.map((error) => ({ ...error, low_confidence: true })),
    output: redactLines(
      scored.slice(-MAX_OUTPUT).map(({ text }) => text),
      context,
    ),
    marked: best?.step.marked ?? [],
    foreign: steps.flatMap((one) => (one === best?.step ? [] : one.marked)),
  };
}

/** Assigns an error without a test to the only test that failed. */
function assignOnlyTest(errors: readonly Explanation[]): readonly Explanation[] {
  // The group of a failed test fails as well.
  const isGroup = (name?: string) => errors.some(({ test }) => test?.startsWith(`${name}/`));
  const [first, ...others] = errors.filter(({ test, message }) => message !== '' || !isGroup(test));
  const bare = others.filter(({ message }) => message === '');
  if (first === undefined) return [];
  if (first.test !== undefined || bare.length !== 1) return [first, ...others];
  return [{ ...first, test: bare[0]?.test }, ...others.filter((error) => error !== bare[0])];
}

/** Selects the lines of the failure, most certain first; the last lines if none resembles a failure. */
function selectLines(scored: readonly ScoredLine[]): readonly number[] {
  const ranked = [...scored.entries()]
    .filter(([, { weight }]) => weight > 0)
    .toSorted(([, one], [, other]) => other.total - one.total);
  const [[first, best] = [], ...others] = ranked;
  if (first === undefined || best === undefined || best.total < MIN_SURE) {
    const near = [...scored.entries()].slice(-LAST.within);
    const open = near.filter(([, { noise, text }]) => noise === undefined && !isHeading(text));
    return open.slice(-LAST.lines).map(([index]) => index);
  }
  const further = others.slice(0, MAX_RANKED).filter(([index, line]) => {
    const isNear = Math.abs(index - first) <= NEAR;
    if (isNear && belongsToRequest(line.text, best.text)) return line.noise === undefined;
    return (isNear || (OF_STREAK.has(line.kind) && OF_STREAK.has(best.kind))) && standsAlone(line, best);
  });
  return [first, ...further.map(([index]) => index)];
}

/** Returns true if a line could be quoted on its own: it has a location, the name of a test, or its own error. */
function standsAlone({ kind, noise, weight, text }: ScoredLine, best: ScoredLine): boolean {
  if (kind === 'warning') return best.kind === kind;
  if (noise !== undefined || kind === undefined || weight < MIN_FURTHER_WEIGHT || isCount(text)) return false;
  return kind === 'test' ? !FILE_ALONE.test(text) : !isHeading(text) && hasWordCount(stripPrefixes(text), 2);
}

/** A message of one word. */
const WORD = /^\s{0,8}['"`]?[A-Za-z]{2,40}['"`]?[.!]?$/;
const MAX_TITLE_LINES = 6;
/** Maximum lines from the name of a test to its message. */
const NEAR_TEST = 12;
/** Maximum lines below a location, and a message with its values or its output. */
const BELOW = { location: 4, values: 12, output: 30 };
const MAX_VALUES = 3;

/**
 * @param paired message of a test, or test of a message
 * @param used lines that belong to another failure already; those of this one are added
 */
function readFailure(
  scored: Scored,
  index: number,
  paired: number | undefined,
  used: Set<number>,
  context: LogContext,
): Explanation | undefined {
  const { root, hide } = context;
  if (used.has(index)) return undefined;
  const textAt = (at: number) => scored[at]?.text ?? '';
  const [test, start] = scored[index]?.kind === 'test' ? [index, paired] : [paired, index];
  const isLocation = (at: number) => isLocationOnly(textAt(at)) || (at !== start && isBareLocation(scored, at));
  const location = start === undefined ? undefined : [start, start - 1].find(isLocation);
  const below = start === undefined ? [] : scored.slice(start + 1, start + 1 + BELOW.location);
  // The error is below its location; without one, the location is the message.
  const error = below.findIndex(
    ({ noise, text }) =>
      noise === undefined &&
      !isLocationOnly(text) &&
      !/^={3}/.test(text) &&
      (hasWordCount(stripPrefixes(text), 2) || WORD.test(text)),
  );
  const message = start !== undefined && location === start ? start + 1 + error : start;
  const output = message === undefined ? [] : scored.slice(message + 1, message + 1 + BELOW.output);
  const end = output.findIndex(({ kind }) => kind === 'test');
  const values = differentValues(output.slice(0, end < 0 ? undefined : end).map(({ text }) => text));
  const hasDetails = message !== undefined && values.length === 0;
  const details = hasDetails ? findDetails(scored, message).filter((at) => !used.has(at)) : [];
  const lines = message === undefined ? [] : [message, ...details];
  const all = [test, location, ...lines].filter((at) => at !== undefined);
  for (const at of all) used.add(at);

  const name = test === undefined ? undefined : parseTestName(findTitle(scored, test).map(stripPrefixes).join(' › '));
  const texts = [name?.reason ?? [], lines.map((at) => withSource(scored, at)), values].flat();
  const [first = '', ...others] = redactLines(texts, context);
  if (first === '' && name === undefined) return undefined;
  const heading = BELOW_FILE.test(first) ? findFileAbove(scored, message ?? 0) : undefined;
  const file = heading && hide(heading).replace(`${root}/`, '');
  const firstLine = file === undefined ? first : first.replace(BELOW_FILE, (_, line) => `${file}:${line}: `);
  const places = message === undefined ? [] : findPlaces(scored, message);
  const above = location === undefined ? places : [stripPrefixes(textAt(location))];
  const trace = [...above, ...findTrace(scored, all)].join('\n');
  const { text, ...located } = locate(firstLine, hide(trace), root);
  const named = name !== undefined && !first.includes(name.name) ? asLine(hide(name.name)) : undefined;
  return { test: named, message: [text, ...others].join('\n'), ...located };
}

/** Adds the line of code to an exception without a message: `AssertionError: assert total == 100`. */
function withSource(scored: Scored, index: number): string {
  const text = stripPrefixes(scored[index]?.text ?? '');
  const [, source] = /^>?\s{1,60}((?:assert|raise|throw)\b.*)$/.exec(scored[index - 1]?.text ?? '') ?? [];
  return source !== undefined && /^[\w.]{1,80}(?:Error|Exception)$/.test(text) ? `${text}: ${source}` : text;
}

/** Redacts all lines together: a key has several, and the name of a value may be on the line above. */
function redactLines(lines: readonly string[], { hide }: LogContext): readonly string[] {
  const redacted = hide(lines.join('\n')).split('\n');
  return redacted.flatMap((text) => asLine(text) ?? []);
}

/** Pairs tests and the lines below them, both ways; lowers a test without a message if any other line is certain. */
function pairMessages(scored: Scored): ReadonlyMap<number, number> {
  const isOtherSure = scored.some(({ kind, weight }) => kind !== 'test' && kind !== 'warning' && weight > MIN_SURE);
  const isTestNamed = scored.some(({ kind, text }) => kind === 'test' && !FILE_ALONE.test(text));
  const pairs = new Map<number, number>();
  let test = Number.NaN;
  for (const [index, line] of scored.entries()) {
    const { kind, text } = line;
    if (kind === 'test') {
      // A reason next to the name is its message.
      const hasReason = HAS_REASON.test(text);
      test = hasReason || FILE_ALONE.test(text) ? Number.NaN : index;
      const message = test === index ? findMessageBelow(scored, index) : undefined;
      if (message !== undefined) pairs.set(index, message);
      else if ((isOtherSure || (isTestNamed && FILE_ALONE.test(text))) && !hasReason) line.total -= UNEXPLAINED_PENALTY;
    } else if (isBoundary(line)) test = Number.NaN;
    else if (index - test <= NEAR_TEST && kind !== 'diagnostic' && kind !== 'phrase') pairs.set(index, test);
  }
  return pairs;
}

/** Returns true for a passed test: within compared values, a line may hold no result. */
function isBoundary({ noise, text }: ScoredLine): boolean {
  return noise === 'empty' || (noise === 'passed' && /[A-Za-z]/.test(text));
}

function findMessageBelow(scored: Scored, index: number): number | undefined {
  const name = scored[index]?.text ?? '';
  if (/\*\*\* FAILED \*\*\*$|\s\| FAIL \|$/.test(name))
    return scored[index + 1]?.kind === 'test' ? undefined : index + 1;
  const adjacent = index + findTitle(scored, index).length;
  for (let below = adjacent; below <= index + NEAR_TEST; below += 1) {
    const line = scored[below];
    if (line === undefined || line.kind === 'test' || isBoundary(line)) return undefined;
    const { text, kind, noise } = line;
    // RSpec writes the line of code above the exception.
    const isCode = /^\s{0,20}Failure\/Error: /.test(text) && RAISED.test(scored[below + 1]?.text ?? '');
    if (RAISED.test(text) && below > adjacent) return below;
    if (isCode || noise !== undefined || kind === 'count') continue;
    if (kind !== 'exception' && kind !== 'assertion' && isHeading(text)) continue;
    if (below === adjacent || (kind !== undefined && kind !== 'phrase' && kind !== 'diagnostic')) return below;
  }
  return undefined;
}

const RAISED = /^\s{2,20}[A-Z]\w{0,60}(?:::[A-Z]\w{0,60}){1,5}:$/;

/** Returns the lines of a test's title: Mocha indents `adds a line:` below `1) Cart`. */
function findTitle(scored: Scored, index: number): readonly string[] {
  const texts = scored.slice(index, index + MAX_TITLE_LINES).map(({ text }) => text);
  const end = /^\s{0,8}\d{1,4}\) \S/.test(texts[0] ?? '') ? texts.findIndex((text) => text.endsWith(':')) : 0;
  const indents = texts.slice(0, end + 1).map((text) => text.search(/\S/));
  const isNested = end > 0 && indents.every((indent, at) => at === 0 || indent > (indents[at - 1] ?? 0));
  return texts.slice(0, isNested ? end + 1 : 1);
}

/** Matches a file with or without its line: `src/Cart.hs:31:15`, `./src/cart.tsx 4:0-38`, `src/cart.ts(41,3)`. */
const LOCATION =
  /(?:[A-Za-z]:(?=[\\/]))?[^\s:"'()<>]{1,300}\.[A-Za-z]\w{0,9}\b(?:[(:]\d{1,7}(?:[:,.-]\d{1,7}){0,3}\)?|\s\d{1,7}:\d{1,7}(?:-\d{1,7})?)?/;
/** Matches labels of a location and of a failure there; codes and names within brackets. */
const LOCATION_LABELS =
  /\b(?:on|in|at|thread|panicked|lines?|col(?:umn)?|characters?|fatal|errors?|fail(?:ed|ure)?|file|during)\b|\[[\w./-]{1,40}\]|\([\w:.-]{1,40}\)|'[\w:.-]{1,60}'/gi;

/** Returns true for a location with only a failure label, such as `panicked at src/close.rs:29:9:`. */
function isLocationOnly(text: string): boolean {
  if (text.length > 300 || !/\b(?:error|fail(?:ed|ure)?|panicked)\b/i.test(text) || !LOCATION.test(text)) return false;
  if (/^-- \[E\d{1,5}\] .{1,80}:\d{1,7}:\d{1,5} ?-*$/.test(text)) return true;
  const bare = text.replace(/^\W{0,8}\w{1,20} (?=error\b)/i, '').replace(LOCATION, ' ');
  return !/[A-Za-z\u0080-\uFFFF]{2}/.test(bare.replaceAll(LOCATION_LABELS, ' '));
}

/** Returns true for a location alone that belongs to no error or frame above it, such as `./src/app/page.tsx:12:5`. */
function isBareLocation(scored: Scored, index: number): boolean {
  const [above, line] = [scored[index - 1], scored[index]];
  const isError = (above?.weight ?? 0) >= MIN_FURTHER_WEIGHT && !isBareFailure(above?.text ?? '');
  const isAlone = (line?.noise === 'location' || line?.noise === 'frame') && /^\S{1,400}$/.test(line.text);
  return isAlone && !isError && above?.noise !== 'frame';
}

/** Matches a count of files, the first of which are right above. */
const OF_FILES = /\b(?:[1-9]\d{0,6} (?:\w{1,20} ){0,2}files?|above file)\b/i;
const LISTED_FILE =
  /^\W{0,6}(?:\w{1,12}\]:? |would reformat:? )?(?:[A-Za-z]:)?[^\s:"'()<>[\]]{1,300}\.[A-Za-z]\w{0,9}$/i;

/** Finds the details of a message: the files above, lines below a colon, compared values. */
function findDetails(scored: Scored, index: number): readonly number[] {
  const { text = '' } = scored[index] ?? {};
  // A line between the files and their count may be an illustration.
  const above = Array.from({ length: MAX_VALUES + 1 }, (_, at) => index - 1 - MAX_VALUES + at);
  const files = above.filter((at) => LISTED_FILE.test(scored[at]?.text ?? ''));
  if (OF_FILES.test(text.slice(0, 300))) return files.slice(-MAX_VALUES);
  const opened = index + (/\bExpected$/.test(text) ? MAX_VALUES : /[:…]$|\bexpected but was$/.test(text) ? 2 : 0);
  const found: number[] = [];
  for (let below = index + 1; below <= index + BELOW.values && found.length < MAX_VALUES; below += 1) {
    const line = scored[below];
    if (line === undefined || line.kind === 'test' || isBoundary(line)) break;
    const isIntroduced = below <= opened && !isBareFailure(line.text) && !isHeading(line.text);
    const isNumber = /^\s{0,40}[-+]?\d[\d.,]{0,30}$/.test(line.text);
    if (isNumber || (line.noise === undefined && (isIntroduced || VALUE.test(line.text)))) found.push(below);
    else if (line.noise === undefined && below > opened) break;
  }
  return found;
}

/** Matches the position of a finding below the name of its file: `9:7  error …`, `L: 14 | P: 1 | LT02 | …`. */
const BELOW_FILE =
  /^(?:[A-Z]:\s{0,8})?(\d{1,7})(?:[:-]\d{1,5}:?\s{1,8}|: |\s{4,8}(?=[A-Z])| \|\s{1,4}[A-Z]:\s{0,8}\d{1,7}\s\|\s{0,4})/;
const HEADING =
  /^(?:FILE: |Line\s{1,8}|== \[|-- [A-Z ]{4,40} -{3,200} )?((?:[A-Za-z]:)?[^\s:'"()<>|*?[\]]{1,300}\.[A-Za-z]\w{0,9})(?:\] FAIL)?:?$/;
const HEADING_ABOVE = 200;

function findFileAbove(scored: Scored, from: number): string | undefined {
  const above = scored.slice(Math.max(0, from - HEADING_ABOVE), from + 1).toReversed();
  return above.map(({ text }) => HEADING.exec(text.trim())?.[1]).find((file) => file !== undefined);
}

/** Maximum lines of a trace; lines to its first frame, above and below, and between frames. */
const TRACE = { max: 40, below: 12, above: 60, gap: 3 };

/** Returns the frames below the lines of a failure, or of the traceback above its exception. */
function findTrace(scored: Scored, lines: readonly number[]): readonly string[] {
  const start = Math.min(...lines);
  const above = scored.slice(Math.max(0, start - TRACE.above), start);
  const isOther = (line: ScoredLine) => isBoundary(line) || line.kind === 'test' || line.weight >= MIN_SURE;
  const texts = above.slice(above.findLastIndex(isOther) + 1).map(({ text }) => text);
  const traceback = texts.findLastIndex((text) => /^\W{0,8}Traceback\b/.test(text));
  // That of a handled exception is not indented up to the failure.
  if (traceback >= 0 && texts.slice(traceback + 1).every((text) => /^[\s|+]/.test(text))) return texts.slice(traceback);
  const frames: string[] = [];
  let last = Math.max(...lines) + TRACE.below;
  for (let index = start + 1; index <= last && frames.length < TRACE.max; index += 1) {
    const line = scored[index];
    if (lines.includes(index)) continue;
    if (line === undefined || isBoundary(line) || line.noise === 'low') break;
    // A test may say twice what it compared.
    if (line.weight >= MIN_SURE && line.kind !== 'assertion' && !VALUE.test(line.text)) break;
    if (line.noise !== 'frame' && line.noise !== 'location') continue;
    frames.push(line.text);
    last = Math.max(index + TRACE.gap, ...lines);
  }
  return frames;
}

/** Matches a place above a message, or of the code that uses a header with an error. A file alone may be a tool's. */
const PLACE =
  /^(?:In (?=\S{1,300}\/))?\S{1,300}\.[A-Za-z]\w{0,9}(?::\d{1,7}:\d{1,5}| line \d{1,7}):(?:$|\s{1,4}(?:required from here|note: .{1,300} requested here)$)/;
/** Maximum lines between a message and its place. */
const TO_PLACE = 4;

function findPlaces(scored: Scored, at: number): readonly string[] {
  const near = [...scored.slice(Math.max(0, at - TO_PLACE), at).toReversed(), ...scored.slice(at, at + TO_PLACE)];
  return near.flatMap(({ text }) => (PLACE.test(text) ? text : [])).slice(0, 1);
}

/** `src/cart.ts(41,3): error …`, `src/cart.ts:41:3 - error …`, `(CompileError) cart.ex:41: …`. */
const IN_FRONT =
  /^(\([\w.]{1,80}\) )?(?:e: |[a-z]{2,12}: ?)?(?:file:\/\/)?((?:[A-Za-z]:)?[^\s:"'()<>]{1,300}\.[A-Za-z]\w{0,9})(?::? ?[([](\d{1,7})(?:, ?\d{1,7}|-\d{1,7}){0,3}[)\]]|:(\d{1,7})(?::\d{1,5}|:in [`'][^']{1,200}')?)(?:\s?[:-]?\s{1,4}|:(?=[A-Z]))(\S.*)$/;
/** `… in src/Cart.php:12`, `… at lib/Cart.pm line 12.` */
const AT_END = /,? (?:at|in) ((?:[A-Za-z]:)?[^\s:"'()<>]{1,300}\.[A-Za-z]\w{0,9})(?::| (?:on )?line )(\d{1,7})\.?$/;

/** Finds the location of a message: in its first line, which is returned without it, or in its trace. */
function locate(text: string, trace: string, root: string): { readonly text: string } & Partial<FileLocation> {
  const front = IN_FRONT.exec(text);
  const end = front === null ? AT_END.exec(text.slice(-400)) : null;
  const path = front?.[2] ?? end?.[1];
  const line = Number(front?.[3] ?? front?.[4] ?? end?.[2]);
  const location = path === undefined ? undefined : locateFrames([{ path, line, text, python: false }], root);
  if (location === undefined) return { text, ...locateFrames(parseFrames(trace), root) };
  const remaining = front === null ? text.slice(0, -(end?.[0].length ?? 0)) : (front[1] ?? '') + (front[5] ?? '');
  return { text: remaining, ...location };
}

/** Matches bullets and the package in front. */
const PREFIX =
  /^(?:[\s│┃╷╵╭╮╰╯├└┌┐┘◇■▲▶►❯›✕✗✘×✖⨯❌●•▸»→⎯─━═|]|# |\[FAILED\] |\*{2} (?=\(\w)|={2}\d{1,9}={2}(?=\s?\S)|\[[\w.-]{1,30}\] (?=[›▸»] )){1,60}/u;
/** Matches suffixes: the bars of a box, ruled lines, the project that was built. */
const SUFFIX = /[\s│┃╮╯┐┘⎯─━═]{1,60}$|\s{1,8}\[[^\][]{1,300}\.\w{2,3}proj(?:::[^\][]{1,80})?\]$/u;
const HAS_TEXT = /[A-Za-z\d\u0080-\uFFFF]/;

/** Removes the decoration of a line; keeps a line that has nothing else. */
function stripPrefixes(text: string): string {
  const bare = text.trim().replace(PREFIX, '').replace(SUFFIX, '');
  return HAS_TEXT.test(bare) ? bare : text.trim();
}

/** Matches the result before the name of a failed test, its number, and the platform or time of its run. */
const BEFORE_NAME: readonly RegExp[] = [
  /^(?:-{3} FAIL: |\[fail\]: |_{3,80} |\[-\] |\(fail\) |\[\s{0,8}FAIL(?:ED)?\s{0,8}\] {1,4}|Test Case (?='))/,
  /^not ok \d{1,7} (?:- )?|^(?:# {1,4})?Failed test (?:at )?|^test (?=.{1,300} \.{3} FAILED$)|^- (?=.{1,400}\*\*\* FAILED)/,
  /^(?:FAILED|FAIL|ERROR|Failed|Failure|Fehler|Échec|Erreur|Con error):? {1,8}/,
  /^[A-Z]\w{1,20}(?: \w{1,20})? \d[\d.]{1,30} \([^)]{1,40}\) |^\d\d:\d\d(?: [+~-]\d{1,6}){1,3}: (?:\S{1,300}\.dart: )?/,
  /^\d{1,5}\/\d{1,5} Test +#\d{1,5}: |^\d{1,5} (?=\[\w)|^\d{1,5}[.)] (?:(?:Failure|Error|FAIL):? {1,4})?/,
];
/** Matches the result and duration after the name. */
const AFTER_NAME: readonly RegExp[] = [
  /\s{1,8}<<< (?:FAILURE|ERROR)!$|[\s.]{1,80}\*{3} ?(?:FAILED|Failed)\b.{0,40}$|\s{1,80}\| FAIL \|$| \[(?:E|FAIL)\]$/,
  /\s{1,8}(?:-- )?Time elapsed: [\d.,]{1,12} ?m?s(?:ec)?$|\s{1,8}failed \([\d.,]{1,12} seconds\)\.?$/,
  /(?: {1,8}|\.{2,80} ?| - |: )(?:FAILED|Failed|FAIL|ERROR)(?: \([\d.]{1,12} ?m?s\))?$|[\s.]{2,80}(?:FAIL|FAILED|Failed) {1,20}(?:in )?\d.{0,60}$/,
  /\s{1,8}[([]?<? ?[\d.,]{1,12} ?(?:ms|s|m|sec|seconds|min)\.?(?: \(\S{1,40}\))?[)\]]?$/,
  /:$| [_=]{3,80}$/,
];
/** Matches the reason after the name, as pytest writes it. */
const REASON = /^(\S{1,400}::.{1,400}?) - (\S.*)$/;

/**
 * Extracts the name of the failing test from a line of a test runner, with a reason on the same line; undefined if
 * empty.
 * @param text without prefixes
 */
function parseTestName(text: string): { readonly name: string; readonly reason?: string } | undefined {
  const bare = text.replace(BEFORE_NAME.find((pattern) => pattern.test(text)) ?? '', '');
  const [, reasoned, reason] = REASON.exec(bare) ?? [];
  if (reasoned !== undefined) return { name: reasoned, reason };
  const named = AFTER_NAME.reduce((line, end) => line.replace(end, ''), bare).trim();
  const name = /^'[^']{1,400}'$/.test(named) ? named.slice(1, -1) : named;
  return HAS_TEXT.test(name) ? { name } : undefined;
}

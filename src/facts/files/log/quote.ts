/** Which lines are quoted, and in which order: each failure with its test, its message, its values and its trace. */

import { answerIn, asksKnown } from '../../end/hosts.ts';
import { framesOf } from '../frames.ts';
import { indentOf, type JudgedLine, SURE } from './judge.ts';
import { testIn, withoutMarks } from './marks.ts';
import {
  hasWords,
  isAnnouncement,
  isBareFailure,
  isCount,
  isFileAlone,
  isHeading,
  isLegend,
  isPlaceOnly,
  isValue,
  opensTrace,
  saysWhy,
  sidesIn,
  tellsOfWarnings,
  tellsOfWrong,
} from './phrases.ts';

export interface QuotedFailure {
  /** What was said of it; the first tells most. Never empty. */
  readonly lines: readonly string[];
  /** Name of the test that failed, where that says more than the lines. */
  readonly test?: string;
  /** The heading above lines that hold only the number of a line: a file. */
  readonly file?: string;
  /** The lines of its trace: none of them is quoted. */
  readonly trace: readonly string[];
  /** How many tests or places failed with this; absent for few. */
  readonly count?: number;
}

export interface QuotedFailures {
  /** The surest first, no more than twelve lines in all. */
  readonly failures: readonly QuotedFailure[];
  /** False where no shape tells of a failure, and the last lines are all there is to quote. */
  readonly sure: boolean;
}

/** Lines that are quoted in all, and of the end where nothing is sure. */
const MOST_LINES = 12;
const LAST = { lines: 3, within: 40, beside: 5 };
/** Failures that are looked at: most tell the same as another. */
const MOST_RANKED = 2_000;
/** Failures that are told apart: no more than twelve lines of them are quoted. */
const MOST_GROUPS = 24;
/** A further failure is near the surest one, or as sure but for this. */
const NEAR = 60;
const AS_SURE = 1;
/** What the place of a line adds where neither it nor another of its row is near the end. */
const FAR = -1;
/** With less, words that sound wrong tell less than a count. */
const VAGUE = 6;
/** What is taken off the name of a test that says nothing. */
const UNSAID = 5;
/** Tools say most things twice, where they happen and at the end: only from so many on it is a number worth telling. */
const FEWEST_COUNTED = 3;
/** Lines from the name of a test to what it says, above and below. */
const WITHIN = { above: 6, below: 12 };
/** Lines below a place, an opening colon, a message with its values. */
const BELOW = { place: 4, colon: 2, values: 12 };
const MOST_VALUES = 3;

export function failuresIn(judged: readonly JudgedLine[]): QuotedFailures {
  const ranked = [...judged.entries()].filter(([, { weight }]) => weight > 0);
  const isTold = ranked.some(([, { kind, weight }]) => kind !== 'test' && kind !== 'words' && weight >= SURE);
  const isBare = ([index, line]: readonly [number, JudgedLine]) =>
    isTold && line.kind === 'test' && isUnsaid(judged, index);
  const bare = new Set(ranked.filter(isBare).map(([at]) => at));
  const totalOf = ([index, { total }]: readonly [number, JudgedLine]) => (bare.has(index) ? total - UNSAID : total);
  ranked.sort((one, other) => totalOf(other) - totalOf(one) || one[0] - other[0]);
  const [surest] = ranked;
  const root = surest === undefined ? undefined : rootOf(judged, surest);
  const isSure = surest !== undefined && surest[1].total >= SURE && (root !== undefined || !isVague(surest[1]));
  if (!isSure) return withoutShape(judged, surest);
  const found = new Failures(judged);
  if (root !== undefined) found.add(root);
  for (const [index, line] of ranked.slice(0, MOST_RANKED)) {
    const isFirst = index === surest[0];
    const isNear = Math.abs(index - surest[0]) <= NEAR || judged.length - index <= NEAR;
    const belongs = isNear || line.kind === surest[1].kind || line.total >= surest[1].total - AS_SURE;
    if (isFirst || (belongs && (standsAlone(line) || asksKnown(line.text) || isOfNetwork(line.text)))) found.add(index);
  }
  return { failures: found.result(), sure: true };
}

function isUnsaid(judged: readonly JudgedLine[], index: number): boolean {
  return partsOf(judged, index).said.length === 0 && !saysWhy(judged[index]?.text ?? '');
}

/** What only sounds wrong, or was thrown long before the end. */
function isVague({ kind, weight, total }: JudgedLine): boolean {
  const isFar = total - weight < FAR && (kind === 'exception' || kind === 'said');
  return isFar || (kind === 'words' && weight < VAGUE);
}

/** What could not be found because it could not be asked for. */
const ABSENT =
  /\b(?:no|could ?n[o']t|can(?:not|'t)|unable to|failed to)\b.{0,80}?\b(?:find|locate|fetch|download|resolve|retrieve|reach|get|load|access|match\w{0,3}|select packages|found|available|candidate)\b|\bnot found\b/i;

function isOfNetwork(line: string): boolean {
  const start = line.slice(0, 600);
  return answerIn(start, start) !== undefined;
}

/** The line on the network beside the surest one, where that only says what was not found. */
function rootOf(
  judged: readonly JudgedLine[],
  [index, { kind, text }]: readonly [number, JudgedLine],
): number | undefined {
  if (kind === 'test' || kind === 'diagnostic' || !ABSENT.test(text.slice(0, 600)) || isOfNetwork(text))
    return undefined;
  for (const step of [-1, 1]) {
    for (let at = index + step; Math.abs(at - index) <= WITHIN.below; at += step) {
      const line = judged[at];
      const isBelow = step > 0 && indentOf(line?.text ?? '') > indentOf(text);
      const isOther = line?.noise === 'progress' || (line?.noise === undefined && (line?.weight ?? 0) < 2 && !isBelow);
      if (line === undefined || line.kind === 'test') break;
      if ((line.noise === undefined || line.noise === 'low') && isOfNetwork(line.text)) return at;
      if (isOther) break;
    }
  }
  return undefined;
}

/** Whether a line would be quoted if nothing else was: it has a place, the name of a test or a word for errors of its own. */
function standsAlone({ kind, noise, weight, text }: JudgedLine): boolean {
  if (noise !== undefined || kind === undefined || weight < SURE) return false;
  if (!hasWords(withoutMarks(text).replaceAll(/\[[^\]]{0,80}\]|^\W{0,4}(?:error|fatal)\b/gi, ''), 2) && kind !== 'test')
    return false;
  return (
    !(kind === 'test' ? isFileAlone(text) : isHeading(text)) &&
    !isCount(text) &&
    (!isValue(text) || weight >= VAGUE) &&
    !isBareName(text, kind)
  );
}

/** Of what failed in the words of a runner or builder. */
function isBareName(text: string, kind: JudgedLine['kind']): boolean {
  return kind !== 'test' && kind !== 'diagnostic' && kind !== 'assertion' && isBareFailure(text);
}

/** The last count of what is wrong, else the last warnings, unless words behind it tell more; not sure, the last lines. */
function withoutShape(
  judged: readonly JudgedLine[],
  surest: readonly [number, JudgedLine] | undefined,
): QuotedFailures {
  const near = judged.slice(-LAST.within);
  const counted = near.findLast(({ text, noise }) => (noise === undefined || noise === 'low') && tellsOfWrong(text));
  const warnings = near.filter(({ text, noise }) => noise === 'low' && tellsOfWarnings(text));
  const isByWarnings = /\b(?:warning|hint|suggestion)/i.test(counted?.text ?? 'warning');
  const best = near.reduce((most, line) => (line.total > most.total && line.weight > 0 ? line : most), NONE);
  const behind = near.indexOf(best) - near.indexOf(counted ?? NONE);
  const isCounted = counted !== undefined && behind <= (best.kind === 'words' ? LAST.beside : 0);
  const found = new Failures(judged);
  if (isByWarnings && warnings.length > 0 && (isCounted || best.total < SURE)) {
    for (const line of warnings.slice(0, LAST.lines)) found.add(judged.indexOf(line));
  } else if (isCounted) found.add(judged.indexOf(counted));
  else if (best.total >= SURE) found.add(judged.indexOf(best));
  if (surest !== undefined && surest[1].total >= SURE && standsAlone(surest[1])) found.add(surest[0]);
  const told = found.result();
  if (told.length > 0) return { failures: told, sure: true };
  const open = near.filter(({ noise }) => noise === undefined);
  const spoken = (open.every(({ text }) => isHeading(text)) ? open : open.filter(({ text }) => !isHeading(text))).slice(
    -LAST.lines,
  );
  const lines = spoken.map(({ text }) => withoutMarks(text));
  return { failures: lines.length === 0 ? [] : [{ lines, trace: [] }], sure: false };
}

const NONE: JudgedLine = { text: '', kind: undefined, noise: undefined, weight: 0, total: 0 };

interface Group {
  failure: QuotedFailure;
  /** Tests that failed so, or lines that say so. */
  readonly names: Set<string>;
  /** It is the name of a test, and nothing said of it. */
  readonly isBare: boolean;
  /** Something threw or compared it. */
  readonly isThrown: boolean;
}

/** Those that say the same are one. */
class Failures {
  readonly #judged: readonly JudgedLine[];
  readonly #groups = new Map<string, Group>();
  readonly #used = new Set<number>();

  constructor(judged: readonly JudgedLine[]) {
    this.#judged = judged;
  }

  add(index: number): void {
    if (this.#used.has(index)) return;
    const { test, said } = partsOf(this.#judged, index);
    const places = [...(test === undefined ? [] : [test]), ...said];
    for (const place of places) this.#used.add(place);
    const failure = quoteOf(this.#judged, test, said);
    const [message = ''] = failure.lines;
    if (this.#groups.size > 0 && isCount(message) && !isValue(message)) return;
    const key = withoutPlace(message);
    const known = this.#groups.get(key) ?? (this.#groups.size < MOST_GROUPS ? this.#repeated(failure) : undefined);
    if (known === undefined && this.#groups.size >= MOST_GROUPS) return;
    const text = `${failure.file ?? ''} ${this.#judged[index]?.text.trim()}`;
    const name = failure.test === undefined ? text : lastOf(failure.test);
    const isBare = known?.isBare === true && test !== undefined && said.length > 0;
    if (known === undefined)
      this.#groups.set(key, {
        failure,
        names: new Set([name]),
        isThrown: this.#isThrown(said),
        isBare: said.length === 0 && test !== undefined && failure.test === undefined,
      });
    else if (isBare) Object.assign(known, { failure, isBare: false, isThrown: this.#isThrown(said) });
    else if ((failure.test === undefined) === (known.failure.test === undefined)) known.names.add(name);
    else if (failure.test !== undefined) {
      known.failure = { ...known.failure, test: failure.test };
      known.names.clear();
      known.names.add(name);
    }
    if (known !== undefined && placesOf(known.failure) === 0 && placesOf(failure) > 0) {
      known.failure = { ...known.failure, trace: [...failure.trace, ...failure.lines] };
    }
  }

  result(): readonly QuotedFailure[] {
    let left = MOST_LINES;
    const groups = [...this.#groups.values()];
    const [first] = groups;
    const bare = groups.filter(({ isBare }) => isBare);
    // One test failed, and what was said does not name it.
    const isOfTest = bare.length === 1 && first !== undefined && !first.isBare && first.failure.test === undefined;
    if (isOfTest && first.isThrown) first.failure = { ...first.failure, test: bare[0]?.failure.lines[0] ?? '' };
    return groups
      .filter((group) => !(isOfTest && first.isThrown && group.isBare))
      .flatMap(({ failure, names }) => {
        const lines = withoutName(failure).slice(0, left);
        left -= lines.length + (failure.test === undefined ? 0 : 1);
        if (lines.length === 0) return [];
        return {
          ...failure,
          lines,
          count: names.size < FEWEST_COUNTED ? undefined : names.size,
        };
      });
  }

  #isThrown(said: readonly number[]): boolean {
    return said.some((at) => this.#judged[at]?.kind === 'assertion' || this.#judged[at]?.kind === 'exception');
  }

  /** The group that says all of it, or of which it says all. */
  #repeated({ test, lines: [message = ''] }: QuotedFailure): Group | undefined {
    const own = wordsOf(message);
    for (const group of this.#groups.values()) {
      const { failure } = group;
      const other = wordsOf(failure.lines[0] ?? '');
      const isSame = test === undefined || failure.test === undefined || lastOf(test) === lastOf(failure.test);
      if (test !== undefined && failure.test !== undefined && isSame) return group;
      if (isSame && own.length > 0 && (other.includes(own) || own.includes(other))) return group;
      if (test === undefined && failure.test !== undefined && lastOf(failure.test) === lastOf(message)) return group;
      if (test !== undefined && lastOf(failure.lines[0] ?? '') === lastOf(test)) return group;
    }
    return undefined;
  }
}

/** In front of the words: a place, a level, the class of what was thrown. */
const FRONT =
  /^(?:\d{1,6}(?:\.\d{1,4}|[.)])?\s|[\w./\\-]{1,200}\.\w{1,10}:\d{1,7}(?::\d{1,5})?:?\s|\[?\w{1,20}\]?:\s|\[\w{1,20}\]\s|[\s'"`*>|→-]|[\w.$]{1,200}(?:Error|Exception): ){1,6}/;

function wordsOf(message: string): string {
  return message
    .slice(0, 400)
    .replace(FRONT, '')
    .replace(/[\s'"`.!]{1,10}$/, '');
}

/** `adds a line` of `src/cart.test.ts > cart > adds a line`, `CartTest.adds a line` and `cart.py::adds a line`. */
function lastOf(test: string): string {
  return (
    test
      .slice(0, 400)
      .split(/::|[.#>›]\s?(?=\w)/)
      .at(-1)
      ?.replace(/\W{1,40}$/, '') ?? test
  );
}

/** `expected 30` of `CartTest.totals:19 expected 30`, where the test is named apart. */
function withoutName({ test, lines: [first = '', ...others] }: QuotedFailure): readonly string[] {
  const short = test?.split('.').slice(-2).join('.') ?? '';
  const isNamed = short !== '' && first.startsWith(`${short}:`);
  return [isNamed ? first.slice(short.length).replace(/^:(?:\d{1,7})?\s{0,8}/, '') : first, ...others];
}

function placesOf({ lines, trace, file }: QuotedFailure): number {
  return file === undefined ? framesOf([...lines, ...trace].join('\n')).length : 1;
}

/** `src/cart.ts:41:3: `, and `41:3 ` below the name of a file. */
const PLACE =
  /^\s{0,8}(?:(?:[A-Za-z]:)?[^\s:"'()<>]{1,300}\.[A-Za-z]\w{0,9}[:(]\d{1,7}(?:[:,]\d{1,7}){0,2}\)?|\d{1,7}:\d{1,5})\s?[:-]?\s{1,8}(?=\S)/;

function withoutPlace(text: string): string {
  return text.slice(0, 1_000).replace(PLACE, '');
}

interface Parts {
  /** The line that names the test. */
  readonly test: number | undefined;
  /** The message, and what it says of it; at least one line, or the test's own. */
  readonly said: readonly number[];
}

function partsOf(judged: readonly JudgedLine[], index: number): Parts {
  const own = judged[index];
  if (own?.kind === 'test') {
    // A cause that hangs below what it caused.
    if (/^\s{0,20}[├╰]─{1,4}▶ \S/u.test(judged[index + 1]?.text ?? '')) return { test: undefined, said: [index + 1] };
    const said = saysWhy(own.text) ? undefined : (saidAbove(judged, index) ?? saidBelow(judged, index));
    return { test: index, said: said === undefined ? [] : [said, ...detailsBelow(judged, said)] };
  }
  return { test: testOf(judged, index), said: [index, ...detailsBelow(judged, index)] };
}

/** The test that is named above a message. */
function testOf(judged: readonly JudgedLine[], index: number): number | undefined {
  if (judged[index]?.kind === 'diagnostic' || judged[index]?.kind === 'words') return undefined;
  for (let above = index - 1; above >= Math.max(0, index - WITHIN.above); above -= 1) {
    const line = judged[above];
    if (line?.kind === 'test') return isFileAlone(line.text) || saysWhy(line.text) ? undefined : above;
    if (line === undefined || isPassed(line) || line.noise === 'empty') break;
  }
  return undefined;
}

/** What passed by its words: in what was expected and what came, a line may hold none. */
function isPassed({ noise, text }: JudgedLine): boolean {
  return noise === 'passed' && /[A-Za-z]/.test(text);
}

/** What it said stands in the line below, whatever that looks like: of ScalaTest and of Robot Framework. */
const SAID_BELOW = /\*\*\* FAILED \*\*\*$|\s\| FAIL \|$/;

/** What a test said below its name. */
function saidBelow(judged: readonly JudgedLine[], index: number): number | undefined {
  const own = judged[index];
  if (own === undefined || isFileAlone(own.text)) return undefined;
  const next = judged[index + 1];
  if (SAID_BELOW.test(own.text)) return next === undefined || next.kind === 'test' ? undefined : index + 1;
  let adjacent = index + 1;
  for (let below = index + 1; below <= index + WITHIN.below; below += 1) {
    const line = judged[below];
    if (line === undefined || line.kind === 'test' || line.noise === 'empty' || isPassed(line)) return undefined;
    const isLabel = isAnnouncement(line.text) || /^\s{0,20}[^\s()]{1,30}(?: [^\s()]{1,30})?:$/.test(line.text);
    if (isLabel && line.kind !== 'exception') adjacent = below + 1;
    if (
      line.noise !== undefined ||
      isLabel ||
      /(?:\):|[;{])$/.test(line.text) ||
      (isCount(line.text) && line.kind !== 'assertion')
    )
      continue;
    const isOwn = line.kind !== undefined && line.kind !== 'words' && line.kind !== 'diagnostic';
    if (isOwn || below === adjacent) return below;
  }
  return undefined;
}

/** Of a test that was named above what it said, and is named again behind it: the surest that it said. */
function saidAbove(judged: readonly JudgedLine[], index: number): number | undefined {
  const own = judged[index];
  const name = own && /fail/i.test(own.text) ? testIn(withoutMarks(own.text))?.name : undefined;
  let said: number | undefined;
  for (let above = index - 1; above >= Math.max(0, index - WITHIN.below); above -= 1) {
    const line = judged[above];
    if (line === undefined || name === undefined || line.kind === 'test') return undefined;
    if (line.weight > 0 && line.weight >= (judged[said ?? -1]?.weight ?? 0)) said = above;
    const at = line.text.indexOf(name);
    if (at >= 0 && !/^[\w/]/.test(line.text.slice(at + name.length))) return said;
    if (isPassed(line)) return undefined;
  }
  return undefined;
}

/** What a message says below: what is wrong at a place, what a colon opens; the values that were compared. */
function detailsBelow(judged: readonly JudgedLine[], index: number): readonly number[] {
  const own = judged[index];
  if (own === undefined) return [];
  if (OF_FILES.test(own.text.slice(0, 300))) return filesAbove(judged, index);
  if (isPlaceOnly(own.text)) {
    const near = judged.slice(index + 1, index + 1 + BELOW.place);
    const said = near.findIndex((line) => line.noise === undefined && !isPlaceOnly(line.text));
    return said < 0 ? [] : [index + 1 + said, ...detailsBelow(judged, index + 1 + said)];
  }
  const opened = own.text.endsWith(':') ? BELOW.colon : 0;
  const found: number[] = [];
  for (let below = index + 1; below <= index + BELOW.values && found.length < MOST_VALUES; below += 1) {
    const line = judged[below];
    if (line === undefined || line.noise === 'empty' || line.noise === 'help' || line.kind === 'test') break;
    const isWanted = below - index <= opened ? !isHeading(line.text) : isValue(line.text);
    if (line.noise !== undefined && !NUMBER.test(line.text)) {
      if (isPassed(line)) break;
    } else if (isWanted || NUMBER.test(line.text)) found.push(below);
    else if (below - index > opened || own.kind === 'diagnostic') break;
  }
  return found;
}

/** A value alone on its line. */
const NUMBER = /^\s{0,40}[-+]?\d[\d.,]{0,30}$/;

/** How many files were found, of which the first stand right above. */
const OF_FILES = /\b(?:[1-9]\d{0,6} (?:\w{1,20} ){0,2}files?|above file)\b/i;
const FILE_ALONE =
  /^\W{0,6}(?:\w{1,12}\]:? |would reformat:? )?(?:[A-Za-z]:)?[^\s:"'()<>[\]]{1,300}\.[A-Za-z]\w{0,9}$/i;

function filesAbove(judged: readonly JudgedLine[], index: number): readonly number[] {
  let [top, end] = [index, index];
  // A line in between may be a picture.
  if (judged[index - 1]?.kind === undefined && !FILE_ALONE.test(judged[index - 1]?.text ?? ''))
    [top, end] = [index - 1, index - 1];
  while (FILE_ALONE.test(judged[top - 1]?.text ?? '')) top -= 1;
  return Array.from({ length: Math.min(end - top, MOST_VALUES) }, (_, at) => top + at);
}

/** A file alone on its line. */
const FILE = /^(?:FILE: )?((?:[A-Za-z]:)?[^\s:'"()<>|*?]{1,300}\.[A-Za-z]\w{0,9}):?$/;
/** A finding without its file: `  9:7  error  …`; and how far above that is named. */
const POSITION = /^\s{0,8}\d{1,7}:\d{1,5}\s/;
const HEADING_ABOVE = 200;

function quoteOf(judged: readonly JudgedLine[], test: number | undefined, said: readonly number[]): QuotedFailure {
  const name = test === undefined ? undefined : testIn(withoutMarks(judged[test]?.text ?? ''));
  const where = said.length > 1 && isPlaceOnly(judged[said[0] ?? -1]?.text ?? '') ? said[0] : undefined;
  const texts = said.filter((index) => index !== where).map((index) => withoutMarks(judged[index]?.text ?? ''));
  const lines = [...(name?.reason === undefined ? [] : [name.reason]), ...texts];
  const [first = ''] = lines;
  const isNamed = name === undefined || first.includes(name.name);
  const from = said[0] ?? test ?? 0;
  const above = POSITION.test(judged[from]?.text ?? '') ? fileAbove(judged, from) : undefined;
  const places = [...said, ...(test === undefined ? [] : [test])];
  return {
    lines: [
      ...(lines.length === 0 ? [name?.name ?? withoutMarks(judged[test ?? 0]?.text ?? '')] : lines),
      ...differenceBelow(judged, from, lines),
    ],
    test: isNamed || lines.length === 0 ? undefined : name.name,
    file: above,
    trace: [...(where === undefined ? [] : [judged[where]?.text ?? '']), ...traceOf(judged, places)],
  };
}

function fileAbove(judged: readonly JudgedLine[], from: number): string | undefined {
  const above = judged.slice(Math.max(0, from - HEADING_ABOVE), from);
  return FILE.exec(above.findLast(({ text }) => FILE.test(text.trim()))?.text.trim() ?? '')?.[1];
}

/** Lines below a failure in which its difference stands, and characters of a value. */
const DIFFERENCE = { below: 30, longest: 80 };

/** Of a difference of one line, what was expected and what came, where the failure does not tell both. */
function differenceBelow(judged: readonly JudgedLine[], from: number, said: readonly string[]): readonly string[] {
  const below = judged.slice(from + 1, from + 1 + DIFFERENCE.below);
  const legend = below.findIndex(({ text }) => isLegend(text));
  if (legend < 0 || said.length > 2 || below.slice(0, legend).some(({ kind }) => kind === 'test')) return [];
  const end = below.findIndex(({ noise }, at) => at > legend && noise === 'frame');
  const texts = below.slice(legend, end < 0 ? undefined : end).map(({ text }) => text.trim());
  const changed = texts.filter((text) => /^[-+]/.test(text) && !isLegend(text));
  const values = sidesIn(texts.slice(0, 2)).flatMap(({ sign, name }) => {
    const [only] = changed.filter((text) => text.startsWith(sign)).map((text) => text.slice(1).trim());
    return only === undefined || only === '' || only.length > DIFFERENCE.longest ? [] : [[name, only] as const];
  });
  const isTold = values.every(([, value]) => said.join('\n').includes(value));
  return changed.length === 2 && values.length === 2 && !isTold
    ? values.map(([name, value]) => `${name}: ${value}`)
    : [];
}

/** Lines of a trace that are kept; lines to its first frame, and from one frame to the next. */
const TRACE = { most: 40, below: 12, above: 60, gap: 3 };

/** The frames below a failure; above it, where a traceback opens there. */
function traceOf(judged: readonly JudgedLine[], places: readonly number[]): readonly string[] {
  const above: string[] = [];
  const start = Math.min(...places);
  const isThrown = judged[start]?.kind === 'exception' || judged[start]?.kind === 'assertion';
  for (let index = start - 1; isThrown && index >= Math.max(0, start - TRACE.above); index -= 1) {
    const line = judged[index];
    if (line === undefined || isPassed(line) || line.noise === 'empty' || line.kind === 'test') break;
    if (opensTrace(line.text)) return above.reverse().slice(-TRACE.most);
    if (line.noise === 'frame') above.push(line.text);
  }
  for (const place of places.toSorted((one, other) => one - other)) {
    const below: string[] = [];
    let last = place + TRACE.below - TRACE.gap;
    for (let index = place + 1; index <= last + TRACE.gap && below.length < TRACE.most; index += 1) {
      const line = judged[index];
      const isOther = line === undefined || isPassed(line) || line.noise === 'low' || line.noise === 'empty';
      if (isOther || (line.weight >= SURE && !isValue(line.text) && !places.includes(index))) break;
      if (line.noise !== 'frame' && !isPlaceAlone(line.text)) continue;
      below.push(line.text);
      last = index;
    }
    if (below.length > 0) return below;
  }
  return [];
}

function isPlaceAlone(text: string): boolean {
  return /^\W{0,40}\S+(?: [#([]\S{0,200})?$/.test(text.slice(0, 400)) && hasWords(text, 1) && framesOf(text).length > 0;
}

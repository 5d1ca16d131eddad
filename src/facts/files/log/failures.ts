/** Which lines are quoted, and in which order. */

import { defined } from '../../../defined.ts';
import type { JudgedLine } from './judged-line.ts';
import { isAnnouncement, isBareFailure, saysWhy } from './phrases.ts';
import { isPlaceOnly } from './place-only.ts';
import { type QuotedFailure, quoteOf } from './quoting/quoted.ts';
import { Repeats } from './quoting/repeats.ts';
import { likeness } from './rarity.ts';
import type { LineKind } from './shapes.ts';

/** Lines that are quoted in all. */
const MOST_LINES = 12;
/** Lines below a failure that belong to it, and how far below they are looked for. */
const DETAILS = { first: 3, other: 1, within: 12 };
/** Lines before the end that are quoted beside what stands elsewhere, and how far up they are looked for. */
const LAST = { lines: 3, within: 25 };
/** Failures that are quoted before them; where the surest stands far from the end, none but that. */
const BEFORE_LAST = 2;
const FAR = 60;
/** With less, the end of the log tells more than any shape. */
const SURE = 5;
/** With less, a line tells nothing. */
const LEAST = 2.5;
/** What stands so near to the surest line, or to the end, belongs to it; of what does not, so many are quoted. */
const NEAR = 60;
const MOST_STRANGE = 3;
const ROWS: readonly (LineKind | undefined)[] = ['diagnostic', 'test', 'assertion'];
/** Failures that are looked at: most tell the same as another. */
const MOST_RANKED = 400;

export interface QuotedFailures {
  /** The surest first, each with its details; no more than twelve lines in all. */
  readonly failures: readonly QuotedFailure[];
  /** False where no shape tells of a failure, and the last lines are all there is to quote. */
  readonly sure: boolean;
}

export function failuresIn(lines: readonly JudgedLine[]): QuotedFailures {
  // A stack may be longer than all that is told beside it.
  const judged = lines.filter(({ silent }) => silent !== 'frame');
  const quotes = new Quotes(lines, judged);
  const ranked = [...judged.keys()].filter(
    (index) => (judged[index]?.weight ?? 0) > 0 && totalOf(judged, index) >= LEAST,
  );
  ranked.sort((one, other) => totalOf(judged, other) - totalOf(judged, one) || one - other);
  const [first] = ranked;
  const sure = first !== undefined && totalOf(judged, first) >= SURE;
  if (sure) quotes.add([...nameAbove(judged, first), first, ...detailsBelow(judged, first, DETAILS.first)]);
  else quotes.add(lastLines(judged, MOST_LINES));
  const far = sure && judged.length - first > FAR;
  const last = lastLines(judged, LAST.lines).filter((index) => isWorthLast(judged[index]?.kind, far));
  if (far) quotes.addNew(last);
  let [added, strange] = [0, 0];
  for (const index of ranked.slice(0, MOST_RANKED)) {
    if (added === BEFORE_LAST && sure) quotes.addNew(last);
    if (!quotes.isNew(index) || first === undefined) continue;
    if (!belongs(judged, first, index)) strange += 1;
    if (strange > MOST_STRANGE && !belongs(judged, first, index)) continue;
    quotes.add([...nameAbove(judged, index), index, ...detailsBelow(judged, index, DETAILS.other)]);
    added += 1;
  }
  return { failures: quotes.failures, sure };
}

/** The name of a test is quoted with what is said of it, or not at all. */
function isWorthLast(kind: LineKind | undefined, far: boolean): boolean {
  return kind !== 'test' && (far || kind !== undefined);
}

class Quotes {
  readonly failures: QuotedFailure[] = [];
  readonly #judged: readonly JudgedLine[];
  /** With those of traces. */
  readonly #lines: readonly JudgedLine[];
  /** Of the judged ones among them. */
  readonly #places: readonly number[];
  readonly #repeats: Repeats;
  readonly #quoted = new Set<number>();
  readonly #known = new Set<string>();

  constructor(lines: readonly JudgedLine[], judged: readonly JudgedLine[]) {
    this.#judged = judged;
    this.#lines = lines;
    this.#places = [...lines.keys()].filter((index) => lines[index]?.silent !== 'frame');
    this.#repeats = new Repeats(judged, (index) => judged[detailsBelow(judged, index, 1)[0] ?? -1]);
  }

  /** Nothing that tells the same was quoted. */
  isNew(index: number): boolean {
    return !this.#quoted.has(index) && !this.#known.has(likeness(this.#textOf(index)));
  }

  /** Those of the lines that tell something new. */
  addNew(indexes: readonly number[]): void {
    this.add(indexes.filter((index) => this.isNew(index)));
  }

  add(indexes: readonly number[]): void {
    const chosen = indexes.filter((index) => !this.#quoted.has(index)).slice(0, MOST_LINES - this.#quoted.size);
    const places = chosen.flatMap((index) => this.#places[index] ?? []);
    const [first] = chosen;
    if (first === undefined) return;
    const failure = quoteOf(this.#lines, places);
    const count = this.#repeats.countOf(failure.test, failure.lines, this.#textOf(first));
    // Of tests that failed with the same message the first is quoted.
    if (failure.test !== undefined && count !== undefined && this.#isQuoted(failure.lines)) return;
    for (const index of chosen) {
      this.#quoted.add(index);
      this.#known.add(likeness(this.#textOf(index)));
    }
    this.failures.push(defined<QuotedFailure>({ ...failure, count }));
  }

  #isQuoted([message]: readonly string[]): boolean {
    return this.failures.some(({ test, lines }) => test !== undefined && lines[0] === message);
  }

  #textOf(index: number): string {
    return this.#judged[index]?.text ?? '';
  }
}

/** Whether a line tells of the same trouble as the surest one: by its kind, near it, near the end, or as sure. */
function belongs(judged: readonly JudgedLine[], first: number, index: number): boolean {
  const near = Math.abs(index - first) <= NEAR || judged.length - index <= NEAR;
  const alike = ROWS.includes(judged[index]?.kind) && judged[index]?.kind === judged[first]?.kind;
  return near || alike || totalOf(judged, index) >= totalOf(judged, first) - 1;
}

function totalOf(judged: readonly JudgedLine[], index: number): number {
  return judged[index]?.total ?? 0;
}

/** Lines from the name of a test to what it threw or expected. */
const BELOW_TEST = 6;

/** What a test threw means little without its name, and a sentence further in without what it says it of. */
function nameAbove(judged: readonly JudgedLine[], index: number): readonly number[] {
  const own = judged[index];
  const kind = own?.kind;
  if (kind === undefined || kind === 'test' || kind === 'diagnostic') return [];
  if (kind === 'words' && isNamedBy(judged[index - 1], own)) return [index - 1];
  for (let above = index - 1; above >= Math.max(0, index - BELOW_TEST); above -= 1) {
    const line = judged[above];
    if (line?.kind === 'test') return [above];
    if (line?.silent === 'passed' || line?.silent === 'empty') return [];
  }
  return [];
}

function isNamedBy(above: JudgedLine | undefined, own: JudgedLine | undefined): boolean {
  const isFurtherIn = indent(own?.text ?? '') > indent(above?.text ?? '');
  return above?.kind === 'said' && isFurtherIn && isBareFailure(above.text);
}

/** Of the name of a test, what it expected; of a message, how it goes on. */
function detailsBelow(judged: readonly JudgedLine[], index: number, most: number): readonly number[] {
  const found: number[] = [];
  const own = judged[index];
  if (own?.kind === 'test' && saysWhy(own.text)) return found;
  if (own !== undefined && own.kind !== 'test' && isPlaceOnly(own.text)) return messageBelow(judged, index);
  let adjacent = index + 1;
  for (let next = index + 1; next <= index + DETAILS.within && found.length < most; next += 1) {
    const line = judged[next];
    if (own === undefined || line === undefined || line.silent === 'empty') break;
    if (line.silent !== undefined) continue;
    if (line.kind === 'test' || (line.kind === own.kind && line.weight >= own.weight)) break;
    if (isAnnouncement(line.text)) adjacent = next + 1;
    else if (own.kind === 'diagnostic') {
      const goesOn = own.text.endsWith(':') ? next <= index + 2 : next === adjacent && isMore(judged, index, next);
      if (goesOn) adjacent = next + 1;
      if (goesOn) found.push(next);
    } else if (line.kind === 'assertion' || line.kind === 'exception' || (next === adjacent && isBelow(own, line))) {
      found.push(next);
    }
  }
  return found;
}

/** Below a diagnostic its message goes on, further in; but not in the code that it shows. */
function isMore(judged: readonly JudgedLine[], index: number, next: number): boolean {
  const [own, line, after] = [judged[index], judged[next], judged[next + 1]];
  if (own === undefined || line === undefined || after?.silent === 'code') return false;
  return /^\s{0,20}-->/.test(line.text) || indent(line.text) > indent(own.text);
}

/** What was wrong at the place that a line names: what is said right below it. */
function messageBelow(judged: readonly JudgedLine[], index: number): readonly number[] {
  const below = judged.slice(index + 1, index + 1 + DETAILS.first);
  const end = below.findIndex(({ silent, text }) => silent === 'empty' || isPlaceOnly(text));
  const own = below.slice(0, end < 0 ? undefined : end);
  return own.flatMap(({ silent }, at) => (silent === undefined ? [index + 1 + at] : []));
}

function isBelow(own: JudgedLine, line: JudgedLine): boolean {
  return line.kind !== undefined || indent(line.text) > indent(own.text);
}

function indent(text: string): number {
  return text.length - text.trimStart().length;
}

/** The last that was said before the end, wherever the shapes point; of a log that ends in warnings, those. */
function lastLines(judged: readonly JudgedLine[], most: number): readonly number[] {
  const near = [...judged.keys()].slice(-LAST.within);
  const isWarning = (index: number) =>
    judged.length - index <= LAST.lines + 2 && /\bwarn/i.test(judged[index]?.text ?? '');
  const spoken = near.filter((index) => {
    const silent = judged[index]?.silent;
    return silent === undefined || (silent === 'low' && isWarning(index));
  });
  if (spoken.length > 1) return spoken.slice(-most);
  return near.filter((index) => !['frame', 'empty', 'passed'].includes(judged[index]?.silent ?? '')).slice(-most);
}

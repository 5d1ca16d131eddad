/** Which lines are quoted, and in which order. */

import { defined } from '../../../defined.ts';
import { type JudgedLine, SURE } from './judged-line.ts';
import { detailsBelow, filesAbove, nameAbove } from './judging/belonging.ts';
import { likeness } from './judging/rarity.ts';
import { isCount, isWrapper } from './phrases.ts';
import { findingsAlike, withoutPlace } from './quoting/findings.ts';
import { withoutMarks } from './quoting/parts.ts';
import { type QuotedFailure, quoteOf, splitTest } from './quoting/quoted.ts';
import { isRepeated } from './quoting/repeated.ts';
import type { LineKind } from './shapes.ts';

/** Lines that are quoted in all. */
const MOST_LINES = 12;
/** Lines below a failure that are quoted with it. */
const DETAILS = { first: 3, other: 1 };
/** Lines before the end that are quoted beside what stands elsewhere, and how far up they are looked for. */
const LAST = { lines: 3, within: 25 };
/** Failures that are quoted before them; where the surest stands far from the end, none but that. */
const BEFORE_LAST = 2;
const FAR = 60;
/** With less, a line tells nothing. */
const LEAST = 2.5;
/** What stands so near to the surest line, or to the end, belongs to it; of what does not, so many are quoted. */
const NEAR = 60;
const MOST_STRANGE = 3;
const ROWS: readonly (LineKind | undefined)[] = ['diagnostic', 'test', 'assertion'];
/** Failures that are looked at: most tell the same as another. */
const MOST_RANKED = 400;
/** Tools say most things twice, where they happen and at the end: only from so many on it is a number worth telling. */
const FEWEST_TOLD = 3;

/** What could not be built: why, another line says. */
const UNBUILT = /^FAILED: \S/;

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
  const told = (indexes: readonly number[]) =>
    indexes.filter((index) => !sure || index === first || !isFrame(judged[index]));
  if (sure) {
    const below = detailsBelow(judged, first, DETAILS.first);
    quotes.add(told([...nameAbove(judged, first), first, ...below, ...filesAbove(judged, first)]));
  } else quotes.add(lastLines(judged, MOST_LINES));
  const far = sure && judged.length - first > FAR;
  const last = told(lastLines(judged, LAST.lines)).filter((index) => isWorthLast(judged[index]?.kind, far));
  if (far) quotes.addNew(last);
  let [added, strange] = [0, 0];
  for (const index of ranked.slice(0, MOST_RANKED)) {
    if (added === BEFORE_LAST && sure) quotes.addNew(last);
    if (!quotes.isNew(index) || first === undefined || told([index]).length === 0) continue;
    if (!belongs(judged, first, index)) strange += 1;
    if (strange > MOST_STRANGE && !belongs(judged, first, index)) continue;
    quotes.add(told([...nameAbove(judged, index), index, ...detailsBelow(judged, index, DETAILS.other)]));
    added += 1;
  }
  return { failures: quotes.failures, sure };
}

/** `===== failures =====`, `Tests: 1 failed, 3 passed`, `FAIL src/cart.test.ts`: it heads or ends what tells more. */
function isFrame(line: JudgedLine | undefined): boolean {
  const text = line?.text.slice(0, 400) ?? '';
  const isRuled = /^\W{0,9}([=*_#~─━⎯-])\1{2}.*\1{3}\W{0,9}$|([=*#])\2{9}$/.test(text);
  const isFile =
    line?.kind === 'test' && /^\W{0,9}(?:FAIL|FAILED|ERROR):? {1,8}\S{1,300}\.\w{1,5}(?: \(.{1,40}\))?$/.test(text);
  // `failing tests:` heads the names.
  const isHeading = /^\W{0,6}fail(?:ed|ing) \w{1,20}:$/i.test(text);
  // `expected: 30` is a value.
  return isRuled || isFile || isHeading || (isCount(text) && line?.kind !== 'assertion');
}

/** The name of a test is quoted with what is said of it, or not at all. */
function isWorthLast(kind: LineKind | undefined, far: boolean): boolean {
  return kind !== 'test' && (far || kind !== undefined);
}

class Quotes {
  readonly #failures: QuotedFailure[] = [];
  readonly #weights: number[] = [];
  readonly #judged: readonly JudgedLine[];
  /** With those of traces. */
  readonly #lines: readonly JudgedLine[];
  /** Of the judged ones among them. */
  readonly #places: readonly number[];
  /** With the first line that belongs to each. Only looked for where one is quoted: a log may hold thousands. */
  #tests: readonly (readonly JudgedLine[])[] | undefined;
  /** Of the first line that was quoted. */
  #first: LineKind | undefined;
  readonly #quoted = new Set<number>();
  readonly #known = new Set<string>();

  constructor(lines: readonly JudgedLine[], judged: readonly JudgedLine[]) {
    this.#judged = judged;
    this.#lines = lines;
    this.#places = [...lines.keys()].filter((index) => lines[index]?.silent !== 'frame');
  }

  /** Nothing that tells the same was quoted. */
  isNew(index: number): boolean {
    const text = this.#textOf(index);
    return !this.#quoted.has(index) && !this.#known.has(likeness(text)) && !this.#known.has(withoutPlace(text) ?? '');
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
    const text = this.#textOf(first);
    const alike = findingsAlike(this.#lines, text);
    const quote = quoteOf(this.#lines, places);
    const failure = alike?.spread === true ? placeless(quote) : quote;
    const count = alike?.count ?? this.#countOf(failure, text);
    // Of tests that failed with the same message the first is quoted.
    if (failure.test !== undefined && count !== undefined && this.#isQuoted(failure.lines)) return;
    if (alike !== undefined) this.#known.add(withoutPlace(text) ?? '');
    for (const index of chosen) {
      this.#quoted.add(index);
      this.#known.add(likeness(this.#textOf(index)));
    }
    this.#first ??= this.#judged[first]?.kind;
    this.#weights.push(Math.max(...chosen.map((index) => this.#weightOf(index))));
    this.#failures.push(defined<QuotedFailure>({ ...failure, count }));
  }

  /** Behind the first, what is not sure by itself or tells nothing that is new is marked as beside it. */
  get failures(): readonly QuotedFailure[] {
    const least = Math.min(SURE, this.#weights[0] ?? 0);
    const told = new Set<QuotedFailure>();
    this.#failures.forEach((failure, at) => {
      const isSure = (this.#weights[at] ?? 0) >= least;
      if (!isSure || this.#isTold(failure, at, told)) told.add(failure);
    });
    const [first, ...others] = this.#failures.map((failure) =>
      told.has(failure) ? ({ ...failure, beside: true } as const) : failure,
    );
    if (first === undefined) return [];
    return first.beside === true ? [...others, first] : [first, ...others];
  }

  #weightOf(index: number): number {
    const text = this.#textOf(index);
    return UNBUILT.test(text) || isWrapper(text) ? 0 : (this.#judged[index]?.weight ?? 0);
  }

  /** Those before it tell all that it does, or another of the same test; of the first, which only names a test, one behind it. */
  #isTold({ test, lines }: QuotedFailure, at: number, beside: ReadonlySet<QuotedFailure>): boolean {
    if (at === 0 && (test !== undefined || this.#first !== 'test')) return false;
    const others = this.#failures.filter((other, index) =>
      index < at ? !beside.has(other) : index > at && other.test !== undefined,
    );
    const told = others.flatMap((other) => [other.test ?? [], other.lines].flat());
    return [test === undefined ? [] : shortName(test), lines].flat().every((line) => isRepeated(line, told));
  }

  /** Of tests that failed with this message, else of this line; undefined for few. */
  #countOf({ test, lines: [message = ''] }: QuotedFailure, text: string): number | undefined {
    const count = test === undefined ? this.#linesOf(text.trim()) : this.#testsWith(message);
    return count < FEWEST_TOLD ? undefined : count;
  }

  #linesOf(text: string): number {
    return this.#judged.filter((line) => line.weight > 0 && line.text.trim() === text).length;
  }

  #testsWith(message: string): number {
    const detailOf = (index: number) => this.#judged[detailsBelow(this.#judged, index, 1)[0] ?? -1] ?? [];
    this.#tests ??= this.#judged.flatMap((line, index) =>
      line.kind === 'test' && line.weight > 0 ? [[line, detailOf(index)].flat()] : [],
    );
    const alike = this.#tests.filter((lines) => lines.some(({ text }) => text.includes(message)));
    const split = alike.map((lines) => splitTest(lines)).filter(({ lines }) => lines[0] === message);
    return new Set(split.flatMap(({ test }) => test ?? [])).size;
  }

  #isQuoted([message]: readonly string[]): boolean {
    return this.#failures.some(({ test, lines }) => test !== undefined && lines[0] === message);
  }

  #textOf(index: number): string {
    return this.#judged[index]?.text ?? '';
  }
}

/** `CartTest.adds` of `com.acme.CartTest.adds`. */
function shortName(test: string): string {
  return /^[\w.$]+$/.test(test) ? test.split('.').slice(-2).join('.') : test;
}

/** What is in many files is of none of them. */
function placeless({ lines: [first = '', ...others], test }: QuotedFailure): QuotedFailure {
  return defined<QuotedFailure>({ test, lines: [withoutMarks(withoutPlace(first) ?? first), ...others], trace: [] });
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

/**
 * Finds secrets in a text, however they are quoted there: the text is read in every way in which it may have been written, and
 * each time the plain secrets are looked for.
 */

import { composed, type Decoding } from '../quoting/decoding.ts';
import { packedInterest, packedTexts, SHORTEST_PACKED } from '../quoting/packed.ts';
import { QuotedLines } from '../quoting/quoted-lines.ts';
import { asItIs, type Interest, type QuotedReading, readingsOf, withoutBlanks } from '../quoting/readings.ts';
import { MAY_BE_CUT, TextBlocks, TextFinder, type TextSpan } from '../text-finder.ts';
import { withoutEnd } from '../without-end.ts';

/** Shorter forms are not looked for: they would blank out half of any text. */
const SHORTEST_FORM = 4;
/** What is left of one without its blanks. */
const SHORTEST_SQUEEZED = 8;
/** So many characters of a secret are hidden at the end of a text that was cut. */
const SHORTEST_BEGINNING = 8;
/** What no quoting changes. */
const UNRESERVED = /^[\w.~-]*$/;
const ASCII = /^[\t\n\r -~]*$/;
/** A URL or its path. */
const ADDRESS = /^(https?:\/)?\//i;

/** Long texts are read in pieces: copies of a whole one cost more than the reading. */
const PIECE = 32_768;
/** How much longer a secret may be as it is written: a character by the number of each of its bytes, more than once. */
const LONGER = 16;
/** What is around it as well. */
const AROUND = 1_024;

/** Base64 within base64. */
const DEEPEST = 3;
/** Longer than this is no beginning of what is packed that is not seen by itself. */
const MOST_CUT = 256;

export class SecretSearch {
  readonly #secrets: Finders;
  /** Those with blanks, without them: a line may end at any. */
  readonly #squeezed: Finders;
  /** Shorter texts hold no secret. */
  readonly #shortest: number;
  readonly #overlap: number;
  readonly #interest: Interest;
  readonly #quoted: QuotedLines;

  constructor(secrets: readonly string[]) {
    const known = secrets.map((secret) => ({ secret, forms: formsOf(secret) }));
    this.#secrets = new Finders(known);
    this.#squeezed = new Finders(known.map(({ secret, forms }) => ({ secret, forms: squeezed(forms) })));
    const lengths = known.flatMap(({ forms }) => forms.map(({ length }) => length));
    this.#shortest = lengths.reduce((least, length) => Math.min(least, length), Number.POSITIVE_INFINITY);
    this.#overlap = lengths.reduce((most, length) => Math.max(most, length), 0) * LONGER + AROUND;
    const all = known.flatMap(({ forms }) => [...forms, ...squeezed(forms)]);
    this.#interest = {
      inAscii: secrets.every((secret) => ASCII.test(secret)),
      quotes: secrets.some((secret) => /['"]/.test(secret)),
      shortest: this.#shortest,
      reach: this.#overlap,
      packed: packedInterest(all),
    };
    this.#quoted = new QuotedLines(this.#interest, new TextBlocks(all));
  }

  get isEmpty(): boolean {
    return this.#secrets.anywhere.isEmpty;
  }

  /** Everywhere that one stands, with the signs that quote it, and where the text was cut within one. In no order. */
  spansIn(text: string): TextSpan[] {
    return this.#spansIn(text, { isCut: text.length >= MAY_BE_CUT, shortest: 0, depth: DEEPEST });
  }

  #spansIn(text: string, whole: WholeText): TextSpan[] {
    if (text.length < this.#shortest && !whole.isCut) return [];
    const cutAt = whole.isCut ? text.length : undefined;
    const spans = this.#secrets.spansIn({ ...asItIs(text), shortest: whole.shortest }, cutAt);
    const quoted = this.#quoted.in(text);
    for (const span of this.#spansInPacked(text, quoted, whole)) spans.push(span);
    const last = whole.isCut ? text.trimEnd().length : Number.POSITIVE_INFINITY;
    for (const lines of quoted) for (const span of this.#spansInLines(text, lines, whole, last)) spans.push(span);
    return spans;
  }

  /** In what is packed without being quoted in another way, or broken. */
  #spansInPacked(text: string, quoted: readonly TextSpan[], whole: WholeText): TextSpan[] {
    const { packed } = this.#interest;
    const spans = this.#spansInEach(packedTexts(text, packed, quoted), asItIs(text), whole);
    if (!whole.isCut) return spans;
    // The text may have been cut within it.
    const from = Math.max(0, text.length - MOST_CUT);
    const end = asItIs(text.slice(from));
    for (const span of this.#spansInEach(packedTexts(end.text, packed.overMany), end, whole))
      spans.push({ start: from + span.start, end: from + span.end });
    return spans;
  }

  /** @param packed what is packed in this reading */
  #spansInEach(packed: Iterable<Decoding>, reading: Decoding, { isCut, depth }: WholeText): TextSpan[] {
    const spans: TextSpan[] = [];
    if (depth === 0) return spans;
    for (const { text, written } of packed) {
      const inner = { isCut: isCut && isAtEnd(written, text.length, reading.text.length), depth: depth - 1 };
      for (const span of this.#spansIn(text, { ...inner, shortest: SHORTEST_PACKED }))
        spans.push(reading.written(written(span)));
    }
    return spans;
  }

  /** @param last where the text ends, but for blanks, if it may have been cut */
  #spansInLines(text: string, { start, end }: TextSpan, whole: WholeText, last: number): TextSpan[] {
    const spans: TextSpan[] = [];
    const step = Math.max(PIECE, this.#overlap);
    for (let from = start; from === start || from + this.#overlap < end; from += step) {
      const piece = text.slice(from, Math.min(end, from + step + this.#overlap));
      const isCut = from + piece.length >= last;
      for (const span of this.#spansInPiece(piece, { ...whole, isCut }))
        spans.push({ start: from + span.start, end: from + span.end });
    }
    return spans;
  }

  #spansInPiece(piece: string, whole: WholeText): readonly TextSpan[] {
    const cutAt = whole.isCut ? piece.length : undefined;
    const all = readingsOf(piece, this.#interest.quotes);
    const readings = all.map((one) => ({ ...one, shortest: Math.max(one.shortest, whole.shortest) }));
    const [, ...quoted] = readings;
    const withBlanks = this.#squeezed.anywhere.isEmpty ? [] : readings.flatMap(squeezedReading);
    const overLines = all.filter(({ shortest }) => shortest > 0);
    return [
      ...quoted.flatMap((reading) => this.#secrets.spansIn(reading, cutAt)),
      ...withBlanks.flatMap((reading) => this.#squeezed.spansIn(reading, cutAt)),
      ...(overLines.length > 0 ? overLines : all.slice(-1)).flatMap((one) => this.#spansInBytes(one, whole)),
    ];
  }

  #spansInBytes(reading: Decoding, whole: WholeText): readonly TextSpan[] {
    const { packed } = this.#interest;
    return this.#spansInEach(packedTexts(reading.text, whole.isCut ? packed.overMany : packed), reading, whole);
  }
}

/** A text that is searched. */
interface WholeText {
  /** Whether it may end within a secret. */
  readonly isCut: boolean;
  /** What is shorter may stand there by chance. */
  readonly shortest: number;
  /** How many times something may be packed within something packed. */
  readonly depth: number;
}

/** A secret may look quoted itself: what a text is read as is looked for as what the secret is read as. */
function formsOf(secret: string): readonly string[] {
  if (UNRESERVED.test(secret)) return [secret];
  // What it ends with may go with the sign behind it.
  const read = readingsOf(secret, true).flatMap(({ text }) => [text, withoutEscapeSigns(text)]);
  // Forms write a blank as a plus.
  const forms = [...read, ...read.map((text) => text.replaceAll(' ', '+'))];
  return forms.filter((form) => form.length >= SHORTEST_FORM);
}

function withoutEscapeSigns(text: string): string {
  return text.slice(0, Math.max(withoutEnd(text, '\\^`').length, SHORTEST_BEGINNING));
}

function squeezed(forms: readonly string[]): readonly string[] {
  return forms.flatMap((form) => withoutBlanks(form)?.text ?? []).filter((form) => form.length >= SHORTEST_SQUEEZED);
}

function squeezedReading(reading: QuotedReading): readonly QuotedReading[] {
  const without = composed(reading, withoutBlanks(reading.text));
  return without === undefined || without === reading ? [] : [{ ...without, shortest: reading.shortest }];
}

class Finders {
  readonly anywhere: TextFinder;
  /** Those that are secret from their beginning on: an address begins with its host. */
  readonly #fromBeginning: TextFinder;

  constructor(known: readonly { readonly secret: string; readonly forms: readonly string[] }[]) {
    this.anywhere = new TextFinder(known.flatMap(({ forms }) => forms));
    this.#fromBeginning = new TextFinder(known.flatMap(({ secret, forms }) => (ADDRESS.test(secret) ? [] : forms)));
  }

  /**
   * Where they stand in what was written.
   *
   * @param cutAt where what was written ends, maybe within one
   */
  spansIn(reading: QuotedReading, cutAt: number | undefined): TextSpan[] {
    const whole = this.anywhere.spansIn(reading.text).filter(({ start, end }) => end - start >= reading.shortest);
    if (cutAt !== undefined) whole.push(...this.#beginningsIn(reading, cutAt));
    return whole.map(reading.written);
  }

  /** Where the text was cut within one of the forms, before the mark of the cut. */
  #beginningsIn({ text, written }: QuotedReading, cutAt: number): readonly TextSpan[] {
    const last = text.length;
    if (last < SHORTEST_BEGINNING || !isAtEnd(written, last, cutAt)) return [];
    const tail = text.slice(-SHORTEST_BEGINNING);
    const end = last - (tail.endsWith('…') ? 1 : 0);
    const ends = new Set([end, ...CUT.map((cut) => last - tail.length + tail.search(cut))]);
    return [...ends].flatMap((at) =>
      this.#fromBeginning.beginningsAt(text, at, SHORTEST_BEGINNING).map(({ start }) => ({ start, end })),
    );
  }
}

/** Whether what is read up to this character is written up to the end. */
function isAtEnd(written: Decoding['written'], last: number, cutAt: number): boolean {
  return written({ start: last - 1, end: last }).end >= cutAt - LONGEST_ESCAPE;
}

/** What may be left before the mark of a cut: of an escape, of a letter's bytes before one, and of the end of a line. */
const CUT: readonly RegExp[] = [
  /(?:%[\da-f]?|\\+[\da-fuUx]{0,8}|&#?\w{0,7})?…?$/i,
  /[\u00c2-\u00f4][\u0080-\u00bf]{0,2}(?:%[\da-f]?|\\+[\da-fuUx]{0,8})?…?$|…?$/i,
  /\s{0,8}…?$/,
];
const LONGEST_ESCAPE = 12;

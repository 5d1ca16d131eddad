/** What is quoted of a log, as facts: test, message and place apart. */

import type { JobError } from '../../facts.ts';
import { asLine } from '../../host/json.ts';
import { type FilePlace, framesOf, placeOfFrames } from '../frames.ts';
import type { QuotedFailure, QuotedFailures } from './quote.ts';

/** What stands around the words of a failure. */
export interface LogSurroundings {
  /** The workspace. */
  readonly root: string;
  /** Hides credentials. */
  readonly hide: (text: string) => string;
}

export function logErrors({ failures, sure }: QuotedFailures, surroundings: LogSurroundings): readonly JobError[] {
  return failures.flatMap((failure) => {
    const error = errorOf(failure, surroundings);
    if (error === undefined) return [];
    return sure ? error : { ...error, doubtful: true };
  });
}

function errorOf(failure: QuotedFailure, { root, hide }: LogSurroundings): JobError | undefined {
  const message = quoteLines(failure.lines, hide);
  if (message === '') return undefined;
  const [first = '', ...others] = message.split('\n');
  const own = placeIn(first, failure.file);
  const place = own?.place && placeOfFrames([{ ...own.place, text: first, python: false }], root);
  const found = place ?? placeOfFrames(framesOf(hide(failure.trace.join('\n'))), root);
  const file = failure.file?.replace(`${root}/`, '');
  const unplaced = (found === undefined && file === undefined ? placedBehind(own) : undefined) ?? inFile(first, file);
  const said = place === undefined ? unplaced : (own?.rest ?? first);
  return {
    test: failure.test === undefined ? undefined : asLine(hide(failure.test)),
    message: [said, ...others].join('\n'),
    path: found?.path,
    line: found?.line,
    count: failure.count,
  };
}

/**
 * Lines of a log as one text, each a line of its own. What is to be hidden is looked for in all of them at once: a key has
 * several lines, and what stands before a value may be the line above it.
 */
export function quoteLines(lines: readonly string[], hide: (text: string) => string): string {
  return hide(lines.join('\n'))
    .split('\n')
    .flatMap((text) => asLine(text) ?? [])
    .join('\n');
}

/** What is outside of the workspace is told in the text, where places are told. */
function placedBehind(own: PlacedText | undefined): string | undefined {
  if (own?.place.path.startsWith('/') !== true) return undefined;
  return `${own.rest} (${own.place.path}:${own.place.line})`;
}

/** A finding means nothing without its file, of a kind that holds no code as well: `shop.css:9:7 …`. */
function inFile(text: string, file: string | undefined): string {
  return file !== undefined && BELOW_FILE.test(text) ? `${file}:${text}` : text;
}

/** `src/cart.ts(41,3): error …`, `src/cart.ts:41:3 - error …`, `(CompileError) cart.ex:41: …`; `41:3 error …` below a file's name. */
const IN_FRONT =
  /^(\([\w.]{1,80}\) )?(?:e: )?(?:file:\/\/)?((?:[A-Za-z]:)?[^\s:"'()<>]{1,300}\.[A-Za-z]\w{0,9})(?:\((\d{1,7})[,\d]{0,12}\)|:(\d{1,7})(?::\d{1,5}|:in [`'][^']{1,200}')?)\s?[:-]?\s{1,4}(\S.*)$/;
/** `… in src/Cart.php:12`, `… at lib/Cart.pm line 12.` */
const AT_END = /,? (?:at|in) ((?:[A-Za-z]:)?[^\s:"'()<>]{1,300}\.[A-Za-z]\w{0,9})(?::| (?:on )?line )(\d{1,7})\.?$/;
/** Characters of a line that such a place stands in. */
const END = 400;
const BELOW_FILE = /^(\d{1,7}):\d{1,5}\s{1,8}(\S.*)$/;

interface PlacedText {
  readonly place: FilePlace;
  readonly rest: string;
}

function placeIn(text: string, file: string | undefined): PlacedText | undefined {
  const below = file === undefined ? null : BELOW_FILE.exec(text);
  if (file !== undefined && below !== null)
    return { place: { path: file, line: Number(below[1]) }, rest: below[2] ?? '' };
  const found = IN_FRONT.exec(text);
  if (found === null) return placeAtEnd(text);
  const [, thrown = '', path = '', inBrackets, line, rest = ''] = found;
  return { place: { path, line: Number(inBrackets ?? line) }, rest: thrown + rest };
}

function placeAtEnd(text: string): PlacedText | undefined {
  const found = AT_END.exec(text.slice(-END));
  if (found === null) return undefined;
  return { place: { path: found[1] ?? '', line: Number(found[2]) }, rest: text.slice(0, -found[0].length) };
}

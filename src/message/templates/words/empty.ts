/** Values that are empty where the template formats them: `**{{ workflow }}**` without a workflow is `****`. */

import type { Emitter, Output } from 'liquidjs';
import type { Remark } from '../../../remark.ts';
import { shortName } from '../../../text/phrases.ts';
import type { Source } from '../../sources.ts';
import { placeOfToken } from '../errors.ts';
import { placeIn, type WordPlace } from '../mistake.ts';

/** What stands on both sides of a text to format it. Nothing between them shows as signs. */
const PAIRS: readonly (readonly [string, string])[] = [
  ['*', '*'],
  ['_', '_'],
  ['~~', '~~'],
  ['`', '`'],
  ['[', ']'],
  ['(', ')'],
  ['"', '"'],
  ['“', '”'],
];
/** Values that are told at once. */
const MOST_TOLD = 5;

/** A value that wrote nothing. */
export interface EmptyValue {
  /** As the template writes it, without filters. */
  readonly name: string;
  readonly at: WordPlace;
}

/** The values that are formatted and wrote nothing, each once; empty until the template is rendered. */
export function watchFormatted(outputs: readonly Output[], text: string): ReadonlyMap<object, EmptyValue> {
  const empty = new Map<object, EmptyValue>();
  for (const output of outputs) {
    if (isFormatted(output, text)) watch(output, (value) => empty.set(output, value));
  }
  return empty;
}

function isFormatted({ token: { begin, end } }: Output, text: string): boolean {
  return PAIRS.some(([open, close]) => text.startsWith(open, begin - open.length) && text.startsWith(close, end));
}

function watch(output: Output, tell: (value: EmptyValue) => void): void {
  const write = output.render.bind(output);
  output.render = function* (context, emitter: Emitter & { readonly buffer?: string }) {
    const before = emitter.buffer?.length;
    yield write(context, emitter);
    const [initial] = output.value.initial.postfix;
    const at = placeOfToken(initial);
    if (at !== undefined && emitter.buffer?.length === before) tell({ name: initial?.getText() ?? '', at });
  };
}

/** What a person is to hear of them, each at its place. */
export function emptyRemarks(empty: ReadonlyMap<object, EmptyValue>, source: Source): readonly Remark[] {
  return [...empty.values()].slice(0, MOST_TOLD).map(({ name: whole, at }) => {
    const name = shortName(whole);
    return {
      about: 'empty',
      level: 'notice',
      place: placeIn(source, at),
      says: `{{ ${name} }} is empty in this message, and the signs around stand alone.`,
      hint: `Give it a default, as in {{ ${name} | default: "…" }}, or write {% if ${name} %} around it.`,
    };
  });
}

/** The patterns that braces stand for: `a.{xml,trx}` for two, `{1..3}.log` for three. */

/** Patterns that one may stand for, and characters of it. */
const MOST = 1_000;
const LONGEST = 4_096;

/** Undefined where it stands for too many, or is too long for a path. */
export function expandBraces(pattern: string): readonly string[] | undefined {
  if (pattern.length > LONGEST) return undefined;
  const group = firstGroup(pattern);
  if (group === undefined) return [pattern];
  const { before, choices, after } = group;
  const rests = expandBraces(after);
  const expanded: string[] = [];
  for (const choice of rests === undefined ? [] : choices) {
    const inner = expandBraces(choice);
    if (inner === undefined || expanded.length + inner.length * (rests?.length ?? 0) > MOST) return undefined;
    for (const one of inner) for (const rest of rests ?? []) expanded.push(before + one + rest);
  }
  return rests === undefined ? undefined : expanded;
}

interface BraceGroup {
  readonly before: string;
  readonly choices: readonly string[];
  readonly after: string;
}

/** The first braces that are closed and hold a comma or a range; any others are characters like all. */
function firstGroup(text: string): BraceGroup | undefined {
  for (let start = text.indexOf('{'); start >= 0; start = text.indexOf('{', start + 1)) {
    const { end, commas } = closing(text, start);
    // None is closed that stands before one that is not.
    if (end === undefined) continue;
    const inside = text.slice(start + 1, end);
    const choices = commas.length > 0 ? cutAt(text, [start, ...commas, end]) : rangeOf(inside);
    if (choices !== undefined) return { before: text.slice(0, start), choices, after: text.slice(end + 1) };
  }
  return undefined;
}

function closing(text: string, start: number): { readonly end: number | undefined; readonly commas: number[] } {
  const commas: number[] = [];
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    const character = text[at];
    if (character === '{') depth += 1;
    if (character === ',' && depth === 1) commas.push(at);
    if (character === '}') depth -= 1;
    if (depth === 0) return { end: at, commas };
  }
  return { end: undefined, commas };
}

function cutAt(text: string, places: readonly number[]): readonly string[] {
  return places.slice(1).map((place, index) => text.slice((places[index] ?? 0) + 1, place));
}

/** `1..3` and `03..01`; undefined for what is no range, or too long a one. */
function rangeOf(inside: string): readonly string[] | undefined {
  const [, first = '', last = ''] = /^(\d{1,9})\.\.(\d{1,9})$/.exec(inside) ?? [];
  const [from, to] = [Number(first), Number(last)];
  if (first === '' || Math.abs(to - from) >= MOST) return undefined;
  const width = /^0\d|\.\.0\d/.test(inside) ? Math.max(first.length, last.length) : 0;
  const step = to < from ? -1 : 1;
  return Array.from({ length: Math.abs(to - from) + 1 }, (_, index) =>
    String(from + index * step).padStart(width, '0'),
  );
}

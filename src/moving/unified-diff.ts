/** The changes of a text as a unified diff. */

import type { TextEdit } from './step-edits.ts';

/** As every tool says it of a file whose last line has no end. */
const NO_BREAK = '\\ No newline at end of file';
/** Lines around a change. */
const CONTEXT = 3;

interface LineChange {
  /** Index of the first line that goes. */
  readonly from: number;
  readonly removed: readonly string[];
  readonly added: readonly string[];
}

/**
 * @param name of the file, as the diff shows it
 * @param edits in their order
 * @returns lines, without their breaks; none where nothing changes
 */
export function unifiedDiff(name: string, text: string, edits: readonly TextEdit[]): readonly string[] {
  const changes = lineChanges(text, edits);
  if (changes.length === 0) return [];
  const lines = text.split('\n');
  const hunks: LineChange[][] = [];
  for (const change of changes) {
    const last = hunks.at(-1)?.at(-1);
    if (last !== undefined && change.from - (last.from + last.removed.length) <= 2 * CONTEXT)
      hunks.at(-1)?.push(change);
    else hunks.push([change]);
  }
  let shift = 0;
  const all = [`--- ${name}`, `+++ ${name}`];
  for (const hunk of hunks) {
    all.push(...hunkLines(hunk, lines, shift));
    for (const { removed, added } of hunk) shift += added.length - removed.length;
  }
  return all;
}

function hunkLines(hunk: readonly LineChange[], lines: readonly string[], shift: number): readonly string[] {
  const [first] = hunk;
  const last = hunk.at(-1);
  if (first === undefined || last === undefined) return [];
  const count = lines.at(-1) === '' ? lines.length - 1 : lines.length;
  const start = Math.max(0, first.from - CONTEXT);
  const end = Math.min(count, last.from + last.removed.length + CONTEXT);
  const body: string[] = [];
  const isOpen = lines.at(-1) !== '';
  const push = (sign: string, some: readonly string[], last: number) => {
    body.push(...some.map((line) => sign + line));
    if (isOpen && some.length > 0 && last === count) body.push(NO_BREAK);
  };
  let at = start;
  for (const { from, removed, added } of hunk) {
    push(' ', lines.slice(at, from), from);
    at = from + removed.length;
    push('-', removed, at);
    push('+', added, at);
  }
  push(' ', lines.slice(at, end), end);
  const gained = hunk.reduce((sum, { removed, added }) => sum + added.length - removed.length, 0);
  const header = `@@ -${start + 1},${end - start} +${start + 1 + shift},${end - start + gained} @@`;
  return [header, ...body.map((line) => line.replace(/\r$/, ''))];
}

/** Edits as whole lines; those that share a line are one. */
function lineChanges(text: string, edits: readonly TextEdit[]): readonly LineChange[] {
  const changes: LineChange[] = [];
  let at = 0;
  while (at < edits.length) {
    let start = 0;
    let end = 0;
    let written = '';
    const begin = edits[at];
    if (begin === undefined) break;
    start = text.slice(0, begin.start).lastIndexOf('\n') + 1;
    let done = start;
    for (let edit = edits[at]; edit !== undefined && (done === start || edit.start < end); edit = edits[++at]) {
      written += text.slice(done, edit.start) + edit.text;
      done = edit.end;
      // Lines that go whole end where the next one begins.
      const isLineEnd = edit.end > 0 && text[edit.end - 1] === '\n' && edit.text === '';
      const lineEnd = text.indexOf('\n', edit.end);
      end = isLineEnd ? edit.end : lineEnd < 0 ? text.length : lineEnd + 1;
    }
    written += text.slice(done, end);
    const from = text.slice(0, start).split('\n').length - 1;
    const removed = linesOf(text.slice(start, end));
    const last = changes.at(-1);
    if (last !== undefined && last.from + last.removed.length === from)
      changes.splice(-1, 1, {
        from: last.from,
        removed: [...last.removed, ...removed],
        added: [...last.added, ...linesOf(written)],
      });
    else changes.push({ from, removed, added: linesOf(written) });
  }
  return changes;
}

function linesOf(text: string): readonly string[] {
  if (text === '') return [];
  return (text.endsWith('\n') ? text.slice(0, -1) : text).split('\n');
}

/** Small edits of files: what a test changes in a copy of the project, and the examples of CONTRIBUTING.md. */
import { existsSync, readFileSync } from 'node:fs';

export interface Edit {
  readonly file: string;
  /** Stands once in the file; empty for a new file. */
  readonly from: string;
  readonly to: string;
}

/** Whether the file has the one place that the edit is for. */
export function fits({ file, from }: Edit): boolean {
  if (from === '') return !existsSync(file);
  return existsSync(file) && readFileSync(file, 'utf8').split(from).length === 2;
}

/**
 * The diffs of CONTRIBUTING.md: `+++` names the file, and `@@` stands between two places of it. A place is told by one line
 * that stays, so what others add beside it is in nobody's way; an example that somebody has made true is left out.
 */
export function contributingExamples(): readonly Edit[] {
  const blocks = readFileSync('CONTRIBUTING.md', 'utf8').matchAll(/^```diff\n(.*?)^```$/gms);
  const examples = [...blocks].map(([, diff = '']) =>
    diff
      .split(/^\+\+\+ /m)
      .slice(1)
      .flatMap(editsOf),
  );
  return examples.filter((edits) => !edits.some(isMade)).flat();
}

/** How many lines of a place stay: one tells where it is, more of them break when somebody adds something between. */
export function linesThatStay({ from, to }: Edit): number {
  const after = to.split('\n');
  return from.split('\n').filter((line) => line !== '' && after.includes(line)).length;
}

/** True where the project already has what the edit would add. */
function isMade({ file, from, to }: Edit): boolean {
  if (from === '') return existsSync(file);
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return from === to || (text.includes(to.replace(from, '')) && to.includes(from));
}

function editsOf(diff: string): readonly Edit[] {
  const [file = '', ...lines] = diff.split('\n');
  return lines
    .join('\n')
    .split(/^@@\n/m)
    .map((place) => longerList({ file, from: side(place, '-'), to: side(place, '+') }));
}

/** One line with a list, in brackets or braces. */
const LIST = /^([^[{\n]*[[{] ?)(.*?)( ?[\]}][^\]}]*\n)$/;

/** Of a line whose list becomes longer its beginning and its end are enough: the list may have got other entries since. */
function longerList(edit: Edit): Edit {
  const [before, after] = [LIST.exec(edit.from), LIST.exec(edit.to)];
  if (before === null || after === null) return edit;
  const [, head = '', entries = '', tail = ''] = before;
  if (after[1] !== head || after[3] !== tail || !existsSync(edit.file)) return edit;
  const lines = readFileSync(edit.file, 'utf8').split(/(?<=\n)/);
  const line = lines.find((one) => one.startsWith(head) && one.endsWith(tail)) ?? edit.from;
  const [, , present = ''] = LIST.exec(line) ?? [];
  const added = (after[2] ?? '').split(', ').filter((one) => !`${entries}, ${present}`.split(', ').includes(one));
  const all = [...present.split(', '), ...added];
  const name = (entry: string) => entry.replace(/^type /, '');
  const sorted = head.startsWith('import') ? all.toSorted((a, b) => name(a).localeCompare(name(b))) : all;
  return { ...edit, from: line, to: `${head}${sorted.join(', ')}${tail}` };
}

/** The lines before the edit (`-`) or after it (`+`). */
function side(place: string, sign: '-' | '+'): string {
  const lines = place.split(/(?<=\n)/).filter((line) => line.startsWith(' ') || line.startsWith(sign));
  return lines.map((line) => line.slice(1)).join('');
}

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

/** The diffs of CONTRIBUTING.md: `+++` names the file, and `@@` stands between two places of it. */
export function contributingExamples(): readonly Edit[] {
  const blocks = readFileSync('CONTRIBUTING.md', 'utf8').matchAll(/^```diff\n(.*?)^```$/gms);
  return [...blocks].flatMap(([, diff = '']) =>
    diff
      .split(/^\+\+\+ /m)
      .slice(1)
      .flatMap(editsOf),
  );
}

function editsOf(diff: string): readonly Edit[] {
  const [file = '', ...lines] = diff.split('\n');
  return lines
    .join('\n')
    .split(/^@@\n/m)
    .map((place) => ({ file, from: side(place, '-'), to: side(place, '+') }));
}

/** The lines before the edit (`-`) or after it (`+`). */
function side(place: string, sign: '-' | '+'): string {
  const lines = place.split(/(?<=\n)/).filter((line) => line.startsWith(' ') || line.startsWith(sign));
  return lines.map((line) => line.slice(1)).join('');
}

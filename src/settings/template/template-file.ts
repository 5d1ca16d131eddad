/** A template file of the workspace: its front matter, and the Liquid below it. Loaded where a file is named. */

import type { ParseResult } from '../readers/reading.ts';
import { displayNames } from '../shown-value.ts';
import type { TextPlace, WorkspaceFile } from './workspace.ts';

export interface TemplateFile {
  readonly type: 'file';
  /** The YAML between the two lines of dashes; absent where there is none. */
  readonly head?: string;
  /** The Liquid below it. */
  readonly body: string;
  /** Where the body begins. */
  readonly place: TextPlace;
}

const FENCE = /^---[ \t]*$/;

/** @param known what else the option takes, for the words of a fault */
export async function fromFile(
  written: string,
  reading: ParseResult,
  known: string,
): Promise<TemplateFile | undefined> {
  const { shown, fault, workspace } = reading;
  const read = typeof workspace === 'object' ? await workspace.read(written) : undefined;
  if (read?.type === 'ok') return split(read, fault);
  if (read === undefined || (read.missing && !/[./\\]/.test(written))) {
    return fault(`there is no preset and no file ${shown(written)}`, known);
  }
  return fault(`${displayNames(written, shown)} ${read.fault}`, read.fix);
}

/** Parts the file at the second line of dashes, where the first line is one. */
function split(
  { path: file, text, trust }: WorkspaceFile,
  fault: (fault: string, fix: string) => undefined,
): TemplateFile | undefined {
  const lines = text.split('\n');
  const place = (line: number): TextPlace => ({ file, line, column: 1, trust });
  if (!FENCE.test(lines[0] ?? '')) return { type: 'file', body: text, place: place(1) };
  const end = lines.findIndex((line, index) => index > 0 && FENCE.test(line));
  if (end === -1) {
    return fault(`${file}, line 1: the front matter has no end`, 'Write --- on a line of its own below it');
  }
  const [head, body] = [lines.slice(1, end), lines.slice(end + 1)];
  return { type: 'file', head: head.join('\n'), body: body.join('\n'), place: place(end + 2) };
}

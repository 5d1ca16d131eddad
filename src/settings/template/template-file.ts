/** Reads a template file of the workspace: its front matter, and the Liquid below it. Loaded only if a file is set. */

import { displayNames } from '../format-value.ts';
import { type Invalid, invalid, type ParseContext } from '../parsers/parser.ts';
import type { TextLocation, WorkspaceFile } from './workspace.ts';

export interface TemplateFile {
  readonly type: 'file';
  /** The YAML between the two lines of dashes; absent if there is none. */
  readonly head?: string;
  /** The Liquid below it. */
  readonly body: string;
  /** The start of the body. */
  readonly location: TextLocation;
}

const FENCE = /^---[ \t]*$/;

/** @param existing other values of the option, for an error message */
export async function readTemplateFile(
  raw: string,
  context: ParseContext,
  existing: string,
): Promise<TemplateFile | Invalid> {
  const { shown, workspace } = context;
  const read = typeof workspace === 'object' ? await workspace.read(raw) : undefined;
  if (read?.type === 'ok') return split(read);
  if (read === undefined || (read.missing && !/[./\\]/.test(raw)))
    return invalid(`there is no preset and no file ${shown(raw)}`, existing);
  return invalid(`${displayNames(raw, shown)} ${read.message}`, read.suggestion);
}

/** Splits the file at the second line of dashes if the first line is one. */
function split({ path: file, text, trust }: WorkspaceFile): TemplateFile | Invalid {
  const lines = text.split('\n');
  const location = (line: number): TextLocation => ({ file, line, column: 1, trust });
  if (!FENCE.test(lines[0] ?? '')) return { type: 'file', body: text, location: location(1) };
  const end = lines.findIndex((line, index) => index > 0 && FENCE.test(line));
  if (end === -1)
    return invalid(`${file}, line 1: the front matter has no end`, 'Write --- on a line of its own below it');
  const [head, body] = [lines.slice(1, end), lines.slice(end + 1)];
  return { type: 'file', head: head.join('\n'), body: body.join('\n'), location: location(end + 2) };
}

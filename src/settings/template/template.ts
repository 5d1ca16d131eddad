/** Parses the option `template`: the name of a preset, or the path of a file with front matter and Liquid below it. */

import { closestMatch } from '../../text/closest-match.ts';
import { displayNames } from '../format-value.ts';
import { PRESET_NAMES, type PresetName } from '../option.ts';
import { addGuess, holdsToken, type Invalid, invalid, type ParseContext, trimPunctuation } from '../parsers/parser.ts';
import type { TextLocation, WorkspaceFile } from './workspace.ts';

interface TemplateFile {
  readonly type: 'file';
  /** The YAML between the two lines of dashes; absent if there is none. */
  readonly head?: string;
  /** The Liquid below it. */
  readonly body: string;
  /** The start of the body. */
  readonly location: TextLocation;
}

/** The source of the texts that `subject` and `body` don't replace. */
type Template =
  | { readonly type: 'preset'; readonly name: PresetName }
  | TemplateFile
  /** Nothing is checked out yet, so the file is read when the job completes. */
  | { readonly type: 'later' };

/** Prefers presets to files of the same name. */
export function template(text: string, context: ParseContext): Template | Invalid | Promise<TemplateFile | Invalid> {
  const raw = text.trim();
  const preset = PRESET_NAMES.find((name) => name === raw.toLowerCase());
  if (preset !== undefined) return { type: 'preset', name: preset };
  const suggestion = `Write ${PRESET_NAMES.join(', ')}, or the path of a file in the workspace`;
  if (/^[a-z]+:\/\//i.test(raw)) return invalid('an address', 'Write the path of a file in the workspace');
  if (/\{[{%]/.test(raw)) return invalid('a text and no path', 'Write it as body, or into a file and its path here');
  if (holdsToken(raw)) return invalid('contains a token', suggestion);
  const meant = /[./\\]/.test(raw) ? undefined : closestMatch(trimPunctuation(raw), PRESET_NAMES);
  if (meant !== undefined) return invalid(`there is no preset ${context.quoteValue(raw)}`, addGuess(suggestion, meant));
  if (context.workspace === 'later') return { type: 'later' };
  return readTemplateFile(raw, context, suggestion);
}

const FENCE = /^---[ \t]*$/;

async function readTemplateFile(
  raw: string,
  context: ParseContext,
  suggestion: string,
): Promise<TemplateFile | Invalid> {
  const { quoteValue, workspace } = context;
  const read = typeof workspace === 'object' ? await workspace.read(raw) : undefined;
  if (read?.type === 'ok') return split(read);
  if (read === undefined || (read.missing && !/[./\\]/.test(raw)))
    return invalid(`there is no preset and no file ${quoteValue(raw)}`, suggestion);
  return invalid(`${displayNames(raw, quoteValue)} ${read.message}`, read.suggestion);
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

/** Parses the option `template`: the name of a preset, or the path of a file. */

import { closestMatch } from '../../text/closest-match.ts';
import { PRESET_NAMES, type PresetName } from '../option.ts';
import { holdsToken, type Invalid, invalid, type ParseContext, withGuess } from '../parsers/parser.ts';
import type { TemplateFile } from './template-file.ts';

/** The source of the texts that `subject` and `body` don't replace. */
export type Template =
  | { readonly type: 'preset'; readonly name: PresetName }
  | TemplateFile
  /** Nothing is checked out yet, so the file is read when the job completes. */
  | { readonly type: 'later' };

/** Includes the characters around the name. */
const MAX_NAME_LENGTH = 40;

/** Prefers presets to files of the same name. */
export function template(text: string, context: ParseContext): Template | Invalid | Promise<TemplateFile | Invalid> {
  const raw = text.trim();
  const preset = PRESET_NAMES.find((name) => name === raw.toLowerCase());
  if (preset !== undefined) return { type: 'preset', name: preset };
  const existing = `Write ${PRESET_NAMES.join(', ')}, or the path of a file in the workspace`;
  if (/^[a-z]+:\/\//i.test(raw)) return invalid('an address', 'Write the path of a file in the workspace');
  if (/\{[{%]/.test(raw)) return invalid('a text and no path', 'Write it as body, or into a file and its path here');
  if (holdsToken(raw)) return invalid('contains a token', existing);
  const name = raw.slice(0, MAX_NAME_LENGTH).replaceAll(/^["'`]{1,4}|["'`]{1,4}$/g, '');
  const meant = /[./\\]/.test(name) ? undefined : closestMatch(name, PRESET_NAMES);
  if (meant !== undefined) return invalid(`there is no preset ${context.shown(raw)}`, withGuess(existing, meant));
  if (context.workspace === 'later') return { type: 'later' };
  return import(/* webpackChunkName: "files" */ './template-file.ts').then(({ readTemplateFile }) =>
    readTemplateFile(raw, context, existing),
  );
}

/** The option `template`: a preset's name, or the path of a file. */

import { nearest } from '../../text/nearest.ts';
import { PRESET_NAMES, type PresetName } from '../option.ts';
import type { Reading } from '../readers/reading.ts';
import type { TemplateFile } from './template-file.ts';

/** Whose words are sent, where no `subject` or `body` stands in their place. */
export type Template =
  | { readonly type: 'preset'; readonly name: PresetName }
  | TemplateFile
  /** Nothing is checked out yet: the file is read when the job ends. */
  | { readonly type: 'later' };

/** Names of presets win over files of the same name. */
export function template(reading: Reading): Template | Promise<TemplateFile | undefined> | undefined {
  const written = reading.text.trim();
  const preset = PRESET_NAMES.find((name) => name === written.toLowerCase());
  if (preset !== undefined) return { type: 'preset', name: preset };
  const known = `Write ${PRESET_NAMES.join(', ')}, or the path of a file in the workspace`;
  const meant = /[./\\]/.test(written) ? undefined : nearest(written, PRESET_NAMES);
  if (meant !== undefined) {
    return reading.fault(`there is no preset ${reading.shown(written)}`, `${known}; did you mean ${meant}?`);
  }
  if (reading.workspace === 'later') return { type: 'later' };
  return import('./template-file.ts').then(({ fromFile }) => fromFile(written, reading, known));
}

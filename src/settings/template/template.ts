/** The option `template`: a preset's name, or the path of a file. */

import { nearest } from '../../text/nearest.ts';
import type { ValueReader } from '../readers/reading.ts';
import type { TemplateFile } from './template-file.ts';

/** Whose words are sent, where no `subject` or `body` stands in their place. */
export type Template<Name extends string = string> =
  | { readonly type: 'preset'; readonly name: Name }
  | TemplateFile
  /** Nothing is checked out yet: the file is read when the job ends. */
  | { readonly type: 'later' };

/** @param presets their names, which win over files of the same name */
export function template<const Name extends string>(
  presets: readonly Name[],
): ValueReader<Template<Name> | Promise<TemplateFile | undefined>> {
  return (reading) => {
    const written = reading.text.trim();
    const preset = presets.find((name) => name === written.toLowerCase());
    if (preset !== undefined) return { type: 'preset', name: preset };
    const known = `Write ${presets.join(', ')}, or the path of a file in the workspace`;
    const meant = /[./\\]/.test(written) ? undefined : nearest(written, presets);
    if (meant !== undefined) {
      return reading.fault(`there is no preset ${reading.shown(written)}`, `${known}; did you mean ${meant}?`);
    }
    if (reading.workspace === 'later') return { type: 'later' };
    return import('./template-file.ts').then(({ fromFile }) => fromFile(written, reading, known));
  };
}

/** The option `template`: a preset's name, or the path of a file. */

import { nearest } from '../../text/nearest.ts';
import type { Reading, ValueReader } from '../readers/reading.ts';
import { shownNames } from '../shown-value.ts';
import type { SourcePosition } from './workspace.ts';

/** Whose words are sent, where no `subject` or `body` stands in their place. */
export type Template<Name extends string = string> =
  | { readonly type: 'preset'; readonly name: Name }
  | TemplateFile
  /** Nothing is checked out yet: the file is read when the job ends. */
  | { readonly type: 'later' };

export interface TemplateFile {
  readonly type: 'file';
  /** The YAML between the two lines of dashes; absent where there is none. */
  readonly head?: string;
  /** The Liquid below it. */
  readonly body: string;
  /** Where the body begins. */
  readonly place: SourcePosition;
  /** Where the subject stands, where the front matter has the one that is used. */
  readonly subject?: SourcePosition;
}

const FENCE = /^---[ \t]*$/;

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
    return fromFile(written, reading, known);
  };
}

async function fromFile(written: string, reading: Reading, known: string): Promise<TemplateFile | undefined> {
  const { shown, fault, workspace } = reading;
  const read = typeof workspace === 'object' ? await workspace.read(written) : undefined;
  if (read?.type === 'ok') return split(read.path, read.text, fault);
  if (read === undefined || !/[./\\]/.test(written)) {
    return fault(`there is no preset and no file ${shown(written)}`, known);
  }
  return fault(`${shownNames(written, shown)} ${read.fault}`, read.fix);
}

/** Parts the file at the second line of dashes, where the first line is one. */
function split(file: string, text: string, fault: (fault: string, fix: string) => undefined): TemplateFile | undefined {
  const lines = text.split('\n');
  const place = (line: number): SourcePosition => ({ file, line, column: 1 });
  if (!FENCE.test(lines[0] ?? '')) return { type: 'file', body: text, place: place(1) };
  const end = lines.findIndex((line, index) => index > 0 && FENCE.test(line));
  if (end === -1) {
    return fault(`${file}, line 1: the front matter has no end`, 'Write --- on a line of its own below it');
  }
  const [head, body] = [lines.slice(1, end), lines.slice(end + 1)];
  return { type: 'file', head: head.join('\n'), body: body.join('\n'), place: place(end + 2) };
}

/** Input of the preview: a template and a build. */

import type { BuildResult, RecordedBuild } from '../../samples/builds.ts';
import type { Kind, PresetName } from '../../settings/option.ts';

/** A recorded build with a result. */
export interface RecordedResult {
  readonly build: RecordedBuild;
  readonly result: BuildResult;
}

export interface PreviewRequest extends RecordedResult {
  /** Absent if the template sets it. Default: a message. */
  readonly kind?: Kind | undefined;
  /** Preset for an empty template. */
  readonly preset: PresetName;
  /** Content of a template file, including front matter. Blank for the preset. */
  readonly template: string;
}

export function isBlank(text: string): boolean {
  return text.trim() === '';
}

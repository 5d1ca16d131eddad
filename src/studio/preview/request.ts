/** What the studio shows: these words, for this build. */

import type { BuildResult, RecordedBuild } from '../../samples/recorded-build.ts';
import type { Kind, PresetName } from '../../settings/option.ts';

/** A recorded build, with an end. */
export interface RecordedEnd {
  readonly build: RecordedBuild;
  readonly end: BuildResult;
}

export interface PreviewRequest extends RecordedEnd {
  /** Absent where the template says it, or nobody: then it is a message. */
  readonly kind?: Kind | undefined;
  /** The words where the template is empty. */
  readonly preset: PresetName;
  /** A template as a file has it, front matter included; blank for the preset's words. */
  readonly template: string;
}

export function isBlank(text: string): boolean {
  return text.trim() === '';
}

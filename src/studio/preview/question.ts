/** What is asked of the studio: these words, for this build. */
import type { Kind, PresetName } from '../../settings/option.ts';
import type { Build, BuildEnd, SampleName } from '../builds/build.ts';

/** A recorded build, with an end. */
export interface RecordedEnd {
  readonly build: Build;
  readonly end: BuildEnd;
  /** Files that the step names. */
  readonly samples: readonly SampleName[];
}

export interface Question extends RecordedEnd {
  /** Absent where the template says it, or nobody: then it is a message. */
  readonly kind?: Kind | undefined;
  /** The words where the template is empty. */
  readonly preset: PresetName;
  /** A template as a file has it, front matter included; blank for the preset's words. */
  readonly template: string;
  /** A condition; blank for none. */
  readonly onlyIf: string;
}

export function isBlank(text: string): boolean {
  return text.trim() === '';
}

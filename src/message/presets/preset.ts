/** What a preset is: the words when the author writes none. */

import type { Separator } from '../markdown/body-block.ts';
import type { FactName, SectionInput } from '../sections/section.ts';
import type { SectionName } from '../sections/section-registry.ts';

export interface Preset {
  /** Of topics and tasks. */
  readonly subject: SubjectLine;
  /** What is worth a request; the rest of what its sections read is shown if it is known. */
  readonly reads: {
    /** However it ended. */
    readonly always: readonly FactName[];
    /** Where something failed. */
    readonly red: readonly FactName[];
  };
  /** From top to bottom. */
  readonly body: readonly PresetPart[];
}

/** Plain text on one line. It always has something to say. */
export type SubjectLine = (input: SectionInput) => string;

/** One section of a body, and when and how it is shown. */
export interface PresetPart {
  readonly section: SectionName;
  /** Shown in its place where it has nothing to show. */
  readonly else?: SectionName;
  /** 0 is never dropped; of the others the highest goes first when the body is too long. */
  readonly rank: number;
  /** Only where something went wrong. */
  readonly red?: true;
  /** Only in chat messages, or only in records: topics and tasks, which are read days later. */
  readonly in?: 'message' | 'record';
  /** How it follows the part before it. Default: `line`. */
  readonly separator?: Separator;
}

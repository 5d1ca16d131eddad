/** Defines a preset: the text if the author writes none. */

import type { Separator } from '../markdown/body-block.ts';
import type { FactName, SectionInput } from '../sections/section.ts';
import type { SectionName } from '../sections/section-registry.ts';

export interface Preset {
  /** The subject of topics and tasks. */
  readonly subject: SubjectLine;
  /** Facts that are worth a request. Other facts of its sections are shown only if known. */
  readonly reads: {
    /** After every conclusion. */
    readonly always: readonly FactName[];
    /** After a failure. */
    readonly red: readonly FactName[];
  };
  /** Parts from top to bottom. */
  readonly body: readonly PresetPart[];
}

/** Plain text on one line; never empty. */
export type SubjectLine = (input: SectionInput) => string;

/** One section of a body, with its conditions and layout. */
export interface PresetPart {
  readonly section: SectionName;
  /** The replacement if the section is empty. */
  readonly else?: SectionName;
  /** 0 is never dropped. Of the others, the highest is dropped first if the body is too long. */
  readonly rank: number;
  /** Shown only after a failure. */
  readonly red?: true;
  /** Shown only in chat messages, or only in records (topics and tasks), which are read days later. */
  readonly in?: 'message' | 'record';
  /** The separator from the previous part. Default: `line`. */
  readonly separator?: Separator;
}

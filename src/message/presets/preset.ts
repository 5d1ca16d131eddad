/** Defines a preset, the text if the author writes none, and composes its body. */

import type { ContentKind } from '../../settings/option.ts';
import type { Part, Separator } from '../markdown/fit.ts';
import type { FactName, Section, SectionInput } from '../sections/section.ts';
import { SECTIONS, type SectionName } from '../sections/section-registry.ts';
import { isRedEnd } from '../sections/text/conclusion-text.ts';

export interface Preset {
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

/** One section of a body, with its conditions and layout. */
export interface PresetPart {
  readonly section: SectionName;
  /** 0 is never dropped. Of the others, the highest is dropped first if the body is too long. */
  readonly rank: number;
  /** Shown only after a failure. */
  readonly red?: true;
  /** Shown only in chat messages, or only in records (topics and tasks), which are read days later. */
  readonly in?: 'message' | 'record';
  /** The separator from the previous part. Default: `line`. */
  readonly separator?: Separator;
}

/** Renders the parts of the body that aren't empty, in the preset's order. */
export function compose(preset: Preset, input: SectionInput, kind: ContentKind): readonly Part[] {
  const location = kind === 'message' ? 'message' : 'record';
  const isRed = isRedEnd(input.facts);
  const displayed = preset.body.filter((part) => (isRed || !part.red) && (part.in ?? location) === location);
  return displayed.flatMap(({ section: name, rank, separator }) => {
    const { render }: Section = SECTIONS[name];
    const text = render(input);
    return text === undefined || text === '' ? [] : { name, text, rank, separator };
  });
}

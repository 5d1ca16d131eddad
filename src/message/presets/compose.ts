import type { ContentKind } from '../../settings/option.ts';
import type { Part } from '../markdown/body-block.ts';
import type { Section, SectionInput } from '../sections/section.ts';
import { SECTIONS, type SectionName } from '../sections/section-registry.ts';
import { isRedEnd } from '../sections/text/conclusion-text.ts';
import type { Preset, PresetPart } from './preset.ts';

/** Renders the parts of the body that aren't empty, in the preset's order. */
export function compose(preset: Preset, input: SectionInput, kind: ContentKind): readonly Part[] {
  const location = kind === 'message' ? 'message' : 'record';
  const red = isRedEnd(input.facts);
  const displayed = preset.body.filter((part) => (red || !part.red) && (part.in ?? location) === location);
  const write = (part: PresetPart, name = part.section) => bodyPart(part, name, input);
  return displayed.flatMap((part) => write(part) ?? (part.else && write(part, part.else)) ?? []);
}

function bodyPart({ rank, separator }: PresetPart, name: SectionName, input: SectionInput): Part | undefined {
  const { entries, cuttable, render }: Section = SECTIONS[name];
  const text = render(input);
  if (text === undefined || text === '') return undefined;
  const fewer = (amount: number) => render({ ...input, entries: amount }) ?? '';
  return {
    name,
    text,
    rank,
    separator,
    cuttable,
    list: entries === undefined ? undefined : { entries, render: fewer },
  };
}

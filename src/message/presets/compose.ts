import { defined } from '../../defined.ts';
import type { Part } from '../markdown/part.ts';
import type { ContentKind } from '../rendering.ts';
import type { Section, SectionInput } from '../sections/section.ts';
import { SECTIONS, type SectionName } from '../sections/section-registry.ts';
import { isRedEnd } from '../sections/words/verdict.ts';
import type { Preset, PresetPart } from './preset.ts';

/** The parts of the body that have something to show, in the preset's order. */
export function compose(preset: Preset, input: SectionInput, kind: ContentKind): readonly Part[] {
  const place = kind === 'message' ? 'message' : 'record';
  const red = isRedEnd(input.facts);
  const shown = preset.body.filter((part) => (red || !part.red) && (part.in ?? place) === place);
  return shown.flatMap((part) => bodyPart(part, part.section, input) ?? bodyPart(part, part.else, input) ?? []);
}

function bodyPart({ rank, joint }: PresetPart, name: SectionName | undefined, input: SectionInput): Part | undefined {
  if (name === undefined) return undefined;
  const { entries, cuttable, render }: Section = SECTIONS[name];
  const text = render(input);
  if (text === undefined || text === '') return undefined;
  const fewer = (amount: number) => render({ ...input, entries: amount }) ?? '';
  return defined<Part>({
    name,
    text,
    rank,
    joint,
    cuttable,
    list: entries === undefined ? undefined : { entries, render: fewer },
  });
}

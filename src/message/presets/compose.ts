import { SECTIONS } from '../sections/registry.ts';
import type { SectionInput } from '../sections/types.ts';
import { isRed } from '../sections/words/verdict.ts';
import type { Kind, Part } from '../types.ts';
import type { Preset, PresetPart } from './types.ts';

/** The parts of the body that have something to show, in the preset's order. */
export function compose(preset: Preset, input: SectionInput, kind: Kind): readonly Part[] {
  const place = kind === 'message' ? 'message' : 'record';
  const red = isRed(input.facts);
  const shown = preset.body.filter((part) => (red || !part.red) && (part.in ?? place) === place);
  return shown.flatMap((part) => {
    const text = textOf(part, input);
    return text === '' ? [] : [{ text, rank: part.rank, gap: part.gap === true }];
  });
}

function textOf(part: PresetPart, input: SectionInput): string {
  const instead = part.else === undefined ? undefined : SECTIONS[part.else];
  return SECTIONS[part.section].render(input) ?? instead?.render(input) ?? '';
}

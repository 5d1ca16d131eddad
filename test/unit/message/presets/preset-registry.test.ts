import { expect, test } from 'vitest';
import type { Preset } from '../../../../src/message/presets/preset.ts';
import { PRESETS } from '../../../../src/message/presets/preset-registry.ts';
import { SECTIONS } from '../../../../src/message/sections/section-registry.ts';

const presets: readonly (readonly [string, Preset])[] = Object.entries(PRESETS);

test.each(presets)('%s: what is worth a request is read by the section that says so', (_, { body }) => {
  for (const { section, else: instead, worth = [] } of body) {
    const reads = [...SECTIONS[section].reads, ...(instead === undefined ? [] : SECTIONS[instead].reads)];
    const read = (name: string) => reads.some((one) => one === name || name.startsWith(`${one}.`));
    expect(
      worth.filter((name) => !read(name)),
      section,
    ).toEqual([]);
  }
});

test.each(presets)('%s: the first part is never dropped', (_, { body }) => {
  expect(body[0]?.rank).toBe(0);
});

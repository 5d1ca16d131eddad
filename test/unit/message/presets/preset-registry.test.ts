import { expect, test } from 'vitest';
import type { Preset } from '../../../../src/message/presets/preset.ts';
import { PRESETS } from '../../../../src/message/presets/preset-registry.ts';
import { SECTIONS } from '../../../../src/message/sections/section-registry.ts';

const presets: readonly (readonly [string, Preset])[] = Object.entries(PRESETS);

test.each(presets)('%s: what is worth a request is read by one of its sections', (_, { body, reads }) => {
  const sections = body.flatMap(({ section, else: instead }) => [SECTIONS[section], SECTIONS[instead ?? section]]);
  const names = sections.flatMap((section) => section.reads);
  const isRead = (name: string) => names.some((one) => one === name || name.startsWith(`${one}.`));
  expect([...reads.always, ...reads.red].filter((name) => !isRead(name))).toEqual([]);
});

test.each(presets)('%s: the first part is never dropped', (_, { body }) => {
  expect(body[0]?.rank).toBe(0);
});

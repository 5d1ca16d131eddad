import { expect, test } from 'vitest';
import type { Preset } from '../../../../src/message/presets/preset.ts';
import { PRESETS } from '../../../../src/message/presets/preset-registry.ts';

const presets: readonly (readonly [string, Preset])[] = Object.entries(PRESETS);

test.each(presets)('%s: the first part is never dropped', (_, { body }) => {
  expect(body[0]?.rank).toBe(0);
});

import { expect, test } from 'vitest';
import { OPTIONS } from '../../../src/settings/option-registry.ts';
import { suggestOption } from '../../../src/settings/other-notifiers.ts';

const NAMES = OPTIONS.map(({ name }) => name);

test.each(['map', 'constructor', '__proto__', '', 'team-webhook-url'])('suggests no option for %j', (raw) => {
  expect(suggestOption(raw, NAMES)).toBeUndefined();
});

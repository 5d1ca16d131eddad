import { expect, test } from 'vitest';
import { OPTIONS } from '../../../src/settings/option-registry.ts';
import { suggestOption } from '../../../src/settings/other-notifiers.ts';

const NAMES = OPTIONS.map(({ name }) => name);

test.each([
  ['Channel_ID', { name: 'team', isPeer: true }],
  ['webhok-url', { name: 'webhook-url', isPeer: false, suggestion: 'Did you mean webhook-url?' }],
  ['colour', { isPeer: true, suggestion: expect.stringMatching(/^Leave it out: /) }],
])('%s has a meaning', (raw, meaning) => {
  expect(suggestOption(raw, NAMES)).toMatchObject(meaning);
});

test.each(['map', 'constructor', '__proto__', '', 'team-webhook-url'])('%s has no meaning', (raw) => {
  expect(suggestOption(raw, NAMES)).toBeUndefined();
});

test('a name in other notifiers counts if its option is allowed', () => {
  expect(suggestOption('title', ['body'])).toBeUndefined();
});

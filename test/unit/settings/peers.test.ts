import { expect, test } from 'vitest';
import { OPTIONS } from '../../../src/settings/option-registry.ts';
import { meantOption } from '../../../src/settings/peers.ts';

const NAMES = OPTIONS.map(({ name }) => name);

test.each([
  ['message', 'body'],
  ['url', 'webhook-url'],
  ['text', 'body'],
  ['message_format', 'body'],
  ['payload', 'body'],
  ['notify_when', 'when'],
  ['Channel_ID', 'team'],
])('%s is a word of others for %s', (given, name) => {
  expect(meantOption(given, NAMES)).toMatchObject({ name, isPeer: true });
});

test.each([
  ['boddy', 'body'],
  ['contex', 'context'],
  ['webhok-url', 'webhook-url'],
  ['test_reports', 'test-reports'],
])('%s is a slip of %s', (given, name) => {
  expect(meantOption(given, NAMES)).toEqual({ name, isPeer: false, fix: `Did you mean ${name}?` });
});

test.each(['map', 'sound', 'constructor', '__proto__', '', 'team-webhook-url'])('%s is near to nothing', (given) => {
  expect(meantOption(given, NAMES)).toBeUndefined();
});

test('a word of others counts where its option can be given', () => {
  expect(meantOption('title', ['body'])).toBeUndefined();
  expect(meantOption('title', ['body', 'tile'])).toMatchObject({ name: 'tile' });
});

test('what there is no need of has a reason in the place of a name', () => {
  expect(meantOption('colour', NAMES)).toEqual({ isPeer: true, fix: expect.stringMatching(/^Leave it out: /) });
});

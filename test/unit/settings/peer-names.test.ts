import { expect, test } from 'vitest';
import { OPTIONS } from '../../../src/settings/option-registry.ts';
import { meantOption } from '../../../src/settings/peer-names.ts';

const NAMES = OPTIONS.map(({ name }) => name);

test.each([
  ['message', 'body'],
  ['mesage', 'body'],
  ['Messsage', 'body'],
  ['conten', 'body'],
  ['titel', 'subject'],
  ['chanel', 'team'],
  ['webhok', 'webhook-url'],
  ['web_hook', 'webhook-url'],
  ['hook_ulr', 'webhook-url'],
])('%s is a word of others for %s', (given, name) => {
  expect(meantOption(given, NAMES)).toMatchObject({ name, peer: { meant: name } });
});

test.each([
  ['boddy', 'body'],
  ['contex', 'context'],
  ['test_reports', 'test-reports'],
])('%s is a slip of %s', (given, name) => {
  expect(meantOption(given, NAMES)).toEqual({ name });
});

test.each(['map', 'sound', 'colour', 'constructor', '__proto__', ''])('%s is near to nothing', (given) => {
  expect(meantOption(given, NAMES)).toBeUndefined();
});

test('a word of others counts where its option can be given', () => {
  expect(meantOption('title', ['body'])).toBeUndefined();
  expect(meantOption('title', ['body', 'tile'])).toEqual({ name: 'tile' });
});

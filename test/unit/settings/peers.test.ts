import { expect, test } from 'vitest';
import { OPTIONS } from '../../../src/settings/option-registry.ts';
import { meantOption, peerOfVariable } from '../../../src/settings/peers.ts';

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
  ['text', 'body'],
  ['message_format', 'body'],
  ['payload', 'body'],
  ['notify_when', 'when'],
  ['webhook-type', 'kind'],
])('%s is a word of others for %s', (given, name) => {
  expect(meantOption(given, NAMES)).toMatchObject({ name, peer: { meant: name } });
});

test.each([
  ['boddy', 'body'],
  ['contex', 'context'],
  ['test_reports', 'test-reports'],
])('%s is a slip of %s', (given, name) => {
  expect(meantOption(given, NAMES)).toEqual({ name, fix: `Did you mean ${name}?` });
});

test.each(['map', 'sound', 'constructor', '__proto__', '', 'team-webhook-url'])('%s is near to nothing', (given) => {
  expect(meantOption(given, NAMES)).toBeUndefined();
});

test('a word of others counts where its option can be given', () => {
  expect(meantOption('title', ['body'])).toBeUndefined();
  expect(meantOption('title', ['body', 'tile'])).toMatchObject({ name: 'tile' });
});

test('what there is no need of has a reason in the place of a name', () => {
  expect(meantOption('colour', NAMES)).toMatchObject({ fix: expect.stringMatching(/^Leave it out: /) });
  expect(meantOption('colour', NAMES)?.name).toBeUndefined();
});

test.each([
  ['SLACK_WEBHOOK', 'address'],
  ['SLACK_WEBHOOK_URL', 'address'],
  ['DISCORD_WEBHOOK', 'address'],
  ['MSTEAMS_WEBHOOK_URL', 'address'],
  ['TELEGRAM_TOKEN', 'token'],
])('%s is a variable of others', (variable, part) => {
  expect(peerOfVariable(variable)?.part).toBe(part);
});

test.each(['', 'PATH', 'constructor'])('%j is none', (variable) => {
  expect(peerOfVariable(variable)).toBeUndefined();
});

import { expect, test } from 'vitest';
import { misspelled } from '../../src/action/inputs.ts';
import { nearest } from '../../src/nearest.ts';

test.each([
  ['boddy', 'body'],
  ['BODY', 'body'],
  ['kidn', 'kind'],
  ['status!', 'status'],
  ['entirely-else', undefined],
])('%s: %s was meant', (given, meant) => {
  expect(nearest(given, ['body', 'kind', 'status'])).toBe(meant);
});

test('only inputs that look like a slip are named', () => {
  const env = { 'INPUT_WEBHOOK-URL': 'x', INPUT_WEBHOOK_URL: 'x', INPUT_BODDY: 'x', INPUT_COLOUR: 'x', PATH: 'x' };
  expect(misspelled(env)).toEqual([
    { input: 'webhook_url', meant: 'webhook-url' },
    { input: 'boddy', meant: 'body' },
  ]);
});

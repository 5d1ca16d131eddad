import { expect, test } from 'vitest';
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

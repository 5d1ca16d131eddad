import { expect, test } from 'vitest';
import { closestMatch, closestNames } from '../../../src/text/nearest.ts';

test.each([
  ['boddy', 'body'],
  ['BODY', 'body'],
  ['kidn', 'kind'],
  ['status!', 'status'],
  ['entirely-else', undefined],
])('%s: %s was meant', (given, meant) => {
  expect(closestMatch(given, ['body', 'kind', 'status'])).toBe(meant);
});

test.each([
  ['Platfrm', ['Platform']],
  ['desk', ['Support Desk', 'Leads']],
  ['Sales', ['Leads', 'Platform']],
])('%s: the nearest are %j', (given, near) => {
  const names = ['platform', 'Platform', 'Support Desk', 'Leads'];
  expect(closestNames(given, names.slice(1), 2)).toEqual(near);
  expect(new Set(closestNames(given, names, 9).map((name) => name.toLowerCase())).size).toBe(
    closestNames(given, names, 9).length,
  );
});

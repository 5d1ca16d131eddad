import { expect, test } from 'vitest';
import { closestMatch, closestNames } from '../../../src/text/closest-match.ts';

test.each([
  ['boddy', 'body'],
  ['BODY', 'body'],
  ['kidn', 'kind'],
  ['iknd', 'kind'],
  ['link', undefined],
  ['mode', undefined],
  ['status!', 'status'],
  ['entirely-else', undefined],
])('%s suggests %s', (raw, meant) => {
  expect(closestMatch(raw, ['body', 'kind', 'status'])).toBe(meant);
});

test.each([
  ['Platfrm', ['Platform']],
  ['desk', ['Support Desk', 'Leads']],
  ['Sales', ['Leads', 'Platform']],
])('%s suggests the closest names %j', (raw, near) => {
  const names = ['platform', 'Platform', 'Support Desk', 'Leads'];
  expect(closestNames(raw, names.slice(1), 2)).toEqual(near);
  expect(new Set(closestNames(raw, names, 9).map((name) => name.toLowerCase())).size).toBe(
    closestNames(raw, names, 9).length,
  );
});

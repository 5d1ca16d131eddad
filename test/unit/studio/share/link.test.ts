import { expect, test } from 'vitest';
import { describeLinkError, readLink, toLink } from '../../../../src/studio/share/link.ts';
import { fc } from '../../../support/random.ts';

test('a link brings back what it was made of', () => {
  const state = {
    template: '# {{ workflow }} ✅\n{% if a %}',
    build: 'matrix',
    conclusion: 'failure',
    change: 'none',
    kind: 'task',
    preset: 'compact',
  } as const;
  expect(readLink(`#${toLink(state)}`)).toEqual(state);
  expect(toLink({})).toBe('');
  expect(readLink('')).toEqual({});
});

test('any template fits into an address that needs nothing quoted', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (template) => {
      const link = toLink({ template });
      expect(link).toMatch(/^[\w=&.~%-]*$/);
      expect(readLink(link)).toEqual({ template: template.toWellFormed() });
    }),
  );
});

test('what is no word of ours is left out', () => {
  expect(readLink('#kind=banner&conclusion=failed&change=1&preset=x&template=%F0&build=x')).toEqual({ build: 'x' });
  expect(readLink('#a=b&&&===%')).toEqual({});
});

test('a link that no template needs is not opened, and one that lost a part is told', () => {
  const largest = toLink({ template: '#'.repeat(256 * 1024), build: 'matrix' });
  expect(describeLinkError(largest)).toBeUndefined();
  expect(readLink(largest).template).toHaveLength(256 * 1024);
  const huge = toLink({ template: '#'.repeat(900_000), build: 'matrix' });
  expect(describeLinkError(huge)).toMatch(/^The link was not opened: it has 1,200,\d+ characters/);
  expect(readLink(huge)).toEqual({});
  expect(describeLinkError('#template=%F0')).toContain('cannot be read');
  expect(describeLinkError('#build=matrix')).toBeUndefined();
});

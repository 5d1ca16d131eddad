import { expect, test } from 'vitest';
import { readLink, toLink } from '../../../../src/studio/share/link.ts';
import { fc } from '../../../support/random.ts';

test('a link restores its state', () => {
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

test('any template fits into a URL without characters that need quotes', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (template) => {
      const link = toLink({ template });
      expect(link).toMatch(/^[\w=&.~%-]*$/);
      expect(readLink(link)).toEqual({ template: template.toWellFormed() });
    }),
  );
});

test('ignores unknown values', () => {
  expect(readLink('#kind=banner&conclusion=failed&change=1&preset=x&build=x')).toEqual({ build: 'x' });
  expect(readLink('#a=b&&&===%')).toEqual({});
});

test('reports a link that is too long or incomplete', () => {
  const largest = toLink({ template: '#'.repeat(256 * 1024), build: 'matrix' });
  expect(readLink(largest).error).toBeUndefined();
  expect(readLink(largest).template).toHaveLength(256 * 1024);
  const huge = toLink({ template: '#'.repeat(900_000), build: 'matrix' });
  expect(readLink(huge).error).toMatch(/^The link was not opened: it has 1,200,\d+ characters/);
  expect(readLink(huge)).toEqual({ error: expect.any(String) });
  expect(readLink('#template=%F0').error).toContain('cannot be read');
  expect(readLink('#build=matrix').error).toBeUndefined();
});

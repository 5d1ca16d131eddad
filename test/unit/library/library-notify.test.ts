import { inspect } from 'node:util';
import { expect, test } from 'vitest';
import { wholeCopy } from '../../../src/library/library-notify.ts';
import { Redactor } from '../../../src/text/redaction/redactor.ts';

test('what is read when it is asked for is printed with its values', () => {
  const value = { reason: 'x', attempts: [{ status: 200, words: ['a'] }], at: new Date(0), nothing: undefined };
  const lazy = new Redactor(['a-secret-word']).redactAll(value, undefined);
  expect(inspect(lazy)).toContain('[Getter]');
  expect(inspect(wholeCopy(lazy))).toBe(inspect(value));
  expect(wholeCopy(lazy)).toEqual(value);
});

test('errors and the like stay what they are', () => {
  const error = new Error('x');
  expect(wholeCopy({ error }).error).toBe(error);
});

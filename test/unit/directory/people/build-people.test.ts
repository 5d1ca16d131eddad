import { expect, test } from 'vitest';
import { nobodyWords, peopleOf } from '../../../../src/directory/people/build-people.ts';
import type { Facts } from '../../../../src/facts/facts.ts';
import { ADA, GRACE, PUSH } from '../../../support/shop-facts.ts';

test('where it was not the code, neither author nor suspects are called', () => {
  const code: Facts = { ...PUSH, conclusion: 'failure', suspects: [GRACE] };
  const lost: Facts = { ...code, infrastructure: 'runner_lost' };
  expect([peopleOf(code, 'author'), peopleOf(code, 'suspects')]).toEqual([[ADA], [GRACE]]);
  expect([peopleOf(lost, 'author'), peopleOf(lost, 'suspects')]).toEqual([[], []]);
  expect(nobodyWords(lost, 'author')).toBe('it was not the code');
  expect(nobodyWords(code, 'author')).toBe('the author is not known');
});

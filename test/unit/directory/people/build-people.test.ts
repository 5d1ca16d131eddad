import { expect, test } from 'vitest';
import { nobodyWords, peopleOf } from '../../../../src/directory/people/build-people.ts';
import { terminationOf } from '../../../../src/facts/end/end.ts';
import type { Facts } from '../../../../src/facts/facts.ts';
import { ADA, commitOf, GRACE, PUSH } from '../../../support/shop-facts.ts';

test('where it was not the code, neither author nor suspects are called', () => {
  const code: Facts = { ...PUSH, conclusion: 'failure', suspects: [GRACE] };
  const lost: Facts = { ...code, end: terminationOf('runner_lost') };
  expect([peopleOf(code, 'author'), peopleOf(code, 'suspects')]).toEqual([[ADA], [GRACE]]);
  expect([peopleOf(lost, 'author'), peopleOf(lost, 'suspects')]).toEqual([[], []]);
  expect(nobodyWords(lost, 'author')).toBe('it was not the code');
  const gone: Facts = { ...code, end: terminationOf('before_first_step') };
  expect([peopleOf(gone, 'author'), peopleOf(gone, 'suspects')]).toEqual([[], []]);
  expect(nobodyWords(gone, 'author')).toBe('nothing tells why it failed');
  expect(peopleOf({ ...code, end: terminationOf('out_of_memory') }, 'suspects')).toEqual([GRACE]);
  expect(nobodyWords(code, 'author')).toBe('the author is not known');
});

test('where the newest commit is no suspect, its author is not called: the only suspect is', () => {
  const commit = commitOf('b1b2b3b', 'Close');
  const suspicion = { comparable: true, commits: [commit], people: [GRACE], authors: 1, later: 0 };
  const code: Facts = { ...PUSH, conclusion: 'failure', change: 'broken', suspects: [GRACE], suspicion };
  expect(peopleOf(code, 'author')).toEqual([GRACE]);
  expect(peopleOf({ ...code, suspects: [GRACE, ADA] }, 'author')).toEqual([]);
  expect(nobodyWords({ ...code, suspects: [GRACE, ADA] }, 'author')).toBe('the newest commit did not break it');
  expect(peopleOf({ ...code, change: 'still-failing' }, 'author')).toEqual([ADA]);
});

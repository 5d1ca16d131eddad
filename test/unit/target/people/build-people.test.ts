import { expect, test } from 'vitest';
import type { Facts } from '../../../../src/build/facts.ts';
import { describeNobody, getPeople } from '../../../../src/target/people/build-people.ts';
import { ADA, GRACE, PUSH, toCommit } from '../../../support/shop-facts.ts';

test("only the suspect is mentioned if the newest commit isn't one", () => {
  const commit = toCommit('b1b2b3b', 'Close');
  const suspectRange = { comparable: true, commits: [commit], people: [GRACE], authors: 1, later_commits: 0 };
  const code: Facts = {
    ...PUSH,
    conclusion: 'failure',
    change: 'broken',
    suspects: [GRACE],
    suspect_range: suspectRange,
  };
  expect(getPeople(code, 'author')).toEqual([GRACE]);
  expect(getPeople({ ...code, suspects: [GRACE, ADA] }, 'author')).toEqual([]);
  expect(describeNobody({ ...code, suspects: [GRACE, ADA] }, 'author')).toBe('the newest commit did not break it');
  expect(getPeople({ ...code, change: 'still-failing' }, 'author')).toEqual([ADA]);
});

import { expect, test } from 'vitest';
import type { Facts } from '../../../../src/build/facts.ts';
import { getTermination } from '../../../../src/github/termination/termination.ts';
import { describeNobody, getPeople } from '../../../../src/target/people/build-people.ts';
import { ADA, GRACE, PUSH, toCommit } from '../../../support/shop-facts.ts';

test('neither author nor suspects are mentioned after an infrastructure failure', () => {
  const code: Facts = { ...PUSH, conclusion: 'failure', suspects: [GRACE] };
  const lost: Facts = { ...code, termination: getTermination('runner_lost') };
  expect([getPeople(code, 'author'), getPeople(code, 'suspects')]).toEqual([[ADA], [GRACE]]);
  expect([getPeople(lost, 'author'), getPeople(lost, 'suspects')]).toEqual([[], []]);
  expect(describeNobody(lost, 'author')).toBe('the code is not the cause');
  const gone: Facts = { ...code, termination: getTermination('before_first_step') };
  expect([getPeople(gone, 'author'), getPeople(gone, 'suspects')]).toEqual([[], []]);
  expect(describeNobody(gone, 'author')).toBe('the cause is unknown');
  expect(getPeople({ ...code, termination: getTermination('out_of_memory') }, 'suspects')).toEqual([GRACE]);
  expect(describeNobody(code, 'author')).toBe('the author is unknown');
});

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

test.each([
  [{ branch: 'main' }, 'it also fails on the base'],
  [{}, 'it also fails on other branches'],
])('nobody is mentioned for a failure that other code has as well, as in %j', (also_red, reason) => {
  const facts = { ...PUSH, conclusion: 'failure', suspects: [GRACE], also_red } as Facts;
  for (const role of ['author', 'suspects', 'owners'] as const) {
    expect(getPeople(facts, role)).toEqual([]);
    expect(describeNobody(facts, role)).toBe(reason);
  }
});

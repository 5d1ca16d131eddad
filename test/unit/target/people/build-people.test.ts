import { expect, test } from 'vitest';
import type { Keyword } from '../../../../src/build/fact.ts';
import type { Facts } from '../../../../src/build/facts.ts';
import { explainNobody, selectPeople } from '../../../../src/target/people/build-people.ts';
import { ADA, GRACE, PUSH, toCommit } from '../../../support/shop-facts.ts';

test("only the suspect is mentioned if the newest commit isn't one", () => {
  const commit = toCommit('b1b2b3b', 'Close');
  const suspectRange = { commits: [commit], people: [GRACE], authors: 1, later_commits: 0 };
  const code: Facts = {
    ...PUSH,
    conclusion: 'failure',
    change: 'broken',
    suspects: [GRACE],
    suspect_range: suspectRange,
  };
  expect(selectPeople(code, 'author')).toEqual([GRACE]);
  expect(selectPeople({ ...code, suspects: [GRACE, ADA] }, 'author')).toEqual([]);
  expect(explainNobody({ ...code, suspects: [GRACE, ADA] }, 'author').reason).toBe(
    'the newest commit did not break it',
  );
  expect(selectPeople({ ...code, change: 'still-failing' }, 'author')).toEqual([ADA]);
});

test('the author of a commit is known by the login that the range of commits names', () => {
  const commit = { ...toCommit('b1b2b3b', 'Close'), author: { name: 'Ada Lovelace' } };
  const commits_since_green = { commits: [{ ...commit, author: ADA }], count: 1 };
  const facts: Facts = { ...PUSH, conclusion: 'failure', commit, commits_since_green };
  expect(selectPeople(facts, 'author')).toEqual([ADA]);
  expect(selectPeople({ ...facts, commits_since_green: undefined }, 'author')).toEqual([commit.author]);
});

test('the author of a pull request and whoever queued it are mentioned, each once', () => {
  const dequeued = { reason: 'CI_FAILURE' as Keyword, text: 'was removed', queued_by: GRACE };
  const pull_request = { number: 7, author: ADA };
  const facts: Facts = { ...PUSH, conclusion: 'failure', dequeued, pull_request };
  expect(selectPeople(facts, 'author')).toEqual([ADA, GRACE]);
  expect(selectPeople({ ...facts, dequeued: { ...dequeued, queued_by: ADA } }, 'author')).toEqual([ADA]);
});

test('nobody is mentioned if the base fails as well', () => {
  const facts: Facts = { ...PUSH, conclusion: 'failure', also_red: { branch: 'main' } };
  expect(selectPeople(facts, 'author')).toEqual([]);
  expect(explainNobody(facts, 'author').reason).toBe('it also fails on the base');
});

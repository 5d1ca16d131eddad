import { expect, test } from 'vitest';
import { groupAlike, groupJobs } from '../../../src/facts/explanation.ts';
import type { RunJob } from '../../../src/facts/facts.ts';
import { EMPTY, EXPECTED, failedJob, UNUSED } from '../../support/shop-facts.ts';

const told = (failed: readonly RunJob[]) => groupJobs(failed).map(({ first, others }) => `${first.name} +${others}`);

test.each<[string, readonly RunJob[], readonly string[]]>([
  ['no job', [], []],
  [
    'legs with one reason',
    [failedJob('test (a)', 'x', [EXPECTED]), failedJob('test (b)', 'x', [{ ...EXPECTED, line: 7 }])],
    ['test (a) +1'],
  ],
  [
    'legs whose reasons differ only in figures',
    [failedJob('t (a)', 'x', [{ message: 'took 12 ms' }]), failedJob('t (b)', 'x', [{ message: 'took 1 ms' }])],
    ['t (a) +1'],
  ],
  [
    'legs with different reasons',
    [failedJob('test (a)', 'x', [EXPECTED]), failedJob('test (b)', 'x', [UNUSED])],
    ['test (a) +0', 'test (b) +0'],
  ],
  ['legs in different steps', [failedJob('test (a)', 'x'), failedJob('test (b)', 'y')], ['test (a) +0', 'test (b) +0']],
  [
    'legs of which one tells its reason: that one is named',
    [failedJob('test (a)', 'x', [EMPTY]), failedJob('test (b)', 'x', [EXPECTED]), failedJob('test (c)', 'x')],
    ['test (b) +2'],
  ],
  [
    'legs whose reasons differ, and some that were not read: these have none',
    [
      ...['a', 'b', 'c'].map((leg) => failedJob(`t (${leg})`, 'x')),
      failedJob('t (d)', 'x', [EXPECTED]),
      failedJob('t (e)', 'x', [UNUSED]),
    ],
    ['t (d) +0', 't (e) +0', 't (a) +2'],
  ],
  ['different jobs', [failedJob('a (1)', 'x'), failedJob('b (1)', 'x')], ['a (1) +0', 'b (1) +0']],
  ['jobs of one name without legs', [failedJob('a', 'x', [], 1), failedJob('a', 'x', [], 2)], ['a +0', 'a +0']],
  [
    'one leg that ran out of time',
    [{ ...failedJob('a (1)', 'x'), conclusion: 'timed_out' }, failedJob('a (2)', 'x')],
    ['a (1) +0', 'a (2) +0'],
  ],
])('%s', (_, failed, groups) => {
  expect(told(failed)).toEqual(groups);
});

test('what says the same is one: of tests two, of other lines three', () => {
  const lint = [1, 2, 3].map((line) => ({ message: 'Unexpected any', path: 'src/cart.ts', line }));
  expect(groupAlike(lint)).toEqual([{ ...lint[0], count: 3 }]);
  expect(groupAlike(lint.slice(1))).toEqual(lint.slice(1));
  // Each file may have been changed by somebody else.
  const spread = lint.map((error, at) => ({ ...error, path: `src/${at}.ts` }));
  expect(groupAlike(spread)).toEqual(spread);
  const tests = [40_001, 40_002].map((port) => ({ test: `t${port}`, message: `no answer on port ${port}`, count: 3 }));
  expect(groupAlike([...tests, ...lint.slice(1)])).toEqual([{ ...tests[0], count: 6 }, ...lint.slice(1)]);
  expect(
    groupAlike([
      { test: 'a', message: '' },
      { test: 'b', message: '' },
    ]),
  ).toHaveLength(2);
});

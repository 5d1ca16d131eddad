import { expect, test } from 'vitest';
import { explainTests, groupJobs, mergeExplanations, normalizeMessage } from '../../../src/build/explanation.ts';
import type { RunJob } from '../../../src/build/facts.ts';
import { EMPTY, EXPECTED, failedJob, UNUSED } from '../../support/shop-facts.ts';

const render = (failed: readonly RunJob[]) => groupJobs(failed).map(({ first, others }) => `${first.name} +${others}`);

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
  [
    'different jobs with one reason, whatever step',
    [failedJob('a', 'x', [EXPECTED]), failedJob('b', 'y', [UNUSED]), failedJob('c', 'z', [EXPECTED])],
    ['a +1', 'b +0'],
  ],
  ['jobs of one name without legs', [failedJob('a', 'x', [], 1), failedJob('a', 'x', [], 2)], ['a +0', 'a +0']],
  [
    'one leg that ran out of time',
    [{ ...failedJob('a (1)', 'x'), conclusion: 'timed_out' }, failedJob('a (2)', 'x')],
    ['a (1) +0', 'a (2) +0'],
  ],
])('%s', (_, failed, groups) => {
  expect(render(failed)).toEqual(groups);
});

test('two runs that differ in a time or a numbered folder have one cause, those that differ in a value do not', () => {
  const failed = (time: string, release: number) => `[${time}] unexpected "=>" in /srv/${release}/dues.php on line 21`;
  const [first, second] = [failed('2026-09-16 08:00:01', 42), failed('2026-09-17T14:17:31', 43)].map(normalizeMessage);
  expect(first).toBe(second);
  expect(normalizeMessage('expected 12 to be 13')).not.toBe(normalizeMessage('expected 11 to be 13'));
});

test('merges equal explanations, with a number from three on, and the test and location of any of them', () => {
  const lint = [1, 2, 3].map((line) => ({ message: 'Unexpected any', path: 'src/cart.ts', line }));
  expect(mergeExplanations(lint)).toEqual([{ ...lint[0], count: 3 }]);
  const [short, long] = [{ message: 'no price for tea' }, { message: 'TypeError: no price for tea' }];
  expect(mergeExplanations([{ ...long }, { ...short, path: 'src/cart.ts', line: 4 }])).toEqual([
    { ...long, path: 'src/cart.ts', line: 4 },
  ]);
  expect(
    mergeExplanations([
      { test: 'cart > adds', message: '' },
      { test: 'adds', message: 'no price' },
    ]),
  ).toEqual([{ test: 'cart > adds', message: 'no price' }]);
});

test('merges tests that failed alike, from two on', () => {
  const tests = [40_001, 40_002].map((port) => ({ name: `t${port}`, message: `no answer on port ${port}` }));
  expect(explainTests(tests)).toEqual([{ test: 't40001', message: 'no answer on port 40001', count: 2 }]);
  expect(explainTests([{ name: 'a' }, { name: 'b' }])).toHaveLength(2);
});

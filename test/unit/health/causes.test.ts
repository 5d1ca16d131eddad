import { expect, test } from 'vitest';
import { groupCauses, mergeEqual } from '../../../src/health/causes.ts';
import { outage } from '../../support/health-messages.ts';

const run = (message: string, workflow = 'CI', hour = 1) => ({ message, workflow, at: Date.UTC(2026, 2, 1, hour) });

test.each([
  ['numbers', 'connect ECONNREFUSED 10.0.0.7:5432', 'connect ECONNREFUSED 10.0.0.9:5432', 1],
  ['times', 'timed out after 300 s', 'timed out after 301 s', 1],
  ['a letter of a name', 'Error: module a is missing its price', 'Error: module e is missing its price', 2],
  ['a path', 'src/cart.ts: Unexpected token', 'src/card.ts: Unexpected token', 2],
  ['a quoted word', 'Cannot find module "left-pad"', 'Cannot find module "left-pat"', 2],
  ['a time and an address', '2026-03-04T03:12:01.123Z lost 10.0.0.7:5432', '2026-03-05T04:00:00Z lost 10.0.0.8:1', 1],
  ['hashes', 'lost deadbeef01 and cafe0123', 'lost deadbeef02 and cafe0124', 1],
  ['which hashes are equal', 'lost deadbeef01 and deadbeef01', 'lost deadbeef01 and cafe0123', 2],
  ['words of letters that hashes have', 'decade and facade', 'decade and decade', 2],
  ['the checkout of a container', '/__w/shop/shop/src/a.ts is missing', 'src/a.ts is missing', 1],
  ['the checkout of a runner', '/srv/runner/_work/shop/shop/src/a.ts is missing', 'src/a.ts is missing', 1],
  ['the checkout on Windows', String.raw`D:\a\shop\shop\src\a.ts is missing`, String.raw`src\a.ts is missing`, 1],
  ['another absolute path', '/etc/shop/a/b/c is missing', '/etc/shop/a/b/d is missing', 2],
  ['which numbers are equal', 'expected 3 to be 4', 'expected 3 to be 3', 2],
])('messages that differ in %s', (_, one, other, amount) => {
  expect(groupCauses([run(one), run(other)])).toHaveLength(amount);
  const causes = mergeEqual([outage('CI', { cause: one }), outage('E2E'), outage('Docs', { cause: other })]);
  expect(causes.map(({ cause }) => cause)).toEqual([one, undefined, amount === 1 ? one : other]);
});

test('a cause has its newest run, and the most frequent cause is first', () => {
  const runs = [run('timed out', 'CI', 2), run('exit 1', 'CI', 1), run('exit 1', 'Nightly', 3)];
  expect(groupCauses(runs)).toMatchObject([
    {
      ...{ message: 'exit 1', times: 2, workflows: ['CI', 'Nightly'] },
      ...{ first_at: '2026-03-01T01:00:00Z', last_at: '2026-03-01T03:00:00Z' },
    },
    { message: 'timed out', times: 1 },
  ]);
});

test('a cause is infrastructure only if all of its runs are', () => {
  const lost = { ...run('lost'), infrastructure: 'runner_lost' as const };
  expect(groupCauses([lost, lost])[0]?.infrastructure).toBe('runner_lost');
  expect(groupCauses([lost, run('lost')])[0]?.infrastructure).toBeUndefined();
});

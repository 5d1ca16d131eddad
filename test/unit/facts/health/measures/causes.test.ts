import { expect, test } from 'vitest';
import { clusterCauses, normalised, withOneWording } from '../../../../../src/facts/health/measures/causes.ts';
import { NEWS } from '../../../../support/health-facts.ts';

const [OUTAGE] = NEWS.turned_red ?? [];
const run = (message: string, workflow = 'CI', hour = 1) => ({ message, workflow, at: Date.UTC(2026, 2, 1, hour) });

test.each([
  ['2026-03-04T03:12:01.123Z connect ECONNREFUSED 10.0.0.7:5432', 'TIME connect ECONNREFUSED UNIQ1'],
  ['lost deadbeef01 and cafe0123 and deadbeef01', 'lost UNIQ1 and UNIQ2 and UNIQ1'],
  ['failed after 341 ms', 'failed after TIME'],
  ['/__w/shop/shop/src/a.ts is missing', 'src/a.ts is missing'],
  ['/srv/runner/_work/shop/shop/src/a.ts is missing', 'src/a.ts is missing'],
  [String.raw`D:\a\shop\shop\src\a.ts is missing`, String.raw`src\a.ts is missing`],
  ['/etc/shop/a/b/c is missing', '/etc/shop/a/b/c is missing'],
  ['expected 90 to be 100', 'expected 90 to be 100'],
])('%s', (message, expected) => {
  expect(normalised(message)).toBe(expected);
});

test('runs with the same reason are one, whatever differs in each', () => {
  const causes = clusterCauses([
    run('connect ECONNREFUSED 10.0.0.7:5432', 'CI', 1),
    run('expected 90 to be 100', 'CI', 2),
    run('connect ECONNREFUSED 10.0.0.9:5432', 'Nightly', 3),
  ]);
  expect(causes).toEqual([
    {
      ...{ message: 'connect ECONNREFUSED 10.0.0.9:5432', times: 2, workflows: ['CI', 'Nightly'] },
      ...{ first_at: '2026-03-01T01:00:00Z', last_at: '2026-03-01T03:00:00Z' },
    },
    {
      ...{ message: 'expected 90 to be 100', times: 1, workflows: ['CI'] },
      ...{ first_at: '2026-03-01T02:00:00Z', last_at: '2026-03-01T02:00:00Z' },
    },
  ]);
});

test('long messages may differ in a tenth; short ones that differ are two', () => {
  const long = 'the snapshot of the checkout page does not match the one that was recorded before';
  expect(clusterCauses([run(long), run(`${long}!`)])).toHaveLength(1);
  expect(clusterCauses([run('exit 1'), run('exit 2')])).toHaveLength(2);
});

test('it was not the code only where it was not in any of them', () => {
  const lost = { ...run('lost'), infrastructure: 'runner_lost' as const };
  expect(clusterCauses([lost, lost])[0]?.infrastructure).toBe('runner_lost');
  expect(clusterCauses([lost, run('lost')])[0]?.infrastructure).toBeUndefined();
});

test('outages with one cause tell it in the words of the first, and keep their order', () => {
  const causes = ['connect ECONNREFUSED 10.0.0.7:5432', undefined, 'exit 1', 'connect ECONNREFUSED 10.0.0.9:5432'];
  const { cause: _, ...outage } = OUTAGE as NonNullable<typeof OUTAGE>;
  const outages = causes.map((cause) => (cause === undefined ? outage : { ...outage, cause }));
  expect(withOneWording(outages).map(({ cause }) => cause)).toEqual([causes[0], undefined, 'exit 1', causes[0]]);
});

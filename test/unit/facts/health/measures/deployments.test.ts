import { expect, test } from 'vitest';
import { type DeploymentRecord, environmentsOf } from '../../../../../src/facts/health/measures/deployments.ts';

const ENDS = { '+': 'passed', '-': 'failed', '?': 'open' } as const;

/** One a day unless told otherwise: `+a` passed, `-b` failed, `?c` is not over, `.d` was not read, of the version named. */
function deployed(notation: string, hours = 24): readonly DeploymentRecord[] {
  return notation.split(' ').map((one, index) => ({
    ...{ environment: 'production', repository: 'acme/shop', sha: one.slice(1) },
    createdAt: Date.UTC(2026, 2, 1) + index * hours * 3_600_000,
    ...(one.startsWith('.') ? {} : { end: ENDS[one.slice(0, 1) as keyof typeof ENDS] }),
    knownFrom: 0,
  }));
}
const FROM = Date.UTC(2026, 1, 28);

test.each([
  ['+a +b +c +d -e', 24, { total: 5, failed: 1, failure_rate: 0.2 }],
  ['+a -b', 24, { total: 2, failed: 1 }],
  ['+a ?b', 24, { total: 1, failed: 0 }],
  // The older version came back within a day: b failed.
  ['+a +b +a', 4, { total: 3, failed: 1 }],
  ['+a +b +a', 48, { total: 3, failed: 0 }],
  // What was not read is in the total, and stands for no rate.
  ['.a .b +c +d +e -f', 24, { total: 6, read: 4, failed: 1 }],
  ['.a .b .a', 4, { total: 3, read: 1, failed: 1 }],
])('%s every %d hours', (notation, hours, expected) => {
  expect(environmentsOf(deployed(notation, hours), FROM)).toEqual([
    { environment: 'production', repository: 'acme/shop', at_least: false, read: expected.total, ...expected },
  ]);
});

test('earlier ones tell what is older, and are not counted', () => {
  expect(environmentsOf(deployed('+a +b +a', 4), Date.UTC(2026, 2, 1, 2))).toMatchObject([{ total: 2, failed: 1 }]);
  expect(environmentsOf(deployed('+a'), Date.UTC(2026, 2, 2))).toEqual([]);
});

test('where the list begins within the window there are more, and no rate', () => {
  const cut = deployed('+a +b +c +d -e').map((one) => ({ ...one, knownFrom: FROM + 1 }));
  expect(environmentsOf(cut, FROM)).toEqual([
    { environment: 'production', repository: 'acme/shop', at_least: true, total: 5, read: 5, failed: 1 },
  ]);
});

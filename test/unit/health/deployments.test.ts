import { expect, test } from 'vitest';
import { countEnvironments } from '../../../src/health/deployments.ts';

const RESULTS = { '+': 'passed', '-': 'failed', '?': 'open', '.': undefined } as const;
const FROM = Date.UTC(2026, 1, 28);

/**
 * Creates a deployment every few hours: `+a` passed, `-b` failed, `?c` is running, `.d` was not read, with the version.
 */
function deployed(notation: string, hours: number): Parameters<typeof countEnvironments>[0] {
  return notation.split(' ').map((one, index) => ({
    ...{ id: index, node: '', environment: 'production', sha: one.slice(1) },
    createdAt: Date.UTC(2026, 2, 1) + index * hours * 3_600_000,
    result: RESULTS[one.slice(0, 1) as keyof typeof RESULTS],
  }));
}

test.each([
  ['+a +b +c +d -e', 24, { total: 5, failed: 1 }],
  ['+a ?b', 24, { total: 1 }],
  // The older version returned within a day: b was rolled back, and didn't fail.
  ['+a +b +a', 4, { total: 3, rolled_back: 1 }],
  ['+a +b +a', 48, { total: 3 }],
  ['+a -b +a', 4, { total: 3, failed: 1 }],
  // A new version was not deployed before.
  ['+a +b +c', 4, { total: 3 }],
  // Unread deployments are in the total.
  ['.a .b +c +d +e -f', 24, { total: 6, read: 4, failed: 1 }],
  ['.a .b .a', 4, { total: 3, read: 1, rolled_back: 1 }],
])('%s every %d hours', (notation, hours, expected) => {
  expect(countEnvironments(deployed(notation, hours), FROM)).toEqual([
    { environment: 'production', read: expected.total, failed: 0, rolled_back: 0, ...expected },
  ]);
});

test("earlier deployments identify older versions, and aren't counted", () => {
  expect(countEnvironments(deployed('+a +b +a', 4), Date.UTC(2026, 2, 1, 2))).toMatchObject([
    { total: 2, rolled_back: 1 },
  ]);
  expect(countEnvironments(deployed('+a', 4), Date.UTC(2026, 2, 2))).toEqual([]);
});

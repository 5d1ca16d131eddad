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
  ['+a +b +c +d -e', 24, { total: 5, failed: 1 }],
  ['+a -b', 24, { total: 2, failed: 1 }],
  ['+a ?b', 24, { total: 1, failed: 0 }],
  // The older version came back within a day: b was rolled back.
  ['+a +b +a', 4, { total: 3, failed: 0, rolled_back: 1 }],
  ['+a +b +a', 48, { total: 3, failed: 0 }],
  // What was not read is in the total.
  ['.a .b +c +d +e -f', 24, { total: 6, read: 4, failed: 1 }],
  ['.a .b .a', 4, { total: 3, read: 1, failed: 0, rolled_back: 1 }],
  ['+a -b +a', 4, { total: 3, failed: 1 }],
])('%s every %d hours', (notation, hours, expected) => {
  expect(environmentsOf(deployed(notation, hours), FROM)).toEqual([
    {
      environment: 'production',
      repository: 'acme/shop',
      at_least: false,
      read: expected.total,
      rolled_back: 0,
      ...expected,
    },
  ]);
});

/** One deployment of each of these, the first of which failed. */
function places(names: readonly string[], repository = 'acme/shop') {
  return names.flatMap((environment, index) =>
    deployed(index === 0 ? '-a' : '+a').map((one) => ({ ...one, environment, repository })),
  );
}

test.each([
  ['numbers', ['preview-1', 'preview-31', 'preview-204'], 'preview-…'],
  ['numbers without a dash', ['app9', 'app10', 'app11'], 'app…'],
  ['hashes', ['pr-7f3a9c1', 'pr-9b21d04', 'pr-00ff12ab'], 'pr-…'],
  ['a hash that has letters first', ['pr-abcdef1', 'pr-12345678', 'PR-F00DFACE0'.toLowerCase()], 'pr-…'],
  ['names that are nothing else', ['550e8400-e29b-41d4-a716-446655440000', '1', '7f3a9c1'], '…'],
  ['several numbers', ['eu-1/box-2', 'eu-1/box-3', 'eu-10/box-44'], 'eu-…/box-…'],
])('three that differ only in %s are one line', (_, names, environment) => {
  expect(environmentsOf(places(names), FROM)).toEqual([
    { environment, repository: 'acme/shop', at_least: false, total: 3, read: 3, failed: 1, rolled_back: 0 },
  ]);
});

test.each([
  ['are two', ['preview-1', 'preview-2']],
  ['differ in words', ['preview-1', 'review-2', 'staging-3']],
  ['differ in words that could be hashes', ['facade', 'decade', 'beaded']],
  ['differ in how many numbers they have', ['box', 'box-1', 'box-1-2']],
])('those that %s are a line each', (_, names) => {
  expect(environmentsOf(places(names), FROM).map(({ environment }) => environment)).toEqual(names);
});

test('one line of many has their sum, is as sure as the least sure, and is of one repository', () => {
  const names = ['box-1', 'box-2', 'box-3', 'box-4', 'box-5'];
  expect(environmentsOf(places(names), FROM)).toMatchObject([{ environment: 'box-…', total: 5, failed: 1 }]);
  const cut = places(names).map((one, index) => (index === 0 ? { ...one, knownFrom: FROM + 1 } : one));
  expect(environmentsOf(cut, FROM)).toMatchObject([{ total: 5, at_least: true }]);
  const apart = names.slice(0, 3).flatMap((name, index) => places([name], `acme/r${index}`));
  expect(environmentsOf(apart, FROM)).toHaveLength(3);
});

test('in each of them, what was followed by an older version was rolled back', () => {
  const turns = ['box-1', 'box-2', 'box-3'].flatMap((environment) =>
    deployed('+a +b +a', 4).map((one) => ({ ...one, environment })),
  );
  expect(environmentsOf(turns, FROM)).toMatchObject([{ environment: 'box-…', total: 9, failed: 0, rolled_back: 3 }]);
});

test('earlier ones tell what is older, and are not counted', () => {
  expect(environmentsOf(deployed('+a +b +a', 4), Date.UTC(2026, 2, 1, 2))).toMatchObject([
    { total: 2, rolled_back: 1 },
  ]);
  expect(environmentsOf(deployed('+a'), Date.UTC(2026, 2, 2))).toEqual([]);
});

test('where the list begins within the window there are more', () => {
  const cut = deployed('+a +b +c +d -e').map((one) => ({ ...one, knownFrom: FROM + 1 }));
  expect(environmentsOf(cut, FROM)).toEqual([
    {
      environment: 'production',
      repository: 'acme/shop',
      at_least: true,
      total: 5,
      read: 5,
      failed: 1,
      rolled_back: 0,
    },
  ]);
});

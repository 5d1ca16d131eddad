/** The fake of GitHub's API speaks as GitHub describes itself: this shows that it would be noticed if it did not. */
import { expect, test } from 'vitest';
import { exchangeCheck } from '../../../support/github-description.ts';

const RUNS = '/repos/acme/shop/actions/runs';

test.each<[string, string, unknown, RegExp | undefined]>([
  [
    'what is described',
    `${RUNS}?created=2026-03-01..2026-03-02`,
    { total_count: 1, workflow_runs: [{ id: 1 }] },
    undefined,
  ],
  ['a path that is not', '/repos/acme/shop/actions/builds', {}, /no such operation/],
  ['a parameter that is not', `${RUNS}?since=2026-03-01`, {}, /since/],
  ['a value that is not', `${RUNS}?status=broken`, {}, /status|allowed/],
  ['another type', RUNS, { total_count: 1, workflow_runs: [{ id: 'one' }] }, /id/],
  ['an invented name', RUNS, { total_count: 1, workflow_runs: [{ id: 1, colour: 'red' }] }, /additional|colour/],
  [
    'an invented name in a job',
    `${RUNS}/1/attempts/1/jobs`,
    { total_count: 1, jobs: [{ colour: 'red' }] },
    /additional/,
  ],
  ['an invented name beside a list', '/repos/acme/shop/actions/workflows', { total: 1 }, /additional/],
  ['an invented state', '/repos/acme/shop/actions/workflows', { workflows: [{ state: 'asleep' }] }, /allowed/],
])('%s', async (_, target, body, expected) => {
  const { check, violations } = exchangeCheck();
  await check(target, body);
  expect(violations).toEqual(expected === undefined ? [] : [expect.stringMatching(expected)]);
});

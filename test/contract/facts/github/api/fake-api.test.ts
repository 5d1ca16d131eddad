/** The fake of GitHub's API speaks as GitHub describes itself: this shows that it would be noticed if it did not. */
import { expect, test } from 'vitest';
import { wholeMs } from '../../../../../src/time.ts';
import { GITHUB, githubOf } from '../../../../support/github-api.ts';

const RUNS = '/repos/acme/shop/actions/runs';

test.each<[string, string, unknown, number, RegExp | undefined]>([
  ['what is described', `${RUNS}?created=2026-03-01..2026-03-02`, undefined, 200, undefined],
  ['a path that is not', '/repos/acme/shop/actions/builds', undefined, 400, /no such operation/],
  ['a parameter that is not', `${RUNS}?since=2026-03-01`, undefined, 400, /since/],
  ['a value that is not', `${RUNS}?status=broken`, undefined, 400, /status|allowed/],
  ['a permission that is missing', RUNS, ['actions: read'], 403, undefined],
  ['another token', RUNS, 'another', 401, undefined],
  ['an answer with another type', `${RUNS}/1`, undefined, 200, /run_number/],
  ['an answer with an invented state', '/repos/acme/shop/actions/workflows', undefined, 200, /allowed/],
])('%s', async (_, path, lacks, status, expected) => {
  const github = githubOf(
    {
      repository: 'acme/shop',
      runs: [{ id: 1, run_number: 'one' as unknown as number, attempts: [{ conclusion: 'success' }] }],
      workflows: [{ id: 1, name: 'CI', file: 'ci.yml', state: 'asleep' }],
    },
    'ghs_token',
    Array.isArray(lacks) ? { without: lacks } : {},
  );
  const headers = { authorization: lacks === 'another' ? 'token another' : 'token ghs_token' };
  const url = new URL(`${GITHUB}${path}`);
  const answer = await github.send({ method: 'GET', url, headers }, { timeoutMs: wholeMs(1_000) });
  expect(answer).toMatchObject({ type: 'answer', status });
  expect(github.violations).toEqual(expected === undefined ? [] : [expect.stringMatching(expected)]);
});

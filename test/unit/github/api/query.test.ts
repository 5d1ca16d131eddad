/** Verifies the client of GitHub's API: GraphQL and retries. */
import { expect, test } from 'vitest';
import { openApi } from '../../../../src/github/api/client.ts';
import type { HttpRequest } from '../../../../src/service/http/exchange.ts';
import { getAccess } from '../../../support/github-facts.ts';
import { answered, failed, scriptedService } from '../../../support/scripted-service.ts';

const JSON_TYPE = { 'content-type': 'application/json' };

async function asking(baseUrl: string, body: unknown = { data: { repository: { isArchived: false } } }, status = 200) {
  const made: HttpRequest[] = [];
  const service = scriptedService((request) => {
    made.push(request);
    return { exchange: answered(status, body, JSON_TYPE) };
  });
  const api = await openApi(await getAccess(service.world, baseUrl));
  const answer = api.query('query { viewer { login } }');
  return { answer, api, made };
}

test.each([
  ['https://api.github.com', 'https://api.github.com/graphql'],
  ['https://api.acme.ghe.com', 'https://api.acme.ghe.com/graphql'],
  ['https://git.acme.example/api/v3', 'https://git.acme.example/api/graphql'],
])('reports %s at %s', async (baseUrl, address) => {
  const { answer, made } = await asking(baseUrl);
  expect(await answer).toEqual({ repository: { isArchived: false } });
  expect(made.map(({ method, url }) => [method, url.href])).toEqual([['POST', address]]);
  expect(JSON.parse(made[0]?.body ?? '')).toEqual({
    query: 'query { viewer { login } }',
    variables: { owner: 'acme', repo: 'app' },
  });
});

test.each<[string, number, unknown, string]>([
  ['errors', 200, { data: null, errors: [{ type: 'FORBIDDEN', message: 'ghs_token' }] }, 'GraphQL refuses the query'],
  ['403', 403, { message: 'no' }, 'needs contents: read'],
  ['502', 502, { message: 'no' }, 'the GitHub API answered 502'],
])('handles the response %s', async (_, status, body, text) => {
  const { answer, made } = await asking('https://api.github.com', body, status);
  await expect(answer).rejects.toMatchObject({ name: 'ApiError', message: expect.stringContaining(text) });
  // An error of the server may be temporary.
  expect(made).toHaveLength(status >= 500 ? 2 : 1);
});

test('repeats a request without a response once', async () => {
  const made: string[] = [];
  const service = scriptedService(({ url }) => {
    made.push(url.pathname);
    return { exchange: failed(true) };
  });
  const api = await openApi(await getAccess(service.world, 'https://api.github.com'));
  await expect(api.get('GET /repos/{owner}/{repo}/actions/runs', {})).rejects.toThrow('the GitHub API');
  expect(made).toEqual(['/repos/acme/app/actions/runs', '/repos/acme/app/actions/runs']);
});

test.each([
  [2, true],
  [3, false],
])('retries a read after %i responses with a temporary limit', async (limits, isRead) => {
  let left = limits;
  const service = scriptedService(() => {
    left -= 1;
    const limited = answered(429, { message: 'slow down' }, { ...JSON_TYPE, 'retry-after': '2' });
    return { exchange: left >= 0 ? limited : answered(200, { workflow_runs: [] }, JSON_TYPE) };
  });
  const reading = (await openApi(await getAccess(service.world, 'https://api.github.com'))).get(
    'GET /repos/{owner}/{repo}/actions/runs',
    {},
  );
  if (isRead) expect(await reading).toEqual({ workflow_runs: [] });
  else await expect(reading).rejects.toThrow('secondary rate limit');
});

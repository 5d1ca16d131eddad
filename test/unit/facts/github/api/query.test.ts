/** GraphQL is asked where the server has it, and through the same door as all else. */
import { expect, test } from 'vitest';
import { openApi } from '../../../../../src/facts/github/api/client.ts';
import { ApiGate } from '../../../../../src/facts/github/api/gate.ts';
import { connectToGithub } from '../../../../../src/process/world.ts';
import type { HttpRequest } from '../../../../../src/service/http/exchange.ts';
import { budgetOf } from '../../../../support/budget.ts';
import { answered, scriptedService } from '../../../../support/scripted-service.ts';

const JSON_TYPE = { 'content-type': 'application/json' };

async function asking(baseUrl: string, body: unknown = { data: { repository: { isArchived: false } } }, status = 200) {
  const made: HttpRequest[] = [];
  const service = scriptedService((request) => {
    made.push(request);
    return { ends: answered(status, body, JSON_TYPE) };
  });
  const world = { ...service.world, github: connectToGithub };
  const gate = new ApiGate(world, budgetOf(world), false);
  const api = await openApi({ token: 'ghs_token', baseUrl, repository: 'acme/app', world, gate });
  const answer = api.query('query { viewer { login } }');
  return { answer, api, made };
}

test.each([
  ['https://api.github.com', 'https://api.github.com/graphql'],
  ['https://api.acme.ghe.com', 'https://api.acme.ghe.com/graphql'],
  ['https://git.acme.example/api/v3', 'https://git.acme.example/api/graphql'],
])('of %s at %s', async (baseUrl, address) => {
  const { answer, api, made } = await asking(baseUrl);
  expect(await answer).toEqual({ repository: { isArchived: false } });
  expect(made.map(({ method, url }) => [method, url.href])).toEqual([['POST', address]]);
  expect(JSON.parse(made[0]?.body ?? '')).toEqual({
    query: 'query { viewer { login } }',
    variables: { owner: 'acme', repo: 'app' },
  });
  expect(api.asked()).toBe(1);
});

test('with variables of its own it is given no others', async () => {
  const { api, made } = await asking('https://api.github.com');
  await api.query('query ($ids: [ID!]!) { nodes(ids: $ids) { id } }', { ids: ['D_1'] });
  expect(JSON.parse(made[1]?.body ?? '')).toMatchObject({ variables: { ids: ['D_1'] } });
  expect(JSON.parse(made[1]?.body ?? '').variables.owner).toBeUndefined();
});

test.each<[string, number, unknown, string]>([
  ['errors', 200, { data: null, errors: [{ type: 'FORBIDDEN', message: 'ghs_token' }] }, 'GraphQL refuses the query'],
  ['403', 403, { message: 'no' }, 'needs contents: read'],
  ['502', 502, { message: 'no' }, 'the GitHub API answered 502'],
])('answered with %s', async (_, status, body, words) => {
  const { answer } = await asking('https://api.github.com', body, status);
  await expect(answer).rejects.toMatchObject({ name: 'ApiError', message: expect.stringContaining(words) });
});

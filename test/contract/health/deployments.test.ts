/** Tests the deployments of a digest and the number of known results. */
import { describe, expect, test } from 'vitest';
import type { Behaviour } from '../../support/github-api.ts';
import type { RepositoryTable, RunRow } from '../../support/github-tables.ts';
import { reportOn } from '../../support/health-report.ts';

type Deployment = NonNullable<RepositoryTable['deployments']>[number];

const NOW = Date.parse('2026-03-04T08:00:00Z');
const HOUR = 3_600_000;
const iso = (at: number) => `${new Date(at).toISOString().slice(0, 19)}Z`;
const ago = (hours: number) => iso(NOW - hours * HOUR);

/** Creates the deployments of an environment, the newest first. */
function deployed(amount: number, more: Partial<Deployment> & { first: number; hours?: number }): Deployment[] {
  const { first, hours = 1, ...rest } = more;
  return Array.from({ length: amount }, (_, index) => ({
    ...{ id: first + index, environment: 'production', sha: `${first + index}`, created: ago(1 + index * hours) },
    states: ['success'],
    ...rest,
  }));
}

/** Renders a digest of one failed run of CI, so that there is news, and these deployments. */
async function digest(deployments: readonly Deployment[], behaviour?: Behaviour) {
  const red: RunRow = { id: 1, file: 'ci.yml', created: ago(20), conclusion: 'failure', sha: 'aaa' };
  const table = { workflows: [{ file: 'ci.yml', name: 'CI', text: 'on: push' }], runs: [red], deployments };
  const options = { template: 'digest', status: 'success' };
  const { facts, text, requests } = await reportOn({
    ...{ tables: { 'acme/shop': table }, options },
    ...(behaviour && { behaviour }),
  });
  const lines = text.split('\n').filter((one) => one.startsWith('- ') && one.includes('deployment'));
  return {
    health: facts.health,
    lines,
    requested: requests.filter((path) => path.includes('/deployments') || path === '/graphql'),
  };
}

const PREVIEWS: readonly (readonly [string, Partial<Deployment>])[] = [
  ['transient', { environment: 'app-17', transient: true, ref: 'topic' }],
  ['of a merge ref', { environment: 'web', ref: 'refs/pull/17/merge' }],
  ['by name', { environment: 'Preview \u2013 shop', ref: 'topic' }],
  ['by number', { environment: 'pr-17', ref: 'topic' }],
  ['by number, deployed from the branch', { environment: 'preview-17' }],
  ['transient, deployed from the branch', { environment: 'app-17', transient: true }],
];

/** Refusals of GraphQL, which is queried for the workflow files first. */
const REFUSALS: readonly (readonly [string, Behaviour])[] = [
  ['refused', { forbidden: '/graphql' }],
  ['not there', { instead: (_, path) => (path === '/graphql' ? { status: 404 } : undefined) }],
  ['answered with errors', { bend: (body, path) => (path === '/graphql' ? { data: null, errors: [{}] } : body) }],
  ['silent on statuses', { bend: (body, path) => (path === '/graphql' ? { data: { nodes: [{}, null] } } : body) }],
];

/** The third one failed, and a failed run has its version. */
const FORTY = deployed(40, { first: 100 }).map((one) =>
  one.id === 139 ? { ...one, sha: 'aaa', states: ['failure', 'in_progress'] } : one,
);

test('one request reads the results of 40 deployments', async () => {
  const { health, lines, requested } = await digest(FORTY);
  expect(health?.deployments).toMatchObject([{ total: 40, read: 40, failed: 1 }]);
  expect(lines).toEqual([expect.stringMatching(/: 40 deployments, 1 failed$/)]);
  // The files, the list, the results.
  expect(requested).toHaveLength(3);
});

test('three requests read 250 deployments with their states', async () => {
  const states = [['success'], ['error', 'queued'], ['inactive', 'success'], ['in_progress'], []];
  const all = deployed(250, { first: 100, hours: 0.5 }).map((one, index) => ({
    ...one,
    states: states[index % 5] ?? [],
  }));
  const { health, requested } = await digest(all);
  expect(health?.deployments).toMatchObject([{ total: 150, read: 150, failed: 50 }]);
  expect(requested.filter((path) => path === '/graphql')).toHaveLength(1 + 3);
  expect(requested.filter((path) => path.includes('/statuses'))).toEqual([]);
});

test.each(REFUSALS)('reports unread results if GraphQL is %s', async (_, behaviour) => {
  const { health, lines, requested } = await digest(FORTY, behaviour);
  expect(health?.deployments).toMatchObject([{ total: 40, read: 0, failed: 0, is_lower_bound: false }]);
  expect(lines).toEqual([expect.stringMatching(/: 40 deployments, results not read$/)]);
  expect(requested.filter((path) => path.includes('/deployments'))).toHaveLength(1);
});

describe('preview deployments of pull requests', () => {
  test.each(PREVIEWS)('%s are not counted, and replace no other deployment', async (_, more) => {
    const previews = deployed(160, { first: 1_000, hours: 0.5, ...more });
    const production = deployed(5, { first: 100, hours: 30 }).map((one) =>
      one.id === 103 ? { ...one, states: ['failure'] } : one,
    );
    const { health } = await digest([...previews, ...production]);
    expect(health?.deployments).toMatchObject([{ environment: 'production', total: 5, read: 5, failed: 1 }]);
  });

  test('an environment of the same name counts if the branch is deployed to it', async () => {
    const { health } = await digest(deployed(5, { first: 100, environment: 'preview' }));
    expect(health?.deployments).toMatchObject([{ environment: 'preview', total: 5 }]);
  });
});

test('a truncated list is a lower bound', async () => {
  const { health, lines } = await digest(deployed(620, { first: 1_000, hours: 0.2 }));
  expect(health?.deployments).toMatchObject([{ total: 500, is_lower_bound: true, read: 500, failed: 0 }]);
  expect(health?.unread).toEqual(['the deployments of acme/shop but the newest']);
  expect(lines).toEqual([expect.stringContaining('at least 500 deployments, 0 of the 500 read failed')]);
});

test('an unreadable list is absent', async () => {
  const table = { workflows: [], runs: [], deployments: deployed(1, { first: 1 }) };
  const options = { template: 'default', status: 'success', body: '{{ health.deployments.size }}' };
  const { facts } = await reportOn({
    tables: { 'acme/shop': table },
    options,
    behaviour: { forbidden: '/deployments?' },
  });
  expect(facts.health?.deployments).toBeUndefined();
});

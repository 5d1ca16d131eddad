import { expect, test } from 'vitest';
import type { Facts } from '../../../src/facts/facts.ts';
import { placesOf, type RoutedPlaces } from '../../../src/facts/plan/routed-places.ts';
import { route } from '../../../src/pipeline/route.ts';
import type { Progress } from '../../../src/send/progress.ts';
import { readSettings } from '../../../src/settings/read-settings.ts';

const ACCOUNT = { 'base-url': 'https://acme.example.com', username: 'ci-bot', password: 'p4ssw0rd', team: 'Platform' };
const RED: Facts = { ci: 'GitHub Actions', event: { name: 'push' }, conclusion: 'failure', workflow: 'CI' };

function settingsOf(options: Readonly<Record<string, string>>) {
  const given = Object.entries({ ...ACCOUNT, ...options });
  return readSettings(new Map(given.map(([name, value]) => [name, { value, from: 'input' }])), new Date());
}

async function told(routes: string, facts: Partial<Facts>): Promise<readonly string[]> {
  const { routes: rows = [] } = await settingsOf({ routes });
  const { routed, unrouted }: RoutedPlaces = placesOf(rows, { ...RED, ...facts });
  const places = routed.map(
    ({ target, rows: by }) => `${'id' in target ? target.id : target.name} by ${by.join(' + ')}`,
  );
  return [...places, ...unrouted];
}

const fails = (...paths: readonly (string | undefined)[]) => ({
  failing_files: paths.map((path) => (path === undefined ? { job: 'test' } : { path })),
});

test.each<[string, Partial<Facts>, readonly string[]]>([
  ['packages/api/: 1', fails('packages/api/a.ts'), ['1 by packages/api/']],
  ['packages/api: 1', fails('packages/api/src/deep/a.ts'), ['1 by packages/api']],
  ['packages/api/*: 1', fails('packages/api/src/a.ts'), ['no row fits a failing file']],
  ['"*.tf": 1', fails('infra/main.tf'), ['1 by *.tf']],
  ['"**/*.tf": 1', fails('main.tf', '.ci/.x.tf'), ['1 by **/*.tf']],
  ['api/: 1', fails('packages/api/a.ts'), ['1 by api/']],
  ['/api/: 1', fails('packages/api/a.ts'), ['no row fits a failing file']],
  ['Packages/: 1', fails('packages/a.ts'), ['no row fits a failing file']],
  ['"{packages/api,web}/**": 1', fails('packages/api/a', 'web/b'), ['1 by {packages/api,web}/**']],
  ['a/: 1\na/b/: 2', fails('a/b/c', 'a/d'), ['1 by a/']],
  ['a/b/: 2\na/: 1', fails('a/b/c', 'a/d'), ['2 by a/b/', '1 by a/']],
  ['a/: 1\nb/: 1\nc/: 2', fails('b/x', 'c/x', 'a/x'), ['1 by a/ + b/', '2 by c/']],
  ['a/: 1', fails('a/x', 'b/x', 'c/x'), ['1 by a/', 'no row fits a failing file']],
  ['a/: 1', fails('a/x', undefined), ['1 by a/', 'a failed job names no file']],
  ['a/: 1', {}, ['it is not known in which files it fails']],
  ['a/: 1', { failing_files: [] }, ['it is not known in which files it fails']],
  ['a/: 1\n"workflow: CI": 2', fails('a/x', 'b/x'), ['1 by a/', '2 by workflow: CI']],
  ['"workflow: CI": 2\na/: 1', fails('a/x'), ['2 by workflow: CI']],
  ['"workflow: ci": 2', {}, ['no row is for this workflow']],
  ['"workflow: ci.yml": 2', { workflow_path: '.github/workflows/ci.yml' }, ['2 by workflow: ci.yml']],
  ['"workflow: CI": 2', { end: { what: 'runner_lost', whose: 'infrastructure', sure: true } }, ['2 by workflow: CI']],
  [
    'a/: 1',
    { ...fails('a/x'), end: { what: 'runner_lost', whose: 'infrastructure', sure: true } },
    ['nothing shows that it was the code'],
  ],
])('%j of %j', async (routes, facts, places) => {
  expect(await told(routes, facts)).toEqual(places);
});

test.each<[string, Facts['file_owners'], readonly string[]]>([
  ['"@acme/API": 1', [{ path: 'a/x', owners: ['Acme/api'] }], ['1 by @acme/API']],
  ['A@acme.example: 1', [{ path: 'a/x', owners: ['x', 'a@ACME.example'] }], ['1 by A@acme.example']],
  ['"@acme/api": 1', [{ path: 'a/x', owners: [] }], ['no row fits a failing file']],
  ['"@acme": 1', [{ path: 'a/x', owners: ['acme/api'] }], ['no row fits a failing file']],
  ['"@acme/api": 1\na/: 2', undefined, ['it is not known who owns a failing file']],
  ['a/: 2\n"@acme/api": 1', undefined, ['2 by a/']],
])('owners by %j of %j', async (routes, file_owners, places) => {
  expect(await told(routes, { ...fails('a/x'), ...(file_owners && { file_owners }) })).toEqual(places);
});

async function routed(options: Readonly<Record<string, string>>, facts: Partial<Facts>, notice?: string) {
  const settings = await settingsOf(options);
  const loaded = { facts: { ...RED, ...facts }, ...(notice && { notice }) };
  const progress: Progress = { loaded };
  const came = route(settings, progress);
  const name = ({ target }: { readonly target: { readonly id: number } | { readonly name: string } }) =>
    'id' in target ? target.id : target.name;
  return {
    places: came.settings.destinations.map((one) => (one.type === 'rest' ? `${name(one)}: ${one.route}` : one.type)),
    otherwise: came.otherwise.map(name),
    notices: [came.progress.loaded.notice, ...(came.progress.remarks ?? []).map(({ says }) => says)].filter(Boolean),
  };
}

test('what fits a row goes there, and team gets it only where that fails', async () => {
  expect(await routed({ routes: 'a/: 7', team: 'Platform, Leads' }, fails('a/x'))).toEqual({
    places: ['7: a/'],
    otherwise: ['Platform', 'Leads'],
    notices: [],
  });
});

test('a place that is one of team as well gets it once', async () => {
  expect(await routed({ routes: 'a/: platform', team: 'Platform, Leads' }, fails('a/x', 'b/x'))).toEqual({
    places: ['platform: a/', 'Leads: no row fits a failing file'],
    otherwise: [],
    notices: [],
  });
});

test('what is not known is said once, beside what could not be read', async () => {
  const why = 'By routes it goes to team, because it is not known in which files it fails';
  expect((await routed({ routes: 'a/: 7' }, {})).notices).toEqual([`${why}.`]);
  expect((await routed({ routes: 'a/: 7' }, {}, 'The message goes without jobs')).notices).toEqual([
    `The message goes without jobs. ${why}`,
  ]);
});

test.each(['success', 'cancelled', 'in_progress', 'neutral'] as const)('%s stays as it is', async (conclusion) => {
  const came = await routed({ routes: 'a/: 7' }, { ...fails('a/x'), conclusion });
  expect(came).toEqual({ places: ['Platform: undefined'], otherwise: [], notices: [] });
});

/** The shipped action in a monorepo of two teams: a red run is told to whom it belongs, and to nobody else. */
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { TOKEN } from '../standin/contexts.ts';
import { buildHistory } from '../support/build-history.ts';
import { runCommand } from '../support/command.ts';
import { example } from '../support/events.ts';
import { type Behaviour, startGithubApi } from '../support/github-api.ts';
import type { Job } from '../support/github-world.ts';
import { stillClock } from '../support/still-clock.ts';
import { workspace } from '../support/workspace.ts';
import { OWN_JOB, worldOf } from './github-place.ts';
import { openPlace, type Place } from './harness.ts';

let place: Place;
beforeAll(async () => {
  place = await openPlace();
});
afterAll(() => place.sandbox.close());

const ROUTES = 'packages/api/**: Support Desk\npackages/web/: { forum: Announcements }';
const CODEOWNERS = '* @acme/platform\n/packages/api/ @acme/api\n/packages/web/ @acme/web\n';

function failed(id: number, path: string): Job {
  const annotations = [{ message: 'expected 90 to be 100', path, start_line: 9 }];
  const steps = [{ name: 'Run npm test', conclusion: 'failure' }];
  return { id, name: `test ${id}`, conclusion: 'failure', steps, annotations };
}

/** Durations are those of a moment. */
const CLOCK = stillClock('2026-03-04T08:00:00Z');

interface Run {
  readonly paths: readonly string[];
  readonly inputs?: Readonly<Record<string, string>>;
  readonly files?: Readonly<Record<string, string>>;
  readonly behaviour?: Behaviour;
}

async function run({ paths, inputs, files = {}, behaviour }: Run) {
  const own: Job = { id: OWN_JOB, name: 'notify', conclusion: null };
  const jobs = [...paths.map((path, index) => failed(index + 1, path)), own];
  const github = await startGithubApi(worldOf(jobs, 'success'), TOKEN, behaviour);
  onTestFinished(() => github.close());
  const results = { test: { result: 'failure', outputs: {} } };
  const played = await place.run({
    event: 'push',
    payload: { ...example('push', 4), ref: 'refs/heads/main' },
    changes: {
      github: { api_url: github.url, repository: 'acme/app', run_id: '42000', run_number: '42', job: 'notify' },
    },
    env: CLOCK,
    workspace: workspace({ 'README.md': '', ...files }),
    inputs: { ...place.rest, team: 'Platform', status: JSON.stringify(results), routes: ROUTES, ...inputs },
  });
  const { targets, ...receipt } = JSON.parse(played.result.outputs['receipt'] ?? '{}');
  const told = (targets ?? [receipt]).map(
    ({ target, route, outcome }: Readonly<Record<string, string>>) => `${name(target)} ${outcome}: ${route}`,
  );
  return { ...played, told, asked: github.requests };
}

function name(target = ''): string {
  const { teams, forums } = place.sandbox.seededIds;
  return Object.entries({ ...teams, ...forums }).find(([, id]) => target.endsWith(` ${id}`))?.[0] ?? target;
}

const PLACES = ['platform', 'support', 'announcements'];
const counts = () => PLACES.map((one) => place.sandbox.chat(one).length);

test.each<[string, readonly string[], readonly number[]]>([
  ['the one team', ['packages/api/src/cart.test.ts'], [0, 1, 0]],
  ['the other', ['packages/web/src/app.test.tsx'], [0, 0, 1]],
  ['both', ['packages/api/src/cart.test.ts', 'packages/web/src/app.test.tsx'], [0, 1, 1]],
  ['nobody', ['scripts/build.ts'], [1, 0, 0]],
])('a failure of %s', async (whose, paths, expected) => {
  const before = counts();
  const { result, transcript } = await run({ paths });
  expect([result.exitCode, result.outputs['outcome']]).toEqual([0, 'delivered']);
  expect(counts().map((count, index) => count - (before[index] ?? 0))).toEqual(expected);
  // Several arrive at the same time.
  const [told = ''] = transcript.split('## The service received');
  await expect(told).toMatchFileSnapshot(`transcripts/routes, a failure of ${whose}.txt`);
});

test('owners by the CODEOWNERS of the workspace', async () => {
  const routes = '"@ACME/api": Support Desk\n"@acme/web": { forum: Announcements }';
  const { told } = await run({ paths: ['packages/api/a.ts'], files: { CODEOWNERS }, inputs: { routes } });
  expect(told).toEqual(['support delivered: _ACME/api']);
});

test('a team that is not there: it is told, and the message goes to team', async () => {
  const { result, told, transcript } = await run({
    paths: ['packages/api/a.ts'],
    inputs: { routes: 'packages/api/**: Suport Desk', 'fail-on-error': 'true' },
  });
  expect([result.exitCode, result.outputs['outcome']]).toEqual([1, 'not-delivered']);
  expect(told[1]).toBe('platform delivered: none of its places got it');
  await expect(transcript).toMatchFileSnapshot('transcripts/routes, a team that is not there.txt');
});

test("GitHub's API fails: it goes to team, and a notice says why", async () => {
  const behaviour = { instead: { status: 500, body: '{}' } };
  const { result, told } = await run({ paths: ['packages/api/a.ts'], behaviour });
  expect(told).toEqual(['platform delivered: it is not known in which files it fails']);
  const notices = result.annotations.filter(({ level }) => level === 'notice');
  expect(notices.map(({ message }) => message)).toEqual([
    expect.stringContaining('By routes it goes to team, because'),
  ]);
});

test('a dry run says where it would go, and why', async () => {
  const { result } = await run({ paths: ['packages/api/a.ts', 'scripts/a.ts'], inputs: { 'dry-run': 'true' } });
  expect(result.outputs['outcome']).toBe('dry-run');
  const { platform, support } = place.sandbox.seededIds.teams;
  expect(result.summary).toContain(
    `It would be sent to team ${support} (packages/api/&#42;&#42;) and team ${platform} (no row fits a failing file) at`,
  );
});

test('rows that cannot work are refused together, and nothing is sent', async () => {
  const routes = 'packages/api/**:\n"@": 1\ndocs/: [A, B]\n"job: lint": 2';
  const { result, requests, transcript } = await run({ paths: ['a.ts'], inputs: { routes } });
  expect([result.exitCode, requests]).toEqual([1, []]);
  await expect(transcript).toMatchFileSnapshot('transcripts/routes, wrong rows.txt');
});

test('a preview and a replay of a build say where it would go, and ask no service', async () => {
  const rows = '{"**/cart*": Cart, "@ada": {forum: Web}, "@acme/checkout": 42}';
  const args = ['render', '--build', 'push-red', '--routes', rows];
  const told = await runCommand(args, { env: {} });
  expect([told.code, told.stderr]).toEqual([
    0,
    expect.stringContaining('By routes it would go to Cart (**/cart*) and forum Web (@ada).'),
  ]);
  const { places } = JSON.parse((await runCommand([...args, '--json'], { env: {} })).stdout);
  expect(places).toEqual([
    { place: 'Cart', by: ['**/cart*'] },
    { place: 'forum Web', by: ['@ada'] },
  ]);
  const api = await startGithubApi(buildHistory(6, 3), TOKEN);
  onTestFinished(() => api.close());
  const env = { GITHUB_API_URL: api.url, GITHUB_TOKEN: TOKEN };
  const past = await runCommand(['replay', 'acme/app', '--routes', 'src/: Totals'], { env, secrets: [TOKEN] });
  expect(past.stdout).toMatch(/^ {2}goes to Totals \(src\/\)$/m);
  expect(past.stdout).toMatch(/^Would have gone by routes: .*Totals .*\.$/m);
});

/** A red message goes to the place that owns it: through all stages, between the sandbox and a fake of GitHub's API. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { outputLines } from '../../../src/action/outputs.ts';
import { examine } from '../../../src/doctor/examine.ts';
import { notify as notifyAsProgram } from '../../../src/index.ts';
import { notify } from '../../../src/notify.ts';
import { type Sandbox, startSandbox } from '../../../src/sandbox/index.ts';
import { readSettings } from '../../../src/settings/read-settings.ts';
import type { Settings } from '../../../src/settings/settings.ts';
import { SYSTEM } from '../../../src/transport/system.ts';
import { factsIn } from '../../support/facts-file.ts';
import { type Behaviour, startGithubApi } from '../../support/github-api.ts';
import { NOW, RUNNER, TOKEN } from '../../support/github-facts.ts';
import { sha } from '../../support/github-shapes.ts';
import type { Annotation, Job } from '../../support/github-world.ts';
import { noticesIn } from '../../support/remarks.ts';
import { worldAt } from '../../support/world.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
beforeEach(() => sandbox.faults.clear());
afterAll(() => sandbox.close());

const CODEOWNERS = '* @acme/platform\n/packages/api/ @acme/API\n/packages/web/ web@acme.example\n';
const ROUTES = 'packages/api/**: Support Desk\npackages/web/: { forum: Announcements }';

interface Scene {
  readonly routes?: string;
  /** Where it fails, an annotation each. */
  readonly paths?: readonly (string | undefined)[];
  readonly jobs?: readonly Job[];
  readonly options?: Readonly<Record<string, string>>;
  /** Of the workspace. */
  readonly files?: Readonly<Record<string, string>>;
  /** Of the default branch. */
  readonly remote?: Readonly<Record<string, string>>;
  /** Files that the last commit changed. */
  readonly changed?: readonly string[];
  readonly behaviour?: Behaviour;
  readonly status?: string;
  readonly event?: string;
  readonly payload?: object;
  readonly env?: Readonly<Record<string, string>>;
}

const STEPS = [{ name: 'Run npm test', conclusion: 'failure' }];

function failed(id: number, name: string, paths: Scene['paths'] = []): Job {
  const annotations = paths.map((path, index): Annotation => {
    const message = `expected ${index} to be 2`;
    return path === undefined ? { message } : { message, path, start_line: 3 };
  });
  return { id, name, conclusion: 'failure', steps: STEPS, annotations };
}

function settingsOf(options: Readonly<Record<string, string>>): Promise<Settings> {
  const { password = '' } = sandbox.accounts.find(({ username }) => username === 'ci-bot') ?? {};
  const account = { 'base-url': sandbox.origin, username: 'ci-bot', password, team: 'Platform' };
  const given = Object.entries({ ...account, ...options });
  return readSettings(new Map(given.map(([name, value]) => [name, { value, from: 'input' }])), new Date(NOW));
}

async function told(scene: Scene) {
  const { paths = ['packages/api/src/cart.test.ts'], files = {}, changed, behaviour } = scene;
  const { jobs = [failed(1, 'test', paths)], status = 'failure' } = scene;
  const runs = [41, 42].map((number) => ({
    ...{ id: number * 1000, run_number: number, head_sha: sha(number) },
    attempts:
      number === 41
        ? [{ conclusion: 'success', jobs: [{ id: 9, name: 'test', conclusion: 'success' }] }]
        : [{ conclusion: status, jobs }],
  }));
  const commits = [41, 42].map((number) => ({
    ...{ sha: sha(number), message: `Change ${number}`, author: 'Ada', login: 'ada' },
    files: changed ?? ['README.md'],
  }));
  const github = await startGithubApi(
    { repository: 'acme/app', runs, commits, ...(scene.remote && { files: scene.remote }) },
    TOKEN,
    behaviour,
  );
  const folder = mkdtempSync(join(tmpdir(), 'routes-'));
  onTestFinished(async () => {
    rmSync(folder, { recursive: true });
    await github.close();
  });
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  writeFileSync(
    join(folder, 'event.json'),
    JSON.stringify({ ref: 'refs/heads/main', after: sha(42), ...scene.payload }),
  );
  const ofGithub = {
    ...RUNNER,
    ...{ GITHUB_API_URL: github.url, GITHUB_EVENT_NAME: scene.event ?? 'push', GITHUB_SHA: sha(42) },
    GITHUB_EVENT_PATH: join(folder, 'event.json'),
  };
  const isElsewhere = scene.env?.['GITLAB_CI'] !== undefined;
  const env = { ...(isElsewhere ? {} : ofGithub), GITHUB_WORKSPACE: folder, CI_PROJECT_DIR: folder, ...scene.env };
  const settings = await settingsOf({
    'github-token': TOKEN,
    context: JSON.stringify({ job: { status, check_run_id: 1 } }),
    ...(scene.routes === '' ? {} : { routes: scene.routes ?? ROUTES }),
    ...scene.options,
  });
  // The waits are real, and no time passes: a busy machine loses nothing.
  const world = { ...worldAt(NOW, env), workspace: folder, sleep: SYSTEM.sleep };
  sandbox.clearRequests();
  const came = await notify(settings, world);
  expect(github.violations).toEqual([]);
  const { targets = [came.receipt] } = came.receipt;
  const asked = sandbox.requests();
  return {
    ...came,
    places: targets.map(({ target, route, outcome }) => `${named(target)} ${outcome}: ${route}`),
    notices: noticesIn(came),
    reads: github.requests.filter((path) => !path.endsWith('/logs')),
    posts: asked.filter(({ method }) => method === 'POST').length,
    lookUps: asked.filter(({ method }) => method === 'GET').length,
  };
}

function named(target = ''): string {
  const { teams, forums } = sandbox.seededIds;
  const known = Object.entries({ ...teams, ...forums }).find(([, id]) => target.endsWith(` ${id}`));
  return known === undefined ? target : known[0];
}

const API = 'support delivered: packages/api/**';
const WEB = 'announcements delivered: packages/web/';
const TEAM = 'platform delivered: no row fits a failing file';

test.each<[string, Scene['paths'], readonly string[]]>([
  ['the one', ['packages/api/src/cart.test.ts'], [API]],
  ['the other', ['packages/web/src/app.tsx'], [WEB]],
  ['both', ['packages/web/src/app.tsx', 'packages/api/src/cart.test.ts'], [API, WEB]],
  ['nobody', ['scripts/build.ts'], [TEAM]],
  ['one, and nobody the other', ['scripts/build.ts', 'packages/api/a.ts'], [API, TEAM]],
  ['no file', [undefined], ['platform delivered: a failed job names no file']],
])('what fails belongs to %s', async (_, paths, places) => {
  const before = sandbox.chat('platform').length;
  const came = await told({ ...(paths && { paths }), changed: [] });
  expect(came.places).toEqual(places);
  expect(came.posts).toBe(places.length);
  expect(sandbox.chat('platform').length - before).toBe(places.some((one) => one.startsWith('platform')) ? 1 : 0);
  expect(came.notices).toEqual(
    paths?.includes(undefined) ? ['By routes it goes to team, because a failed job names no file.'] : [],
  );
});

test.each<[string, Scene, readonly string[]]>([
  ['the owners of CODEOWNERS', { files: { CODEOWNERS } }, ['support delivered: @acme/api']],
  [
    'an owner by e-mail',
    { files: { CODEOWNERS }, paths: ['packages/web/a.ts'] },
    ['announcements delivered: WEB@acme.example'],
  ],
  ['those of the default branch', { remote: { '.github/CODEOWNERS': CODEOWNERS } }, ['support delivered: @acme/api']],
  ['nobody without such a file', {}, [TEAM]],
])('%s', async (_, scene, places) => {
  const routes = '"@acme/api": Support Desk\n"WEB@acme.example": { forum: Announcements }';
  expect((await told({ routes, ...scene })).places).toEqual(places);
});

test('the first row that fits counts, and rows that lead to one place are told together', async () => {
  const routes = 'packages/api/src/: support\n"@acme/api": Announcements\npackages/web/**: support';
  const paths = ['packages/api/src/a.ts', 'packages/web/a.ts'];
  const came = await told({ routes, paths, files: { CODEOWNERS } });
  expect(came.places).toEqual(['support delivered: packages/api/src/ and packages/web/**']);
});

test('a workflow as a whole, by its name or its file', async () => {
  for (const row of ['workflow: CI', 'workflow: ci.yml', 'workflow: .github/workflows/ci.yml']) {
    const env = { GITHUB_WORKFLOW_REF: 'acme/app/.github/workflows/ci.yml@refs/heads/main' };
    const came = await told({ routes: `"${row}": support`, env });
    expect(came.places).toEqual([`support delivered: ${row}`]);
  }
  const other = await told({ routes: '"workflow: Deploy": support' });
  expect([other.places, other.notices]).toEqual([['platform delivered: no row is for this workflow'], []]);
  const plain = await told({ routes: '', options: { template: 'compact' } });
  const compact = await told({ routes: '"workflow: Deploy": support', options: { template: 'compact' } });
  expect(compact.reads).toEqual(plain.reads);
});

test('where no failure names a file, what the change under suspicion changed', async () => {
  const scene = { jobs: [failed(1, 'test')], changed: ['packages/api/a.ts'] };
  const came = await told(scene);
  expect(came.places).toEqual([API]);
  expect(came.facts.failing_files).toEqual([{ path: 'packages/api/a.ts', suspected: true }]);
});

test('a path from its package on is found in the workspace; what several files may be is told to team', async () => {
  const files = { 'packages/api/src/cart.test.ts': '', 'packages/web/src/app.test.ts': '' };
  expect((await told({ files, paths: ['src/cart.test.ts'] })).places).toEqual([API]);
  const twice = { ...files, 'packages/web/src/cart.test.ts': '' };
  expect((await told({ files: twice, paths: ['src/cart.test.ts'] })).places[0]).toContain('platform delivered');
  const changed = ['packages/web/src/cart.test.ts'];
  expect((await told({ files: twice, paths: ['src/cart.test.ts'], changed })).places).toEqual([WEB]);
});

test('of several failed jobs each: one that names no file goes to team', async () => {
  const jobs = [failed(11, 'api', ['packages/api/a.ts']), failed(12, 'deploy')];
  const options = { status: 'workflow' };
  const came = await told({ jobs, options, env: { GITHUB_JOB: 'notify' } });
  expect(came.places).toEqual([API, 'platform delivered: a failed job names no file']);
});

test.each([
  ['green', 'success', undefined],
  ['cancelled', 'cancelled', undefined],
])('what is %s goes to team, and reads nothing more', async (_, status, route) => {
  const [came, plain] = [await told({ status }), await told({ status, routes: '' })];
  expect(came.places).toEqual([`platform delivered: ${route}`]);
  expect(came.reads).toEqual(plain.reads);
});

test('what only starts goes to team', async () => {
  expect((await told({ options: { status: 'in_progress' } })).places).toEqual(['platform delivered: undefined']);
});

test('it costs no request to GitHub with the default words, and one for CODEOWNERS that the workspace has not', async () => {
  const plain = await told({ routes: '' });
  expect((await told({})).reads.length).toBe(plain.reads.length);
  const routes = '"@acme/api": support';
  expect((await told({ routes, files: { CODEOWNERS } })).reads.length).toBe(plain.reads.length);
  expect((await told({ routes })).reads.length).toBe(plain.reads.length + 1);
});

test('where it was not the code it goes to team', async () => {
  const jobs = [
    {
      ...failed(1, 'test'),
      annotations: [{ message: 'The job was not acquired by Runner.', path: 'packages/api/a.ts' }],
    },
  ];
  expect((await told({ jobs })).places).toEqual(['platform delivered: nothing shows that it was the code']);
});

test.each<[string, Behaviour]>([
  ['the token may not read the jobs', { without: ['actions: read', 'checks: read'] }],
  ['a limit of the API is used up', { limited: 'primary' }],
  ['the API fails', { instead: { status: 500, body: '{}' } }],
])('%s: it goes to team, and one notice says why', async (_, behaviour) => {
  const came = await told({ behaviour });
  expect(came.places).toEqual(['platform delivered: it is not known in which files it fails']);
  expect(came.notices).toEqual([
    expect.stringMatching(/goes without .*By routes it goes to team, because it is not known/s),
  ]);
});

test('CODEOWNERS that cannot be read: it goes to team, and one notice says why', async () => {
  const routes = '"@acme/api": support\npackages/api/**: support';
  const came = await told({ routes, files: { CODEOWNERS: `${'# long\n'.repeat(60_000)}` } });
  expect(came.places).toEqual(['platform delivered: it is not known who owns a failing file']);
  expect(came.notices).toEqual([expect.stringMatching(/CODEOWNERS .*By routes it goes to team/s)]);
  const first = await told({
    routes: 'packages/api/**: support\n"@acme/api": Announcements',
    files: { CODEOWNERS: 'x\n'.repeat(200_000) },
  });
  expect(first.places).toEqual([API]);
});

test('rules that a stranger may have written decide nothing', async () => {
  const routes = '"@eve": { forum: Announcements }\n"@acme/api": support';
  const repo = (id: number) => ({ id, full_name: id === 1 ? 'acme/app' : 'eve/app' });
  const pull = { number: 7, head: { ref: 'fix', sha: sha(42), repo: repo(2) }, base: { ref: 'main', repo: repo(1) } };
  const came = await told({
    routes,
    ...{ event: 'pull_request', payload: { pull_request: pull } },
    files: { CODEOWNERS: '* @eve' },
    remote: { '.github/CODEOWNERS': CODEOWNERS },
  });
  expect(came.places).toEqual(['support delivered: @acme/api']);
});

test('hostile rules end in time, and lose nothing', async () => {
  const rules = [
    `${'*a'.repeat(900)}b @acme/api`,
    `/${'**/'.repeat(600)}x @acme/api`,
    `${'[a-z]'.repeat(300)} @acme/api`,
    `${'{a,b}'.repeat(300)} @acme/api`,
    '* @here @team ::error::x\u0000',
    `/packages/api/ ${'@a '.repeat(600)}`,
  ];
  const came = await told({ routes: '"@acme/api": support', files: { CODEOWNERS: rules.join('\n') } });
  expect(came.places).toEqual([TEAM]);
});

test('a place that is not there: it goes to team as well, and both are told', async () => {
  const came = await told({ routes: 'packages/api/**: Nowhere' });
  expect(came.receipt.outcome).toBe('not-delivered');
  expect(came.places).toEqual([
    'team "Nowhere" not-delivered: packages/api/**',
    'platform delivered: none of its places got it',
  ]);
  expect(came.posts).toBe(1);
});

test('a place that refuses it, and one that takes it: team has nothing to do with it', async () => {
  const routes = 'packages/api/**: Leads\npackages/web/: { forum: Announcements }';
  const came = await told({ routes, paths: ['packages/api/a.ts', 'packages/web/a.ts'] });
  expect(came.places).toEqual(
    ['team 3 not-delivered: packages/api/**', WEB].map((one) => expect.stringContaining(one.slice(8))),
  );
  expect(came.receipt.outcome).toBe('not-delivered');
});

test('a place that is team by another name is not tried twice', async () => {
  const id = String(sandbox.seededIds.teams['leads']);
  const came = await told({ routes: 'packages/api/**: Leads', options: { team: id } });
  expect(came.posts).toBe(1);
  expect(came.places).toEqual([expect.stringContaining('not-delivered: packages/api/**')]);
});

test('a wrong password is tried once', async () => {
  const came = await told({ options: { password: 'wrong' }, routes: 'packages/api/**: 7' });
  expect(came.receipt.outcome).toBe('not-delivered');
  expect(came.posts + came.lookUps).toBe(1);
});

test('mentions are those of the members of each, and a key is that of each', async () => {
  const paths = ['packages/api/a.ts', 'scripts/a.ts'];
  const options = { mention: 'admins', kind: 'topic', 'unique-key': 'routed' };
  const came = await told({ paths, options });
  expect(came.targets?.map(({ draft }) => draft?.body.match(/@\w+/g))).toEqual([['@chloe'], ['@ben']]);
  const again = await told({ paths, options });
  expect(again.receipt.targets?.map(({ outcome }) => outcome)).toEqual(['duplicate', 'duplicate']);
});

test('assignees are members of the place that it goes to', async () => {
  const routes = 'packages/api/**: { forum: Announcements }';
  const came = await told({ routes, options: { kind: 'task', assignees: 'admins' } });
  expect(came.places).toEqual(['announcements delivered: packages/api/**']);
  expect(sandbox.tasks('announcements').at(-1)).toMatchObject({
    assignees: ['ada'],
  });
});

test('a fallback gets what its place did not', async () => {
  const url = sandbox.webhooks.find(({ kind, format }) => kind === 'message' && format === 'native')?.url ?? '';
  const came = await told({
    routes: 'packages/api/**: Nowhere',
    options: { team: 'Nobody', 'fallback-webhook-url': url },
  });
  expect(came.receipt).toMatchObject({ outcome: 'not-delivered', fallback: { outcome: 'delivered' } });
});

test('a dry run says where it would go and why, and asks nobody to keep it', async () => {
  const came = await told({ routes: 'packages/api/**: Nowhere\n"**": support', options: { 'dry-run': 'true' } });
  expect(came.posts).toBe(0);
  expect(came.places).toEqual([
    'team "Nowhere" dry-run: packages/api/**',
    'platform dry-run: none of its places got it',
  ]);
});

test('a drill fails in no file, and goes to team', async () => {
  const came = await told({ options: { drill: 'true' } });
  expect(came.places).toEqual(['platform delivered: a drill fails in no file']);
});

test('a list under team gets what fits no row as a whole', async () => {
  const came = await told({ paths: ['a.ts'], options: { team: 'Platform, support' } });
  expect(came.places.map((one) => one.split(' ')[0])).toEqual(['platform', 'support']);
});

test('elsewhere by the files of the job alone', async () => {
  const junit =
    '<testsuite name="c" tests="1"><testcase name="adds" file="packages/api/src/cart.test.ts" line="7"><failure message="no"/></testcase></testsuite>';
  const env = {
    GITLAB_CI: 'true',
    CI_JOB_STATUS: 'failed',
    CI_SERVER_URL: 'https://gitlab.com',
    CI_PROJECT_PATH: 'acme/app',
  };
  const routes = '"@acme/api": support\n"**": { forum: Announcements }';
  const options = { 'test-reports': 'junit.xml', status: 'failure' };
  const files = { 'junit.xml': junit, CODEOWNERS };
  expect((await told({ routes, env, options, files })).places).toEqual(['support delivered: @acme/api']);
  const none = await told({ routes, env, options: { status: 'failure' } });
  expect(none.places).toEqual(['platform delivered: it is not known in which files it fails']);
});

test('nothing of a failing file gets into an output', async () => {
  const path = 'packages/api/$(id)`x`";::error::/a.ts';
  const { receipt, places } = await told({ paths: [path] });
  expect(places).toEqual([API]);
  expect(outputLines(receipt)).not.toMatch(/[$`]|::/);
});

test('doctor finds a place that is not there, or where the account is no member', async () => {
  const settings = await settingsOf({ routes: 'a/: Nowhere\nb/: support\nc/: { forum: Announcements }\nd/: platform' });
  const folder = mkdtempSync(join(tmpdir(), 'routes-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of ['a', 'b', 'd']) mkdirSync(join(folder, name));
  for (const name of ['a/1', 'b/1', 'd/1']) writeFileSync(join(folder, name), '');
  const world = { ...worldAt(NOW, { GITHUB_WORKSPACE: folder }), workspace: folder, sleep: SYSTEM.sleep };
  const { checks } = await examine(settings, world);
  const told = checks.filter(({ name }) => name === 'target').map(({ verdict, text }) => `${verdict}: ${text}`);
  expect(told).toEqual([
    expect.stringMatching(/^ok: team \d+ is "Platform"$/),
    'fault: there is no team "Nowhere"',
    expect.stringMatching(/^ok: team \d+ is "Support Desk"$/),
    expect.stringMatching(/^ok: forum \d+ is "Announcements"$/),
  ]);
});

test('the file of facts tells by what it is routed', async () => {
  const options = { 'facts-file': 'facts.json' };
  const { receipt } = await told({ routes: '"@acme/api": support', files: { CODEOWNERS }, options });
  const { facts } = factsIn(readFileSync(receipt.facts_file ?? '', 'utf8'));
  const path = 'packages/api/src/cart.test.ts';
  expect(facts).toMatchObject({ failing_files: [{ path }], file_owners: [{ path, owners: ['acme/API'] }] });
});

test('rows of a program are an object', async () => {
  const { password = '' } = sandbox.accounts.find(({ username }) => username === 'ci-bot') ?? {};
  const { receipt } = await notifyAsProgram(
    {
      ...{ baseUrl: sandbox.origin, username: 'ci-bot', password, team: 'Platform', status: 'failure' },
      routes: { 'packages/api/**': 'Nowhere', 'workflow: CI': { forum: 'Announcements' } },
    },
    { env: { GITHUB_WORKFLOW: 'CI', GITHUB_ACTIONS: 'true', GITHUB_EVENT_NAME: 'push' } },
  );
  expect(receipt).toMatchObject({ outcome: 'delivered', route: 'workflow: CI' });
});

/**
 * A whole release, as RELEASING.md has it, by somebody who has just taken the project over: with another account's name, a
 * local registry in the place of npm, a bare repository in the place of GitHub, and the very lines of the workflow. Each
 * test goes on where the one before it ended.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSandbox } from '../../../src/sandbox/index.ts';
import { contextsFor } from '../../standin/contexts.ts';
import { runAction } from '../../standin/runner.ts';
import { example } from '../../support/events.ts';
import { type Registry, startRegistry } from './registry.ts';
import { openStage, type Stage } from './stage.ts';
import { type RunLine, runLines } from './workflow.ts';

const ACCOUNT = 'harbor-gate';
const NAME = 'workroom-notify';

/** The version that comes next: 1.0.0 while there is none, later the next patch. */
const VERSION = nextVersion(JSON.parse(readFileSync('package.json', 'utf8')).version);
const [TAG, MAJOR] = [`v${VERSION}`, `v${VERSION.split('.')[0]}`];

let registry: Registry;
let stage: Stage;
/** Of the one who releases, and of the job that builds. */
let desk: string;
let runner: string;
beforeAll(async () => {
  registry = await startRegistry();
  stage = await openStage(registry.npmrc);
  desk = await stage.clone('desk');
});
afterAll(async () => {
  stage?.remove();
  await registry?.[Symbol.asyncDispose]();
});

function nextVersion(version: string): string {
  const [numbers = '', label] = version.split('-', 2);
  if (label !== undefined) return numbers;
  return numbers.replace(/\d+$/, (patch) => String(Number(patch) + 1));
}

/** Runs a line of RELEASING.md, with this account and version, where the one who releases sits. */
function asWritten(line: string): Promise<string> {
  expect(readFileSync('RELEASING.md', 'utf8')).toContain(line);
  return stage.shell(line.replaceAll('ACCOUNT', ACCOUNT).replaceAll('1.0.0', VERSION), desk);
}

const commitOf = async (ref: string) => (await stage.shell(`git rev-parse '${ref}^{commit}'`, stage.origin)).trim();

async function linesOf(job: string): Promise<readonly RunLine[]> {
  const github = { ref_name: TAG, repository: `${ACCOUNT}/${NAME}`, sha: await commitOf(TAG) };
  return runLines(readFileSync(join(runner, '.github/workflows/release.yml'), 'utf8'), job, github);
}

/** Runs a job in the runner's clone; its packages are there, and provenance is only given to GitHub's own machines. */
async function runJob(job: string, env: Readonly<Record<string, string>> = {}): Promise<void> {
  const lines = (await linesOf(job)).filter(({ run }) => run !== 'npm ci');
  expect(lines.length).toBeGreaterThan(0);
  for (const { run, env: own } of lines)
    await stage.shell(run.replace('--provenance ', ''), runner, { ...own, ...env });
}

test('the project is taken over: one line, and the rest is generated', async () => {
  await asWritten('npm pkg set repository.url=git+https://github.com/ACCOUNT/workroom-notify.git');
  await asWritten('npm run generate');
  expect(readFileSync(join(desk, 'README.md'), 'utf8')).toContain(`uses: ${ACCOUNT}/${NAME}@${MAJOR}`);
  const changelog = join(desk, 'CHANGELOG.md');
  writeFileSync(
    changelog,
    readFileSync(changelog, 'utf8').replace('## Unreleased\n', '## Unreleased\n\n- A rehearsal.\n'),
  );
  await stage.shell('git commit --quiet --all --message "Take it over" && git push --quiet origin main', desk);
});

test('npm version sets the version, dates the changes, builds, commits and tags', async () => {
  await asWritten('npm version 1.0.0');
  expect(await stage.shell('git status --porcelain', desk)).toBe('');
  expect((await stage.shell('git log -1 --format=%s', desk)).trim()).toBe(`Release ${VERSION}`);
  expect(await stage.shell(`git rev-list -1 ${TAG}`, desk)).toBe(await stage.shell('git rev-list -1 main', desk));
  expect(JSON.parse(readFileSync(join(desk, 'package.json'), 'utf8')).version).toBe(VERSION);
  expect(readFileSync(join(desk, 'CHANGELOG.md'), 'utf8')).toMatch(
    new RegExp(`^## ${VERSION} - \\d{4}-\\d\\d-\\d\\d$`, 'm'),
  );
  const readme = readFileSync(join(desk, 'README.md'), 'utf8');
  expect(readme).toContain(`The newest release is ${VERSION} of `);
  expect(readme).toContain(`npx --yes ${NAME}@${VERSION}`);
});

test('the first version is published by hand, and the tag is pushed', async () => {
  await asWritten('npm publish ./package --access public');
  expect(registry.document(NAME)?.['dist-tags']).toEqual({ latest: VERSION });
  await asWritten('git push --follow-tags origin main');
  expect(await commitOf(TAG)).toBe(await commitOf('main'));
});

test('the workflow’s build makes the same bytes in another clone', async () => {
  runner = await stage.clone('runner');
  await stage.shell(`git checkout --quiet ${TAG}`, runner);
  await runJob('build');
  expect(readFileSync(join(runner, 'release/notes.md'), 'utf8')).toContain('- A rehearsal.');
  expect(existsSync(join(runner, `release/${NAME}-${VERSION}.tgz`))).toBe(true);
});

test('its publishing leaves alone what is at npm, and publishes what is not', async () => {
  await runJob('publish');
  await using empty = await startRegistry();
  const npmrc = join(stage.folder, 'npmrc-empty');
  writeFileSync(npmrc, empty.npmrc);
  await runJob('publish', { npm_config_userconfig: npmrc });
  const [byHand, byWorkflow] = [registry, empty].map((one) => one.document(NAME)?.versions[VERSION]?.dist['integrity']);
  expect(byWorkflow).toMatch(/^sha512-/);
  expect(byWorkflow).toBe(byHand);
});

test('the release is made of the section, the major’s tag stands at it, and a second run changes nothing', async () => {
  for (const _ of ['made', 'made again']) {
    await runJob('release');
    expect(await commitOf(MAJOR)).toBe(await commitOf(TAG));
    expect(readFileSync(join(stage.origin, `release-${TAG}.md`), 'utf8')).toContain('- A rehearsal.');
  }
});

test('the version is installed into an empty folder, and runs', async () => {
  const home = join(stage.folder, 'home');
  mkdirSync(home);
  await stage.shell(`npm install ${NAME}@${VERSION}`, home);
  expect((await stage.shell(`npx --no-install ${NAME} --version`, home)).trim()).toBe(VERSION);
  const installed = JSON.parse(readFileSync(join(home, 'node_modules', NAME, 'package.json'), 'utf8'));
  expect(installed.repository.url).toContain(`github.com/${ACCOUNT}/`);
  const { resolved } = JSON.parse(readFileSync(join(home, 'package-lock.json'), 'utf8')).packages[
    `node_modules/${NAME}`
  ];
  expect(resolved).toMatch(new RegExp(`^${registry.url}`));
});

test('what a job downloads at the major’s tag delivers', async () => {
  const archive = execFileSync('git', ['archive', '--format=tar.gz', MAJOR], { cwd: stage.origin, maxBuffer: 1e9 });
  const actionPath = join(stage.folder, 'action');
  mkdirSync(actionPath);
  execFileSync('tar', ['--extract', '--gzip', '--directory', actionPath], { input: archive });
  await using sandbox = await startSandbox();
  const url = sandbox.webhooks.find(({ kind, format }) => kind === 'message' && format === 'native')?.url ?? '';
  const [result] = await runAction({
    actionPath,
    inputs: { 'webhook-url': url },
    contexts: contextsFor('push', example('push', 4)),
    stage: 'main',
  });
  expect(result?.outputs['outcome']).toBe('delivered');
});

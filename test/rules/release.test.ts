/** What a release is made of, before there is one. */
import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { licencesOf } from '../../scripts/bundle/licences.ts';
import { bundlePage } from '../../scripts/bundle-page.ts';
import { datedChangelog } from '../../scripts/date-changelog.ts';
import { newestRelease, releaseNotes } from '../../scripts/release-notes.ts';
import { withVersion } from '../../scripts/repository.ts';
import { makeSite } from '../../scripts/site.ts';
import { lackingLicences, packagesAmong } from '../support/licences.ts';

const CHANGELOG = `# Changes

## Unreleased

- Something to come

## 1.3.0 - 2026-05-04

### Added

- A thing

## 1.2.0 - 2026-01-02

- An older thing
`;

test('the notes of a release are its section of the changes', () => {
  expect(releaseNotes('v1.3.0', CHANGELOG, '1.3.0')).toBe('### Added\n\n- A thing');
  expect(releaseNotes('v1.2.0', CHANGELOG, '1.2.0')).toBe('- An older thing');
});

test.each([
  ['another version', 'v1.3.1', CHANGELOG, '1.3.0', 'the tag is v1.3.1, but package.json says 1.3.0'],
  ['no section', 'v1.4.0', CHANGELOG, '1.4.0', 'no heading "## 1.4.0 - YYYY-MM-DD"'],
  ['no date', 'v1.4.0', '## 1.4.0 - soon\n\nx', '1.4.0', 'no heading "## 1.4.0 - YYYY-MM-DD"'],
  ['no word', 'v1.4.0', '## 1.4.0 - 2026-06-07\n\n## 1.3.0', '1.4.0', 'says nothing of 1.4.0'],
])('a tag with %s is refused', (_, tag, changelog, version, words) => {
  expect(() => releaseNotes(tag, changelog, version)).toThrow(words);
});

test('a version takes what is unreleased, with the day, and nothing else moves', () => {
  const dated = datedChangelog(CHANGELOG, '2.0.0', '2026-07-08');
  expect(releaseNotes('v2.0.0', dated, '2.0.0')).toBe('- Something to come');
  expect(newestRelease(dated)).toMatchObject({ version: '2.0.0', date: '2026-07-08' });
  expect(dated.replace('## 2.0.0 - 2026-07-08\n\n', '')).toBe(CHANGELOG);
  expect(newestRelease(CHANGELOG)?.version).toBe('1.3.0');
  expect(newestRelease('## Unreleased\n\n- A thing\n')).toBeUndefined();
});

test.each([
  ['nothing new', '## Unreleased\n\n## 1.0.0 - 2026-01-02\n', 'says nothing of 2.0.0'],
  ['no place for it', '## 1.0.0 - 2026-01-02\n', 'has no heading "## Unreleased"'],
])('a version with %s is refused', (_, changelog, words) => {
  expect(() => datedChangelog(changelog, '2.0.0', '2026-07-08')).toThrow(words);
});

interface Workflow {
  readonly permissions: object;
  readonly jobs: Readonly<
    Record<string, { permissions?: object; steps?: readonly { uses?: string; with?: object }[] }>
  >;
}

test.each(globSync('.github/workflows/*.yml'))('%s gives each job what it names and no more', (file) => {
  const { permissions, jobs } = parse(readFileSync(file, 'utf8')) as Workflow;
  expect(permissions).toEqual({});
  for (const [name, { permissions, steps = [] }] of Object.entries(jobs)) {
    expect(permissions, name).toBeDefined();
    for (const step of steps.filter(({ uses }) => uses?.startsWith('actions/checkout@')))
      expect(step.with).toEqual({ 'persist-credentials': false });
  }
});

interface ReleaseJob {
  readonly needs?: string;
  readonly permissions: Readonly<Record<string, string>>;
  readonly steps?: readonly { uses?: string; run?: string; with?: Readonly<Record<string, string>> }[];
}
const RELEASE = parse(readFileSync('.github/workflows/release.yml', 'utf8')) as { jobs: Record<string, ReleaseJob> };
const runsOf = ({ steps = [] }: ReleaseJob) => steps.flatMap(({ run }) => run ?? []);
const actionsOf = ({ steps = [] }: ReleaseJob) => steps.flatMap(({ uses }) => uses?.split('@', 1)[0] ?? []);

test('what runs code of ours or of a dependency has no right but to read, and what has rights runs none', () => {
  for (const job of Object.values(RELEASE.jobs)) {
    const codes = runsOf(job).filter((run) => /\bnpm (?!publish .*--ignore-scripts|view )|\bnode |\bnpx /.test(run));
    if (codes.length > 0) expect(job.permissions).toEqual({ contents: 'read' });
    const writes = Object.values(job.permissions).includes('write');
    if (writes) expect([codes, actionsOf(job)]).toEqual([[], expect.not.arrayContaining(['actions/checkout'])]);
  }
  const { build, publish } = RELEASE.jobs;
  expect(publish?.needs).toBe('build');
  expect(build && runsOf(build)).toEqual(expect.arrayContaining(['npm ci', 'npm run build']));
});

test('what is published and what every job downloads is what was built, and is attested before', () => {
  const { build, publish } = RELEASE.jobs;
  expect(build && runsOf(build)).toContain('git diff --exit-code -- dist');
  const [first, ...later] =
    publish?.steps?.filter(({ uses, run }) => uses?.includes('attest') || run !== undefined) ?? [];
  expect(first?.uses).toMatch(/^actions\/attest-build-provenance@/);
  expect(first?.with?.['subject-path']?.trim().split('\n')).toEqual(['release/*.tgz', 'release/dist/*']);
  expect(later).toHaveLength(1);
  expect(later[0]?.run).toMatch(/\n +npm publish \.\/release\/\*\.tgz .*--provenance/);
});

test('no registry and no token of one is named, because the trusted publisher needs neither', () => {
  for (const file of globSync('.github/workflows/*.yml'))
    expect(readFileSync(file, 'utf8')).not.toMatch(/registry-url|registry\.npmjs|NPM_TOKEN|NODE_AUTH_TOKEN/);
});

test('every command that a page or recipe runs from npm names the version of this package', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  const pages = globSync(['examples/**/*', 'docs/**/*.md', '*.md', 'src/**/*.ts'], { withFileTypes: true });
  const texts = pages.filter((one) => one.isFile()).map((one) => readFileSync(`${one.parentPath}/${one.name}`, 'utf8'));
  const commands = texts.flatMap((text) => text.match(/npx --yes workroom-notify\S*/g) ?? []);
  expect(commands.length).toBeGreaterThan(10);
  const strange = commands.map((one) => one.replace(/[^\w.]+$/, '')).filter((one) => !one.endsWith(`@${version}`));
  expect(strange).toEqual([]);
});

test('a command that names another version, or none, is given this one', () => {
  const line = 'npx --yes workroom-notify@9.8.7-rc.1 send';
  for (const other of ['', '@1.2.3', '@latest'])
    expect(withVersion(`npx --yes workroom-notify${other} send`, '9.8.7-rc.1')).toBe(line);
  expect(withVersion('npx --yes workroom-notify-x', '1.2.3')).toBe('npx --yes workroom-notify-x');
});

test('the licences name what a package holds of others', () => {
  const texts = licencesOf(['/x/node_modules/undici/index.js'.replace('/x', process.cwd())]);
  expect(texts).toMatch(/^undici\nMIT\n/m);
  expect(texts).toMatch(
    /^llhttp\nMIT\nThis software is licensed under the MIT License\.\n\nCopyright Fedor Indutny, 2018\./m,
  );
});

test('the licence of every package that dist was made of stands beside it', () => {
  const makers = ['typescript', '@vercel/ncc', 'rolldown'];
  const sources = readFileSync('dist/made-of.sha256', 'utf8').split('\n');
  const packages = packagesAmong(sources).filter((name) => !makers.includes(name));
  expect(packages.length).toBeGreaterThan(20);
  expect(lackingLicences(readFileSync('dist/licenses.txt', 'utf8'), packages)).toEqual([]);
});

test('a package whose text on its licence is not told is seen', () => {
  const told = licencesOf([
    resolve('node_modules/yaml/dist/index.js'),
    resolve('node_modules/punycode.js/punycode.js'),
  ]);
  expect(lackingLicences(told, ['punycode.js', 'yaml'])).toEqual([]);
  expect(lackingLicences(told.replace('Permission', ''), ['punycode.js', 'undici', 'yaml'])).toEqual([
    'punycode.js',
    'undici',
  ]);
});

test('the site has the licences of the packages in its page', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  try {
    await makeSite(folder);
    const { modules } = await bundlePage(pathToFileURL('src/studio/browser/'));
    const packages = packagesAmong(modules);
    expect(packages).toEqual(expect.arrayContaining(['liquidjs', 'lit-html', 'prism-code-editor']));
    expect(lackingLicences(readFileSync(join(folder, 'licenses.txt'), 'utf8'), packages)).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('what ships names the licence of the public rules of credentials, and every licence among the sources', () => {
  const [rules, ...others] = globSync('src/**/LICENSE').map((path) => readFileSync(path, 'utf8').trim());
  expect(others).toEqual([]);
  expect(readFileSync('dist/licenses.txt', 'utf8')).toContain(`gitleaks (rules)\nMIT\n${rules}`);
});

test('no text of an event stands in a script of ours, where it would be run', () => {
  for (const file of globSync('.github/workflows/*.yml')) {
    const { jobs } = parse(readFileSync(file, 'utf8')) as { readonly jobs: Readonly<Record<string, ReleaseJob>> };
    const runs = Object.values(jobs).flatMap(runsOf);
    expect(runs.filter((code) => code.includes('${{'))).toEqual([]);
  }
});

describe('the archive that every job downloads', () => {
  // Safe wherever a container's job was given a clone of another user's.
  const git = (...args: readonly string[]) =>
    execFileSync('git', ['-c', 'safe.directory=*', ...args], { maxBuffer: 1e9, stdio: ['ignore', 'pipe', 'inherit'] });
  const archived = (format: string) => git('archive', '--worktree-attributes', `--format=${format}`, 'HEAD');

  test('holds what a step runs, its licence, and nothing else', () => {
    const listed = execFileSync('tar', ['--list'], { input: archived('tar'), encoding: 'utf8' });
    const files = listed.split('\n').filter((name) => name !== '' && !name.endsWith('/'));
    const shipped = git('ls-tree', '--name-only', 'HEAD:dist').toString().trimEnd().split('\n');
    const wanted = shipped.filter((name) => name !== 'made-of.sha256').map((name) => `dist/${name}`);
    expect(files.toSorted()).toEqual(['LICENSE', 'action.yml', 'job-end/action.yml', ...wanted].toSorted());
  });

  // 503 kB when it was set, of which dist is all but 8.
  test('is smaller than 510 kB', () => {
    expect(archived('tar.gz').length).toBeLessThan(510_000);
  });
});

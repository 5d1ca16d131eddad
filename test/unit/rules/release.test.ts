/** What a release is made of, before there is one. */
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { datedChangelog } from '../../../scripts/date-changelog.ts';
import { newestRelease, releaseNotes } from '../../../scripts/release-notes.ts';

const CHANGELOG = `# Changes

## Unreleased

- Something to come

## 1.3.0 - 2026-05-04

### Added

- A thing

## 1.2.0 - 2026-01-02

- An older thing
`;

test('release notes are the section of the version in the changelog', () => {
  expect(releaseNotes('v1.3.0', CHANGELOG, '1.3.0')).toBe('### Added\n\n- A thing');
  expect(releaseNotes('v1.2.0', CHANGELOG, '1.2.0')).toBe('- An older thing');
});

test('dating a version renames the unreleased section and changes nothing else', () => {
  const dated = datedChangelog(CHANGELOG, '2.0.0', '2026-07-08');
  expect(releaseNotes('v2.0.0', dated, '2.0.0')).toBe('- Something to come');
  expect(newestRelease(dated)).toMatchObject({ version: '2.0.0', date: '2026-07-08' });
  expect(dated.replace('## 2.0.0 - 2026-07-08\n\n', '')).toBe(CHANGELOG);
  expect(newestRelease(CHANGELOG)?.version).toBe('1.3.0');
  expect(newestRelease('## Unreleased\n\n- A thing\n')).toBeUndefined();
});

interface Workflow {
  readonly permissions: object;
  readonly jobs: Readonly<
    Record<string, { permissions?: object; steps?: readonly { uses?: string; with?: object }[] }>
  >;
}

test.each(globSync('.github/workflows/*.yml'))('%s grants each job only the permissions that it lists', (file) => {
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
const findRuns = ({ steps = [] }: ReleaseJob) => steps.flatMap(({ run }) => run ?? []);
const getActions = ({ steps = [] }: ReleaseJob) => steps.flatMap(({ uses }) => uses?.split('@', 1)[0] ?? []);

test('jobs that run our code or a dependency can only read, and jobs with write permissions run none', () => {
  for (const job of Object.values(RELEASE.jobs)) {
    const codes = findRuns(job).filter((run) => /\bnpm (?!publish .*--ignore-scripts|view )|\bnode |\bnpx /.test(run));
    if (codes.length > 0) expect(job.permissions).toEqual({ contents: 'read' });
    const writes = Object.values(job.permissions).includes('write');
    if (writes) expect([codes, getActions(job)]).toEqual([[], expect.not.arrayContaining(['actions/checkout'])]);
  }
  const { build, publish } = RELEASE.jobs;
  expect(publish?.needs).toBe('build');
  expect(build && findRuns(build)).toEqual(expect.arrayContaining(['npm ci', 'npm run build']));
});

test('publishes and ships only what was built, after attesting it', () => {
  const { build, publish } = RELEASE.jobs;
  expect(build && findRuns(build)).toContain('git add --intent-to-add dist && git diff --exit-code -- dist');
  const [first, ...later] =
    publish?.steps?.filter(({ uses, run }) => uses?.includes('attest') || run !== undefined) ?? [];
  expect(first?.uses).toMatch(/^actions\/attest-build-provenance@/);
  expect(first?.with?.['subject-path']?.trim().split('\n')).toEqual(['release/*.tgz', 'release/dist/*']);
  expect(later).toHaveLength(1);
  expect(later[0]?.run).toMatch(/\n +npm publish \.\/release\/\*\.tgz .*--provenance/);
});

test('workflows name no registry and no registry token, because the trusted publisher needs neither', () => {
  for (const file of globSync('.github/workflows/*.yml'))
    expect(readFileSync(file, 'utf8')).not.toMatch(/registry-url|registry\.npmjs|NPM_TOKEN|NODE_AUTH_TOKEN/);
});

test('no script contains an expression, which could run text of an event', () => {
  for (const file of globSync('.github/workflows/*.yml')) {
    const { jobs } = parse(readFileSync(file, 'utf8')) as { readonly jobs: Readonly<Record<string, ReleaseJob>> };
    const runs = Object.values(jobs).flatMap(findRuns);
    expect(runs.filter((code) => code.includes('${{'))).toEqual([]);
  }
});

test('the archive of the action contains dist, action.yml and the license only', () => {
  // Safe wherever a container's job was given a clone of another user's.
  const git = (...args: readonly string[]) =>
    execFileSync('git', ['-c', 'safe.directory=*', ...args], { maxBuffer: 1e9, stdio: ['ignore', 'pipe', 'inherit'] });
  const archive = git('archive', '--worktree-attributes', '--format=tar', 'HEAD');
  const listed = execFileSync('tar', ['--list'], { input: archive, encoding: 'utf8' });
  const files = listed.split('\n').filter((name) => name !== '' && !name.endsWith('/'));
  const shipped = git('ls-tree', '--name-only', 'HEAD:dist').toString().trimEnd().split('\n');
  const needed = shipped.map((name) => `dist/${name}`);
  expect(files.toSorted()).toEqual(['LICENSE', 'action.yml', 'job-end/action.yml', ...needed].toSorted());
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readFrom, upstreamRun } from '../../support/github-facts.ts';
import { sha } from '../../support/github-shapes.ts';
import type { Annotation, Commit, GithubWorld, Job } from '../../support/github-world.ts';

const commit = (number: number, author: string, ...files: readonly string[]): Commit => ({
  ...{ sha: sha(number), message: `Change ${number}`, author, login: author, files },
  at: `2026-03-0${number - 39}T00:00:00Z`,
});

const at = (path: string): Annotation => ({ message: 'price is undefined', path, start_line: 17 });

/** Builds a success at 40 and a failure at 42. */
function findWorld(commits: readonly Commit[], ...annotations: readonly Annotation[]): GithubWorld {
  const steps = [{ name: 'Run npm test', conclusion: 'failure' }];
  const job = (id: number, conclusion: string): Job => ({ id, name: 'test', conclusion, steps, annotations });
  const run = (number: number, conclusion: string) => ({
    ...{ id: number * 1000, run_number: number, head_sha: sha(number) },
    attempts: [{ conclusion, jobs: [job(number, conclusion)] }],
  });
  return {
    repository: 'acme/app',
    commits: [commit(40, 'old', 'src/cart.ts'), ...commits],
    runs: [run(40, 'success'), run(42, 'failure')],
  };
}

async function suspectsLine(world: GithubWorld, more: object = {}) {
  const { facts, requests, notice } = await readFrom({ world, ...upstreamRun(), mentioned: ['suspects'], ...more });
  const requested = requests
    .filter((path) => path.startsWith('/commits?'))
    .map((path) => new URLSearchParams(path.slice(9)));
  const compared = requests.filter((path) => path.startsWith('/compare/')).length;
  return { ...facts, notice, asked: requested, compared, paths: requested.map((one) => one.get('path')) };
}

const who = ({ suspects = [] }: Awaited<ReturnType<typeof suspectsLine>>) =>
  suspects.map((one) => [one.login, one.changed]);

/** Both changed code. */
const BOTH = [commit(41, 'ada', 'src/cart.ts'), commit(42, 'grace', 'web/a.ts')];

test('lists people who changed the failing file first', async () => {
  const found = await suspectsLine(findWorld(BOTH, at('src/cart.ts')));
  expect(who(found)).toEqual([
    ['ada', 'src/cart.ts'],
    ['grace', undefined],
  ]);
  expect(found.commits_since_green?.commits.map(({ changed }) => changed)).toEqual(['src/cart.ts', undefined]);
  expect(found.asked.map((one) => Object.fromEntries(one))).toEqual([
    { path: 'src/cart.ts', sha: sha(42), since: '2026-03-02T00:00:00.000Z', per_page: '100' },
  ]);
  expect(found.compared).toBe(1);
  expect(found.notice).toBeUndefined();
});

test.each<[string, readonly string[], string, string | undefined]>([
  ['the end of one path', ['shop/src/cart.ts', 'a.md'], 'src/cart.ts', 'shop/src/cart.ts'],
  ['the end of two', ['shop/src/cart.ts', 'web/src/cart.ts'], 'src/cart.ts', undefined],
  ['the end of a name', ['src/shopping-cart.ts', 'a.md'], 'cart.ts', undefined],
])('a trace names %s among the changed files', async (_, changed, named, expected) => {
  const found = await suspectsLine(
    findWorld([commit(41, 'ada', ...changed), commit(42, 'grace', 'docs/a.md')], at(named)),
  );
  expect(found.commits_since_green?.commits.map((one) => one.changed)).toEqual([expected, undefined]);
});

test('names people who changed the tested files if nobody changed the failing one', async () => {
  const found = await suspectsLine(
    findWorld([commit(41, 'grace', 'src/sum.ts'), commit(42, 'ada', 'src/cart.ts')], at('src/cart.test.ts')),
  );
  expect(who(found)[0]).toEqual(['ada', 'src/cart.ts']);
});

test('sends no request for a single commit, because the comparison lists its files', async () => {
  const found = await suspectsLine(findWorld([commit(42, 'ada', 'src/cart.ts')], at('src/cart.ts')));
  expect(who(found)).toEqual([['ada', 'src/cart.ts']]);
  expect(found.paths).toEqual([]);
  const near = await suspectsLine(findWorld([commit(42, 'ada', 'src/cart.tsx')], at('src/cart.ts')));
  expect(who(near)).toEqual([['ada', undefined]]);
  expect(near.paths).toEqual([]);
});

test('names all suspects with a notice if the changes of the files are unreadable', async () => {
  const bend = (body: unknown, path: string) => (path.includes('/commits?') ? 'no JSON' : body);
  const found = await suspectsLine(findWorld(BOTH, at('src/cart.ts')), { behaviour: { bend } });
  expect(found.notice).toContain('who changed the files in which it fails');
  expect(who(found).map(([login]) => login)).toEqual(['grace', 'ada']);
});

test('suspects nobody for an unchanged file, or a file outside of the repository', async () => {
  for (const path of ['lib/index.html', '/etc/passwd', '../../src/cart.ts', 'package.json']) {
    const found = await suspectsLine(findWorld(BOTH, at(path)));
    expect(who(found)).toEqual([
      ['grace', undefined],
      ['ada', undefined],
    ]);
    expect(found.paths).toEqual([]);
  }
});

test.each<[string, readonly (readonly string[])[], string, readonly string[]]>([
  ['documents alone', [['docs/a.md'], ['README.md']], 'src/cart.ts', []],
  ['documents beside code', [['src/a.ts'], ['README.md']], 'src/cart.ts', ['ada']],
  ['documents, where it fails in one', [['docs/a.md'], ['README.md']], 'docs/a.md', ['ada', 'grace']],
])('finds people who changed %s', async (_, [ada = [], grace = []], location, expected) => {
  const found = await suspectsLine(findWorld([commit(41, 'ada', ...ada), commit(42, 'grace', ...grace)], at(location)));
  expect(who(found).map(([login]) => login)).toEqual(expected);
  expect(found.suspect_range?.excluded_because).toBe(expected.length === 0 ? 'documents' : undefined);
});

test('looks up three files if a comparison lists too many', async () => {
  const many = Array.from({ length: 300 }, (_, index) => `gen/${index}.ts`);
  const files = ['src/a.ts', 'src/b.ts', 'src/c.ts', 'src/d.ts', 'src/e.ts'];
  const commits = [commit(41, 'ada', ...many), commit(42, 'grace', 'src/c.ts')];
  const found = await suspectsLine(findWorld(commits, ...files.map(at)));
  expect(found.paths).toEqual(files.slice(0, 3));
  expect(who(found)[0]).toEqual(['grace', 'src/c.ts']);
  const nobody = await suspectsLine(
    findWorld([commit(41, 'ada', ...many), commit(42, 'grace', 'a.md')], ...files.map(at)),
  );
  expect(nobody.paths).toEqual(files.slice(0, 3));
});

test('compares the commits of a push, because its payload contains no files', async () => {
  const commits = [commit(41, 'ada', 'src/cart.ts'), commit(42, 'grace', 'web/a.ts')];
  const pushed = commits.map(({ sha: id, author, message }) => ({
    id,
    message,
    author: { username: author, name: author },
  }));
  const payload = { before: sha(40), after: sha(42), commits: pushed, head_commit: pushed[1] };
  const push = {
    event: 'push',
    payload,
    env: { GITHUB_SHA: sha(42), GITHUB_JOB: 'notify' },
    options: { status: '{"test":{"result":"failure"}}' },
  };
  const compares = async (...annotations: readonly Annotation[]) => {
    const world = findWorld(commits, ...annotations);
    const { facts, requests } = await readFrom({ world, ...push, mentioned: ['suspects', 'failed_jobs'] });
    const [first] = facts.suspects ?? [];
    return [first?.login, requests.filter((path) => /^.(compare|commits)/.test(path)).length];
  };
  expect(await compares()).toEqual(['grace', 1]);
  expect(await compares(at('lib/index.html'))).toEqual(['grace', 1]);
  expect(await compares(at('src/cart.ts'))).toEqual(['ada', 2]);
});

test('finds files by failing tests, also of a job that still runs', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'workspace-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const failure = '<failure message="expected 90 to be 100"/>';
  const report = `<testsuite><testcase name="adds" file="src/cart.ts" line="4">${failure}</testcase></testsuite>`;
  writeFileSync(join(folder, 'junit.xml'), report);
  const world = findWorld(BOTH);
  const running: Job = { id: 1, name: 'test', conclusion: null, steps: [{ name: 'Run', conclusion: 'failure' }] };
  const current = { id: 42000, run_number: 42, head_sha: sha(42), attempts: [{ conclusion: null, jobs: [running] }] };
  const found = await suspectsLine(
    { ...world, runs: [...(world.runs ?? []).slice(0, 1), current] },
    {
      event: 'push',
      payload: {},
      env: { GITHUB_WORKSPACE: folder, GITHUB_SHA: sha(42) },
      options: { 'test-reports': '*.xml' },
      mentioned: ['suspects', 'tests'],
    },
  );
  expect(found.tests?.failures[0]).toMatchObject({ path: 'src/cart.ts' });
  expect(who(found)).toEqual([
    ['ada', 'src/cart.ts'],
    ['grace', undefined],
  ]);
});

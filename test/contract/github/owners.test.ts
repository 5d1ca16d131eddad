/** Verifies the owners of failing files: by the workspace's CODEOWNERS, else by the repository's. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findAddressees, findAssignees } from '../../../src/target/people/members.ts';
import { readFrom } from '../../support/github-facts.ts';
import { sha } from '../../support/github-shapes.ts';

const RULES = '* @acme/all\n/src/ @ada @acme/platform\n';

interface Case {
  /** Files of the workspace. */
  readonly local?: Readonly<Record<string, string>>;
  /** Files of the default branch. */
  readonly files?: Readonly<Record<string, string>>;
  readonly message?: string;
  readonly fork?: boolean;
  /** Failing paths, one annotation each. */
  readonly paths?: readonly string[];
  /** Files that the last commit changed, after a run that passed. */
  readonly changed?: readonly string[];
}

async function render({ local = {}, files = {}, paths = ['src/cart.ts'], changed, ...scene }: Case) {
  const { message = 'expected 1 to be 2', fork = false } = scene;
  const folder = mkdtempSync(join(tmpdir(), 'owners-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [path, text] of Object.entries(local)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const annotations = paths.map((path) => ({ message, path, start_line: 3 }));
  const steps = [{ name: 'Run npm test', conclusion: 'failure' }];
  const jobs = [{ id: 1, name: 'test', conclusion: 'failure', steps, annotations }];
  const repo = (id: number) => ({ id, full_name: id === 1 ? 'acme/app' : 'eve/app' });
  const passed = {
    id: 41000,
    run_number: 41,
    head_sha: sha(41),
    attempts: [{ conclusion: 'success', jobs: [{ id: 9, name: 'test', conclusion: 'success' }] }],
  };
  const commits = [41, 42].map((number) => ({
    ...{ sha: sha(number), message: `Change ${number}`, author: 'Ada', login: 'ada' },
    files: changed ?? [],
  }));
  const pull = { number: 7, head: { ref: 'fix', repo: repo(2) }, base: { ref: 'main', repo: repo(1) } };
  const { facts, requests, notice } = await readFrom({
    world: {
      repository: 'acme/app',
      files,
      runs: [
        ...(changed === undefined ? [] : [passed]),
        { id: 42000, run_number: 42, head_sha: sha(42), attempts: [{ conclusion: 'failure', jobs }] },
      ],
      ...(changed && { commits }),
    },
    env: { GITHUB_WORKSPACE: folder },
    mentioned: ['owners'],
    ...(fork
      ? { event: 'pull_request', payload: { pull_request: pull } }
      : { payload: { ref: 'refs/heads/main', after: sha(42) } }),
  });
  expect(notice).toBeUndefined();
  return { facts, asked: requests.filter((path) => path.includes('/contents/')).length };
}

test.each<[string, Case, readonly string[] | undefined, number]>([
  ['in .github', { local: { '.github/CODEOWNERS': RULES } }, ['@ada', '@acme/platform'], 0],
  ['the first of them', { local: { '.github/CODEOWNERS': '* @one', CODEOWNERS: '* @two' } }, ['@one'], 0],
  ['of the repository', { files: { '.github/CODEOWNERS': RULES } }, ['@ada', '@acme/platform'], 1],
  ['nowhere', {}, [], 1],
  [
    'of each file',
    { local: { CODEOWNERS: RULES }, paths: ['src/a.ts', 'b.ts'] },
    ['@ada', '@acme/platform', '@acme/all'],
    0,
  ],
  ['where no file is named', { local: { CODEOWNERS: RULES }, paths: [] }, undefined, 0],
  [
    "not a fork's own",
    { local: { CODEOWNERS: '* @eve' }, files: { '.github/CODEOWNERS': RULES }, fork: true },
    ['@ada', '@acme/platform'],
    1,
  ],
  [
    'where it was not the code',
    { local: { CODEOWNERS: RULES }, message: 'The job was not acquired by Runner.' },
    undefined,
    0,
  ],
])('%s', async (_, raw, owners, requests) => {
  const { facts, asked: requested } = await render(raw);
  expect(facts.owners).toEqual(owners);
  expect(requested).toBe(requests);
});

test('owners are mentioned and assigned, groups by the option users; the first list with a name counts', async () => {
  const { facts } = await render({ local: { CODEOWNERS: RULES } });
  const accounts = new Map([['acme/platform', 'grace']]);
  const member = (id: number, username: string) => ({ id, username, isAdmin: false, isBot: false });
  const members = async () => [member(1, 'ada'), member(2, 'grace')];
  const owners = { by: 'role', role: 'owners' } as const;
  const called = await findAddressees([owners], facts, accounts, members);
  expect(called.addressees.map((one) => 'text' in one && one.text)).toEqual(['@ada', '@grace']);
  const lists = [[{ by: 'role', role: 'suspects' } as const], [owners]];
  expect((await findAssignees(lists, facts, accounts, members)).assignees).toEqual([1, 2]);
  const red = { ...facts, also_red: { branch: 'main' } };
  expect(await findAddressees([owners], red, accounts, members)).toEqual({ addressees: [], notices: [] });
});

test('without failing files, owners of the last changed files are listed but not mentioned', async () => {
  const { facts } = await render({ local: { CODEOWNERS: RULES }, paths: [], changed: ['src/cart.ts'] });
  expect(facts.failing_files).toEqual([{ path: 'src/cart.ts', suspected: true }]);
  expect(facts.owners).toEqual(['@ada', '@acme/platform']);
  const owners = { by: 'role', role: 'owners' } as const;
  expect((await findAddressees([owners], facts, new Map())).addressees).toEqual([]);
});

test('a path that starts at its package is found in the workspace; an ambiguous one has no owner', async () => {
  const CODEOWNERS = '/packages/api/ @acme/api\n/packages/web/ @acme/web\n';
  const paths = ['src/cart.test.ts'];
  const one = { CODEOWNERS, 'packages/api/src/cart.test.ts': '' };
  expect((await render({ local: one, paths })).facts.owners).toEqual(['@acme/api']);
  const two = { ...one, 'packages/web/src/cart.test.ts': '' };
  expect((await render({ local: two, paths })).facts.owners).toBeUndefined();
  const changed = ['packages/web/src/cart.test.ts'];
  expect((await render({ local: two, paths, changed })).facts.owners).toEqual(['@acme/web']);
});

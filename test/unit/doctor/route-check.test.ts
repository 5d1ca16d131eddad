import { expect, test } from 'vitest';
import { checkRoutes } from '../../../src/doctor/route-check.ts';
import { workspaceOf } from '../../../src/process/environment.ts';
import { readSettings } from '../../../src/settings/read-settings.ts';
import { workspace } from '../../support/workspace.ts';

const ACCOUNT = { 'base-url': 'https://acme.example.com', username: 'ci-bot', password: 'p4ssw0rd', team: '7' };
const CHECKOUT = {
  CODEOWNERS: '# by team\n/packages/api/ @acme/API web@acme.example\n',
  'packages/api/a.ts': '',
  '.github/workflows/ci.yml': 'name: CI\non: push\n',
  'node_modules/left/a.js': '',
};

async function found(routes: string, files: Readonly<Record<string, string>> = CHECKOUT) {
  const given = Object.entries({ ...ACCOUNT, routes });
  const settings = await readSettings(
    new Map(given.map(([name, value]) => [name, { value, from: 'input' }])),
    new Date(),
  );
  const folder = workspace(files);
  const texts = workspaceOf({ GITHUB_WORKSPACE: folder });
  if (typeof texts !== 'object') throw new Error('there are files');
  const checks = await checkRoutes(settings, { files: texts, workspace: folder });
  return checks.map(({ verdict, text, fix = '' }) => `${verdict}: ${text}. ${fix}`.trimEnd());
}

test('rows for what is there', async () => {
  const routes = 'packages/api/**: 1\n.github/: 2\n"@ACME/api": 3\nWEB@acme.example: 4\nworkflow: { CI: 5, ci.yml: 6 }';
  expect(await found(routes)).toEqual(['ok: each row of routes is for something in this checkout.']);
});

test.each([
  [
    'packages/web/**: 1',
    'the row packages/web/** of routes is for nothing: no file of this checkout fits. Write the path',
  ],
  ['left/: 1', 'the row left/ of routes is for nothing: no file of this checkout fits'],
  [
    '"@acme/apis": 1',
    'the row @acme/apis of routes is for nothing: CODEOWNERS names no such owner. Did you mean acme/api?',
  ],
  ['"@nobody": 1', 'CODEOWNERS names no such owner. Write an owner as CODEOWNERS does'],
  [
    '"workflow: C1": 1',
    'the row workflow: C1 of routes is for nothing: no workflow here has this name. Did you mean CI?',
  ],
])('%s', async (routes, words) => {
  expect(await found(routes)).toEqual([expect.stringContaining(`warning: ${words}`.replace('warning: CODE', 'CODE'))]);
});

test('without CODEOWNERS no row for an owner fits, and without files there is nothing to say', async () => {
  expect(await found('"@acme/api": 1', { 'a.ts': '' })).toEqual([
    expect.stringContaining('there is no CODEOWNERS here'),
  ]);
  expect(await found('a/: 1', {})).toEqual([]);
});

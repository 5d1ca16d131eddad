import { execFileSync } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findFiles } from '../../../../src/build/files/find.ts';
import { workspace } from '../../../support/workspace.ts';

function search(root: string, patterns: readonly string[], more: { most?: number; isLate?: () => boolean } = {}) {
  return findFiles('test-reports', patterns, { root, isLate: more.isLate ?? (() => false) }, more.most ?? 100);
}

const FILES = {
  'a/TEST-1.xml': '1',
  'a/TEST-2.xml': '2',
  'a/node_modules/x/TEST-3.xml': '3',
  'b/deep/er/TEST-4.xml': '4',
  'b/folder.xml/kept': '',
};

test.each([
  [['**/TEST-*.xml'], ['a/TEST-1.xml', 'a/TEST-2.xml', 'b/deep/er/TEST-4.xml']],
  [
    ['./a/TEST-1.xml', 'a/*.xml'],
    ['a/TEST-1.xml', 'a/TEST-2.xml'],
  ],
  [['a/TEST-{1,3}.xml'], ['a/TEST-1.xml']],
  [['**/*.xml', '!a/*'], ['b/deep/er/TEST-4.xml']],
  [['a/node_modules/**/*.xml'], ['a/node_modules/x/TEST-3.xml']],
])('%j', async (patterns, names) => {
  const { files, problems } = await search(workspace(FILES), patterns);
  expect(files.map(({ name }) => name)).toEqual(names);
  expect(problems).toEqual([]);
});

test('accepts an absolute pattern within the workspace', async () => {
  const root = workspace(FILES);
  const { files } = await search(root, [`${root}/a/*.xml`]);
  expect(files.map(({ name }) => name)).toEqual(['a/TEST-1.xml', 'a/TEST-2.xml']);
});

test('reports a pattern without a match, and a folder', async () => {
  const { files, problems } = await search(workspace(FILES), ['c/*.xml', 'b/folder.xml', 'a/TEST-1.xml']);
  expect(files).toHaveLength(1);
  const check = 'Check that a step wrote the files, and that the path starts at the workspace';
  expect(problems).toEqual([
    expect.stringContaining(
      `test-reports: no file in the workspace matches "c/*.xml": there is no folder "c/". ${check}`,
    ),
    expect.stringMatching(/no file in the workspace matches "b\/folder\.xml": its folder contains .*"folder\.xml"/),
  ]);
});

test('accepts nothing outside of the workspace, by a path or by a link', async () => {
  const outside = workspace({ 'secret.xml': '<testsuites/>' });
  const root = workspace(FILES);
  symlinkSync(join(outside, 'secret.xml'), join(root, 'a/TEST-link.xml'));
  symlinkSync(outside, join(root, 'elsewhere'));
  const { files, problems } = await search(root, ['a/*.xml', 'elsewhere/*.xml', 'elsewhere/*.trx', `${outside}/*.xml`]);
  expect(files.map(({ name }) => name)).toEqual(['a/TEST-1.xml', 'a/TEST-2.xml']);
  expect(problems).toEqual([
    expect.stringMatching(/^test-reports: .* is outside of the workspace$/),
    'test-reports: no file in the workspace matches "elsewhere/*.trx"',
    'test-reports: not read, because it is outside of the workspace: "a/TEST-link.xml" and "elsewhere/secret.xml"',
  ]);
});

test.each(['../**', '/**', '{/etc,a}/**', '{,a}/**', String.raw`\.\./**`, 'C:/**', '!../**'])(
  'rejects %s without a search, because it is outside of the workspace',
  async (pattern) => {
    const isLate = () => {
      throw new Error('nothing may be looked at');
    };
    const { files, problems } = await search(workspace(FILES), [pattern], { isLate });
    expect(files).toEqual([]);
    expect(problems).toEqual([expect.stringMatching(/^test-reports: .* is outside of the workspace$/)]);
  },
);

test('lists a link within the workspace once, and skips a dangling one', async () => {
  const root = workspace(FILES);
  symlinkSync(join(root, 'a/TEST-1.xml'), join(root, 'a/TEST-9.xml'));
  symlinkSync(join(root, 'a/gone.xml'), join(root, 'a/TEST-8.xml'));
  const { files, problems } = await search(root, ['a/*.xml', 'a/TEST-1.xml']);
  expect([files.length, problems]).toEqual([2, []]);
});

test.skipIf(process.platform === 'win32')('ignores a pipe without waiting for it', async () => {
  const root = workspace(FILES);
  execFileSync('mkfifo', [join(root, 'pipe.xml')]);
  expect((await search(root, ['pipe.xml'])).files).toEqual([]);
});

test('reports more files than the limit', async () => {
  const { files, problems } = await search(workspace(FILES), ['**/*.xml'], { most: 2 });
  expect(files).toHaveLength(2);
  expect(problems).toEqual(['test-reports: 3 files match, but only the first 2 were read']);
});

test('stops the search after the timeout, and reports it', async () => {
  const { files, problems } = await search(workspace(FILES), ['**/*.xml'], { isLate: () => true });
  expect(files).toEqual([]);
  expect(problems).toEqual(['test-reports: the search timed out before it found "**/*.xml"']);
});

test.each([
  '{a,b}'.repeat(20),
  `${'{a,'.repeat(200)}${'}'.repeat(200)}`,
  'a/'.repeat(5_000),
  `${'*a'.repeat(5)}b`,
  '+(+(a))b.xml',
  '{a,{b,c}}.xml',
  '{1..9}.xml',
])('rejects %s as too complex', async (pattern) => {
  const { files, problems } = await search(workspace(FILES), ['a/*.xml', pattern]);
  expect(files).toHaveLength(2);
  expect(problems).toEqual([expect.stringMatching(/^test-reports: .* is too complex$/)]);
});

test('follows no link below two stars, so no cycle, but follows one by its name', async () => {
  const root = workspace(FILES);
  symlinkSync(root, join(root, 'b/loop'));
  symlinkSync(join(root, 'a'), join(root, 'linked'));
  expect((await search(root, ['b/**/*.xml'])).files.map(({ name }) => name)).toEqual(['b/deep/er/TEST-4.xml']);
  expect((await search(root, ['linked/*.xml'])).files).toHaveLength(2);
});

test('never reads the files of git, by a path or by a link, because they hold a token', async () => {
  const root = workspace({ '.git/config': 'AUTHORIZATION', 'a/git.log': '1' });
  symlinkSync(join(root, '.git/config'), join(root, 'a/link.log'));
  const { files } = await search(root, ['.git/config', '**/*.log', '.git/**']);
  expect(files.map(({ name }) => name)).toEqual(['a/git.log']);
});

import { mkdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { parsePattern } from '../../../../src/facts/files/path-pattern.ts';
import { walk } from '../../../../src/facts/files/walk.ts';
import { workspace } from '../../../support/workspace.ts';

const NAMES = [
  'TEST-a.xml',
  'TEST-b.trx',
  'test-c.xml',
  '.hidden.xml',
  'a b.xml',
  'ä.xml',
  'x[1].xml',
  'deep/er/TEST-d.xml',
  'deep/.er/TEST-e.xml',
  'deep/TEST-10.xml',
  'deep/TEST-2.xml',
  'logs/1.log',
  'logs/02.log',
  'logs/3.log.gz',
  'logs/{x}.log',
  'logs/a,b.log',
  '.github/report.xml',
  'd1/d2/d3/d4/f.log',
];

/** Found by the patterns, as Node's own `glob` finds it: not where that takes forever, or has another opinion of links. */
const PATTERNS = [
  '*.xml',
  '**/*.xml',
  '**',
  '*',
  '**/TEST-*.xml',
  'deep/**',
  'deep/**/TEST-*.xml',
  '**/er/*.xml',
  '**/deep/**/*.xml',
  '**/**/*.log',
  './logs/*.log',
  'logs//*.log',
  'logs/../*.xml',
  'logs/?.log',
  'logs/[0-9]*.log',
  'logs/[!0-9]*.log',
  'logs/[^0-2]*',
  'logs/[[:digit:]]*.log',
  '[[:upper:]]*',
  '[T-t]*.xml',
  '?.xml',
  '[ä]*',
  '*[]]*',
  '*[[]*',
  'x[[]1].xml',
  'x[1.xml',
  '{TEST-a.xml,*.trx}',
  '{deep,logs}/*',
  '{deep/er,logs}/*',
  'logs/{1..3}.log',
  'logs/{01..03}.log',
  'logs/{a,{1,02}}.log',
  'logs/{x}.log',
  'logs/{,x}.log',
  'TEST-{a,b}.{xml,trx}',
  '.*',
  '.*/*.xml',
  '.github/*',
  '**/.er/*',
  'deep/.*/TEST-e.xml',
  'd1/*/*/*/f.log',
  '*/*/*',
  '**/d4/*',
  'nothing/*.xml',
  'TEST-a.xml',
  'TEST-a.xml/*',
  '**/f.log/**',
  '*a*b*.xml',
  '*.xml*',
];

async function found(root: string, pattern: string, late = () => false): Promise<readonly string[]> {
  const patterns = parsePattern(pattern, false);
  if (patterns === undefined) throw new Error('too many');
  return namesOf(root, walk({ from: root, patterns, passedBy: [], late }));
}

/** Files alone: a folder is never read. */
async function namesOf(root: string, paths: AsyncIterable<string>): Promise<readonly string[]> {
  const names = new Set<string>();
  for await (const path of paths) {
    const whole = resolve(root, path);
    if (statSync(whole).isFile()) names.add(relative(root, whole));
  }
  return [...names].sort();
}

test("a pattern finds the files that Node's own glob finds", async () => {
  const root = workspace(Object.fromEntries(NAMES.map((name) => [name, ''])));
  for (const pattern of PATTERNS) {
    expect.soft(await found(root, pattern), pattern).toEqual(await namesOf(root, glob(pattern, { cwd: root })));
  }
});

test('a link is followed where a name or a star leads to it, and not by two stars, so that no circle is walked', async () => {
  const root = workspace({ 'a/x.xml': '', 'a/b/y.xml': '' });
  symlinkSync(root, join(root, 'a/loop'));
  symlinkSync(join(root, 'a'), join(root, 'linked'));
  expect(await found(root, 'linked/*.xml')).toEqual(['linked/x.xml']);
  expect(await found(root, '*/*.xml')).toEqual(['a/x.xml', 'linked/x.xml']);
  expect(await found(root, '**/y.xml')).toEqual(['a/b/y.xml']);
});

test('folders as deep as a path can be are walked to their end', async () => {
  const root = workspace({});
  const deep = join(root, ...Array.from({ length: 1_500 }, () => 'd'));
  mkdirSync(deep, { recursive: true });
  writeFileSync(join(deep, 'x.xml'), '');
  expect(await found(root, '**/x.xml')).toEqual([relative(root, join(deep, 'x.xml'))]);
});

test('it ends where there is no time left', async () => {
  let looks = 0;
  const root = workspace(Object.fromEntries(Array.from({ length: 50 }, (_, at) => [`f${at}.xml`, ''])));
  expect((await found(root, '*.xml', () => ++looks > 10)).length).toBeLessThan(11);
});

test.each([
  ['braces that stand for a million patterns', '{a,b}'.repeat(20)],
  ['braces within braces', `${'{a,'.repeat(1_000)}${'}'.repeat(1_000)}x{a,b}${'{c,d}'.repeat(12)}`],
  ['a long range', '{1..999999}'],
  ['a pattern that no path is as long as', 'a/'.repeat(5_000)],
])('%s are refused', (name, pattern) => {
  expect(parsePattern(pattern, false)?.size ?? 0, name).toBeLessThan(1_001);
});

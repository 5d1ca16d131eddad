import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('every test and file that SECURITY.md leans on is there', () => {
  const page = readFileSync('SECURITY.md', 'utf8');
  const tests = [...page.matchAll(/`((?:unit|contract|scenario)\/[\w/-]+)`/g)].map(([, name]) => `test/${name}`);
  const sources = [...page.matchAll(/`(src\/[\w/.-]+)`/g)].map(([, name]) => String(name));
  expect(tests.length).toBeGreaterThan(10);
  expect(tests.filter((name) => !existsSync(`${name}.test.ts`) && !existsSync(name))).toEqual([]);
  expect(sources.filter((name) => !existsSync(name))).toEqual([]);
});

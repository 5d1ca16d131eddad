import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('the demo delivers every build and shows what the team sees', () => {
  const output = execFileSync('node', ['scripts/demo.ts'], { encoding: 'utf8' });
  expect(output.match(/✓/g)).toHaveLength(6);
  expect(output).toMatch(/✅ \*\*\[CI \/ build\]\(\S+\)\*\* passed/);
  expect(output).toContain('failed** in **[Run npm test]');
  expect(output).toMatch(/Topics\n +CI \/ build passed on PR 2/);
  expect(output).toMatch(/Tasks\n +PLAT-4 CI \/ build failed on master: Run npm test/);
});

test("the README's two lines are those that CI and package.json know", () => {
  const readme = readFileSync('README.md', 'utf8');
  const scripts = (JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }).scripts;
  expect(readme).toContain('\nnpm ci && npm run demo\n');
  expect(readme).toContain('\nnpm ci && npm test\n');
  expect(readFileSync('.ci/run', 'utf8')).toContain('\nnpm ci && npm test\n');
  expect(Object.keys(scripts)).toEqual(expect.arrayContaining(['demo', 'test']));
});

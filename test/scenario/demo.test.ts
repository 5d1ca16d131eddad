import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('demo shows the builds of a shop as its team sees them', () => {
  const output = execFileSync('node', ['scripts/demo.ts'], {
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
  });
  const scenes = output
    .replaceAll('\u00a0', ' ')
    .split('\n\n')
    .filter((scene) => /^[A-Z].*\.\n {2}\S/.test(scene));
  expect(scenes).toHaveLength(7);
  const [green, red, fixed, deployment, recovered, release, digest] = scenes;
  expect(green).toMatch(/Chat\n.*✅ .*passed · acme\/shop on main/);
  expect(red).toMatch(
    /1 of 1,204 tests failed.*\n.*`cart > adds a gift card`: expected 90 to be 100 \(src\/cart.test.ts:41\)/,
  );
  expect(red).toMatch(/Started failing at .*Ben Osei/);
  expect(fixed).toMatch(/works again.* after 49m/);
  expect(deployment).toMatch(/Task PLAT-4\n[\s\S]*BucketAlreadyExists[\s\S]*Task \*\*PLAT-4\*\* is assigned to @ben/);
  expect(recovered).toMatch(/works again.* after 3h[\s\S]*Task \*\*PLAT-4\*\* \(Ben Osei\) can be closed/);
  expect(release).toMatch(/A topic\n.*v2\.3\.1 was released[\s\S]*Gift cards can be split/);
  expect(digest).toMatch(/A topic\n.*Nightly[\s\S]*connect ECONNREFUSED/);
});

test('two commands in the README match CI and package.json', () => {
  const readme = readFileSync('README.md', 'utf8');
  const scripts = (JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }).scripts;
  expect(readme).toContain('\nnpm ci && npm run demo\n');
  expect(readme).toContain('\nnpm ci && npm test\n');
  expect(readFileSync('.ci/run', 'utf8')).toContain('\nnpm ci && npm test\n');
  expect(Object.keys(scripts)).toEqual(expect.arrayContaining(['demo', 'test']));
});

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('the demo shows the builds of a shop as its team sees them', () => {
  const output = execFileSync('node', ['scripts/demo.ts'], { encoding: 'utf8' });
  const scenes = output.split(/\n(?=\d\d:\d\d {2}|Next\n)/).map((scene) => scene.replaceAll('\u00a0', ' '));
  expect(scenes.map((scene) => scene.slice(0, 5))).toEqual([
    ...['A day', '09:12', '10:40', '11:25', '14:05', '17:17', '17:30', '08:00', 'Next\n'],
  ]);
  const [, green, red, fixed, open, closed, release, digest] = scenes;
  expect(green).toContain('✅ CI / test passed · acme/shop on main');
  expect(red).toMatch(
    /1 of 1,204 tests failed\n.*cart > adds a gift card: expected 90 to be 100 \(src\/cart.test.ts:41\)/,
  );
  expect(fixed).toContain('CI / test works again');
  expect(open).toMatch(
    /Task PLAT-4, for ada-lovelace[\s\S]*BucketAlreadyExists[\s\S]*Chat\n[\s\S]*is open for @ada-lovelace/,
  );
  expect(closed).toMatch(/works again[\s\S]*PLAT-4 .*can be closed/);
  expect(release).toMatch(/A topic\n.*v2\.3\.1 was released[\s\S]*• Gift cards can be used/);
  expect(release?.match(/Gift cards/g)).toHaveLength(1);
  expect(digest).toMatch(/A topic\n[\s\S]*Nightly[\s\S]*No space left on device/);
  expect(output).not.toMatch(/\]\(|\*\*|https?:|codertocat/i);
});

test("the README's two lines are those that CI and package.json know", () => {
  const readme = readFileSync('README.md', 'utf8');
  const scripts = (JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }).scripts;
  expect(readme).toContain('\nnpm ci && npm run demo\n');
  expect(readme).toContain('\nnpm ci && npm test\n');
  expect(readFileSync('.ci/run', 'utf8')).toContain('\nnpm ci && npm test\n');
  expect(Object.keys(scripts)).toEqual(expect.arrayContaining(['demo', 'test']));
});

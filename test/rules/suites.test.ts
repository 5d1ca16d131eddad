import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import config from '../../vitest.config.ts';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));

/** The suites that a script runs. */
const suitesOf = (script: string) => [...scripts[script].matchAll(/--project (\w+)/g)].map(([, name]) => String(name));

test('each suite is run by npm test or by npm run test:rest, and by one of them alone', () => {
  const projects = config.test?.projects?.map((project) => String(Object(Object(project).test).name)) ?? [];
  expect(projects.length).toBeGreaterThan(8);
  expect([...suitesOf('test'), ...suitesOf('test:rest')].toSorted()).toEqual(projects.toSorted());
});

test('each folder of tests is a suite', () => {
  const folders = new Set(globSync('test/*/**/*.test.ts').map((file) => String(file.split('/')[1])));
  expect([...folders].filter((name) => ![...suitesOf('test'), ...suitesOf('test:rest')].includes(name))).toEqual([]);
});

test('CI runs both', () => {
  const lines = readFileSync('.ci/run', 'utf8').split('\n');
  expect(lines).toEqual(expect.arrayContaining(['npm ci && npm test', 'npm run test:rest']));
});

test('the peak of a process is read in one place, where its parent is not counted with it', () => {
  const files = globSync('{test,scripts}/**/*.{ts,mjs,cjs}').filter((file) => file !== 'test/rules/suites.test.ts');
  expect(files.length).toBeGreaterThan(700);
  const readers = files.filter((file) => /maxRSS|VmHWM/.test(readFileSync(file, 'utf8')));
  expect(readers).toEqual(['test/support/peak-memory.ts']);
});

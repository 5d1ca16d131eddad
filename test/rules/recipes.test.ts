/** Every CI system has its recipe in `examples/ci/`, and every recipe says where it goes and where the secret stands. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CI_SYSTEMS } from '../../src/facts/ci/system-registry.ts';
import { placesOf } from '../support/ci-recipes.ts';
import { ACTIONS_RECIPE, RECORDED } from '../support/ci-systems.ts';

const RECIPES = [
  ...RECORDED.map(({ name, recipe }) => ({ name, ...recipe })),
  { name: 'Gitea Actions', ...ACTIONS_RECIPE },
];

test('every CI system of the registry has a row of test/support/ci-systems.ts, with its recipe', () => {
  expect(RECORDED.map(({ name }) => name).toSorted()).toEqual(CI_SYSTEMS.map(({ name }) => name).toSorted());
});

test('every file of examples/ci is the recipe of one system', () => {
  const files = readdirSync('examples/ci').filter((file) => file !== 'README.md');
  expect(RECIPES.map(({ file }) => file).toSorted()).toEqual(files.toSorted());
});

test.each(RECIPES)('$file opens with where it goes, and says where the secret is stored', ({ name, file }) => {
  expect(placesOf(file).map(([, system]) => system)).toContain(name);
  const comment = /^(?:(?:#|\/\/).*\n)+/.exec(readFileSync(`examples/ci/${file}`, 'utf8'))?.[0];
  expect(comment).toMatch(/^(?:#|\/\/) Store the webhook's URL as /m);
});

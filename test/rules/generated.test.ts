import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { generated } from '../../scripts/generate.ts';
import { majorTag, owner, withOwner, withVersion } from '../../scripts/repository.ts';

test.each([...generated()])('%s is what npm run generate makes', (name, text) => {
  expect(readFileSync(name, 'utf8')).toBe(text);
});

/** Any other default would make the option's environment variable void: the runner would always give the input. */
test.each(['action.yml', 'job-end/action.yml'])('in %s only what needs an expression has a default', (name) => {
  const { inputs } = parse(readFileSync(name, 'utf8')) as {
    inputs: Record<string, { description: string; default?: string }>;
  };
  const withDefault = Object.entries(inputs).filter(([, input]) => input.default !== undefined);
  expect(withDefault.map(([input]) => input)).toEqual(['github-token', 'context']);
  expect(inputs['kind']?.description).toMatch(/ Default: message\.$/);
});

test('no description holds an expression, which the runner would refuse', () => {
  const action = parse(readFileSync('action.yml', 'utf8')) as { inputs: Record<string, { description: string }> };
  const descriptions = Object.values(action.inputs).map(({ description }) => description);
  expect(descriptions.length).toBeGreaterThan(10);
  expect(descriptions.filter((text) => text.includes('${{'))).toEqual([]);
});

/** Every text that is written by hand, or by another script than the one that writes the account. */
const WRITTEN = globSync(['*', '{docs,examples,.ci,.github,src,scripts,test,job-end}/**/*'], { withFileTypes: true })
  .filter((one) => one.isFile() && !/\.(?:png|wasm|tgz)$/.test(one.name))
  .map((one) => relative('.', join(one.parentPath, one.name)).replaceAll('\\', '/'));

test('the account stands in package.json, and elsewhere only where npm run generate writes it', () => {
  const made = new Map(generated());
  // Once another account has taken over, its name and the one that the repository began with.
  const names = new RegExp(`\\b(?:${owner()}|OWNER)/workroom-notify\\b`);
  const others = WRITTEN.filter((name) => !made.has(name) && names.test(readFileSync(name, 'utf8')));
  expect(others).toEqual(['package.json']);
  for (const text of made.values()) {
    const moved = withOwner(text, 'another-account');
    expect(moved).not.toMatch(names);
    expect(moved).not.toContain(`@${owner()}\n`);
    expect(withOwner(moved)).toBe(text);
  }
});

test('steps and addresses name the tag of this major', () => {
  const named = WRITTEN.filter((name) => !name.startsWith('test/')).flatMap((name) => {
    const text = readFileSync(name, 'utf8');
    return [...text.matchAll(/\/workroom-notify(?:\/job-end)?[@/](v\d+)\b/g)].map(([, tag]) => tag);
  });
  expect(named.length).toBeGreaterThan(20);
  expect(new Set(named)).toEqual(new Set([majorTag()]));
  const step = 'uses: a/workroom-notify/job-end@v1\nhttps://raw.githubusercontent.com/a/workroom-notify/v1/x';
  expect(withVersion(step, '12.0.1')).toBe(step.replaceAll('v1', 'v12'));
});

import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { generated } from '../../scripts/generate.ts';
import { owner, withOwner } from '../../scripts/repository.ts';

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

test('the account stands in package.json, and elsewhere only where npm run generate writes it', () => {
  const made = new Map(generated());
  const own = new RegExp(`(uses: |github\\.com/|^\\* @)${owner()}\\b`, 'm');
  const texts = globSync(['*.{md,yml,json}', '{docs,examples,.github,src,scripts,test,job-end}/**/*.{md,yml,ts,html}']);
  const others = texts.filter((name) => !made.has(name) && own.test(readFileSync(name, 'utf8')));
  expect(others.filter((name) => !['package.json', 'scripts/repository.ts'].includes(name))).toEqual([]);
  for (const text of made.values()) {
    const moved = withOwner(text, 'another-account');
    expect(own.test(moved)).toBe(false);
    expect(withOwner(moved)).toBe(text);
  }
});

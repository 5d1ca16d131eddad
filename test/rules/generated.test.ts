import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { generated } from '../../scripts/generate.ts';

test.each([...generated()])('%s is what npm run generate makes', (name, text) => {
  expect(readFileSync(name, 'utf8')).toBe(text);
});

test('no description holds an expression, which the runner would refuse', () => {
  const action = parse(readFileSync('action.yml', 'utf8')) as { inputs: Record<string, { description: string }> };
  const descriptions = Object.values(action.inputs).map(({ description }) => description);
  expect(descriptions.length).toBeGreaterThan(10);
  expect(descriptions.filter((text) => text.includes('${{'))).toEqual([]);
});

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { generated } from '../../../scripts/generate.ts';
import { workflowFaults } from '../../support/github-language.ts';

const ACTIONS = ['action.yml', 'job-end/action.yml'];

test.each(ACTIONS)('%s equals what the table of options generates', (name) => {
  expect(readFileSync(name, 'utf8')).toBe(generated().get(name));
});

test.each(ACTIONS)("GitHub's language service accepts %s", async (name) => {
  expect(await workflowFaults(readFileSync(name, 'utf8'), 'action.yml')).toEqual([]);
});

/** Any other default would make the option's environment variable void: the runner would always give the input. */
test.each(ACTIONS)(
  'in %s only inputs that need an expression have a default, and no description contains one',
  (name) => {
    const { inputs } = parse(readFileSync(name, 'utf8')) as {
      inputs: Record<string, { description: string; default?: string }>;
    };
    const entries = Object.entries(inputs);
    expect(entries.filter(([, input]) => input.default !== undefined).map(([input]) => input)).toEqual([
      'github-token',
      'context',
    ]);
    expect(inputs['kind']?.description).toMatch(/ Default: message\.$/);
    expect(entries.filter(([, { description }]) => description.includes('${{'))).toEqual([]);
  },
);

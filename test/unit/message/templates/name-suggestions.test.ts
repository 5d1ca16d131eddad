import { expect, test } from 'vitest';
import { checkTexts } from '../../../../src/message/templates/custom-template.ts';

const findError = (name: string) => checkTexts([{ part: 'body', text: `{{ ${name} }}` }], (text) => text)[0];

test.each([
  'status',
  'branch',
  'author',
  'sha',
  'repo',
  'url',
  'commit_message',
  'PR-Title',
  'environment',
  'duration',
])('suggests a fact for %s', (name) => {
  const [, meant = '-'] = /^Did you mean "(.+)"\?$/.exec(findError(name)?.hint ?? '') ?? [];
  expect(findError(meant)).toBeUndefined();
});

test('a context of an expression is reported as such', () => {
  for (const name of ['github', 'github.actor', 'secrets.TOKEN', 'env'])
    expect(findError(name)?.hint).toContain('${{ … }}');
});

test.each(['constructor', '__proto__', 'no_such_fact'])('%s is unknown', (name) => {
  expect(findError(name)?.hint).toMatch(/Known: /);
});

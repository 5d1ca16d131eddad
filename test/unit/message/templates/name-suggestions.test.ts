import { expect, test } from 'vitest';
import { readTemplate } from '../../../../src/message/templates/template.ts';

const findError = (name: string) => readTemplate({ part: 'body', text: `{{ ${name} }}` }, {}).error;

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
])('suggests an existing fact for %s', (name) => {
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

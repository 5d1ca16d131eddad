import { expect, test } from 'vitest';
import { suggestName } from '../../../../src/message/templates/name-suggestions.ts';
import { factNames } from '../../../../src/message/templates/scope.ts';

const NAMES = factNames();

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
  const [, meant = ''] = /^Did you mean "(.+)"\?$/.exec(suggestName('variable', name) ?? '') ?? [];
  expect(NAMES).toContain(meant);
  expect(NAMES).not.toContain(name);
});

test('a context of an expression is reported as such', () => {
  for (const name of ['github', 'github.actor', 'secrets.TOKEN', 'env'])
    expect(suggestName('variable', name)).toContain('${{ … }}');
});

test.each(['colour', 'constructor', '__proto__', ''])('%s is unknown', (name) => {
  expect(suggestName('variable', name)).toBeUndefined();
});

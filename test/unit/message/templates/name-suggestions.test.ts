import { expect, test } from 'vitest';
import { knownNames } from '../../../../src/message/templates/known-names.ts';
import { suggestName } from '../../../../src/message/templates/name-suggestions.ts';

const NAMES = knownNames();

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
])('%s is answered with a fact that there is', (name) => {
  const [, meant = ''] = /^Did you mean "(.+)"\?$/.exec(suggestName('variable', name) ?? '') ?? [];
  expect(NAMES).toContain(meant);
  expect(NAMES).not.toContain(name);
});

test('a context of an expression is told as that', () => {
  for (const name of ['github', 'github.actor', 'secrets.TOKEN', 'env'])
    expect(suggestName('variable', name)).toContain('${{ … }}');
});

test.each(['colour', 'constructor', '__proto__', ''])('%s is nothing that is known', (name) => {
  expect(suggestName('variable', name)).toBeUndefined();
});

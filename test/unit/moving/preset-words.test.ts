import { expect, test } from 'vitest';
import { saysNoMore } from '../../../src/moving/preset-words.ts';

test.each([
  'Build failed',
  '❌ **{{ workflow }}** failed on `{{ ref.name }}` by {{ actor.login }} [View run]({{ run.url }})',
  '{{ repository.name }}: {{ conclusion }}',
  '{% if conclusion == "success" %}✅{% else %}❌{% endif %} {{ conclusion }}',
])('%s', (text) => {
  expect(saysNoMore(text)).toBe(true);
});

test.each([
  'The shop is shut',
  'Build failed on {{ vars.stage }}',
  '{% if conclusion == "success" %}Hooray{% else %}Build failed{% endif %}',
  'Ausfall',
  '{{ release.name }}',
])('%s says more', (text) => {
  expect(saysNoMore(text)).toBe(false);
});

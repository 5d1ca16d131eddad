import { expect, test } from 'vitest';
import type { Fact, Parts } from '../../../../../src/facts/fact.ts';
import { FACTS } from '../../../../../src/facts/fact-registry.ts';
import { errorsIn } from '../../../../support/remarks.ts';
import { renderFacts } from '../../../../support/rendering.ts';
import { PUSH } from '../../../../support/shop-facts.ts';

/** `event.name == "pull_request"`, for each fact that is one text. */
function comparisons(parts: Parts, prefix = ''): readonly string[] {
  return Object.entries(parts).flatMap(([name, fact]: [string, Fact]) => {
    if (fact.type === 'group') return comparisons(fact.parts, `${prefix}${name}.`);
    const isText = 'example' in fact && typeof fact.example === 'string' && !fact.example.includes('\n');
    return isText ? [`${prefix}${name} == ${JSON.stringify(fact.example)}`] : [];
  });
}

test.each(comparisons(FACTS))('%s may hold', async (comparison) => {
  const rendered = await renderFacts(PUSH, { body: `{% if ${comparison} %}a{% endif %}b` });
  expect(errorsIn(rendered)).toEqual([]);
});

test('the name of a CI system is one of a list', async () => {
  const rendered = await renderFacts(PUSH, { body: '{% if ci == "Github Actions" %}a{% endif %}b' });
  expect(errorsIn(rendered)[0]).toContain('Did you mean "GitHub Actions"?');
});

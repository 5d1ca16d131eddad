import { expect, test } from 'vitest';
import { errorsIn, noticesIn } from '../../../support/remarks.ts';
import { renderFacts } from '../../../support/rendering.ts';
import { PUSH } from '../../../support/shop-facts.ts';

const { workflow: _, ...BARE } = PUSH;

async function noticesOf(body: string, subject = 'x'): Promise<readonly string[]> {
  const told = await renderFacts(BARE, { kind: 'topic', body, subject });
  expect(errorsIn(told)).toEqual([]);
  return noticesIn(told);
}

test.each([
  ['❌ **{{ workflow }}** failure', 'body, line 1, column 8: {{ workflow }} is empty'],
  ['a\n`{{ pull_request.title | upcase }}`', 'body, line 2, column 5: {{ pull_request.title }} is empty'],
  ['[run]({{ release.url }})', '{{ release.url }} is empty'],
  ['[{{ release.name }}]({{ run.url }})', '{{ release.name }} is empty'],
  ['by ({{- release.tag -}})', '{{ release.tag }} is empty'],
  ['{% for one in (1..3) %}_{{ workflow }}_{% endfor %}', '{{ workflow }} is empty'],
])('%s is told to be empty', async (body, expected) => {
  const notices = await noticesOf(body);
  expect(notices).toHaveLength(1);
  expect(notices[0]).toContain(expected);
});

test('each is told at its place, five at most', async () => {
  expect(await noticesOf('**{{ workflow }}** and **{{ release.tag }}**')).toEqual([
    expect.stringMatching(/^body, line 1, column 6: \{\{ workflow \}\} is empty/),
    expect.stringMatching(/^body, line 1, column 29: \{\{ release\.tag \}\} is empty/),
  ]);
  expect(await noticesOf('**{{ workflow }}** '.repeat(8))).toHaveLength(5);
});

test('so is one of a subject, in its file', async () => {
  expect((await noticesOf('x', '“{{ workflow }}” failed'))[0]).toMatch(/^subject, line 1, column 5: /);
});

test.each([
  '**{{ ref.name }}**',
  '{{ workflow }} failed',
  '{% if workflow %}**{{ workflow }}**{% endif %}done',
  '**{{ workflow | default: "CI" }}**',
  '**{{ workflow }} of {{ ref.name }}**',
])('%s says nothing', async (body) => {
  expect(await noticesOf(body)).toEqual([]);
});

test('addresses and maps are shown by the filter json', async () => {
  const facts = { ...PUSH, inputs: { to: 'prod' } };
  const { draft } = await renderFacts(facts, { body: '{{ run.url | json }} {{ commit | json }} {{ inputs | json }}' });
  expect(draft.body.replaceAll(/[\\\u200B]/g, '')).toContain(`"${PUSH.run?.url}"`);
  expect(draft.body.replaceAll(/[\\\u200B]/g, '')).toContain(`"url":"${PUSH.commit?.url}"`);
  expect(draft.body).toContain('{"to":"prod"}');
});

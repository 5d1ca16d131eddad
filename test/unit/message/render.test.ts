import { expect, test } from 'vitest';
import type { Facts } from '../../../src/build/facts.ts';
import { factsRead } from '../../../src/message/render.ts';
import { PRESET, renderFacts } from '../../support/rendering.ts';

test('a section in a template requires its facts', async () => {
  const mentioned = async (body: string) => (await factsRead({ template: PRESET, kind: 'message', body })).mentioned;
  expect(await mentioned('{{ sections.commit }}')).toEqual(expect.arrayContaining(['commit.subject', 'commit.author']));
  expect(await mentioned('{% if x %}{{ sections.run | upcase }}{% endif %}')).toContain('run.duration_seconds');
  expect(await mentioned('{{ sections.about }}')).toEqual(expect.arrayContaining(['pull_request', 'commit.subject']));
  expect(await mentioned('{{ sections.reasons }}')).toEqual(['failed_jobs', 'errors']);
});

test('reports a truncated body, and links the run', async () => {
  const url = 'https://github.com/acme/app/actions/runs/42';
  const facts = { ci: 'GitHub Actions', event: { name: 'push' }, run: { url } } as Facts;
  const limits = { characters: 300, bytes: 600 };
  const short = await renderFacts(facts, { limits, body: 'All is well.' });
  expect(short).toEqual({ content: { kind: 'message', body: 'All is well.' }, diagnostics: [] });
  const long = await renderFacts(facts, { limits, body: 'All is well. '.repeat(40) });
  expect(long.diagnostics).toMatchObject([{ code: 'cut', severity: 'notice', names: ['body'] }]);
  expect(long.content.body).toMatch(
    /^All is well\. [\s\S]*…\n\n\[View run\]\(https:\/\/github\.com\/acme\/app\/actions\/runs\/42\)$/,
  );
  expect(long.content.body.length).toBeLessThanOrEqual(300);
  expect((await renderFacts(facts, { limits, body: `${'x'.repeat(200)}${' '.repeat(200)}` })).diagnostics).toEqual([]);
});

import { expect, test } from 'vitest';
import type { Facts } from '../../../src/build/facts.ts';
import { renderFacts } from '../../support/rendering.ts';

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

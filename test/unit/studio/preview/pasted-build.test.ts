import { expect, test } from 'vitest';
import { pastedBuild } from '../../../../src/studio/preview/pasted-build.ts';
import { renderPreview } from '../../../../src/studio/preview/preview.ts';
import { requestFor } from '../../../support/studio.ts';

test('reports an invalid payload', () => {
  const errorOf = (text: string) => pastedBuild(text, 'push').error;
  expect(errorOf('{"x":1}')).toBeUndefined();
  expect(errorOf('')).toContain('Paste');
  expect(errorOf('{ "a": ')).toContain('not JSON');
  expect(errorOf('[1]')).toContain('JSON object');
});

test('uses the conclusion of the payload unless another is selected', async () => {
  const payload = { workflow_run: { conclusion: 'failure', name: 'CI', id: 7 }, repository: { full_name: 'me/mine' } };
  const { build } = pastedBuild(JSON.stringify(payload), 'workflow_run');
  expect(build.conclusion).toBe('failure');
  const bodyFor = async (end: Parameters<typeof requestFor>[1]) =>
    (await renderPreview({ ...requestFor('push-green', end), build })).content?.body;
  expect(await bodyFor({ result: build })).toContain('failed');
  expect(await bodyFor({ result: { conclusion: 'success' } })).toContain('passed');
});

test('redacts a credential in a payload', async () => {
  const payload = {
    release: { tag_name: 'v1', name: `token ghp_${'a1B2'.repeat(9)}` },
    repository: { full_name: 'me/mine' },
  };
  const { build } = pastedBuild(JSON.stringify(payload), 'release');
  const { content } = await renderPreview({ ...requestFor('push-green'), build, result: build });
  expect(content?.body).not.toContain('a1B2a1B2');
});

import { expect, test } from 'vitest';
import { pastedBuild, readPayload } from '../../../../src/studio/preview/pasted-build.ts';
import { renderPreview } from '../../../../src/studio/preview/preview.ts';
import { requestFor } from '../../../support/studio.ts';

test('reports an invalid payload', () => {
  expect(readPayload('{"x":1}')).toEqual({ x: 1 });
  expect(readPayload('')).toContain('Paste');
  expect(readPayload('{ "a": ')).toContain('not JSON');
  expect(readPayload('[1]')).toContain('JSON object');
});

test('uses the conclusion of the payload unless another is selected', async () => {
  const payload = { workflow_run: { conclusion: 'failure', name: 'CI', id: 7 }, repository: { full_name: 'me/mine' } };
  const build = pastedBuild(payload, 'workflow_run');
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
  const build = pastedBuild(payload, 'release');
  const { content } = await renderPreview({ ...requestFor('push-green'), build, result: build });
  expect(content?.body).not.toContain('a1B2a1B2');
});

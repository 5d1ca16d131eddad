import { expect, test } from 'vitest';
import { BUILDS } from '../../../src/samples/builds.ts';
import { renderPreview } from '../../../src/studio/preview/preview.ts';
import { getBoundsOut } from '../../support/fact-bounds.ts';
import { requestFor } from '../../support/studio.ts';

test.each(BUILDS.map(({ id }) => id))(
  '%s has facts in the bounds of the registry, and a message without a remark',
  async (id) => {
    const { facts, diagnostics, content, silence } = await renderPreview(requestFor(id));
    expect(facts.repository?.name).toBe('acme/shop');
    expect(getBoundsOut(facts)).toEqual([]);
    expect(diagnostics).toEqual([]);
    expect(silence).toBeUndefined();
    expect(content?.body).toContain('acme/shop');
  },
);

const getBody = async (id: string) => (await renderPreview(requestFor(id))).content?.body.replaceAll('\u00a0', ' ');

test('each says what a newcomer wants to see', async () => {
  expect(await getBody('push-red')).toMatch(
    /^❌[\s\S]*2 of 1,204 tests failed[\s\S]*adds a gift card[\s\S]*Started failing/,
  );
  expect(await getBody('push-green')).toMatch(/^✅ .*passed/);
  expect(await getBody('matrix-red')).toContain('4 of 8 jobs failed');
  expect(await getBody('workflow-run-red')).toMatch(/still fails/);
  expect(await getBody('nightly-red')).toMatch(/^❌ .*Nightly/);
  expect(await getBody('release')).toContain('Spring release');
  expect(await getBody('deployment-red')).toContain('BucketAlreadyExists');
  expect(await getBody('deployment-fixed')).toMatch(/^🟢 .*works again/);
  expect(await getBody('watch')).toContain('Nightly');
  expect(await getBody('digest')).toContain('connect ECONNREFUSED');
});

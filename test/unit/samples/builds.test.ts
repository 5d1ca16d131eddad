import { expect, test } from 'vitest';
import { BUILDS } from '../../../src/samples/builds.ts';
import { previewOf } from '../../../src/studio/preview/preview.ts';
import { outOfBounds } from '../../support/fact-bounds.ts';
import { requestFor } from '../../support/studio.ts';

test.each(BUILDS.map(({ id }) => id))(
  '%s has facts in the bounds of the registry, and a message without a remark',
  async (id) => {
    const { facts, remarks, draft, silence } = await previewOf(requestFor(id));
    expect(facts.repository?.name).toBe('acme/shop');
    expect(outOfBounds(facts)).toEqual([]);
    expect(remarks).toEqual([]);
    expect(silence).toBeUndefined();
    expect(draft?.body).toContain('acme/shop');
  },
);

const bodyOf = async (id: string) => (await previewOf(requestFor(id))).draft?.body.replaceAll('\u00a0', ' ');

test('each says what a newcomer wants to see', async () => {
  expect(await bodyOf('push-red')).toMatch(/^❌[\s\S]*2 of 1,204 tests failed[\s\S]*adds a gift card[\s\S]*Broke with/);
  expect(await bodyOf('push-green')).toMatch(/^✅ .*passed/);
  expect(await bodyOf('matrix-red')).toContain('4 of 8 jobs');
  expect(await bodyOf('workflow-run-red')).toMatch(/still fails/);
  expect(await bodyOf('nightly-red')).toMatch(/^❌ .*Nightly/);
  expect(await bodyOf('release')).toContain('Spring release');
  expect(await bodyOf('deployment-red')).toContain('BucketAlreadyExists');
  expect(await bodyOf('deployment-fixed')).toMatch(/^🟢 .*works again/);
  expect(await bodyOf('watch')).toContain('Nightly');
  expect(await bodyOf('digest')).toContain('connect ECONNREFUSED');
});

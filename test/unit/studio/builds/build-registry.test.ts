import { expect, test } from 'vitest';
import { BUILDS } from '../../../../src/studio/builds/build-registry.ts';
import { previewOf } from '../../../../src/studio/preview/preview.ts';
import { outOfBounds } from '../../../support/fact-bounds.ts';
import { shapes } from '../../../support/recorded/shapes.ts';
import { questionFor } from '../../../support/studio.ts';

test('every event of the page of events is there, and every title once', () => {
  const events = new Set(BUILDS.map(({ event }) => event));
  expect(
    shapes()
      .map(({ event }) => event)
      .filter((event) => !events.has(event)),
  ).toEqual([]);
  expect(new Set(BUILDS.map(({ id }) => id)).size).toBe(BUILDS.length);
  expect(new Set(BUILDS.map(({ group, title }) => `${group} ${title}`)).size).toBe(BUILDS.length);
});

test('every end that is compared, and every way to end early, is there', () => {
  const ends = BUILDS.map(({ conclusion, change }) => `${conclusion} ${change ?? ''}`.trim());
  expect(ends).toEqual(
    expect.arrayContaining([
      'failure broken',
      'failure still-failing',
      'success fixed',
      'success',
      'cancelled',
      'timed_out broken',
      'in_progress',
    ]),
  );
});

test.each(BUILDS.map(({ id }) => id))(
  '%s tells its repository, in the bounds of the registry, and is said without a mistake',
  async (id) => {
    const { facts, remarks, drafts, silence } = await previewOf(questionFor(id));
    expect(facts.repository?.name).toBe('acme/shop');
    expect(outOfBounds(facts)).toEqual([]);
    expect(remarks).toEqual([]);
    expect(silence).toBeUndefined();
    expect(drafts[0]?.body).toContain('acme/shop');
  },
);

import { expect, test } from 'vitest';
import { usualBuild } from '../../../../src/studio/preview/preview.ts';

test.each([
  [undefined, undefined, 'push-red'],
  ['success', undefined, 'push-green'],
  ['cancelled', undefined, 'push-red'],
  ['success', 'schedule', 'nightly-red'],
  ['success', 'release', 'release'],
])('status %s and event %s show the build %s', (status, event, id) => {
  expect(usualBuild(status, event)?.id).toBe(id);
});

test('an event without a recorded build shows none', () => {
  expect(usualBuild('success', 'fork')).toBeUndefined();
});

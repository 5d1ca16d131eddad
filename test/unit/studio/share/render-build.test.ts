import { expect, test } from 'vitest';
import { usualBuild } from '../../../../src/studio/share/render-build.ts';

test.each([
  [undefined, undefined, 'push-red'],
  ['success', undefined, 'push-green'],
  ['cancelled', undefined, 'push-red'],
  ['success', 'schedule', 'nightly-red'],
  ['success', 'release', 'release'],
])('of the end %s and the event %s, %s is shown', (status, event, id) => {
  expect(usualBuild(status, event)?.id).toBe(id);
});

test('an event that no build was recorded of has none', () => {
  expect(usualBuild('success', 'fork')).toBeUndefined();
});

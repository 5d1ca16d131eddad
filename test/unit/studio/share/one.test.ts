import { expect, test } from 'vitest';
import { BUILDS } from '../../../../src/studio/builds/build-registry.ts';
import { buildNamed, buildNames, usualBuild } from '../../../../src/studio/share/one.ts';

test('every build is found by its own name, and by no other', () => {
  expect(buildNames().map(buildNamed)).toEqual(BUILDS);
  expect(buildNamed('pull-request-rd')).toBeUndefined();
});

test.each([
  [undefined, undefined, 'push-red'],
  ['success', undefined, 'push-green'],
  ['cancelled', undefined, 'cancelled'],
  ['failed', 'pull_request', 'pull-request-red'],
  ['success', 'release', 'release'],
])('of the end %s and the event %s, %s is shown', (status, event, id) => {
  expect(usualBuild(status, event)?.id).toBe(id);
});

test('an event that no build was recorded of has none', () => {
  expect(usualBuild('success', 'fork')).toBeUndefined();
});

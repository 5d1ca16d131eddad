import { expect, test } from 'vitest';
import { BUILDS } from '../../../../src/samples/builds.ts';
import { buildOrNames, usualBuild } from '../../../../src/studio/share/one.ts';

test.each([
  ['push-red', 'push-red'],
  ['Push-Red', 'push-red'],
  ['a push breaks a test', 'push-red'],
  ['pull-request-rd', 'pull-request-red'],
  ['A push breks a test', 'push-red'],
  ['digest', 'digest'],
])('%s is the build %s', (name, id) => {
  expect(buildOrNames(name)).toMatchObject({ id });
});

test('a name that is near to none is answered with names', () => {
  expect(buildOrNames('xyzzy')).toEqual(expect.arrayContaining([expect.any(String)]));
});

test('every build is found by its own name', () => {
  for (const build of BUILDS) expect(buildOrNames(build.id)).toBe(build);
});

test.each([
  [undefined, undefined, 'push-red'],
  ['success', undefined, 'push-green'],
  ['cancelled', undefined, 'push-red'],
  ['failed', 'pull_request', 'pull-request-red'],
  ['success', 'schedule', 'nightly-red'],
  ['success', 'release', 'release'],
])('of the end %s and the event %s, %s is shown', (status, event, id) => {
  expect(usualBuild(status, event)?.id).toBe(id);
});

test('an event that no build was recorded of has none', () => {
  expect(usualBuild('success', 'fork')).toBeUndefined();
});

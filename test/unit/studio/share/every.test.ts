import { expect, test } from 'vitest';
import { BUILDS } from '../../../../src/samples/builds.ts';
import type { GivenOptions } from '../../../../src/settings/given.ts';
import { readSettings } from '../../../../src/settings/read-settings.ts';
import { everyBuild } from '../../../../src/studio/share/every.ts';

function told(body: string) {
  return everyBuild((options) => {
    const all = { 'webhook-url': 'https://preview.invalid/Zq7Xw4kPd9', ...options, body };
    const given: GivenOptions = new Map(Object.entries(all).map(([name, value]) => [name, { value, from: 'input' }]));
    return readSettings(given, new Date(0));
  });
}

test('what is said of the words is said once for all builds, and not what the builds bring', async () => {
  const { document, remarks } = await told('**{{ release.name }}** {{ ref.nam }}');
  expect(document.match(/^## /gm)).toHaveLength(BUILDS.length);
  expect(remarks).toMatchObject([{ about: 'mistake', place: { line: 1, column: 27 } }]);
  const empty = await told('**{{ release.name }}** is out');
  expect(empty.remarks).toMatchObject([{ about: 'empty', level: 'notice', place: { line: 1, column: 6 } }]);
});

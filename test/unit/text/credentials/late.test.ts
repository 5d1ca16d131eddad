/** Tests that lazy values stay lazy: nothing of a large push is read unless a message shows it. */
import { expect, test } from 'vitest';
import { redactText } from '../../../../src/text/credentials/redact-text.ts';
import { mapStrings } from '../../../../src/text/redaction/map-strings.ts';

const TOKEN = `ghp_${'aB3'.repeat(12)}`;

test('a lazily read value is neither inspected early nor shown with a credential', () => {
  let reads = 0;
  const push = {
    count: 2,
    get commits() {
      reads += 1;
      return [{ subject: `Use ${TOKEN}` }, { subject: 'Round totals' }];
    },
  };
  const { push: hidden } = mapStrings({ push }, undefined, redactText);
  expect(reads).toBe(0);
  expect(hidden.commits).toEqual([{ subject: expect.not.stringContaining(TOKEN) }, { subject: 'Round totals' }]);
  expect(hidden.commits).toBe(hidden.commits);
  expect(reads).toBe(1);
});

/** What is read late stays so: of a large push nothing is looked at that no message shows. */
import { expect, test } from 'vitest';
import { redactCredentials } from '../../../../src/text/credentials/redact-credentials.ts';

const TOKEN = `ghp_${'aB3'.repeat(12)}`;

test('a lazily read value is neither inspected early nor shown with a credential', async () => {
  let reads = 0;
  const push = {
    count: 2,
    get commits() {
      reads += 1;
      return [{ subject: `Use ${TOKEN}` }, { subject: 'Round totals' }];
    },
  };
  const { push: hidden } = await redactCredentials({ push }, undefined);
  expect(reads).toBe(0);
  expect(hidden.commits).toEqual([{ subject: expect.not.stringContaining(TOKEN) }, { subject: 'Round totals' }]);
  expect(hidden.commits).toBe(hidden.commits);
  expect(reads).toBe(1);
});

/** What is read late stays so: of a large push nothing is looked at that no message shows. */
import { expect, test } from 'vitest';
import { withoutCredentials } from '../../../../src/text/credentials/without-credentials.ts';

const TOKEN = `ghp_${'aB3'.repeat(12)}`;

test('what is read late is neither looked at before nor shown with a credential', async () => {
  let reads = 0;
  const push = {
    count: 2,
    get commits() {
      reads += 1;
      return [{ subject: `Use ${TOKEN}` }, { subject: 'Round totals' }];
    },
  };
  const { push: hidden } = await withoutCredentials({ push }, undefined);
  expect(reads).toBe(0);
  expect(hidden.commits).toEqual([{ subject: expect.not.stringContaining(TOKEN) }, { subject: 'Round totals' }]);
  expect(hidden.commits).toBe(hidden.commits);
  expect(reads).toBe(1);
});

test('many short texts are looked at as one: each is seen, and none is taken for the end of the one before', async () => {
  for (const text of ['password=aB3xY7', 'https://ada:aB3xY7@host', 'curl -u ada:aB3xY7 host', 'X-Api-Key: aB3xY7']) {
    const { text: hidden } = await withoutCredentials({ before: 'main', text, after: 'Round totals' }, undefined);
    expect(hidden).not.toContain('aB3xY7');
  }
  const parted = { label: 'The api key', subject: '= Round totals', page: 'https://host/a', mail: 'ada@host' };
  expect(await withoutCredentials(parted, undefined)).toBe(parted);
});

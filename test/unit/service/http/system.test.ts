import { expect, test } from 'vitest';
import { sleep } from '../../../../src/service/http/system.ts';
import { toMilliseconds } from '../../../../src/time.ts';

/** Far longer than any test may take. */
const LONG_MS = toMilliseconds(3_600_000);

test('sleep returns at the first abort of several signals, before or during it', async () => {
  await sleep(LONG_MS, AbortSignal.abort());
  const stop = new AbortController();
  const sleeping = sleep(LONG_MS, new AbortController().signal, stop.signal);
  stop.abort();
  await expect(sleeping).resolves.toBeUndefined();
});

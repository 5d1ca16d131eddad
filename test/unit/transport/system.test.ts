import { expect, test } from 'vitest';
import { sleep as wait } from '../../../src/service/http/system.ts';
import { wholeMs } from '../../../src/time.ts';

/** Far longer than any test may take. */
const LONG_MS = wholeMs(3_600_000);

test('a longer sleep ends after a shorter one', async () => {
  const ended: number[] = [];
  const sleep = (ms: number) => wait(wholeMs(ms), new AbortController().signal).then(() => ended.push(ms));
  await Promise.all([sleep(40), sleep(5)]);
  expect(ended).toEqual([5, 40]);
});

test('a sleep ends, and does not throw, when the signal is aborted before or meanwhile', async () => {
  await wait(LONG_MS, AbortSignal.abort());
  const stop = new AbortController();
  const sleeping = wait(LONG_MS, stop.signal);
  stop.abort();
  await sleeping;
});

test('a sleep ends with the first of several signals', async () => {
  const stop = new AbortController();
  const sleeping = wait(LONG_MS, new AbortController().signal, stop.signal);
  stop.abort();
  await sleeping;
  await wait(LONG_MS, undefined, stop.signal);
});

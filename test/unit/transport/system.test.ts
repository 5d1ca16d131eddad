import { expect, test } from 'vitest';
import { wholeMs } from '../../../src/time.ts';
import { SYSTEM } from '../../../src/transport/system.ts';

/** Far longer than any test may take. */
const LONG_MS = wholeMs(3_600_000);

test('a sleep lasts as long as it was asked to', async () => {
  const startedAt = performance.now();
  await SYSTEM.sleep(wholeMs(30), new AbortController().signal);
  expect(performance.now() - startedAt).toBeGreaterThan(25);
});

test('a sleep ends, and does not throw, when the signal is aborted before or meanwhile', async () => {
  await SYSTEM.sleep(LONG_MS, AbortSignal.abort());
  const stop = new AbortController();
  const sleeping = SYSTEM.sleep(LONG_MS, stop.signal);
  stop.abort();
  await sleeping;
});

test('a sleep ends with the first of several signals', async () => {
  const stop = new AbortController();
  const sleeping = SYSTEM.sleep(LONG_MS, new AbortController().signal, stop.signal);
  stop.abort();
  await sleeping;
  await SYSTEM.sleep(LONG_MS, undefined, stop.signal);
});

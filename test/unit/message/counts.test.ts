import { expect, test } from 'vitest';
import { formatBytes } from '../../../src/message/counts.ts';

test.each([
  [1, '1 byte'],
  [1_000, '1 kB'],
  [1_284_310, '1.3 MB'],
  [9_960_000, '10 MB'],
  [999_999, '1 MB'],
  [5e15, '5000 TB'],
])('formats %d bytes as %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});

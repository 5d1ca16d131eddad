import { expect, test } from 'vitest';
import type { Reading } from '../../../../src/settings/readers/reading.ts';
import { period } from '../../../../src/settings/readers/texts.ts';

function read<T>(reader: (reading: Reading) => T, text: string) {
  return reader({ text, shown: (given: string) => `"${given}"` } as unknown as Reading);
}

test.each([
  ['24h', 24],
  [' 7D ', 168],
  ['2 w', 336],
])('a period: %s', (text, hours) => {
  expect(read(period, text)).toBe(hours);
});

import { describe, expect, test } from 'vitest';
import { period, remind } from '../../../../src/settings/readers/build-report.ts';
import type { Reading } from '../../../../src/settings/readers/reading.ts';

function read<T>(reader: (reading: Reading) => T, text: string) {
  const faults: string[] = [];
  const fault = (words: string, fix: string) => void faults.push(`${words}. ${fix}`);
  const value = reader({ text, shown: (given: string) => `"${given}"`, fault } as unknown as Reading);
  return faults.length > 0 ? { value, faults } : value;
}

test.each([
  ['24h', 24],
  [' 7D ', 168],
  ['2 w', 336],
])('a period: %s', (text, hours) => {
  expect(read(period, text)).toBe(hours);
});

describe('reminders', () => {
  test.each([
    ['24h, 72h, 7d', [24, 72, 168]],
    ['1d', [24]],
    [' 1 d  2  w ', [24, 336]],
    ['1H\n2h,,\t3h', [1, 2, 3]],
    ['31d', [744]],
  ])('%j', (text, hours) => {
    expect(read(remind, text)).toEqual(hours);
  });

  test.each([
    ['each week', ['not a time: "each"', 'not a time: "week"']],
    ['7d, 24h', ['"24h" is not later than "7d"']],
    ['24h, 1d', ['"1d" is not later than "24h"']],
    ['0h', ['not a time: "0h"']],
    ['-1d, 1.5d, 30m', ['not a time: "-1d"', 'not a time: "1.5d"', 'not a time: "30m"']],
    ['32d', ['not a time: "32d"']],
    [', ,', ['0 times']],
    [Array.from({ length: 11 }, (_, index) => `${index + 1}h`).join(), ['11 times']],
    ['3d, soon, 2d, 1d', ['not a time: "soon"', '"2d" is not later than "3d"', '"1d" is not later than "2d"']],
  ])('refused with all that is wrong: %j', (text, parts) => {
    const told = read(remind, text) as { readonly value: unknown; readonly faults: readonly string[] };
    expect(told.value).toBeUndefined();
    expect(told.faults).toHaveLength(parts.length);
    for (const [index, part] of parts.entries()) expect(told.faults[index]).toContain(part);
    for (const fault of told.faults) expect(fault).toContain('. Write ');
  });
});

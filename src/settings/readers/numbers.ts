import type { ValueReader } from './reading.ts';

/** A number from the lowest to the highest of `range`, of `unit`; `whole` ones are rounded down. */
export function numberReader(options: {
  range: readonly [number, number];
  whole?: true;
  unit?: string;
}): ValueReader<number> {
  const { range, whole, unit } = options;
  const [lowest, highest] = range;
  return (reading) => {
    const digits = reading.text.trim();
    const value = /^\d+(\.\d+)?$/.test(digits) ? Number(digits) : Number.NaN;
    if (value >= lowest && value <= highest) return whole ? Math.floor(value) : value;
    return reading.fault(
      `not a number in range: ${reading.shown(digits)}`,
      `Write a number ${unit === undefined ? '' : `of ${unit} `}from ${lowest} to ${highest}`,
    );
  };
}

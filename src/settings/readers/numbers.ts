import type { ValueReader } from './reading.ts';

/** A number from the lowest to the highest of `range`; `whole` ones are rounded down. */
export function numberReader(options: { range: readonly [number, number]; whole?: true }): ValueReader<number> {
  const { range, whole } = options;
  const [lowest, highest] = range;
  return (reading) => {
    const digits = reading.text.trim();
    const value = /^\d+(\.\d+)?$/.test(digits) ? Number(digits) : Number.NaN;
    if (value >= lowest && value <= highest) return whole ? Math.floor(value) : value;
    return reading.fault(
      `not a number in range: ${reading.shown(digits)}`,
      `Write a number from ${lowest} to ${highest}`,
    );
  };
}

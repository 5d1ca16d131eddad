import { type ValueParser, withGuess } from './parse-result.ts';

/** Creates a parser of a number within `range`, with `unit`; `integer` values are rounded down. */
export function numberReader(options: {
  range: readonly [number, number];
  integer?: true;
  unit?: string;
}): ValueParser<number> {
  const { range, integer, unit } = options;
  const [lowest, highest] = range;
  return (reading) => {
    const digits = reading.text.trim();
    const value = /^\d+(\.\d+)?$/.test(digits) ? Number(digits) : Number.NaN;
    if (value >= lowest && value <= highest) return integer ? Math.floor(value) : value;
    const fix = `Use a number ${unit === undefined ? '' : `of ${unit} `}from ${lowest} to ${highest}`;
    const meant = meantNumber(digits, unit);
    const isFit = meant !== undefined && meant >= lowest && meant <= highest;
    return reading.fault(`invalid number ${reading.shown(digits)}`, withGuess(fix, isFit ? meant : undefined));
  };
}

const SECONDS: Readonly<Record<string, number>> = { ms: 1 / 1000, s: 1, m: 60, h: 3_600 };

/** Finds the number inside quotes or before a unit of time. */
function meantNumber(text: string, unit: string | undefined): number | undefined {
  const [, figures = '', word = ''] = /^\W?(\d{1,9})\s?(?:(ms|s|m|h)[a-z]{0,6})?\W?$/i.exec(text) ?? [];
  if (figures === '' || /^-/.test(text)) return undefined;
  if (word === '') return Number(figures);
  return unit === 'seconds' ? Number(figures) * (SECONDS[word.toLowerCase()] ?? 1) : undefined;
}

import { type ValueParser, withGuess } from './parse-result.ts';

/** A number from the lowest to the highest of `range`, of `unit`; `whole` ones are rounded down. */
export function numberReader(options: {
  range: readonly [number, number];
  whole?: true;
  unit?: string;
}): ValueParser<number> {
  const { range, whole: complete, unit } = options;
  const [lowest, highest] = range;
  return (reading) => {
    const digits = reading.text.trim();
    const value = /^\d+(\.\d+)?$/.test(digits) ? Number(digits) : Number.NaN;
    if (value >= lowest && value <= highest) return complete ? Math.floor(value) : value;
    const fix = `Use a number ${unit === undefined ? '' : `of ${unit} `}from ${lowest} to ${highest}`;
    const meant = meantNumber(digits, unit);
    const isFit = meant !== undefined && meant >= lowest && meant <= highest;
    return reading.fault(`invalid number ${reading.shown(digits)}`, withGuess(fix, isFit ? meant : undefined));
  };
}

const SECONDS: Readonly<Record<string, number>> = { ms: 1 / 1000, s: 1, m: 60, h: 3_600 };

/** Of a number with quotes around it, or with a unit of time behind it. */
function meantNumber(text: string, unit: string | undefined): number | undefined {
  const [, figures = '', word = ''] = /^\W?(\d{1,9})\s?(?:(ms|s|m|h)[a-z]{0,6})?\W?$/i.exec(text) ?? [];
  if (figures === '' || /^-/.test(text)) return undefined;
  if (word === '') return Number(figures);
  return unit === 'seconds' ? Number(figures) * (SECONDS[word.toLowerCase()] ?? 1) : undefined;
}

import { InvalidValue, type ParseContext, withGuess } from './parser.ts';

/** Creates a parser of a number from `lowest` to `highest`; `integer` values are rounded down. */
export function numberParser([lowest, highest]: readonly [number, number], unit = '', integer = false) {
  return (text: string, { shown }: ParseContext): number => {
    const digits = text.trim();
    const isFit = (value: number) => value >= lowest && value <= highest;
    const value = /^\d+(\.\d+)?$/.test(digits) ? Number(digits) : Number.NaN;
    if (isFit(value)) return integer ? Math.floor(value) : value;
    const meant = meantNumber(digits, unit);
    const suggestion = `Use a number ${unit === '' ? '' : `of ${unit} `}from ${lowest} to ${highest}`;
    const guess = meant !== undefined && isFit(meant) ? meant : undefined;
    throw new InvalidValue(`invalid number ${shown(digits)}`, withGuess(suggestion, guess));
  };
}

const SECONDS: Readonly<Record<string, number>> = { ms: 1 / 1000, s: 1, m: 60, h: 3_600 };

/** Finds the number inside quotes or before a unit of time. */
function meantNumber(text: string, unit: string): number | undefined {
  const [, figures = '', word = ''] = /^[^\w-]?(\d{1,9})\s?(?:(ms|s|m|h)[a-z]{0,6})?\W?$/i.exec(text) ?? [];
  if (figures === '') return undefined;
  if (word === '') return Number(figures);
  return unit === 'seconds' ? Number(figures) * (SECONDS[word.toLowerCase()] ?? 1) : undefined;
}

import { InvalidValue, type ParseContext } from './parser.ts';

/** Creates a parser of a number from `lowest` to `highest`; `integer` values are rounded down. */
export function numberParser([lowest, highest]: readonly [number, number], unit = '', integer = false) {
  return (text: string, { shown }: ParseContext): number => {
    const digits = text.trim();
    const value = /^\d+(\.\d+)?$/.test(digits) ? Number(digits) : Number.NaN;
    if (value >= lowest && value <= highest) return integer ? Math.floor(value) : value;
    const suggestion = `Use a number ${unit === '' ? '' : `of ${unit} `}from ${lowest} to ${highest}`;
    throw new InvalidValue(`invalid number ${shown(digits)}`, suggestion);
  };
}

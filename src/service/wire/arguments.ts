/** Checks arguments of the client, for programs that nothing has checked. */
import { SettingsError } from '../../errors.ts';
import { shown } from '../../text/phrases.ts';

/** A numeric id; throws a SettingsError that names `option` for everything else. */
export function checkedId(option: string, value: number): number {
  if (Number.isSafeInteger(value) && value > 0) return value;
  throw wrong(option, `must be a positive whole number, got ${shown(value)}`, 'Give the numeric id');
}

/** `value` when it is one of `allowed`; else a SettingsError that lists them. */
export function oneOf<const T extends string>(option: string, allowed: readonly T[], value: string): T {
  const found = allowed.find((name) => name === value);
  if (found !== undefined) return found;
  throw wrong(option, `got ${shown(value)}`, `Give one of ${allowed.join(', ')}`);
}

/** The value, for a program that nothing has checked; throws a SettingsError where there is none. */
export function required<T>(option: string, value: T | null | undefined, fix: string): T {
  if (value !== undefined && value !== null && value !== '') return value;
  throw wrong(option, value === '' ? 'is empty' : 'is not given', fix);
}

/** The error for a wrong argument: which one, what is wrong with it, what to give instead. */
export function wrong(option: string, fault: string, fix: string): SettingsError {
  return new SettingsError([{ option, fault, fix }]);
}

import type { Problem } from '../errors.ts';
import { Redactor } from '../text/redaction/redactor.ts';
import { OPTIONS } from './option-registry.ts';
import type { OptionOrigin } from './parsers/parser.ts';
import type { TextLocation } from './template/workspace.ts';

/** One value as the user wrote it, with its origin. */
export interface RawValue {
  readonly value: string;
  readonly from: OptionOrigin;
  /** Set if a workspace file contains the value. */
  readonly location?: TextLocation;
}

/** The options as the user wrote them, by name. Empty and blank values count as not set. */
export type RawOptions = ReadonlyMap<string, RawValue>;

/** The options from an entry point, and the names that aren't options. */
export interface RawInput {
  readonly raw: RawOptions;
  readonly problems: readonly Problem[];
}

/**
 * Creates the redactor of these options. Uses the raw values, so that it also redacts errors in them.
 *
 * @param rest secrets that aren't options
 * @param unmasked secrets that are redacted here, and that the runner doesn't mask
 */
export function redactorFor(raw: RawOptions, rest: readonly string[] = [], unmasked: readonly string[] = []): Redactor {
  const rawText = (name: string) => raw.get(name)?.value;
  const secrets = OPTIONS.flatMap(({ name, secrets }) => {
    const value = rawText(name);
    return value === undefined || secrets === undefined ? [] : secrets(value, rawText);
  });
  return new Redactor([...secrets, ...rest], unmasked);
}

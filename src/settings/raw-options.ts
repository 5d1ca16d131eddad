import type { Problem } from '../errors.ts';
import { Redactor } from '../text/redaction/redactor.ts';
import type { Option } from './option.ts';
import { OPTIONS } from './option-registry.ts';
import type { OptionOrigin } from './parsers/parse-result.ts';
import type { TextPlace } from './template/workspace.ts';

/** One value as the user gave it, and where. */
export interface RawValue {
  readonly value: string;
  readonly from: OptionOrigin;
  /** Of what a file of the workspace says. */
  readonly place?: TextPlace;
}

/** The options as the user wrote them, by name. Empty and blank values count as not given. */
export type RawOptions = ReadonlyMap<string, RawValue>;

/** What an edge was given, and what of it no option can be. */
export interface RawInput {
  readonly raw: RawOptions;
  readonly problems: readonly Problem[];
}

/**
 * Hides what is secret in these options. Made from the values as written, so that errors in them are covered too.
 *
 * @param rest secrets that are no options
 * @param unmasked secrets that are hidden here, and are not for the runner to mask
 */
export function redactorFor(raw: RawOptions, rest: readonly string[] = [], unmasked: readonly string[] = []): Redactor {
  const rendered = (name: string) => raw.get(name)?.value;
  const secrets = OPTIONS.flatMap(({ name, secrets }: Option) => {
    const value = rendered(name);
    return value === undefined || secrets === undefined ? [] : secrets(value, rendered);
  });
  return new Redactor([...secrets, ...rest], unmasked);
}

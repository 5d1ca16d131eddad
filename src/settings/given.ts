import { Redactor } from '../redactor.ts';
import type { Option } from './option.ts';
import { OPTIONS } from './registry.ts';

/** One value as the user gave it, and where. */
export interface Given {
  readonly value: string;
  /** `input` of the action, `flag` or file of the command line, `environment` for a `WORKROOM_…` variable. */
  readonly from: 'input' | 'flag' | 'environment';
}

/** The options as the user wrote them, by name. Empty and blank values count as not given. */
export type GivenOptions = ReadonlyMap<string, Given>;

/**
 * Hides what is secret in these options. Made from the values as written, so that errors in them are covered too.
 *
 * @param others secrets that are no options
 */
export function redactorFor(given: GivenOptions, others: readonly string[] = []): Redactor {
  const written = (name: string) => given.get(name)?.value;
  const secrets = OPTIONS.flatMap(({ name, secrets }: Option) => {
    const value = written(name);
    return value === undefined || secrets === undefined ? [] : secrets(value, written);
  });
  return new Redactor([...secrets, ...others]);
}

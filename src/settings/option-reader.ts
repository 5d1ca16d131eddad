import type { Problem } from '../errors.ts';
import type { Redactor } from '../redactor.ts';
import type { Given, GivenOptions } from './given.ts';
import { type OptionName, optionNamed, type ValueOf, variableOf } from './option-names.ts';
import type { Reader } from './readers/reading.ts';
import { lengthOf, shownValue } from './shown-value.ts';

interface Readable<T> {
  readonly name: string;
  readonly default?: string;
  readonly read: Reader<T>;
}

/** Reads options one by one and collects what is wrong with them, so that all problems can be told at once. */
export class OptionReader {
  readonly problems: Problem[] = [];
  readonly notices: string[] = [];
  readonly #given: GivenOptions;
  readonly #now: Date;
  readonly #redactor: Redactor;

  constructor(given: GivenOptions, now: Date, redactor: Redactor) {
    this.#given = given;
    this.#now = now;
    this.#redactor = redactor;
  }

  /** Where the value came from; undefined when it was not given. */
  from(name: string): Given['from'] | undefined {
    const given = this.#given.get(name);
    return given === undefined || given.value.trim() === '' ? undefined : given.from;
  }

  /** Whether the user gave it. An empty value is not given. */
  has(name: string): boolean {
    return this.from(name) !== undefined;
  }

  /**
   * The value, else the default's; undefined where there is neither. A wrong value counts as the default once it is
   * noted, so that the options that depend on it can still be checked.
   */
  read<T>({ name, default: standard, read }: Readable<T>): T | undefined {
    const given = this.has(name) ? this.#given.get(name)?.value : undefined;
    // Asked only of a wrong value: what is found in a text takes time, and a secret is found in its own option.
    const holdsSecret = () => given !== undefined && this.#redactor.redact(given) !== given;
    const reading = {
      now: this.#now,
      // A piece of a secret is one as well.
      shown: (value: string) => (holdsSecret() ? lengthOf(value) : shownValue(value)),
      redact: (text: string) => this.#redactor.redact(text),
      fault: (fault: string, fix: string) => this.fault(name, fault, fix),
      notice: (words: string) => this.#notice(name, words),
    };
    const value = given === undefined ? undefined : read({ ...reading, text: given });
    return value === undefined && standard !== undefined ? read({ ...reading, text: standard }) : value;
  }

  /** The value of the option with this name. */
  value<N extends OptionName>(name: N): ValueOf<N> | undefined {
    return this.read<unknown>(optionNamed(name)) as ValueOf<N> | undefined;
  }

  fault(name: string, fault: string, fix: string): undefined {
    const option = this.#given.get(name)?.from === 'environment' ? variableOf(name) : name;
    this.problems.push({ option, fault: this.#redactor.redact(fault), fix });
    return undefined;
  }

  #notice(name: string, words: string): undefined {
    this.notices.push(`${name}: ${words}`);
    return undefined;
  }
}

import type { Problem } from '../errors.ts';
import { nearest } from '../nearest.ts';
import { OPTIONS, type Option, type OptionName, variableOf } from './registry.ts';

/** One value as the user gave it, and where. */
export interface Given {
  readonly value: string;
  /** `input` for an input of the action or a flag, `environment` for a `WORKROOM_…` variable. */
  readonly from: 'input' | 'environment';
}

const TRUE = ['true', 'True', 'TRUE'];
const FALSE = ['false', 'False', 'FALSE'];

/** How much of a wrong value an error shows. */
const SHOWN = 60;

/** The value as a person wrote it, short enough and on one line, for an error. */
export function shown(value: string): string {
  return JSON.stringify(value.length > SHOWN ? `${value.slice(0, SHOWN)}…` : value);
}

/** Reads options one by one and collects what is wrong with them, so that all problems can be told at once. */
export class OptionReader {
  readonly problems: Problem[] = [];
  readonly #given: ReadonlyMap<string, Given>;

  constructor(given: ReadonlyMap<string, Given>) {
    this.#given = given;
  }

  /** Where the value came from; undefined when it was not given. An empty value is not given. */
  from(name: OptionName): Given['from'] | undefined {
    return this.raw(name) === undefined ? undefined : this.#given.get(name)?.from;
  }

  /** The value as written; undefined when empty or blank. */
  raw(name: OptionName): string | undefined {
    const value = this.#given.get(name)?.value;
    return value === undefined || value.trim() === '' ? undefined : value;
  }

  /** The value, else the default of the table. */
  text(name: OptionName): string | undefined {
    return this.raw(name) ?? (optionOf(name).default as string | undefined);
  }

  fault(name: OptionName, fault: string, fix: string): undefined {
    const option = this.#given.get(name)?.from === 'environment' ? variableOf(name) : name;
    this.problems.push({ option, fault, fix });
    return undefined;
  }

  choice<T extends string>(name: OptionName, values: readonly T[]): T | undefined {
    const text = this.text(name)?.trim();
    const value = values.find((one) => one === text?.toLowerCase());
    if (text === undefined || value !== undefined) return value;
    return this.fault(name, `unknown value ${shown(text)}`, oneOf(values, text));
  }

  list<T extends string>(name: OptionName, values: readonly T[]): readonly T[] {
    const words = (this.text(name) ?? '').toLowerCase().split(/[\s,]+/);
    const found: T[] = [];
    for (const word of words.filter((one) => one !== '')) {
      const value = values.find((one) => one === word);
      if (value === undefined) this.fault(name, `unknown value ${shown(word)}`, oneOf(values, word));
      else if (!found.includes(value)) found.push(value);
    }
    if (words.every((word) => word === '')) this.fault(name, 'names nothing', `Write some of ${values.join(', ')}`);
    return found;
  }

  boolean(name: OptionName): boolean {
    const text = this.text(name)?.trim() ?? 'false';
    if (!TRUE.includes(text) && !FALSE.includes(text)) {
      this.fault(name, `not a boolean: ${shown(text)}`, 'Write true or false');
    }
    return TRUE.includes(text);
  }

  /** A number within the range of the table. */
  number(name: OptionName): number {
    const text = this.text(name)?.trim() ?? '';
    const [lowest, highest] = optionOf(name).range ?? [0, Number.MAX_SAFE_INTEGER];
    const value = /^\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
    if (value >= lowest && value <= highest) return value;
    this.fault(name, `not a number in range: ${shown(text)}`, `Write a number from ${lowest} to ${highest}`);
    return lowest;
  }

  /** A numeric id of the service. */
  id(name: OptionName): number | undefined {
    const text = this.raw(name)?.trim();
    if (text === undefined) return undefined;
    const value = /^\d{1,15}$/.test(text) ? Number(text) : 0;
    if (value > 0) return value;
    return this.fault(name, `not a numeric id: ${shown(text)}`, 'Write the number the service uses, for example 1042');
  }
}

export function optionOf(name: OptionName): Option {
  const option: Option | undefined = OPTIONS.find((one) => one.name === name);
  if (option === undefined) throw new TypeError(`no such option: ${name}`);
  return option;
}

function oneOf(values: readonly string[], given: string): string {
  const meant = nearest(given, values);
  return `Write one of ${values.join(', ')}${meant === undefined ? '' : `; did you mean ${meant}?`}`;
}

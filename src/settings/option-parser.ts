import { type Diagnostic, formatPosition, notice } from '../diagnostic.ts';
import { formatProblem, type Problem } from '../errors.ts';
import { clockTime } from '../text/calendar.ts';
import type { Redactor } from '../text/redaction/redactor.ts';
import { trimEndChars } from '../text/trim-end.ts';
import { displayValue, toLength } from './format-value.ts';
import { type OptionName, type OptionValue, optionNamed, toVariable } from './option-names.ts';
import type { ParseResult, ValueParser } from './parsers/parse-result.ts';
import type { RawOptions, RawValue } from './raw-options.ts';
import type { SourcePosition, Workspace } from './template/workspace.ts';

interface Readable<T> {
  readonly name: string;
  readonly default?: string;
  readonly read: ValueParser<T>;
}

/** The data that options are parsed with, besides their texts. */
export interface ParserContext {
  /** Base of relative days. */
  readonly now: Date;
  readonly redactor: Redactor;
  readonly workspace: Workspace;
}

/** Parses each option once and collects every problem, so that one run shows them all. */
export class OptionParser {
  readonly remarks: Diagnostic[] = [];
  readonly #problems = new Map<string, Problem>();
  readonly #given = new Map<string, RawValue>();
  readonly #context: ParserContext;
  readonly #values = new Map<string, unknown>();

  constructor(raw: RawOptions, context: ParserContext) {
    this.supply(raw);
    this.#context = context;
  }

  /** Returns each problem once. */
  get problems(): readonly Problem[] {
    return [...this.#problems.values()];
  }

  /** Adds values for options that are not set and not parsed yet. Ignores blank values. */
  supply(more: RawOptions): void {
    for (const [name, raw] of more) if (!this.has(name) && raw.value.trim() !== '') this.#given.set(name, raw);
  }

  /** Returns undefined if the option is not set. */
  given(name: string): RawValue | undefined {
    return this.#given.get(name);
  }

  has(name: string): boolean {
    return this.#given.has(name);
  }

  /**
   * Returns the value, the default, or undefined. A wrong value is noted and then counts as the default, so that the
   * options that depend on it can still be checked.
   */
  read<T>(option: Readable<T>): T | undefined {
    const { name } = option;
    if (!this.#values.has(name)) this.#values.set(name, this.#valueOf(option));
    return this.#values.get(name) as T | undefined;
  }

  #valueOf<T>({ name, default: standard, read }: Readable<T>): T | undefined {
    const { value: raw, from } = this.given(name) ?? {};
    const { redactor, now, workspace } = this.#context;
    const reading: Omit<ParseResult, 'text' | 'from'> = {
      workspace,
      today: () => clockTime(now, this.value('time-zone')).day,
      // A piece of a secret is secret too. Called for wrong values only, because the search takes time.
      shown: (value) => (raw !== undefined && redactor.redact(raw) !== raw ? toLength(value) : displayValue(value)),
      redact: (text) => redactor.redact(text),
      error: (message, fix) => {
        if (raw?.trimStart().startsWith('${{') !== true || message.startsWith('an expression'))
          return this.error(name, message, fix);
        const end = raw.includes('}}') ? '' : ', and close an expression with }}';
        return this.error(name, `an expression that was not evaluated: ${reading.shown(raw.trim())}`, fix + end);
      },
      notice: (text) => this.notice(name, text),
    };
    const orDefault = (value: T | undefined) =>
      value === undefined && standard !== undefined ? read({ ...reading, text: standard, from: undefined }) : value;
    const value = raw === undefined ? undefined : read({ ...reading, text: raw, from });
    // Options that need a parser or a file return a promise.
    return value instanceof Promise ? (value.then(orDefault) as T) : orDefault(value);
  }

  /** Returns the value of the option with this name. */
  value<N extends OptionName>(name: N): OptionValue<N> | undefined {
    return this.read<unknown>(optionNamed(name)) as OptionValue<N> | undefined;
  }

  error(name: string, message: string, suggestion: string): undefined {
    this.#add({ option: this.#shownName(name), message: this.#context.redactor.redact(message), suggestion });
    return undefined;
  }

  /** Notes an error in an option's text, with its location in the file, or with the option. */
  mistake({ place: location, says, hint = '' }: Diagnostic): void {
    const { file, part, ...position } = location ?? { part: 'body' };
    const where = formatPosition(position);
    const error = trimEndChars(file === undefined && where !== '' ? `${where}: ${says}` : says, '.');
    if (file === undefined) this.error(part, error, hint);
    else
      this.#add({ option: [file, where].filter((text) => text !== '').join(', '), message: error, suggestion: hint });
  }

  #add(problem: Problem): void {
    this.#problems.set(formatProblem(problem), problem);
  }

  /** Returns true if the option has a problem. */
  isWrong(name: string): boolean {
    return this.problems.some(({ option }) => option === this.#shownName(name));
  }

  notice(name: string, text: string): undefined {
    this.remarks.push(notice('option', `${name}: ${text}`));
    return undefined;
  }

  /** Returns the name as the user wrote it, with its origin. */
  #shownName(name: string): string {
    const raw = this.#given.get(name);
    if (raw?.place !== undefined) return `${describePlace(raw.place)}, ${name}`;
    return raw?.from === 'environment' ? toVariable(name) : name;
  }
}

/** Formats a location: `notify.md, line 2, column 7`. */
export function describePlace({ file, ...position }: SourcePosition): string {
  return `${file}, ${formatPosition(position)}`;
}

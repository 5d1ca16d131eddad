/** Holds options as written, and parses them. */

import { type Diagnostic, formatPosition, notice } from '../diagnostic.ts';
import { formatProblem, type Problem } from '../errors.ts';
import { clockTime } from '../text/format.ts';
import { Redactor } from '../text/redaction/redactor.ts';
import { trimEndChars } from '../text/unicode.ts';
import { displayValue } from './format-value.ts';
import { OPTIONS, type OptionName, type OptionValue, toVariable } from './option-registry.ts';
import { Invalid, type ParseContext, type Parser } from './parsers/parser.ts';
import type { TextLocation, Workspace } from './template/workspace.ts';

/** One value as the user wrote it, with its origin. */
export interface RawValue {
  readonly value: string;
  readonly from: NonNullable<ParseContext['from']>;
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
 * @param more secrets that aren't options
 * @param unmasked secrets that are redacted here, and that the runner doesn't mask
 */
export function createOptionRedactor(
  raw: RawOptions,
  more: readonly string[] = [],
  unmasked: readonly string[] = [],
): Redactor {
  const rawText = (name: string) => raw.get(name)?.value;
  const secrets = OPTIONS.flatMap(({ name, secrets }) => {
    const value = rawText(name);
    return value === undefined || secrets === undefined ? [] : secrets(value, rawText);
  });
  return new Redactor([...secrets, ...more], unmasked);
}

interface ParserInput {
  /** Base of relative days. */
  readonly now: Date;
  readonly redactor: Redactor;
  readonly workspace: Workspace;
}

/** Parses each option once and collects every problem, so that one run shows them all. */
export class OptionParser {
  readonly diagnostics: Diagnostic[] = [];
  readonly #problems = new Map<string, Problem>();
  readonly #raw = new Map<string, RawValue>();
  readonly #values = new Map<string, unknown>();
  readonly #input: ParserInput;

  constructor(raw: RawOptions, input: ParserInput) {
    this.supply(raw);
    this.#input = input;
  }

  get problems(): readonly Problem[] {
    return [...this.#problems.values()];
  }

  /** Adds values for options that are not set. Ignores blank values. */
  supply(more: RawOptions): void {
    for (const [name, raw] of more) if (!this.has(name) && raw.value.trim() !== '') this.#raw.set(name, raw);
  }

  raw(name: string): RawValue | undefined {
    return this.#raw.get(name);
  }

  has(name: string): boolean {
    return this.#raw.has(name);
  }

  /**
   * Returns the value of an option or flag, its default, or undefined. A wrong value is noted and then counts as the
   * default, so that the options that depend on it can still be checked.
   */
  async parse<T>(option: { name: string; default?: string; parse: Parser<T> }): Promise<T | undefined> {
    const { name, default: defaultText, parse } = option;
    if (this.#values.has(name)) return this.#values.get(name) as T;
    const raw = this.raw(name);
    const { redactor, now, workspace } = this.#input;
    const context: ParseContext = {
      from: raw?.from,
      workspace,
      today: () => clockTime(now, this.value('time-zone') ?? 'UTC').day,
      // A piece of a secret is secret too. Called for wrong values only, because the search takes time.
      quoteValue: (value) => displayValue(value, raw !== undefined && redactor.redact(raw.value) !== raw.value),
      redact: (text) => redactor.redact(text),
    };
    let parsed = raw && (await parse(raw.value, context));
    if (parsed instanceof Invalid) this.#reject(name, parsed, context);
    if ((parsed === undefined || parsed instanceof Invalid) && defaultText !== undefined)
      parsed = await parse(defaultText, { ...context, from: undefined });
    const value = parsed instanceof Invalid ? undefined : parsed;
    this.#values.set(name, value);
    return value;
  }

  /** Returns the value of an option that is already parsed. */
  value<N extends OptionName>(name: N): OptionValue<N> | undefined {
    return this.#values.get(name) as OptionValue<N> | undefined;
  }

  #reject(name: string, { errors, isIgnored }: Invalid, { quoteValue }: ParseContext): void {
    const raw = this.raw(name)?.value.trim() ?? '';
    for (const { message, suggestion } of errors) {
      if (isIgnored) this.notice(name, `${message}. ${suggestion}.`);
      else if (!raw.startsWith('${{')) this.error(name, message, suggestion);
      else {
        const value = message.startsWith('an expression') ? '' : `: ${quoteValue(raw)}`;
        const end = raw.includes('}}') ? '' : ', and close an expression with }}';
        this.error(name, `an expression that was not evaluated${value}`, suggestion + end);
      }
    }
  }

  error(name: string, message: string, suggestion: string): void {
    this.#add({ option: this.#shownName(name), message: this.#input.redactor.redact(message), suggestion });
  }

  /** Notes an error in an option's text, with its location in the file, or with the option. */
  templateError({ location, message: says, hint = '' }: Diagnostic): void {
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

  isWrong(name: string): boolean {
    return this.problems.some(({ option }) => option === this.#shownName(name));
  }

  notice(name: string, text: string): void {
    this.diagnostics.push(notice('option', `${name}: ${text}`));
  }

  /** Returns the name as the user wrote it, with its origin. */
  #shownName(name: string): string {
    const raw = this.raw(name);
    if (raw?.location !== undefined) return `${raw.location.file}, ${formatPosition(raw.location)}, ${name}`;
    return raw?.from === 'environment' ? toVariable(name) : name;
  }
}

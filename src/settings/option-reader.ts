import type { Problem } from '../errors.ts';
import { notice, positionWords, type Remark } from '../remark.ts';
import { clockTime } from '../text/calendar.ts';
import type { Redactor } from '../text/redaction/redactor.ts';
import { withoutEnd } from '../text/without-end.ts';
import type { GivenOptions, GivenValue } from './given.ts';
import { type OptionName, type OptionValue, optionNamed, variableOf } from './option-names.ts';
import type { OptionOrigin, Reading, ValueReader } from './readers/reading.ts';
import { lengthOf, shownValue } from './shown-value.ts';
import type { FileFault, SourcePosition, TextPlace, Workspace } from './template/workspace.ts';

interface Readable<T> {
  readonly name: string;
  readonly default?: string;
  readonly read: ValueReader<T>;
}

/** What options are read with, besides their texts. */
export interface ReadingContext {
  /** For relative days. */
  readonly now: Date;
  readonly redactor: Redactor;
  readonly workspace: Workspace;
}

/** Reads each option once and collects what is wrong with them, so that all problems can be told at once. */
export class OptionReader {
  readonly problems: Problem[] = [];
  readonly remarks: Remark[] = [];
  readonly #given: Map<string, GivenValue>;
  readonly #around: ReadingContext;
  readonly #values = new Map<string, unknown>();

  constructor(given: GivenOptions, around: ReadingContext) {
    this.#given = new Map(given);
    this.#around = around;
  }

  /** Takes what the user did not give himself. Only for options that were not read yet. */
  supply(more: GivenOptions): void {
    for (const [name, given] of more) {
      if ((this.#given.get(name)?.value.trim() ?? '') === '') this.#given.set(name, given);
    }
  }

  /** As it was given; undefined where it was not. An empty value is not given. */
  given(name: string): GivenValue | undefined {
    const given = this.#given.get(name);
    return given === undefined || given.value.trim() === '' ? undefined : given;
  }

  /** Where the value came from; undefined when it was not given. */
  from(name: string): OptionOrigin | undefined {
    return this.given(name)?.from;
  }

  /** Whether the user gave it. */
  has(name: string): boolean {
    return this.given(name) !== undefined;
  }

  /** Where it stands in a file of the author; undefined for what comes from elsewhere. */
  place(name: string): TextPlace | undefined {
    return this.given(name)?.place;
  }

  /**
   * The value, else the default's; undefined where there is neither. A wrong value counts as the default once it is
   * noted, so that the options that depend on it can still be checked.
   */
  read<T>(option: Readable<T>): T | undefined {
    const { name } = option;
    if (!this.#values.has(name)) this.#values.set(name, this.#valueOf(option));
    return this.#values.get(name) as T | undefined;
  }

  #valueOf<T>({ name, default: standard, read }: Readable<T>): T | undefined {
    const { value: given, from } = this.given(name) ?? {};
    const { redactor, now, workspace } = this.#around;
    // Asked only of a wrong value: what is found in a text takes time, and a secret is found in its own option.
    const holdsSecret = () => given !== undefined && redactor.redact(given) !== given;
    const reading: Omit<Reading, 'text' | 'from'> = {
      workspace,
      today: () => clockTime(now, this.value('time-zone')).day,
      // A piece of a secret is one as well.
      shown: (value: string) => (holdsSecret() ? lengthOf(value) : shownValue(value)),
      redact: (text: string) => redactor.redact(text),
      fault: (fault: string, fix: string) => this.fault(name, ...unfilled(given, reading, fault, fix)),
      notice: (words: string) => this.notice(name, words),
    };
    const orDefault = (value: T | undefined) =>
      value === undefined && standard !== undefined ? read({ ...reading, text: standard, from: undefined }) : value;
    const value = given === undefined ? undefined : read({ ...reading, text: given, from });
    // What needs a parser or a file is a promise.
    return value instanceof Promise ? (value.then(orDefault) as T) : orDefault(value);
  }

  /** The value of the option with this name. */
  value<N extends OptionName>(name: N): OptionValue<N> | undefined {
    return this.read<unknown>(optionNamed(name)) as OptionValue<N> | undefined;
  }

  fault(name: string, fault: string, fix: string): undefined {
    const problem = { option: this.#shownName(name), fault: this.#around.redactor.redact(fault), fix };
    const isTold = this.problems.some((one) => one.option === problem.option && one.fault === problem.fault);
    if (!isTold) this.problems.push(problem);
    return undefined;
  }

  /** The same for mistakes in a file that an option names. */
  faultsIn(name: string, faults: readonly FileFault[]): void {
    for (const { place, fault, fix } of faults) this.fault(name, `${placeWords(place)}: ${fault}`, fix);
  }

  /** A mistake in a text that an option gives: at its place in the file, else in the option. */
  mistake({ place, says, hint = '' }: Remark): void {
    const { file, part, ...position } = place ?? { part: 'body' };
    const where = positionWords(position);
    const fault = withoutEnd(file === undefined && where !== '' ? `${where}: ${says}` : says, '.');
    if (file === undefined) this.fault(part, fault, hint);
    else this.problems.push({ option: [file, where].filter((words) => words !== '').join(', '), fault, fix: hint });
  }

  /** Whether something wrong was found in it. */
  isWrong(name: string): boolean {
    return this.problems.some(({ option }) => option === this.#shownName(name));
  }

  notice(name: string, words: string): undefined {
    this.remarks.push(notice('option', `${name}: ${words}`));
    return undefined;
  }

  /** As the user wrote it, and where. */
  #shownName(name: string): string {
    const given = this.#given.get(name);
    if (given?.place !== undefined) return `${placeWords(given.place)}, ${name}`;
    return given?.from === 'environment' ? variableOf(name) : name;
  }
}

/** What is wrong with an expression that no runner filled in; any other fault as it is. */
function unfilled(
  given: string | undefined,
  { shown }: Pick<Reading, 'shown'>,
  fault: string,
  fix: string,
): [fault: string, fix: string] {
  if (given?.trimStart().startsWith('${{') !== true || fault.startsWith('an expression')) return [fault, fix];
  const end = given.includes('}}') ? '' : ', and close an expression with }}';
  return [`an expression that nothing filled in: ${shown(given.trim())}`, `${fix}${end}`];
}

function placeWords({ file, ...position }: SourcePosition): string {
  return `${file}, ${positionWords(position)}`;
}

/** The changes of the file that put our step in the place of another one. */

import { stringify } from 'yaml';
import type { MoveRefusal, PeerMessage } from './peer-message.ts';
import type { StepInputs } from './step-inputs.ts';
import type { Field, TextRange, WorkflowStep } from './workflow.ts';

export interface TextEdit extends TextRange {
  /** What stands there from now on. */
  readonly text: string;
}

export interface StepChange {
  readonly step: WorkflowStep;
  readonly message: PeerMessage;
  readonly inputs: StepInputs;
  /** What stands behind `webhook-url:`. */
  readonly address: string;
  readonly onFailure: boolean;
  /** Ours, as a step names it. */
  readonly action: string;
}

/** Keys of a step that runs a script, which one that uses an action may not have. */
const OF_A_SCRIPT: readonly string[] = ['shell', 'working-directory'];

/** Undecided by the reader of the step: a refusal where a change would reach further than the step. */
export function editsOf(change: StepChange, text: string): readonly TextEdit[] | MoveRefusal {
  const { step, message } = change;
  const [first] = step.keys;
  const key = (name: string) => step.keys.find((one) => one.name === name);
  const calls = key('uses') ?? key('run');
  if (first === undefined || calls === undefined) return { line: step.line, reason: 'it has no keys of its own' };
  const file = new FileLines(text);
  if (!file.isBlock(step)) return { line: step.line, reason: 'it is written in braces: write it over several lines' };
  const own = key('with');
  const env = key('env');
  const anchored = [calls, own, ...step.keys.filter(({ name }) => OF_A_SCRIPT.includes(name))].find(
    (one) => one?.anchor !== undefined,
  );
  if (anchored !== undefined)
    return {
      line: anchored.line,
      reason: `${anchored.name} carries the anchor &${anchored.anchor}, which other places may use`,
    };
  const variables = message.fields.filter((field) => step.env.includes(field));
  const allVariables = variables.length === step.env.length;
  if (env?.isWhole && variables.length > 0 && !allVariables)
    return { line: env.line, reason: 'its env is written in braces: write it over several lines' };
  const edits: TextEdit[] = [];
  const indent = ' '.repeat(file.columnOf(first));
  const inner =
    own === undefined || own.isWhole || step.with[0] === undefined
      ? `${indent}  `
      : ' '.repeat(file.columnOf(step.with[0]));
  const withText = ['with:', ...inputLines(change).map((line) => (line === '' ? '' : inner + line))].join('\n');
  if (calls.name === 'run') edits.push(file.replace(calls.range, `uses: ${change.action}\n${indent}${withText}`));
  else {
    edits.push(file.replace(file.withVersion(calls), `uses: ${change.action}`));
    if (own === undefined) edits.push(file.insertBelow(calls, `${indent}${withText}`));
    else edits.push(...withEdits(own, step.with, { file, text: withText, inner }));
  }
  const condition = key('if');
  if (change.onFailure && condition !== undefined) edits.push(file.replace(condition.range, 'if: always()'));
  for (const field of step.keys)
    if (calls.name === 'run' && OF_A_SCRIPT.includes(field.name)) edits.push(file.remove(field, step.keys));
  if (env !== undefined && variables.length > 0) {
    if (allVariables && !file.hasComment(env)) edits.push(file.remove(env, step.keys));
    else if (allVariables)
      return { line: env.line, reason: 'all of its env goes, and a comment in it would stand alone' };
    else for (const field of variables) edits.push(file.remove(field, step.env));
  }
  edits.sort((a, b) => a.start - b.start);
  const overlaps = edits.some(({ start }, at) => start < (edits[at - 1]?.end ?? 0));
  return overlaps
    ? { line: step.line, reason: 'its keys stand in an order that cannot be changed line by line' }
    : edits;
}

interface WithQuestion {
  readonly file: FileLines;
  readonly text: string;
  readonly inner: string;
}

/** Comments between the inputs stay below ours. */
function withEdits(own: Field, fields: readonly Field[], { file, text, inner }: WithQuestion): readonly TextEdit[] {
  const [first, ...others] = fields;
  if (own.isWhole || first === undefined) return [file.replace(own.range, text)];
  const inputs = text.slice(text.indexOf('\n') + 1 + inner.length);
  return [file.replace(file.toEndOfLine(first.range), inputs), ...others.map((field) => file.remove(field, fields))];
}

/** The inputs as lines of YAML, without what stands before them. */
function inputLines({ address, inputs: { inputs, variables } }: StepChange): readonly string[] {
  const written = [`webhook-url: ${address}`];
  for (const [name, value] of inputs) written.push(...scalar(name, value).split('\n'));
  if (variables.size > 0) {
    written.push('variables: |');
    for (const [name, expression] of variables) written.push(`  ${name}: \${{ toJSON(${expression}) }}`);
  }
  return written;
}

/** Long lines are not folded, and an expression keeps its braces. */
function scalar(name: string, value: string): string {
  return stringify({ [name]: value }, { lineWidth: 0 }).trimEnd();
}

/** The text as lines, with the line break that it has. */
class FileLines {
  readonly #text: string;
  readonly #break: string;

  constructor(text: string) {
    this.#text = text;
    this.#break = text.includes('\r\n') ? '\r\n' : '\n';
  }

  columnOf({ range: { start } }: Field): number {
    return start - this.#startOfLine(start);
  }

  /** Whether each key begins a line, the first one behind its dash. */
  isBlock({ keys }: WorkflowStep): boolean {
    return keys.every(({ range: { start } }) =>
      /^[ \t]*(?:-[ \t]+(?:&\S+\s+)?)?$/.test(this.#text.slice(this.#startOfLine(start), start)),
    );
  }

  replace({ start, end }: TextRange, text: string): TextEdit {
    return { start, end, text: this.#broken(text) };
  }

  insertBelow({ range }: Field, text: string): TextEdit {
    const { end } = this.toEndOfLine(range);
    return { start: end, end, text: this.#broken(`\n${text}`) };
  }

  /** With the comment behind it. */
  toEndOfLine({ start, end }: TextRange): TextRange {
    const line = this.#text.indexOf('\n', end);
    const whole = line < 0 ? this.#text.length : line;
    return { start, end: this.#text[whole - 1] === '\r' ? whole - 1 : whole };
  }

  /** A comment behind `uses` that tells the version of what is gone goes with it. */
  withVersion({ range }: Field): TextRange {
    const { end } = this.toEndOfLine(range);
    return /^\s+#\s*(?:tag[= ]|release[= ])?v?\d[\w.-]*\s*$/.test(this.#text.slice(range.end, end))
      ? { start: range.start, end }
      : range;
  }

  hasComment({ range }: Field): boolean {
    return /^[ \t]*#/m.test(this.#text.slice(range.start, range.end));
  }

  /** The lines of a field; behind a dash, what follows takes its place. */
  remove(field: Field, among: readonly Field[]): TextEdit {
    const { start } = field.range;
    const { end } = this.toEndOfLine(field.range);
    const line = this.#startOfLine(start);
    const next = among[among.indexOf(field) + 1];
    if (this.#text.slice(line, start).trim() !== '' && next !== undefined)
      return { start, end: next.range.start, text: '' };
    const below = this.#text.startsWith('\r\n', end) ? end + 2 : Math.min(end + 1, this.#text.length);
    return { start: line, end: below, text: '' };
  }

  #startOfLine(offset: number): number {
    return this.#text.slice(0, offset).lastIndexOf('\n') + 1;
  }

  #broken(text: string): string {
    return text.replaceAll('\n', this.#break);
  }
}

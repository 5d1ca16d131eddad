/** Reads the inputs of a step and writes its outputs, by the runner's variables and files. */

import { appendFileSync, closeSync, constants, fstatSync, openSync } from 'node:fs';
import type { Receipt } from '../delivery/receipt.ts';
import { type Problem, systemCode } from '../errors.ts';
import type { Environment } from '../platform.ts';
import { readOptionVariable } from '../process/environment.ts';
import type { RawInput, RawValue } from '../settings/option-parser.ts';
import { OPTIONS, toVariable } from '../settings/option-registry.ts';

/** Without `O_NONBLOCK`, which Windows lacks, opening a pipe without a reader would block forever. */
const FLAGS = constants.O_WRONLY | constants.O_APPEND | constants.O_CREAT | (constants.O_NONBLOCK ?? 0);
const NOT_REGULAR = 'it is not a regular file';

/**
 * Appends to a file of the runner (`GITHUB_OUTPUT`, `GITHUB_STEP_SUMMARY`). Never throws, because the delivery itself
 * is already done.
 *
 * @returns the reason if it failed, without a path
 */
export function appendToFile(env: Environment, variable: string, text: string): string | undefined {
  const path = env[variable];
  if (!path) return `${variable} is not set`;
  let file: number | undefined;
  try {
    file = openSync(path, FLAGS);
    if (!fstatSync(file).isFile()) return NOT_REGULAR;
    appendFileSync(file, text);
    return undefined;
  } catch (error) {
    const code = systemCode(error) ?? 'unknown error';
    // A pipe without a reader, or a missing device.
    return code === 'ENXIO' ? NOT_REGULAR : code;
  } finally {
    if (file !== undefined) closeSync(file);
  }
}

const STATE = 'options';

/** Passes to the last stage of `job-end` which annotations the first one has, `valid` if none. */
export function saveAnnotated(env: Environment, keys: readonly string[]): void {
  appendToFile(env, 'GITHUB_STATE', `${STATE}=${keys.join() || 'valid'}\n`);
}

/** Returns what the first stage of `job-end` saved. Undefined in any other stage than the last. */
export function readAnnotated(env: Environment): readonly string[] | undefined {
  return env[`STATE_${STATE}`]?.split(',');
}

/**
 * Reads the options of a step: inputs first, then `WORKROOM_…` variables. Loads the code that explains names that match
 * no option only if there are any.
 *
 * @returns `ignored` are the problems that the message can do without
 */
export async function readInputs(env: Environment): Promise<RawInput & { readonly ignored: readonly Problem[] }> {
  const raw = new Map<string, RawValue>();
  const unknown = new Set(Object.keys(env).filter((name) => /^(?:INPUT|WORKROOM)_/.test(name)));
  for (const { name, only } of OPTIONS) {
    // The runner keeps hyphens.
    const inputVariable = `INPUT_${name.toUpperCase()}`;
    const input = only === 'environment' ? undefined : env[inputVariable];
    const variable = readOptionVariable(env, name);
    if (input !== undefined && input.trim() !== '') raw.set(name, { value: input, from: 'input' });
    else if (variable !== undefined) raw.set(name, variable);
    unknown.delete(toVariable(name));
    if (only !== 'environment') unknown.delete(inputVariable);
  }
  if (unknown.size === 0) return { raw, problems: [], ignored: [] };
  const { explainUnknownInputs } = await import(/* webpackChunkName: "files" */ './unknown-inputs.ts');
  return explainUnknownInputs([...unknown], raw, env);
}

interface OutputRow {
  readonly name: string;
  readonly text: string;
  /** True for a path from the runner or the author, which is passed through unchanged. */
  readonly isPath?: true;
  /** Returns the value. Empty if there is none. */
  readonly of: (receipt: Receipt) => string;
}

/** Outputs of the action. The step, `action.yml` and the README share this table. */
export const OUTPUTS: readonly OutputRow[] = [
  {
    name: 'outcome',
    text: '`delivered`, `duplicate` (a record with this `unique-key` is open, `id` is its id), `skipped` (by `when`, `only-if`, a missing secret, or because the build has not ended), `dry-run`, `not-delivered` (proved), or `unknown` (cannot be proved)',
    of: ({ outcome }) => outcome,
  },
  { name: 'reason', text: 'The reason, as one sentence', of: ({ reason }) => reason },
  { name: 'id', text: 'Id of the message, topic or task, if the service returns one', of: ({ id = '' }) => id },
  {
    name: 'conclusion',
    text: 'What was reported: `success`, `failure`, `cancelled`, …',
    of: ({ conclusion = '' }) => conclusion,
  },
  {
    name: 'change',
    text: '`broken`, `still-failing`, `fixed` or `still-passing`; empty if the history was not read',
    of: ({ change = '' }) => change,
  },
  {
    name: 'receipt',
    text: 'JSON with outcome, reason, target, and every request with its status and duration',
    // Omit untrusted text, because later steps may paste an output into a shell.
    of: (receipt) => JSON.stringify(receipt, replaceUnsafe),
  },
  {
    name: 'facts-file',
    text: 'Path of a JSON file with the facts, for scripts and agents; see "Facts for machines". Only if the step has an `id`',
    isPath: true,
    of: ({ facts_file = '' }) => facts_file,
  },
];

/**
 * Formats `GITHUB_OUTPUT`: every value has safe characters only, never text from an event. The receipt contains no
 * secrets.
 */
export function formatOutputs(receipt: Receipt): string {
  const values = OUTPUTS.map(({ name, isPath, of }) => ({ name, isPath, value: of(receipt) }));
  const rendered = values.filter(({ isPath, value }) => !isPath || value !== '');
  return rendered.map(({ name, isPath, value }) => `${name}=${isPath ? value : toSafeLine(value)}\n`).join('');
}

/** Removes quotation marks, which JSON would escape with a backslash. No output may contain one. */
function replaceUnsafe(name: string, value: unknown): unknown {
  // The message of the service is untrusted.
  if (name === 'service_message') return undefined;
  return typeof value === 'string' ? value.replace(/["\\]/g, '_') : value;
}

/** Formats one line without anything that a shell, an expression or a workflow command could interpret. */
function toSafeLine(text: string): string {
  return text.replace(/[^A-Za-z0-9 ,.:;/_()[\]{}"+-]/g, '_');
}

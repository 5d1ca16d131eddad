/** Parses an action.yml and evaluates its inputs. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { type ContextValues, DEFAULT_CONTEXTS, evaluateText, STEP_CONTEXTS } from './expressions.ts';

export interface Manifest {
  readonly inputs: ReadonlyMap<string, { readonly default: string; readonly deprecationMessage?: string }>;
  readonly main: string;
  readonly post?: string;
  readonly postIf: string;
}

/** @throws if the file is missing, is no JavaScript action, or contains `${{` where the runner rejects it */
export function readManifest(actionPath: string): Manifest {
  const path = join(actionPath, 'action.yml');
  const root = asRecord(parse(readFileSync(path, 'utf8')), path);
  const runs = asRecord(root['runs'], `${path}: runs`);
  if (runs['using'] !== 'node24') throw new Error(`${path}: runs.using is not node24`);
  if (typeof runs['main'] !== 'string') throw new Error(`${path}: runs.main is missing`);
  const inputs = new Map<string, { default: string; deprecationMessage?: string }>();
  for (const [name, input] of Object.entries(asRecord(root['inputs'] ?? {}, `${path}: inputs`))) {
    const { default: value, deprecationMessage, ...rest } = asRecord(input ?? {}, `${path}: inputs.${name}`);
    refuseExpressions(rest, `${path}: inputs.${name}`);
    const text = scalar(value);
    inputs.set(name, {
      default: text,
      ...(typeof deprecationMessage === 'string' ? { deprecationMessage } : {}),
    });
  }
  refuseExpressions({ ...root, inputs: undefined }, path);
  return {
    inputs,
    main: runs['main'],
    ...(typeof runs['post'] === 'string' ? { post: runs['post'] } : {}),
    postIf: typeof runs['post-if'] === 'string' ? runs['post-if'] : 'always()',
  };
}

export interface StepInputs {
  readonly values: ReadonlyMap<string, string>;
  /** The runner's warnings about deprecated and unknown inputs. */
  readonly warnings: readonly string[];
}

/** Evaluates the inputs of one stage: those of the step, then the defaults of the others. */
export function evaluateInputs(
  manifest: Manifest,
  raw: Readonly<Record<string, string>>,
  contexts: ContextValues,
): StepInputs {
  const values = new Map<string, string>();
  const warnings: string[] = [];
  const existing = new Map([...manifest.inputs.keys()].map((name) => [name.toLowerCase(), name]));
  const unexpected: string[] = [];
  for (const [name, text] of Object.entries(raw)) {
    const declared = existing.get(name.toLowerCase());
    if (declared === undefined) unexpected.push(name);
    const message = declared === undefined ? undefined : manifest.inputs.get(declared)?.deprecationMessage;
    if (message !== undefined) warnings.push(`Input '${name}' has been deprecated with message: ${message}`);
    values.set(declared ?? name, evaluateAt(`input ${name}`, text, STEP_CONTEXTS, contexts));
  }
  for (const [name, input] of manifest.inputs) {
    if (values.has(name)) continue;
    values.set(name, evaluateAt(`default of input ${name}`, input.default, DEFAULT_CONTEXTS, contexts));
  }
  if (unexpected.length > 0) {
    const valid = [...manifest.inputs.keys()].join("', '");
    warnings.push(`Unexpected input(s) '${unexpected.join("', '")}', valid inputs are ['${valid}']`);
  }
  return { values, warnings };
}

function evaluateAt(where: string, text: string, allowed: readonly string[], contexts: ContextValues): string {
  try {
    return evaluateText(text, allowed, contexts);
  } catch (error) {
    throw new Error(`${where}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

function refuseExpressions(value: unknown, where: string): void {
  if (JSON.stringify(value).includes('${{')) {
    throw new Error(`${where}: only the default of an input may hold an expression`);
  }
}

function scalar(value: unknown): string {
  return value === null || value === undefined ? '' : String(value);
}

function asRecord(value: unknown, where: string): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Error(`${where} is no mapping`);
  return Object.fromEntries(Object.entries(value));
}

import type { Receipt } from '../delivery/receipt.ts';

interface OutputRow {
  readonly name: string;
  /** Description in Markdown. */
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
    of: (receipt) => JSON.stringify(receipt, safeInJson),
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
export function outputLines(receipt: Receipt): string {
  const values = OUTPUTS.map(({ name, isPath, of }) => ({ name, isPath, value: of(receipt) }));
  const rendered = values.filter(({ isPath, value }) => !isPath || value !== '');
  return rendered.map(({ name, isPath, value }) => `${name}=${isPath ? value : safe(value)}\n`).join('');
}

/** Removes quotation marks, which JSON would escape with a backslash. No output may contain one. */
function safeInJson(name: string, value: unknown): unknown {
  // The message of the service is untrusted.
  if (name === 'service_message') return undefined;
  return typeof value === 'string' ? value.replace(/["\\]/g, '_') : value;
}

/** Formats one line without anything that a shell, an expression or a workflow command could interpret. */
function safe(text: string): string {
  return text.replace(/[^A-Za-z0-9 ,.:;/_()[\]{}"+-]/g, '_');
}

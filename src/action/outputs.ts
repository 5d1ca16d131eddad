import type { Receipt } from '../delivery/receipt.ts';

interface OutputRow {
  readonly name: string;
  /** For people, in Markdown. */
  readonly text: string;
  /** A path of the runner's or the author's: given as it is, where there is one. */
  readonly isPath?: true;
  /** Its value, empty where there is none. */
  readonly of: (receipt: Receipt) => string;
}

/** The outputs of the action. What the step writes, its `action.yml` and the README's table are made from this. */
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
    // Without words of others: later steps may paste an output into a shell.
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
 * The lines for `GITHUB_OUTPUT`: every value from a safe set of characters, never text from an event. The receipt is without
 * secrets.
 */
export function outputLines(receipt: Receipt): string {
  const values = OUTPUTS.map(({ name, isPath, of }) => ({ name, isPath, value: of(receipt) }));
  const rendered = values.filter(({ isPath, value }) => !isPath || value !== '');
  return rendered.map(({ name, isPath, value }) => `${name}=${isPath ? value : safe(value)}\n`).join('');
}

/** A quotation mark within a text has a backslash in JSON, and no output has one. */
function safeInJson(name: string, value: unknown): unknown {
  // The service's own words may be anybody's.
  if (name === 'words') return undefined;
  return typeof value === 'string' ? value.replace(/["\\]/g, '_') : value;
}

/** One line that holds nothing which a shell, an expression or a workflow command could take for its own. */
function safe(text: string): string {
  return text.replace(/[^A-Za-z0-9 ,.:;/_()[\]{}"+-]/g, '_');
}

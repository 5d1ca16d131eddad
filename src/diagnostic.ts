/**
 * Defines what callers learn about a message: why it is not sent, and diagnostics, which are findings apart from its
 * outcome. They are created where the cause is known, and every entry point displays them alike.
 */

/** Describes for people what became of a request, a lookup or a message. Holds no URL, secret or text of a response. */
export interface ResultMessage {
  /**
   * Set for a reason that is treated in its own way:
   * - `only-if`: the author's condition, which does not hold back the end of an incident
   * - `lookup`: the service does not know a name, or refuses the account
   * - `task`: the same, but only for the task of an incident: its chat message is sent
   */
  readonly by?: 'only-if' | 'lookup' | 'task';
  /** A sentence without its full stop, such as `acme.example refused the connection`. */
  readonly reason: string;
  /** How to fix it, as a sentence. Empty if unknown, or if there is nothing to fix. */
  readonly hint: string;
  /** Id of the record that is open already. */
  readonly existing?: string;
}

/** Locates a diagnostic in the author's texts. */
export interface DiagnosticLocation {
  readonly part: 'subject' | 'body' | 'only-if' | 'template';
  /** Path of the file that holds the text, if it is in a file. */
  readonly file?: string;
  /** Line from 1, front matter included. Absent in a condition, which has one line. */
  readonly line?: number;
  /** Column from 1. */
  readonly column?: number;
}

export interface Diagnostic {
  /**
   * `mistake`: error in the author's template or condition; `bug`: internal error; `empty`: facts or text without
   * content; `cut`: shortened to fit; `omitted`: omitted people; `unused`: files; `unread`: facts or files that
   * could not be read; `option`: option with a changed value; `not-written`: facts that could not be written; `drill`:
   * what a drill leaves out.
   */
  readonly code:
    | 'mistake'
    | 'bug'
    | 'empty'
    | 'cut'
    | 'omitted'
    | 'unused'
    | 'unread'
    | 'option'
    | 'not-written'
    | 'drill';
  /** An `error` fails the step if `fail-on-error` requests that. */
  readonly severity: 'notice' | 'warning' | 'error';
  /** Message text, displayed after the location. */
  readonly message: string;
  /** Next step, as a sentence. */
  readonly hint?: string;
  /** Fallback that was used, as a sentence. */
  readonly resolution?: string;
  readonly location?: DiagnosticLocation;
  /** Names of what was shortened: omitted sections, lost entries, `body` or `subject`. */
  readonly names?: readonly string[];
}

/** Creates a diagnostic that informs and needs no action. */
export function notice(code: Diagnostic['code'], message: string): Diagnostic {
  return { code, severity: 'notice', message };
}

/** Reports work that exceeded its time limit: it hangs, or the machine is busy. */
export class TimeLimitError extends Error {}

/**
 * Formats the kind and stack locations of an internal error on one line. Leaves out its message, cause and
 * properties, which may hold a URL.
 */
export function formatStack(error: unknown): string {
  if (!(error instanceof Error)) return `${typeof error}, no Error`;
  const locations = (error.stack ?? '').split('\n').filter((line) => /^ {4}at /.test(line));
  return [error.constructor.name, ...locations.map((line) => line.trim())].join(' ');
}

/**
 * Reports an internal error or a timeout. Contains only the code location, because the error's message may hold
 * anything.
 */
export function describeCrash(error: unknown): Diagnostic {
  if (error instanceof TimeLimitError) {
    // A busy machine is no bug.
    const message = 'Reading the build or the target timed out, so the message has less detail.';
    return { code: 'unread', severity: 'warning', message, hint: 'Increase timeout.' };
  }
  const resolution = 'Internal error: the message has less detail or was not sent.';
  const hint = 'Please report it, with this line.';
  return { code: 'bug', severity: 'error', resolution, message: `Bug: ${formatStack(error)}.`, hint };
}

/** Formats a diagnostic as sentences, location first. */
export function listSentences(diagnostic: Diagnostic): readonly string[] {
  const { resolution = '', hint = '' } = diagnostic;
  return [resolution, formatWithLocation(diagnostic), hint].filter((sentence) => sentence !== '');
}

/** Formats the same as one paragraph. */
export function formatDiagnostic(diagnostic: Diagnostic): string {
  return listSentences(diagnostic).join(' ');
}

/** Formats an error with its location: `body, line 2, column 6: there is no fact "comit".` */
export function formatWithLocation({ location, message }: Diagnostic): string {
  if (location === undefined) return message;
  const { file, part, ...position } = location;
  return `${[file ?? part, formatPosition(position)].filter((text) => text !== '').join(', ')}: ${message}`;
}

/** `line 2, column 6`; empty for neither. */
export function formatPosition({ line, column }: Pick<DiagnosticLocation, 'line' | 'column'>): string {
  return [line && `line ${line}`, column && `column ${column}`].filter((text) => text !== undefined).join(', ');
}

export function hasError(diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.some(({ severity }) => severity === 'error');
}

const LEVELS: readonly Diagnostic['severity'][] = ['notice', 'warning', 'error'];

/** Removes duplicates and sorts the most severe last, because the outcome follows. */
export function sortDiagnostics(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const different = new Map(diagnostics.map((diagnostic) => [formatDiagnostic(diagnostic), diagnostic]));
  return [...different.values()].sort((one, other) => LEVELS.indexOf(one.severity) - LEVELS.indexOf(other.severity));
}

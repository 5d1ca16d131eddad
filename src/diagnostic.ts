/**
 * Defines diagnostics: findings about a message apart from its outcome. They are created where the cause is known,
 * and every entry point displays them alike.
 */

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

/** Formats a diagnostic as sentences, location first. */
export function diagnosticSentences(diagnostic: Diagnostic): readonly string[] {
  const { resolution = '', hint = '' } = diagnostic;
  return [resolution, formatPlaced(diagnostic), hint].filter((sentence) => sentence !== '');
}

/** Formats the same as one paragraph. */
export function formatDiagnostic(diagnostic: Diagnostic): string {
  return diagnosticSentences(diagnostic).join(' ');
}

/** Formats an error with its location: `body, line 2, column 6: there is no fact "comit".` */
export function formatPlaced({ location, message }: Diagnostic): string {
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

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
   * content; `cut`: shortened to fit; `left-out`: omitted people; `unused`: files; `unread`: facts or files that
   * could not be read; `option`: option with a changed value; `unwritten`: facts that could not be written; `drill`:
   * what a drill leaves out.
   */
  readonly about:
    | 'mistake'
    | 'bug'
    | 'empty'
    | 'cut'
    | 'left-out'
    | 'unused'
    | 'unread'
    | 'option'
    | 'unwritten'
    | 'drill';
  /** An `error` fails the step if `fail-on-error` requests that. */
  readonly level: 'notice' | 'warning' | 'error';
  /** Message text, displayed after the location. */
  readonly says: string;
  /** Next step, as a sentence. */
  readonly hint?: string;
  /** Fallback that was used, as a sentence. */
  readonly instead?: string;
  readonly place?: DiagnosticLocation;
  /** Names of what was shortened: omitted sections, lost entries, `body` or `subject`. */
  readonly names?: readonly string[];
}

/** Creates a diagnostic that informs and needs no action. */
export function notice(about: Diagnostic['about'], says: string): Diagnostic {
  return { about, level: 'notice', says };
}

/** Formats a diagnostic as sentences, location first. */
export function remarkSentences(remark: Diagnostic): readonly string[] {
  const { instead = '', hint = '' } = remark;
  return [instead, formatPlaced(remark), hint].filter((sentence) => sentence !== '');
}

/** Formats the same as one paragraph. */
export function formatDiagnostic(remark: Diagnostic): string {
  return remarkSentences(remark).join(' ');
}

/** Formats an error with its location: `body, line 2, column 6: there is no fact "comit".` */
export function formatPlaced({ place: location, says }: Diagnostic): string {
  if (location === undefined) return says;
  const { file, part, ...position } = location;
  return `${[file ?? part, formatPosition(position)].filter((text) => text !== '').join(', ')}: ${says}`;
}

/** `line 2, column 6`; empty for neither. */
export function formatPosition({ line, column }: Pick<DiagnosticLocation, 'line' | 'column'>): string {
  return [line && `line ${line}`, column && `column ${column}`].filter((text) => text !== undefined).join(', ');
}

export function hasError(remarks: readonly Diagnostic[]): boolean {
  return remarks.some(({ level }) => level === 'error');
}

const LEVELS: readonly Diagnostic['level'][] = ['notice', 'warning', 'error'];

/** Each once, the gravest last: the outcome follows. */
export function sortDiagnostics(remarks: readonly Diagnostic[]): readonly Diagnostic[] {
  const different = new Map(remarks.map((remark) => [formatDiagnostic(remark), remark]));
  return [...different.values()].sort((one, other) => LEVELS.indexOf(one.level) - LEVELS.indexOf(other.level));
}

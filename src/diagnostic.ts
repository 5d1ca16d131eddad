/** What there is to say about a message beside its outcome: made once, where it is known, and shown alike by every edge. */

/** Where in the author's texts. */
export interface DiagnosticLocation {
  readonly part: 'subject' | 'body' | 'only-if' | 'template';
  /** Path of the file, where the text stands in one. */
  readonly file?: string;
  /** From 1; of a file, its front matter counted. Absent in a condition, which is one line. */
  readonly line?: number;
  /** From 1. */
  readonly column?: number;
}

export interface Diagnostic {
  /**
   * `mistake` in the author's words or condition; `bug` of ours; `empty` facts, or words; `cut` to fit; `left-out` people;
   * `unused` files; `unread` facts or files; `option` that was not taken as it was given;
   * `unwritten` facts; what a `drill` is silent of.
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
  /** An `error` makes a step red where `fail-on-error` says so. */
  readonly level: 'notice' | 'warning' | 'error';
  /** What there is to say, as it stands behind its place. */
  readonly says: string;
  /** What to do about it, as a sentence. */
  readonly hint?: string;
  /** What was done instead, as a sentence. */
  readonly instead?: string;
  readonly place?: DiagnosticLocation;
  /** Of what was cut: sections that were left out or lost entries, `body` where its text was cut, `subject`. */
  readonly names?: readonly string[];
}

/** What a person should know, and need do nothing about. */
export function notice(about: Diagnostic['about'], says: string): Diagnostic {
  return { about, level: 'notice', says };
}

/** What people read of it, place first. */
export function remarkSentences(remark: Diagnostic): readonly string[] {
  const { instead = '', hint = '' } = remark;
  return [instead, formatPlaced(remark), hint].filter((sentence) => sentence !== '');
}

/** The same as one paragraph. */
export function formatDiagnostic(remark: Diagnostic): string {
  return remarkSentences(remark).join(' ');
}

/** What is wrong, with where: `body, line 2, column 6: there is no fact "comit".` */
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

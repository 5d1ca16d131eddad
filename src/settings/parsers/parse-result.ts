import type { Workspace } from '../template/workspace.ts';

/**
 * The origin of a value: `input` for an input of the action, `flag` for a flag or file of the command line, `property`
 * for an option of the library, `environment` for a `WORKROOM_…` variable, `template` for the front matter of a
 * template file.
 */
export type OptionOrigin = 'input' | 'flag' | 'property' | 'environment' | 'template';

/** One raw value, with the functions that report its errors. */
export interface ParseResult {
  /** The text as the user wrote it, or the option's default; never blank. */
  readonly text: string;
  /** The origin; undefined for the option's default. */
  readonly from: OptionOrigin | undefined;
  /** Formats a value for an error: as written, or its length if it may be a secret. */
  readonly shown: (value: string) => string;
  /** Redacts the secrets among the options. */
  readonly redact: (text: string) => string;
  /** Returns today in `time-zone`, as `YYYY-MM-DD`. */
  readonly today: () => string;
  /** The author's files. */
  readonly workspace: Workspace;
  /** Rejects the value with an error and a fix. The settings are then invalid. */
  readonly fault: (error: string, fix: string) => undefined;
  /** Adds a notice to settings that work without the value. */
  readonly notice: (text: string) => undefined;
}

/**
 * Parses the text of an option. Returns undefined after an error or a notice. Not called for an option without text.
 */
export type ValueParser<T> = (reading: ParseResult) => T | undefined;

/** Adds the value that was probably meant to a fix. */
export function withGuess(fix: string, meant: string | number | undefined): string {
  return meant === undefined ? fix : `${fix}; did you mean ${meant}?`;
}

/** Rejects values with a secret or a pasted token, because the parsed value is shown to people. */
export function withoutSecrets<T>(fix: string, read: (reading: ParseResult) => T | undefined): ValueParser<T> {
  return (reading) => {
    const { text, redact, fault: error } = reading;
    return redact(text) !== text || holdsToken(text) ? error('contains a secret', fix) : read(reading);
  };
}

/**
 * Formats of tokens that people paste instead of a name. Every step runs this check, so it doesn't use the complete
 * list of formats.
 */
const TOKENS =
  /\b(?:gh[pousr]_[A-Za-z\d]{20}|github_pat_\w{20}|glpat-[\w-]{15}|npm_[A-Za-z\d]{30}|xox[a-z]-[\w-]{10}|(?:sk|rk|pk)[-_](?:live|test|proj|ant)[-_][\w-]{16}|(?:AKIA|ASIA)[A-Z\d]{16}|AIza[\w-]{35})|(?<![\w-])[\w-]{0,40}?eyJ[\w-]{8,4000}\.[\w-]{8}|-----BEGIN [A-Z ]{0,40}PRIVATE KEY-----|\b[a-z][a-z\d+.-]{0,20}:\/\/[^\s/@]{1,512}@/i;

/** Returns true if the text contains a token or a URL with an account. */
export function holdsToken(text: string): boolean {
  return TOKENS.test(text);
}

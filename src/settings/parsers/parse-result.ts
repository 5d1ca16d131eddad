import type { Workspace } from '../template/workspace.ts';

/**
 * Where a value was given: `input` for an input of the action, `flag` for a flag or file of the command line, `property` for an
 * option of the library, `environment` for a `WORKROOM_…` variable, `template` for the front matter of a template file.
 */
export type OptionOrigin = 'input' | 'flag' | 'property' | 'environment' | 'template';

/** One value that a reader is to read, and where it says what is wrong with it. */
export interface ParseResult {
  /** As the user wrote it, or the option's default; never blank. */
  readonly text: string;
  /** Where it was given; undefined for the option's default. */
  readonly from: OptionOrigin | undefined;
  /** A value in the words of a fault: as written, or its length where it may be a secret. */
  readonly shown: (value: string) => string;
  /** Hides the secrets among the options. */
  readonly redact: (text: string) => string;
  /** Today in `time-zone`, as `YYYY-MM-DD`. */
  readonly today: () => string;
  /** Where the author's files are. */
  readonly workspace: Workspace;
  /** Says that the value cannot work: what is wrong, and what to write instead. The settings are then refused. */
  readonly fault: (error: string, fix: string) => undefined;
  /** Says what a person should know, where the settings work without the value. */
  readonly notice: (text: string) => undefined;
}

/** Reads the text of an option; undefined after a fault or a notice. Is not called for an option without any text. */
export type ValueParser<T> = (reading: ParseResult) => T | undefined;

/** What to write, with the value that was probably meant. */
export function withGuess(fix: string, meant: string | number | undefined): string {
  return meant === undefined ? fix : `${fix}; did you mean ${meant}?`;
}

/** A value that is shown to people, so that a secret in it, or a token pasted in its place, is refused. */
export function withoutSecrets<T>(fix: string, read: (reading: ParseResult) => T | undefined): ValueParser<T> {
  return (reading) => {
    const { text, redact, fault: error } = reading;
    return redact(text) !== text || holdsToken(text) ? error('contains a secret', fix) : read(reading);
  };
}

/**
 * Formats of tokens that are pasted where a name belongs. Every step runs this: the whole list of formats would cost more
 * than it is worth here.
 */
const TOKENS =
  /\b(?:gh[pousr]_[A-Za-z\d]{20}|github_pat_\w{20}|glpat-[\w-]{15}|npm_[A-Za-z\d]{30}|xox[a-z]-[\w-]{10}|(?:sk|rk|pk)[-_](?:live|test|proj|ant)[-_][\w-]{16}|(?:AKIA|ASIA)[A-Z\d]{16}|AIza[\w-]{35})|(?<![\w-])[\w-]{0,40}?eyJ[\w-]{8,4000}\.[\w-]{8}|-----BEGIN [A-Z ]{0,40}PRIVATE KEY-----|\b[a-z][a-z\d+.-]{0,20}:\/\/[^\s/@]{1,512}@/i;

/** True if a token or an address with an account is in the text. */
export function holdsToken(text: string): boolean {
  return TOKENS.test(text);
}

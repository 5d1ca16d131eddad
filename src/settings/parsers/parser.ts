import type { Workspace } from '../template/workspace.ts';

/**
 * The origin of a value: `input` for an input of the action, `flag` for a flag or file of the command line, `property`
 * for an option of the library, `environment` for a `WORKROOM_…` variable, `template` for the front matter of a
 * template file.
 */
export type OptionOrigin = 'input' | 'flag' | 'property' | 'environment' | 'template';

/** The data that some parsers need besides the text. */
export interface ParseContext {
  /** The origin; undefined for the option's default. */
  readonly from: OptionOrigin | undefined;
  /** Formats a value for an error: as written, or its length if it may be a secret. */
  readonly shown: (value: string) => string;
  /** Redacts the secrets among the options. */
  readonly redact: (text: string) => string;
  /** Returns today in `time-zone`, as `YYYY-MM-DD`. */
  readonly today: () => string;
  readonly workspace: Workspace;
}

/**
 * Parses the text of an option, which is never blank.
 *
 * @throws InvalidValue, or an AggregateError of several
 */
export type Parser<T> = (text: string, context: ParseContext) => T | Promise<T>;

/** Rejects a value, with the suggestion as a sentence without its full stop. */
export class InvalidValue extends Error {
  readonly suggestion: string;

  constructor(message: string, suggestion: string) {
    super(message);
    this.suggestion = suggestion;
  }
}

/** Ignores a value that the message can do without. It costs a notice. */
export class IgnoredValue extends InvalidValue {}

/** Parses each entry of a list. Throws the errors of all entries at once. */
export function parseEach<T, V>(entries: readonly T[], parse: (entry: T, index: number) => V): readonly V[] {
  const errors: unknown[] = [];
  const values = entries.flatMap((entry, index) => {
    try {
      return [parse(entry, index)];
    } catch (error) {
      errors.push(error);
      return [];
    }
  });
  if (errors.length > 0) throw new AggregateError(errors);
  return values;
}

/** Adds the value that was probably meant to a suggestion. */
export function withGuess(suggestion: string, meant: string | number | undefined): string {
  return meant === undefined ? suggestion : `${suggestion}; did you mean ${meant}?`;
}

/** Rejects texts with a secret or a pasted token, because the parsed value is shown to people. */
export function withoutSecrets<V>(
  suggestion: string,
  parse: (text: string, context: ParseContext) => V,
): (text: string, context: ParseContext) => V {
  return (text, context) => {
    if (context.redact(text) !== text || holdsToken(text)) throw new InvalidValue('contains a secret', suggestion);
    return parse(text, context);
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

import { closestMatch } from '../../text/closest-match.ts';
import { readConclusion, SYNONYMS } from '../conclusion.ts';
import type { Workspace } from '../template/workspace.ts';

/** The data that some parsers need besides the text. */
export interface ParseContext {
  /**
   * The origin: an input of the action, a flag or file of the command line, an option of the library, a `WORKROOM_…`
   * variable, or the front matter of a template file. Undefined for the option's default.
   */
  readonly from: 'input' | 'flag' | 'property' | 'environment' | 'template' | undefined;
  /** Formats a value for an error: as written, or its length if it may be a secret. */
  readonly quoteValue: (value: string) => string;
  /** Redacts the secrets among the options. */
  readonly redact: (text: string) => string;
  /** Returns today in `time-zone`, as `YYYY-MM-DD`. */
  readonly today: () => string;
  readonly workspace: Workspace;
}

/** Parses the text of an option, which is never blank. */
export type Parser<T> = (text: string, context: ParseContext) => T | Invalid | Promise<T | Invalid>;

/** The value of a parser, if the text is valid. */
export type Parsed<P extends Parser<unknown>> = Exclude<Awaited<ReturnType<P>>, Invalid>;

/** The errors of a text. Each suggestion is a sentence without its full stop. */
export class Invalid {
  readonly errors: readonly { readonly message: string; readonly suggestion: string }[];
  /** True if the message can do without the value, so that it costs a notice only. */
  readonly isIgnored: boolean;

  constructor(errors: Invalid['errors'], isIgnored = false) {
    this.errors = errors;
    this.isIgnored = isIgnored;
  }
}

export function invalid(message: string, suggestion: string): Invalid {
  return new Invalid([{ message, suggestion }]);
}

export function ignored(message: string, suggestion: string): Invalid {
  return new Invalid([{ message, suggestion }], true);
}

/** Parses each entry of a list. Returns the errors of all entries at once. */
export function parseEach<T, V>(
  entries: readonly T[],
  parse: (entry: T, index: number) => V | Invalid,
): readonly V[] | Invalid {
  const parsed = entries.map(parse);
  const errors = parsed.flatMap((one) => (one instanceof Invalid ? one.errors : []));
  return errors.length > 0 ? new Invalid(errors) : parsed.flatMap((one) => (one instanceof Invalid ? [] : [one]));
}

/** Longer texts aren't typos. */
const MAX_TYPO_LENGTH = 100;

/** Returns a word in lowercase, without the punctuation around it. */
export function trimPunctuation(text: string): string {
  return text
    .slice(0, MAX_TYPO_LENGTH)
    .toLowerCase()
    .replaceAll(/^[^a-z\d]{1,8}|[^a-z\d]{1,8}$/g, '');
}

/**
 * Finds the value that a wrong word probably means: `failed` means `failure`, although `fixed` is closer, and
 * `on_failure` or `failure()` mean the value inside.
 */
export function guessValue(text: string, values: readonly string[]): string | undefined {
  const word = trimPunctuation(text);
  const synonyms = [...SYNONYMS].flatMap(([synonym, conclusion]) => (values.includes(conclusion) ? synonym : []));
  const near = closestMatch(word, [...values, ...synonyms]) ?? '';
  const meant = values.includes(near) ? near : readConclusion(near);
  return meant ?? values.find((value) => word.includes(value));
}

/** Adds the value that was probably meant to a suggestion. */
export function addGuess(suggestion: string, meant: string | undefined): string {
  return meant === undefined ? suggestion : `${suggestion}; did you mean ${meant}?`;
}

/** Rejects texts with a secret or a pasted token, because the parsed value is shown to people. */
export function rejectSecrets<V>(
  suggestion: string,
  parse: (text: string, context: ParseContext) => V,
): (text: string, context: ParseContext) => V | Invalid {
  return (text, context) =>
    context.redact(text) !== text || holdsToken(text) ? invalid('contains a secret', suggestion) : parse(text, context);
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

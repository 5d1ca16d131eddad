/**
 * Shapes of tokens that are pasted where a name is wanted. Every step reads this: the whole list of shapes, which texts of
 * programs are tried on, would cost more than it is worth here.
 */
const TOKENS =
  /\b(?:gh[pousr]_[A-Za-z\d]{20}|github_pat_\w{20}|glpat-[\w-]{15}|npm_[A-Za-z\d]{30}|xox[a-z]-[\w-]{10}|(?:sk|rk|pk)[-_](?:live|test|proj|ant)[-_][\w-]{16}|(?:AKIA|ASIA)[A-Z\d]{16}|AIza[\w-]{35})|(?<![\w-])[\w-]{0,40}?eyJ[\w-]{8,4000}\.[\w-]{8}|-----BEGIN [A-Z ]{0,40}PRIVATE KEY-----|\b[a-z][a-z\d+.-]{0,20}:\/\/[^\s/@]{1,512}@/i;

/** True where a token or an address with an account stands in the text. */
export function holdsToken(text: string): boolean {
  return TOKENS.test(text);
}

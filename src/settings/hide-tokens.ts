/** Text that programs wrote may hold credentials that are registered as a secret nowhere. */

const HIDDEN = '***';

/** Shapes that only credentials have. */
const SHAPES: readonly RegExp[] = [
  /\bgh[pousr]_[A-Za-z0-9]{20,255}/g,
  /\bgithub_pat_\w{20,255}/g,
  /\bglpat-[\w-]{15,255}/g,
  /\bnpm_[A-Za-z0-9]{30,255}/g,
  /\bxox[abeoprs]-[\w-]{10,255}/g,
  /\b(?:sk|rk|pk)[-_](?:live|test|proj|ant)[-_][\w-]{16,255}/g,
  /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/g,
  /\bAIza[\w-]{35}/g,
  /\beyJ[\w-]{8,2000}\.[\w-]{8,4000}\.[\w-]{8,2000}/g,
  /-----BEGIN [A-Z ]{0,40}PRIVATE KEY-----[^-]{0,20000}(?:-----END [A-Z ]{0,40}PRIVATE KEY-----)?/g,
];

/** User and password in front of a host. */
const IN_ADDRESS = /(\b[a-z][a-z0-9+.-]{0,20}:\/\/)[^\s/@]{1,512}@/gi;
/** What follows the word that announces it. */
const ANNOUNCED = /\b((?:proxy-)?authorization\s*[:=]\s*(?:basic|bearer|token)\s+)[^\s"',;]{6,4096}/gi;

/** The text with everything replaced that looks like a credential. */
export function hideTokens(text: string): string {
  const plain = SHAPES.reduce((result, shape) => result.replace(shape, HIDDEN), text);
  return plain.replace(IN_ADDRESS, `$1${HIDDEN}@`).replace(ANNOUNCED, `$1${HIDDEN}`);
}

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
];

/** A token of three parts in JSON. It starts where a word does: the work would not be linear if it could anywhere. */
const IN_JSON = /(?<![\w-])([\w-]{0,40}?)eyJ[\w-]{8,}\.[\w-]{8,}\.[\w-]{8,}/g;
/** A private key, up to its end where that is there. */
const KEY_BEGINS = /-----BEGIN [A-Z ]{0,40}PRIVATE KEY-----/g;
const KEY_ENDS = /-----END [A-Z ]{0,40}PRIVATE KEY-----/g;

/** User and password in front of a host. */
const IN_ADDRESS = /(\b[a-z][a-z0-9+.-]{0,20}:\/\/)[^\s/@]{1,512}@/gi;
/** What follows the word that announces it. */
const ANNOUNCED = /\b((?:proxy-)?authorization\s*[:=]\s*(?:basic|bearer|token)\s+)[^\s"',;]{6,4096}/gi;

/** The text with everything replaced that looks like a credential. Linear, whatever the text. */
export function hideTokens(text: string): string {
  const plain = SHAPES.reduce((result, shape) => result.replace(shape, HIDDEN), withoutKeys(text));
  return plain.replace(IN_JSON, `$1${HIDDEN}`).replace(IN_ADDRESS, `$1${HIDDEN}@`).replace(ANNOUNCED, `$1${HIDDEN}`);
}

/** Without an end the rest of the text belongs to the key. */
function withoutKeys(text: string): string {
  let [shown, from] = ['', 0];
  for (const { index, 0: head } of text.matchAll(KEY_BEGINS)) {
    if (index < from) continue;
    KEY_ENDS.lastIndex = index + head.length;
    const end = KEY_ENDS.exec(text) === null ? text.length : KEY_ENDS.lastIndex;
    [shown, from] = [`${shown}${text.slice(from, index)}${HIDDEN}`, end];
  }
  return shown + text.slice(from);
}

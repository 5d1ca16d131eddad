/** How much likelier it is that chance made a run of letters and digits than that people did, by its pairs of neighbours. */

/**
 * For each letter how rare each letter behind it is in words, from 0 for the usual to 9: the binary logarithm of how much
 * likelier the pair is by chance, and 3.
 */
const PAIRS =
  '74229639395222949221465749 28790993539299169236299929 29591991493369099461599999 34930849299669189317479939 ' +
  '25314358699331635112845259 19994599099299199173299959 39990953199662399222499999 09990999199999199473499969 ' +
  '57334349997220257411949697 59981998687999099919287999 58930189197791599418599959 27921799199299179832276929 ' +
  '12960989299436319949699999 29211719594365259712459969 54546259594320439133262769 19981996399167149232299979 ' +
  '98899999999499997799099999 39530659293462199432359939 39491893294589338720395949 29591790199679259213296939 ' +
  '63542769499220549122999999 09790999199999399989899989 19982990299891199339998999 39393999499969709990999649 ' +
  '56973999699222309913995977 09670799599695167958399846 ';
const WIDTH = 27;
const USUAL = 3;

/** What a character is; a `JOINT` is a sign within words, as in base64, paths and passwords. */
export const [SIGN, DIGIT, SMALL, CAPITAL, JOINT] = [0, 1, 2, 3, 4];
const ASCII = 128;
const KINDS = Uint8Array.from({ length: ASCII }, (_, code) => {
  const sign = String.fromCharCode(code);
  if (/\d/.test(sign)) return DIGIT;
  if (/[a-z]/.test(sign)) return SMALL;
  if (/[A-Z]/.test(sign)) return CAPITAL;
  return /[_+/.~%@$#!*&?^-]/.test(sign) ? JOINT : SIGN;
});

export function kindAt(text: string, at: number): number {
  const code = text.charCodeAt(at);
  return code < ASCII ? (KINDS[code] ?? SIGN) : SIGN;
}

/** By the kind of a character and, of four each, by that of the next: bits as above. Names turn to digits seldom. */
const TURNS = [0, 0, 0, 0, 0, -1, 1, 0, 0, 4, -1, 1.5, 0, 3, -1, 1];

/** The bits that speak for chance, less those that speak for people: about two a character in what chance made. */
export function chanceBits(text: string, from: number, end: number): number {
  let bits = 0;
  for (let at = from + 1; at < end; at += 1) {
    const [one, next] = [text.charCodeAt(at - 1), text.charCodeAt(at)];
    const [before, kind] = [kindAt(text, at - 1), kindAt(text, at)];
    bits += TURNS[4 * before + kind] ?? 0;
    // What people fill a place with, and alphabets: `xxxxxxxx`, `0123456789ABC`.
    if (one === next || (next === one + 1 && kind !== SMALL)) bits -= 2;
    else if (kind === SMALL && before > DIGIT)
      bits += PAIRS.charCodeAt(((one | 32) - 97) * WIDTH + next - 97) - 48 - USUAL;
  }
  return bits;
}

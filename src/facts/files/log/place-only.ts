/** Lines that say where something failed, and leave what was wrong to the lines below. */

/** A file with or without its line: `src/Cart.hs:31:15`, `D:\a\setup.iss`, `./src/cart.tsx 4:0-38`, `src/cart.ts(41,3)`. */
const PLACE =
  /(?:[A-Za-z]:(?=[\\/]))?[^\s:"'()<>]{1,300}\.[A-Za-z]\w{0,9}\b(?:[(:]\d{1,7}(?:[:,.-]\d{1,7}){0,3}\)?|\s\d{1,7}:\d{1,7}(?:-\d{1,7})?)?/;
/** Words that say of a place that it is one, and that something failed there. */
const OF_PLACES =
  /\b(?:on|in|at|thread|panicked|lines?|col(?:umn)?|characters?|fatal|errors?|fail(?:ed|ure)?|file)\b/gi;
/** The code of a message, or what was called: `[GHC-83865]`, `(find_package)`, `'main'`. */
const IN_BRACKETS = /\[[\w./-]{1,40}\]|\([\w:.-]{1,40}\)|'[\w:.-]{1,60}'/g;
/** The tool's name, before the level. */
const TOOL = /^\W{0,8}\w{1,20} (?=error\b)/i;

const FAILED = /\b(?:error|fail(?:ed|ure)?|panicked)\b/i;
/** Longer ones say something. */
const LONGEST = 300;

/** True for a place with the word that something failed there, and nothing else. */
export function isPlaceOnly(text: string): boolean {
  if (text.length > LONGEST || !FAILED.test(text) || !PLACE.test(text)) return false;
  const rest = text.replace(TOOL, '').replace(PLACE, ' ').replaceAll(IN_BRACKETS, ' ').replaceAll(OF_PLACES, ' ');
  return !/[A-Za-z\u0080-\uFFFF]{2}/.test(rest);
}

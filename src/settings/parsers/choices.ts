import { closestMatch } from '../../text/closest-match.ts';
import { readConclusion } from '../conclusion.ts';
import { InvalidValue, type ParseContext, withGuess } from './parser.ts';

/** Creates a parser of one of these words, in any case. */
export function choice<const T extends string>(values: readonly T[]) {
  return (text: string, { shown }: ParseContext): T => {
    const word = text.trim().toLowerCase();
    const value = values.find((one) => one === word);
    if (value !== undefined) return value;
    throw new InvalidValue(`invalid value ${shown(text.trim())}`, oneOf(values, meantBy(word, values)));
  };
}

/** Creates a parser of some of these words, in any case, separated by commas or spaces. Removes duplicates. */
export function choiceList<const T extends string>(values: readonly T[]) {
  return (text: string, { shown }: ParseContext): readonly T[] => {
    const words = new Set(text.toLowerCase().split(/[\s,]+/));
    words.delete('');
    if (words.size === 0) throw new InvalidValue('names nothing', `Use one or more of ${values.join(', ')}`);
    const found = [...words].flatMap((word) => values.find((one) => one === word) ?? []);
    if (found.length === words.size) return found;
    // Show the list as written, because masking finds a secret only as a complete text.
    const list = text.trim();
    throw new InvalidValue(`invalid value ${shown(list)}`, oneOf(values, listMeant(list, values)));
  };
}

/** Parses `true` or `false`. */
export function boolean(text: string, { shown }: ParseContext): boolean {
  const word = text.trim().toLowerCase();
  if (word === 'true' || word === 'false') return word === 'true';
  throw new InvalidValue(`invalid boolean ${shown(text.trim())}`, 'Use true or false');
}

function oneOf(values: readonly string[], meant?: string): string {
  return withGuess(`Use one of ${values.join(', ')}`, meant);
}

/** Conjunctions in lists of conditions and YAML. */
const LINKS = ['', 'and', 'or', 'on', 'if'];
const OTHER_TEXTS: ReadonlyMap<string, string> = new Map([
  ['fail', 'failure'],
  ['fix', 'fixed'],
  ['true', 'always'],
  ['all', 'always'],
  // These mean something only together.
  ['not success', 'failure, cancelled'],
  ['first failure', 'broken'],
]);

/** Finds the list that was probably meant. Returns undefined if one of its words is unknown. */
function listMeant(list: string, values: readonly string[]): string | undefined {
  if (list.length > MAX_SLIP_LENGTH) return undefined;
  const phrase = list
    .toLowerCase()
    .replaceAll('!', 'not ')
    .replaceAll(/[^a-z]+/g, ' ')
    .trim();
  if (phrase.includes(' ') && OTHER_TEXTS.has(phrase)) return OTHER_TEXTS.get(phrase);
  const words = list.split(/[^a-z\d_-]+|(?<=^|\s)-(?=\s)/i).filter((word) => !LINKS.includes(word.toLowerCase()));
  const meant = words.map((word) => meantBy(word, values));
  return meant.length > 0 && !meant.includes(undefined) ? [...new Set(meant)].join(', ') : undefined;
}

/**
 * Finds the value that a word means: `failed` means `failure`, although `fixed` is closer, and `on_failure` or
 * `failure()` mean the value inside.
 */
function meantBy(raw: string, values: readonly string[]): string | undefined {
  const word = bare(raw.toLowerCase());
  const needed = readConclusion(word) ?? OTHER_TEXTS.get(word);
  const same = values.find((value) => value === needed) ?? closestMatch(word, values);
  return same ?? values.find((value) => word.includes(value));
}

/** Longer texts aren't typos. */
const MAX_SLIP_LENGTH = 100;

/** Removes the punctuation around a word. */
function bare(word: string): string {
  return word.slice(0, MAX_SLIP_LENGTH).replaceAll(/^[^a-z\d]{1,8}|[^a-z\d]{1,8}$/g, '');
}

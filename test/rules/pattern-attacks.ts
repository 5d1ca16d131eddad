/** Texts that are hard for a pattern, made of the pattern itself: what each of its long repetitions takes, over and over. */
import { type AST, RegExpParser, visitRegExpAST } from '@eslint-community/regexpp';
import { type Leaf, leafTest, MOST_STEPS, searchOf } from './pattern-steps.ts';

/** A repetition that ends sooner is of no harm, even where it starts anew at each character. */
const SHORT = 100;
/** Twice as long a text: linear work takes twice the steps, quadratic work four times. */
const [LENGTH, ALLOWED] = [128, 3];
/** Work that takes no more than so many steps for each character of the text is not looked at again. */
const FEW_STEPS = 8;
/** Characters beside the pattern's own, one of each kind. */
const OTHERS = ['a', 'Z', '0', '_', ' ', '\n', '-', '.', ':', '/', '"', '<', '!', '\u00e9', '\u2028', '\u{1F600}'];
/** More than this many kinds of characters are not tried two by two. */
const FEW = 7;

/** A text on which the steps grow faster than its length. */
export interface HardText {
  /** As it is made, and the steps of two lengths. */
  readonly shown: string;
  /** Steps for so many characters of it. */
  stepsFor(length: number): number;
}

/** Undefined where none was found. */
export function hardText(source: string, flags: string): HardText | undefined {
  const { pattern } = new RegExpParser().parseLiteral(`/${source}/${flags}`);
  const loops = longLoops(pattern);
  if (loops.length === 0) return undefined;
  const search = searchOf(source, flags);
  const letters = lettersOf(pattern, flags);
  for (const { before, pump, after } of attacks(loops, letters, flags)) {
    const text = (length: number) => before + pump.repeat(Math.ceil(length / pump.length)) + after;
    const short = search.steps(text(LENGTH));
    if (short < LENGTH * FEW_STEPS) continue;
    const long = search.steps(text(LENGTH * 2));
    if (short >= MOST_STEPS || long > short * ALLOWED) {
      const [start, unit, end] = [before, pump, after].map((one) => JSON.stringify(one));
      return {
        shown: `${start} + ${unit} × n + ${end}: ${short}, then ${long} steps`,
        stepsFor: (length) => search.steps(text(length)),
      };
    }
  }
  return undefined;
}

interface Attack {
  readonly before: string;
  readonly pump: string;
  readonly after: string;
}

function attacks(loops: readonly AST.Quantifier[], letters: Letters, flags: string): readonly Attack[] {
  const all = loops.flatMap((loop) => {
    const before = leadTo(loop, letters, flags);
    const inside = shortest(loop.element, letters, flags);
    const words = new Set(
      [inside, before + inside, before, ...letters.all, ...letters.pairs].filter((one) => one !== ''),
    );
    return [...words].flatMap((pump) =>
      ['', before, letters.other].flatMap((start) =>
        ['', '\n', letters.other].map((after) => ({ before: start, pump, after })),
      ),
    );
  });
  return [...new Map(all.map((one) => [JSON.stringify(one), one])).values()];
}

interface Letters {
  /** One of each kind that the pattern tells apart, of those that it takes. */
  readonly all: readonly string[];
  readonly pairs: readonly string[];
  /** One that it takes nowhere, if there is one. */
  readonly other: string;
}

function lettersOf(pattern: AST.Pattern, flags: string): Letters {
  const leaves: Leaf[] = [];
  const own: string[] = [];
  const isWhole = ({ parent }: Leaf) => parent?.type === 'Alternative' || parent?.type === 'Quantifier';
  const found = (one: AST.Character | AST.CharacterSet | AST.CharacterClass) => {
    if (isWhole(one as Leaf)) leaves.push(one as Leaf);
    if (one.type === 'Character') own.push(String.fromCodePoint(one.value));
  };
  visitRegExpAST(pattern, { onCharacterEnter: found, onCharacterSetEnter: found, onCharacterClassEnter: found });
  const tests = [...new Map(leaves.map((leaf) => [leaf.raw, leaf])).values()].map((leaf) => leafTest(leaf, flags));
  const ascii = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code));
  const kinds = new Map<string, string>();
  for (const char of [...OTHERS, ...own, ...ascii]) {
    const kind = tests.map((test) => Number(test(char))).join('');
    if (!kinds.has(kind)) kinds.set(kind, char);
  }
  const all = [...kinds].flatMap(([kind, char]) => (kind.includes('1') ? [char] : []));
  const other = [...kinds].find(([kind]) => !kind.includes('1'))?.[1] ?? '';
  const pairs = all.length > FEW ? [] : all.flatMap((one) => all.map((two) => one + two));
  return { all, pairs, other };
}

function longLoops(pattern: AST.Pattern): readonly AST.Quantifier[] {
  const loops: AST.Quantifier[] = [];
  visitRegExpAST(pattern, {
    onQuantifierEnter: (one) => {
      if (one.max > SHORT) loops.push(one);
    },
  });
  return loops;
}

/** A short text that leads from the start of the pattern to this part of it. */
function leadTo(node: AST.Node, letters: Letters, flags: string): string {
  const { parent } = node;
  if (parent === null || parent === undefined) return '';
  const before =
    parent.type === 'Alternative' ? parent.elements.slice(0, parent.elements.indexOf(node as AST.Element)) : [];
  const own = before.map((one) => shortest(one, letters, flags)).join('');
  return leadTo(parent as AST.Node, letters, flags) + own;
}

/** A short text that this part takes; once where it might as well take nothing. */
function shortest(element: AST.Element, letters: Letters, flags: string): string {
  switch (element.type) {
    case 'Group':
    case 'CapturingGroup':
      return element.alternatives
        .map(({ elements }) => elements.map((one) => shortest(one, letters, flags)).join(''))
        .reduce((best, one) => (best === '' || (one !== '' && one.length < best.length) ? one : best), '');
    case 'Quantifier':
      return shortest(element.element, letters, flags).repeat(Math.max(1, Math.min(element.min, LENGTH)));
    case 'Assertion':
    case 'Backreference':
      return '';
    default:
      return letters.all.find(leafTest(element as Leaf, flags)) ?? '';
  }
}

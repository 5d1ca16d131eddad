/**
 * No pattern takes longer than in proportion to its text, whoever wrote that. Two ways look for one that does: a proof, by
 * what its repetitions have in common (scslre), and a search by texts made of the pattern, whose steps are counted.
 */
import { analyse } from 'scslre';
import { expect, test } from 'vitest';
import { type HardText, hardText } from './pattern-attacks.ts';
import { allPatterns, type Pattern, patternsOf } from './pattern-literals.ts';

/** Patterns of which the proof does not see why they are linear, and why they are. */
const LINEAR: Readonly<Record<string, string>> = {
  '[^\\S\\r\\n]*"[^"\\r\\n]*"[^\\S\\r\\n]*(?=[,\\r\\n]|$)|[^,\\r\\n]+':
    'what the first way reads in vain, the second takes, to the next comma',
};

/** Patterns that are slow, for texts that are short in any case: how long they can be, and what cuts them. */
const OF_SHORT_TEXTS: readonly {
  readonly file: string;
  /** How the pattern begins. */
  readonly begins: string;
  readonly longest: number;
  readonly cutBy: string;
}[] = [
  { file: 'src/text/redaction/secret-search.ts', begins: '(?:%[\\da-f]?|', longest: 8, cutBy: 'beginningsIn' },
  { file: 'src/text/amounts.ts', begins: '(?<=\\d)(?=(?:\\d{3})+$)', longest: 25, cutBy: 'a number has no more signs' },
  { file: 'src/text/credentials/names.ts', begins: '(?:^|_)(?:cache|', longest: 130, cutBy: 'nameWords' },
  { file: 'src/facts/files/frames.ts', begins: ' in (.{1,400})', longest: 600, cutBy: 'framesOf' },
  { file: 'src/facts/files/log/phrases.ts', begins: '::.{1,400} -', longest: 1_000, cutBy: 'saysWhy' },
  { file: 'src/facts/files/log/place-only.ts', begins: '(?:[A-Za-z]:(?=', longest: 300, cutBy: 'isPlaceOnly' },
  { file: 'src/facts/files/log/shapes.ts', begins: '^(?:FAILED|ERROR) ', longest: 1_000, cutBy: 'cleanLine' },
  { file: 'src/facts/files/log/shapes.ts', begins: '\\bexpected:?[ <]', longest: 1_000, cutBy: 'cleanLine' },
  { file: 'src/facts/files/log/quoting/parts.ts', begins: '^(\\S{1,400}::', longest: 1_000, cutBy: 'cleanLine' },
  { file: 'src/facts/end/signs.ts', begins: '(?:^|[\\s:]\\d{1,9} |', longest: 2_000, cutBy: 'linesOf' },
];
/** Of such a text: a few milliseconds. */
const MOST_STEPS = 500_000;

const shortTextsOf = ({ place, source }: Pattern) =>
  OF_SHORT_TEXTS.find(({ file, begins }) => place.startsWith(`${file}:`) && source.startsWith(begins));

/** How a pattern is slow; undefined where it is not. */
function slowness(pattern: Pattern, hard: HardText | undefined): string | undefined {
  const { source, flags } = pattern;
  const short = shortTextsOf(pattern);
  if (short !== undefined) {
    const steps = hard?.stepsFor(short.longest) ?? 0;
    return steps > MOST_STEPS ? `${steps} steps for ${short.longest} characters` : undefined;
  }
  if (hard !== undefined) return hard.shown;
  if (Object.hasOwn(LINEAR, source)) return undefined;
  const { reports } = analyse({ source, flags }, { assumeRejectingSuffix: false });
  const [first] = reports;
  return first === undefined ? undefined : `${first.type} by the character ${JSON.stringify(first.character.pick)}`;
}

const rows = (await allPatterns()).map((pattern) => ({ pattern, hard: hardText(pattern.source, pattern.flags) }));

test('the work of every pattern grows no faster than its text', () => {
  expect(rows.length).toBeGreaterThan(1_200);
  expect(
    rows.filter(({ pattern }) => pattern.place === 'src/text/credentials/shapes/shapes.ts:made').length,
  ).toBeGreaterThan(150);
  const slow = rows.flatMap(({ pattern, hard }) => {
    const how = slowness(pattern, hard);
    return how === undefined ? [] : `${pattern.place}: /${pattern.source}/${pattern.flags}: ${how}`;
  });
  expect(slow).toEqual([]);
});

test('every exception is needed', () => {
  const excepted = rows.filter(({ pattern, hard }) => shortTextsOf(pattern) !== undefined && hard !== undefined);
  expect(OF_SHORT_TEXTS.filter((one) => !excepted.some(({ pattern }) => shortTextsOf(pattern) === one))).toEqual([]);
  const sources = new Set(rows.map(({ pattern }) => pattern.source));
  expect(Object.keys(LINEAR).filter((source) => !sources.has(source))).toEqual([]);
});

test('patterns are found however they are written, with what they are made of', () => {
  const code = String.raw`
    import { BETWEEN_MARKS } from './key-marks.ts';
    const END = '\\s+$';
    export const A = [/a+$/g, new RegExp(END, 'm'), RegExp(${'`'}x${'$'}{END}${'`'}), unicodePattern(String.raw${'`'}\p{L}+$${'`'})];
    const B = new RegExp(${'`'}^${'$'}{BETWEEN_MARKS}${'$'}{later()}${'`'}, 'i');
  `;
  const found = patternsOf('src/text/made-up.ts', code).map(({ place, source, flags }) => [place, source, flags]);
  expect(found).toEqual([
    ['src/text/made-up.ts:4', 'a+$', 'g'],
    ['src/text/made-up.ts:4', '\\s+$', 'm'],
    ['src/text/made-up.ts:4', 'x\\s+$', ''],
    ['src/text/made-up.ts:4', '\\p{L}+$', 'u'],
    ['src/text/made-up.ts:5', expect.stringMatching(/^\^.{10,}\(\?:Q\|QQ\)$/), 'i'],
  ]);
});

const SLOW = [
  [/\/+$/, 'what stands at the end'],
  [/\s*\n\s*/g, 'what stands before something else'],
  [/^(\w+)*x/, 'a repetition within one'],
  [/^[^\n]*[./][^\n]*$/, 'two that share characters'],
  [/(?:ab)+$/, 'more than a character, over and over'],
  [/ in .{1,400}:line/, 'a beginning, over and over'],
  [/\{\{[\s\S]*?\}\}/, 'what nothing ends'],
  [/(?<=a+)b/, 'what looks back'],
  [/(?=.*;)a/g, 'what looks ahead'],
  [/^(a|a)+$/, 'two ways for one character'],
  [/^(a+)\1$/, 'the same again'],
] as const;

test.each(SLOW)('%s is slow: %s', (pattern) => {
  const hard = hardText(pattern.source, pattern.flags);
  expect(slowness({ place: '', source: pattern.source, flags: pattern.flags }, hard)).toBeDefined();
});

const LINEAR_ONES = [
  /^\s+/,
  /\s+/g,
  /[^,]+,?/y,
  /(?<!\/)\/+(?!\/)/,
  /a{1,100}b/,
  /"[^"]*"/g,
  /^\d{4}-\d\d$/,
  /^(?:a+b)+$/,
];

test.each(LINEAR_ONES)('%s is linear', (pattern) => {
  const hard = hardText(pattern.source, pattern.flags);
  expect(slowness({ place: '', source: pattern.source, flags: pattern.flags }, hard)).toBeUndefined();
});

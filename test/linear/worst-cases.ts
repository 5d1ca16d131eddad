/** Texts on which careless handling takes for ever: one unit over and over, in a few shapes, and two units in turn. */

const UNITS: Readonly<Record<string, string>> = {
  blank: ' ',
  tab: '\t',
  'line break': '\n',
  'carriage return': '\r',
  'line separator': '\u2028',
  letter: 'a',
  digit: '1',
  dash: '-',
  equals: '=',
  backtick: '`',
  bracket: '[',
  'closing bracket': ']',
  parenthesis: '(',
  pipe: '|',
  'angle bracket': '<',
  'closing angle bracket': '>',
  ampersand: '&',
  hash: '#',
  star: '*',
  underscore: '_',
  tilde: '~',
  backslash: '\\',
  colon: ':',
  dot: '.',
  at: '@',
  plus: '+',
  quote: '"',
  slash: '/',
  escape: '\u001b',
  'start of a terminal command': '\u001b]',
  'start of a colour': '\u001b[',
  'start of a colour with a number': '\u001b[1',
  'start of a device string': '\u001bP',
  'old colour': '\u009b',
  'accent on a letter': 'e\u0301',
  accent: '\u0301',
  'joined emoji': '👩\u200d👩\u200d👧',
  flag: '🇩🇪',
  'half a character': '\ud83d',
  'nothing to see': '\u200b',
  'start of a token': 'eyJ',
  'word and start of a token': '-eyJ',
  'start of a GitHub token': 'ghp_',
  'account in an address': '://a:b@',
  address: 'a://',
  'start of a key': '-----BEGIN PRIVATE KEY-----',
  'header of a request': 'authorization: basic ',
  'name of a secret': 'token:',
  'name and sign': 'password=',
  'name and quote': 'secret="',
  'switch of a login': 'mysql -p',
  'account of a request': ' -u a:',
  'end of a key': 'aAZDO',
  'row of a table': '|-|',
  'row and its end': '|-|\n',
  image: '![',
  'empty link': '[](',
  'link in a link': '[a](',
  'start of a comment': '<!--',
  entity: '&amp',
  'start of an output': '{{',
  'start of a tag': '{%',
  output: '{{ a }}',
  definition: ']: a',
  attribute: 'href=',
  'web name': 'www.',
  mail: 'a@b',
  JSON: '{"a":',
};

/** Signs that mean something together with another. */
const PAIRED = ['[', ']', '(', '`', '*', '_', '\\', '<', '&', '-', '\u001b]', '\u001b[', '#', ' ', '\n', 'a', ':', '@'];

/** A text of about as many characters as asked for. */
export type WorstCase = readonly [name: string, make: (length: number) => string];

const repeated = (unit: string, length: number) => unit.repeat(Math.ceil(length / unit.length));

export const WORST_CASES: readonly WorstCase[] = [
  ...Object.entries(UNITS).flatMap(([name, unit]): readonly WorstCase[] => [
    [name, (length) => repeated(unit, length)],
    [`${name} between letters`, (length) => `a${repeated(unit, length)}a`],
    [`${name}, then letters`, (length) => repeated(unit, length / 2) + repeated('a', length / 2)],
  ]),
  ...PAIRED.flatMap((one, index) =>
    PAIRED.slice(index + 1).map(
      (other): WorstCase => [
        `${JSON.stringify(one)} and ${JSON.stringify(other)}`,
        (length) => repeated(one + other, length),
      ],
    ),
  ),
];

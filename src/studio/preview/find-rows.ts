/** What somebody looks for among facts and sections: by name, by meaning, in words of a question, or by value. */

interface FindableRow {
  readonly name: string;
  readonly value?: string;
  readonly text?: string;
}

/** What words of a question ask for, as the beginnings of names or their ends. */
const ASKED: readonly (readonly [word: RegExp, names: RegExp])[] = [
  [/^(who|whose|whom|people|person)$/, /^(suspects\[0\]|commit\.author|actor)\.(name|login)$|^sections\.since$/],
  [/^(culprits?|guilty|blame|suspects?)$/, /^suspects\[0\]\.|^sections\.since$/],
  [/^(broke|broken|caused?)$/, /^(suspects\[0\]|broken_since|suspicion)\.|^sections\.(since|change)$/],
  [/^(long|took|takes?|fast|slow)$/, /duration_seconds$/],
  [/^(failing|fails?|failed|red)$/, /^failed_jobs\[0\]\.(name|url)$|^sections\.fail/],
  [
    /^(why|reasons?|errors?|cause)$/,
    /^failed_jobs\[0\]\.errors\[0\]\.message$|^sections\.(reasons|cause|explanation)$/,
  ],
  [/^(when|time)$/, /(_at|\.at|\.time)$/],
];

/** They join the words of a question. */
const JOINING: ReadonlySet<string> = new Set(
  'a an and at by did do does for how i in is it of on or the this to was what which'.split(' '),
);

/** Those that fit each of the words, the ones meant by name or synonym first, and what is empty last. All where nothing is looked for. */
export function findRows<Row extends FindableRow>(rows: readonly Row[], looked: string): readonly Row[] {
  const all = looked
    .toLowerCase()
    .split(/[\s?]+/)
    .filter(Boolean);
  const telling = all.filter((word) => !JOINING.has(word));
  const words = telling.length > 0 ? telling : all;
  if (words.length === 0) return rows;
  const ranks = words.map(rankBy);
  const ranked = rows.map((row) => ({ row, rank: Math.max(...ranks.map((rank) => rank(row))) }));
  const order = ({ row, rank }: (typeof ranked)[number]) => rank + (row.value === undefined ? MISSES : 0);
  const found = ranked.filter(({ rank }) => rank < MISSES).toSorted((one, other) => order(one) - order(other));
  return found.map(({ row }) => row);
}

/** From here on, a word does not lead to a row. */
const MISSES = 5;

/** How well a word leads to a row, the best with 0. */
function rankBy(word: string): (row: FindableRow) => number {
  const asked = ASKED.filter(([words]) => words.test(word));
  return ({ name, value = '', text = '' }) => {
    if (asked.some(([, names]) => names.test(name))) return 1;
    if (name.split(/[._[\]]+/).includes(word) || name === word) return 2;
    if (name.includes(word)) return 3;
    return [value, text].join('\n').toLowerCase().includes(word) ? 4 : MISSES;
  };
}

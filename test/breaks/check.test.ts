/**
 * `npm run check` must notice each of these. A copy of the project has the breaks that one part of the check is to notice, and
 * that part tells each of them in words of its own. That it passes where there is none, `changed.test.ts` shows: its copy is
 * changed as well, and passes the whole check.
 */
import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import type { Edit } from '../support/edits.ts';
import { edited, runIn } from './project-copy.ts';

/** The parts of the check, as `package.json` writes them. */
const TYPES = 'tsc -p tsconfig.json --checkers 1';
const UNUSED = 'knip --no-progress --cache';
const RULES = 'vitest run --project rules --maxWorkers 1';
const rule = (name: string) => `test/rules/${name}.test.ts`;

interface Case {
  /** The break. */
  readonly name: string;
  readonly edits: readonly Edit[];
  /** The part of the check that must notice, of the rules the file, and what it says then. */
  readonly by: string;
  readonly says: RegExp;
  /** In a copy of its own: what it breaks keeps other rules from telling theirs. */
  readonly apart?: true;
}

const CASES: readonly Case[] = [
  {
    name: 'an option that is declared and not used',
    edits: [
      {
        file: 'src/settings/option-registry.ts',
        from: "  {\n    name: 'subject',",
        to: "  {\n    name: 'colour',\n    read: text,\n    text: 'Of nothing.',\n  },\n  {\n    name: 'subject',",
      },
    ],
    by: rule('options-used'),
    says: /colour/,
  },
  {
    name: 'an output that is declared and not written',
    edits: [
      {
        file: 'src/action/outputs.ts',
        from: "  { name: 'reason', text: 'Why, as one sentence', of: ({ reason }) => reason },",
        to: "  { name: 'reason', text: 'Why, as one sentence' },",
      },
    ],
    by: TYPES,
    says: /outputs\.ts.*'of' is missing/s,
  },
  {
    name: 'a reader that forgets its fact',
    edits: [
      {
        file: 'src/facts/loader-registry.ts',
        from: 'return { artifacts: await readArtifacts(context) };',
        to: 'return readArtifacts(context).then(() => ({}));',
      },
    ],
    by: TYPES,
    says: /'artifacts' is missing/,
  },
  {
    name: 'a section that reads what it does not declare',
    edits: [{ file: 'src/message/sections/section-registry.ts', from: "reads: ['job'],", to: 'reads: [],' }],
    by: rule('sections-read'),
    says: /facts that it reads[\s\S]*'job'|'job'[\s\S]*declare|"job"/,
  },
  {
    name: 'a pattern that takes longer than in proportion to its text',
    edits: [
      {
        file: 'src/text/without-end.ts',
        from: 'let end = text.length;',
        to: "let end = text.replace(/[ab]+$/, '').length;",
      },
    ],
    by: rule('patterns'),
    says: /without-end\.ts:\d+: \/\[ab\]\+\$\//,
  },
  {
    name: 'an export that nothing uses',
    edits: [
      {
        file: 'src/text/calendar.ts',
        from: 'export function isDay',
        to: 'export const UNUSED = 1;\n\nexport function isDay',
      },
    ],
    by: UNUSED,
    says: /Unused exports.*UNUSED/s,
  },
  {
    name: 'a type import that the table does not allow',
    edits: [
      {
        file: 'src/transport/classify.ts',
        from: "import type { Exchange } from './exchange.ts';\n",
        to: "import type { Ref } from '../facts/facts.ts';\nimport type { Exchange } from './exchange.ts';\n\nconst NONE: Ref | undefined = undefined;\n",
      },
      {
        file: 'src/transport/classify.ts',
        from: 'const { status } = exchange;',
        to: 'const { status } = exchange ?? NONE;',
      },
    ],
    by: rule('imports'),
    says: /src\/transport\/classify\.ts → src\/facts\/facts\.ts/,
  },
  {
    name: 'a second way to the author’s files',
    edits: [
      {
        file: 'src/directory/people/accounts.ts',
        from: '  const read = await files.read(users.path);',
        to: "  readFileSync(users.path, 'utf8');\n  const read = await files.read(users.path);",
      },
      {
        file: 'src/directory/people/accounts.ts',
        from: "import type { Person } from '../../facts/facts.ts';",
        to: "import { readFileSync } from 'node:fs';\nimport type { Person } from '../../facts/facts.ts';",
      },
    ],
    by: rule('files'),
    says: /src\/directory\/people\/accounts\.ts/,
  },
  {
    name: 'a circle through a type import',
    edits: [
      {
        file: 'src/transport/connection/names.ts',
        from: "import type { LookupAddress } from 'node:dns';\n",
        to: "import type { LookupAddress } from 'node:dns';\nimport type { ConnectionRoute } from './open.ts';\n",
      },
      {
        file: 'src/transport/connection/names.ts',
        from: 'familyOf(host: string)',
        to: "familyOf(host: ConnectionRoute['url']['hostname'])",
      },
    ],
    by: rule('imports'),
    says: /connection\/names\.ts → src\/transport\/connection\/open\.ts|connection\/open\.ts → src\/transport\/connection\/names\.ts/,
  },
  {
    name: 'a CI system without a recipe',
    edits: [{ file: 'examples/ci/drone.yml', from: '# .drone.yml for Drone.', to: '# .drone.yml, a pipeline.' }],
    by: rule('recipes'),
    says: /no recipe that opens with "FILE for Drone"/,
    apart: true,
  },
  {
    name: 'a recipe that does not say where the secret is stored',
    edits: [{ file: 'examples/ci/drone.yml', from: "# Store the webhook's URL as the", to: '# The' }],
    by: rule('recipes'),
    says: /drone\.yml opens with where it goes, and says where the secret is stored/,
  },
  {
    name: 'a generated page that is stale',
    edits: [
      { file: 'src/settings/option-registry.ts', from: 'Password of `username`.', to: 'The password of `username`.' },
    ],
    by: rule('generated'),
    says: /what npm run generate makes[\s\S]*The password of `username`/,
  },
];

/** Cases that are tried together: those of a part of the check, and of the rules all that do not hide others. */
const together = Map.groupBy(CASES, ({ name, by, apart }) => (apart ? name : by.startsWith('test/') ? RULES : by));

/** What the check says of each of them. */
const told = new Map<Case, string>();
beforeAll(async () => {
  for (const cases of together.values()) {
    const parts = new Set(cases.map(({ by }) => by));
    const [part = ''] = parts;
    const command = part.startsWith('test/') ? [RULES, ...parts].join(' ') : part;
    const { passed, output } = await runIn(edited(cases.flatMap(({ edits }) => edits)), command);
    expect(passed, output).toBe(false);
    for (const one of cases) told.set(one, output);
  }
});

test('the check has these parts', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const parts = [scripts['check:static'], scripts.check].join(' && ').split(' && ');
  expect(parts).toEqual(expect.arrayContaining([TYPES, UNUSED, RULES]));
});

test.each(CASES)('npm run check notices $name', (one) => {
  expect(told.get(one)).toMatch(one.says);
});

/**
 * `npm run check` must notice each of these. Every case breaks a copy of the project in one place and runs the part of
 * the check on it that is to notice. The unbroken copy passes these parts; one with all the examples of CONTRIBUTING.md
 * passes the whole, which `npm test` runs on the project itself.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contributingExamples, type Edit, fits } from '../support/edits.ts';
import { projectCopy, runIn } from './project-copy.ts';

/** A copy with these edits. */
function edited(edits: readonly Edit[]): string {
  const folder = projectCopy();
  for (const edit of edits) {
    const path = join(folder, edit.file);
    expect(fits({ ...edit, file: path }), `${edit.file} has no place, or more than one, for this edit`).toBe(true);
    const text = edit.from === '' ? '' : readFileSync(path, 'utf8');
    writeFileSync(
      path,
      text.replace(edit.from, () => edit.to),
    );
  }
  return folder;
}

/** The parts of the check, as `package.json` writes them; of the rules a file. */
const TYPES = 'tsc -p tsconfig.json --checkers 1';
const UNUSED = 'knip --no-progress --cache';
const RULES = 'vitest run --project rules --maxWorkers 1';
const rule = (name: string) => `${RULES} test/rules/${name}.test.ts`;

interface Case {
  /** The break. */
  readonly name: string;
  readonly edits: readonly Edit[];
  /** The part of the check that must notice, and what it says then. */
  readonly by: string;
  readonly says: RegExp;
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
    says: /what npm run generate makes/,
  },
];

test('the check has these parts, and they pass on a copy that nothing has broken', async () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const parts = [scripts['check:static'], scripts.check].join(' && ').split(' && ');
  expect(parts).toEqual(expect.arrayContaining([TYPES, UNUSED, RULES]));
  const folder = edited([]);
  const rules = new Set(CASES.map(({ by }) => by).filter((by) => by.startsWith(RULES)));
  const files = [...rules].map((by) => by.slice(RULES.length));
  for (const part of [TYPES, UNUSED, RULES + files.join('')]) {
    const { passed, output } = await runIn(folder, part);
    expect(passed, output).toBe(true);
  }
});

/** The rules that they fit the sources, which by then have them, and that `dist` has them too. */
const LEFT_OUT: readonly Edit[] = [
  {
    file: 'test/rules/pages.test.ts',
    from: "test('the examples of CONTRIBUTING.md",
    to: "test.skip('the examples of CONTRIBUTING.md",
  },
  { file: 'test/rules/dist.test.ts', from: "test('dist was made of", to: "test.skip('dist was made of" },
];

test('the examples of CONTRIBUTING.md pass, all together, once the generated files are written', async () => {
  const folder = edited([...contributingExamples(), ...LEFT_OUT]);
  const generated = await runIn(folder, 'npm run generate');
  expect(generated.passed, generated.output).toBe(true);
  const { passed, output } = await runIn(folder, 'npm run check');
  expect(passed, output).toBe(true);
});

test.each(CASES)('npm run check notices $name', async ({ edits, by, says }) => {
  const { passed, output } = await runIn(edited(edits), by);
  expect(passed, output).toBe(false);
  expect(output).toMatch(says);
});

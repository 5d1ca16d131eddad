/**
 * `npm run check` must notice each of these. Every case breaks a copy of the project in one place and runs the real
 * command on it. The unbroken copy passes, and so does one with all the examples of CONTRIBUTING.md.
 */
import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { contributingExamples, type Edit, fits } from '../support/edits.ts';

const COPIED = ['src', 'scripts', 'test', 'tools', 'docs', 'examples', 'job-end', '.github', '.gitignore'];
const FILES = [
  '.gitattributes',
  'action.yml',
  'biome.json',
  'knip.json',
  'package.json',
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'CHANGELOG.md',
  'LICENSE',
  'tsconfig.json',
  'tsconfig.build.json',
  'vitest.config.ts',
];

/** For one copy, on a machine that checks several at once. */
const LONGEST_MS = 300_000;

const made: string[] = [];
afterAll(() => {
  for (const folder of made) rmSync(folder, { recursive: true, force: true });
});

/** A copy without `dist`: bundled from elsewhere its chunks have other names, and another test proves it fresh. */
function copy(): string {
  const folder = mkdtempSync(join(tmpdir(), 'broken-'));
  made.push(folder);
  for (const path of [...COPIED, ...FILES]) cpSync(path, join(folder, path), { recursive: true });
  rmSync(join(folder, 'test/rules/dist.test.ts'));
  rmSync(join(folder, 'test/breaks'), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  // Biome asks git which files to leave out.
  if (!existsSync(join(folder, '.git'))) symlinkSync(resolve('.git'), join(folder, '.git'));
  return folder;
}

interface Run {
  readonly passed: boolean;
  readonly output: string;
}

/** A copy with these edits. */
function edited(edits: readonly Edit[]): string {
  const folder = copy();
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

function npmRun(script: string, folder: string): Promise<Run> {
  return new Promise((done) => {
    const env = { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' };
    execFile('npm', ['run', script], { cwd: folder, env, maxBuffer: 1e8 }, (error, stdout, stderr) => {
      done({ passed: error === null, output: stdout + stderr });
    });
  });
}

const CASES: readonly (readonly [string, readonly Edit[], RegExp])[] = [
  [
    'an option that is declared and not used',
    [
      {
        file: 'src/settings/option-registry.ts',
        from: "  {\n    name: 'subject',",
        to: "  {\n    name: 'colour',\n    read: text(),\n    text: 'Of nothing.',\n  },\n  {\n    name: 'subject',",
      },
    ],
    /colour/,
  ],
  [
    'an output that is declared and not written',
    [
      {
        file: 'src/action/outputs.ts',
        from: "  { name: 'reason', text: 'Why, as one sentence', of: ({ reason }) => reason },",
        to: "  { name: 'reason', text: 'Why, as one sentence' },",
      },
    ],
    /outputs\.ts.*'of' is missing/s,
  ],
  [
    'a section that reads what it does not declare',
    [{ file: 'src/message/sections/section-registry.ts', from: "reads: ['job'],", to: 'reads: [],' }],
    /facts that it reads[\s\S]*'job'|'job'[\s\S]*declare|"job"/,
  ],
  [
    'an export that nothing uses',
    [
      {
        file: 'src/text/calendar.ts',
        from: 'export function isDay',
        to: 'export const UNUSED = 1;\n\nexport function isDay',
      },
    ],
    /Unused exports.*UNUSED/s,
  ],
  [
    'a type import that the table does not allow',
    [
      {
        file: 'src/transport/classify.ts',
        from: "import type { Exchange } from './types.ts';\n",
        to: "import type { Ref } from '../facts/types.ts';\nimport type { Exchange } from './types.ts';\n\nconst NONE: Ref | undefined = undefined;\n",
      },
      {
        file: 'src/transport/classify.ts',
        from: 'const { status } = exchange;',
        to: 'const { status } = exchange ?? NONE;',
      },
    ],
    /src\/transport\/classify\.ts → src\/facts\/types\.ts/,
  ],
  [
    'a circle through a type import',
    [
      {
        file: 'src/transport/proxy/no-proxy.ts',
        from: "import { BlockList, isIP } from 'node:net';\n",
        to: "import { BlockList, isIP } from 'node:net';\nimport type { ProxySettings } from './settings.ts';\n",
      },
      {
        file: 'src/transport/proxy/no-proxy.ts',
        from: 'bypasses(url: URL, rules: readonly BypassRule[])',
        to: "bypasses(url: URL, rules: ProxySettings['bypass'])",
      },
    ],
    /src\/transport\/proxy\/no-proxy\.ts → src\/transport\/proxy\/settings\.ts|settings\.ts → src\/transport\/proxy\/no-proxy\.ts/,
  ],
  [
    'a generated page that is stale',
    [{ file: 'src/settings/option-registry.ts', from: 'Password of `username`.', to: 'The password of `username`.' }],
    /what npm run generate makes/,
  ],
];

test(
  'the copy itself passes',
  async () => {
    const { passed, output } = await npmRun('check', edited([]));
    expect(passed, output).toBe(true);
  },
  LONGEST_MS,
);

/** The rule that they fit the sources, which by then have them. */
const WITHOUT_EXAMPLES: Edit = {
  file: 'test/rules/pages.test.ts',
  from: "test('the examples of CONTRIBUTING.md",
  to: "test.skip('the examples of CONTRIBUTING.md",
};

test(
  'the examples of CONTRIBUTING.md pass, all together, once the generated files are written',
  async () => {
    const folder = edited([...contributingExamples(), WITHOUT_EXAMPLES]);
    const generated = await npmRun('generate', folder);
    expect(generated.passed, generated.output).toBe(true);
    const { passed, output } = await npmRun('check', folder);
    expect(passed, output).toBe(true);
  },
  LONGEST_MS,
);

test.concurrent.each(CASES)(
  'npm run check notices %s',
  async (_, breaks, says) => {
    const { passed, output } = await npmRun('check', edited(breaks));
    expect(passed, output).toBe(false);
    expect(output).toMatch(says);
  },
  LONGEST_MS,
);

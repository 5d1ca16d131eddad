/** Lists the CI systems, each a file in `src/build/ci/systems/`, and generates modules from the list. */
import { readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { getFiles } from './matching.ts';

const FOLDER = resolve(import.meta.dirname, '../src/build/ci/systems');

interface SystemFile {
  /** Basename: `drone` for `drone.ts` and `drone.env`. */
  readonly file: string;
  readonly constant: string;
  /** Display name. */
  readonly name: string;
}

/** Systems by file name. The files are parsed, not run, because the generated list imports them. */
export const SYSTEM_FILES: readonly SystemFile[] = getFiles(['*.ts'], FOLDER)
  .toSorted()
  .map((path) => {
    const text = readFileSync(join(FOLDER, path), 'utf8');
    const [, constant, name] = /^export const (\w+): CiSystem = \{\n {2}name: '([^'\n]+)',$/m.exec(text) ?? [];
    if (constant === undefined || name === undefined)
      throw new Error(`${path} exports no CiSystem that begins with its name`);
    return { file: basename(path, '.ts'), constant, name };
  });

/** Systems compatible with GitHub Actions, which share its file. */
const ACTIONS = ['GitHub Actions', 'Gitea Actions', 'Forgejo Actions'];

const MADE = 'Made by npm run generate from the files of `src/build/ci/systems/`.';

/** Generates modules of `src`, by name. */
export function ciModules(): readonly (readonly [name: string, text: string])[] {
  const names = [...ACTIONS, ...SYSTEM_FILES.map(({ name }) => name), 'git'].map((name) => `  '${name}',\n`);
  return [
    [
      'src/build/code-host/ci-names.ts',
      `/** What CI systems are called; \`git\` where nothing but a checkout is known. ${MADE} */
export const CI_NAMES = [\n${names.join('')}] as const;

export type CiName = (typeof CI_NAMES)[number];
`,
    ],
    [
      'src/build/ci/systems.ts',
      `/** ${MADE} */\n${SYSTEM_FILES.map(({ file, constant }) => `export { ${constant} } from './systems/${file}.ts';\n`).join('')}`,
    ],
  ];
}

/**
 * Builds the npm package in `package/`, or in the given folder, with exactly the published files. Everything is
 * bundled, so it has no dependencies. Optional code is in lazily loaded chunks.
 */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Plugin, rolldown } from 'rolldown';
import { copyDeclarations } from './bundle/declarations.ts';
import { toLicences } from './bundle/licences.ts';
import { ascii, shortened } from './bundle/shorten.ts';
import { copySandboxPage, writePage } from './bundle-page.ts';
import { repositoryUrl } from './repository.ts';

const ROOT = resolve(import.meta.dirname, '..');
const COMPILED = join(ROOT, 'lib');

/** Importable modules and the executable, by the names of their sources. */
const IMPORTABLE = { '.': 'index', './sandbox': 'sandbox/index' } as const;
const COMMAND = 'cli/main';

/** Fields copied from this project's `package.json`. The others are for contributors. */
const COPIED_FIELDS = [
  'name',
  'version',
  'description',
  'license',
  'keywords',
  'repository',
  'type',
  'engines',
] as const;

/**
 * Removes unused modules: undici's HTTP/2 client, its second parser and its web parts, and the import of all of undici
 * by GitHub's toolkit, which gets our own `fetch`. `bundle/stubs.ts` removes the same from the action.
 */
const UNUSED: Plugin = {
  name: 'unused',
  resolveId: (name, from = '') => {
    const isUnused = from.includes('@actions') ? name === 'undici' : UNUSED_PARTS.test(name) && from.includes('undici');
    return isUnused ? '\0unused' : null;
  },
  load: (name) => (name === '\0unused' ? UNUSED_NAMES : null),
};
/** Exports that are requested from the removed modules. */
const UNUSED_NAMES = 'export class ProxyAgent {}; export const fetch = undefined, getMiloEnabled = () => false;';
const UNUSED_PARTS = /^(?:\.\/(?:client-h2|parser-h1)\.js$|\.\.\/(?:milo|web)\/)/;

async function makePackage(folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  const modules = await bundle(join(folder, 'lib'));
  copyDeclarations(COMPILED, join(folder, 'types'), Object.values(IMPORTABLE));
  const studio = await writePage(new URL('../src/studio/browser/', import.meta.url), join(folder, 'lib/browser'));
  const ofPages = [...studio, ...copySandboxPage(join(folder, 'lib/page'))];
  const packageJson = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const files = {
    'package.json': `${JSON.stringify(manifest(packageJson), undefined, 2)}\n`,
    'README.md': withWholeLinks(readFileSync(join(ROOT, 'README.md'), 'utf8'), packageJson.version),
    'licenses.txt': toLicences([...modules, ...ofPages]),
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  for (const name of ['CHANGELOG.md', 'LICENSE']) cpSync(join(ROOT, name), join(folder, name));
}

/**
 * Bundles the code. Entries keep their paths relative to `src`, and chunks get their own folder, so relative paths such
 * as `../page/` and `../../package.json` stay valid.
 *
 * @returns paths of the bundled modules
 */
async function bundle(folder: string): Promise<string[]> {
  const entries = [...Object.values(IMPORTABLE), COMMAND];
  const input = Object.fromEntries(entries.map((entry) => [entry, join(COMPILED, `${entry}.js`)]));
  const build = await rolldown({ input, platform: 'node', cwd: ROOT, plugins: [UNUSED] });
  const { output } = await build.generate({ format: 'esm', chunkFileNames: 'chunks/[name].js' });
  await build.close();
  const chunks = output.filter((one) => one.type === 'chunk');
  for (const { fileName, code, imports, dynamicImports } of chunks) {
    for (const name of [...imports, ...dynamicImports])
      if (!isBuiltin(name) && !chunks.some((one) => one.fileName === name))
        throw new Error(`${fileName} imports ${name}, which is not in the package`);
    mkdirSync(dirname(join(folder, fileName)), { recursive: true });
    // npm links a folder that is installed globally, so a rebuilt command has to stay executable.
    const mode = fileName === `${COMMAND}.js` ? 0o755 : 0o644;
    const short = ascii(shortened(fileName, code, { target: 'node22', module: true, dense: true }));
    writeFileSync(join(folder, fileName), short, { mode });
  }
  return chunks.flatMap(({ moduleIds }) => moduleIds);
}

function manifest(packageJson: Readonly<Record<string, unknown>>): object {
  const exports = Object.entries(IMPORTABLE).map(([name, entry]) => [
    name,
    { types: `./types/${entry}.d.ts`, default: `./lib/${entry}.js` },
  ]);
  return {
    ...Object.fromEntries(COPIED_FIELDS.map((name) => [name, packageJson[name]])),
    homepage: `${repositoryUrl()}#readme`,
    bugs: `${repositoryUrl()}/issues`,
    bin: { 'workroom-notify': `lib/${COMMAND}.js` },
    sideEffects: [`./lib/${COMMAND}.js`],
    exports: { ...Object.fromEntries(exports), './package.json': './package.json' },
  };
}

/** Converts relative links to absolute ones, because npm and `node_modules` contain only the README. */
function withWholeLinks(text: string, version: string): string {
  return text.replaceAll(/\]\((?!https?:|#)([^)]+)\)/g, (_, path: string) => {
    return `](${repositoryUrl()}/${/\.(png|svg)$/.test(path) ? 'raw' : 'blob'}/v${version}/${path})`;
  });
}

const { positionals } = parseArgs({ allowPositionals: true });
await makePackage(resolve(positionals[0] ?? join(ROOT, 'package')));

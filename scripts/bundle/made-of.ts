/**
 * What `dist` was made of: the hash of every source in it, of what made it, and of its own files, as `sha256sum --check`
 * reads them. So it is seen in a moment, without making it again, that a source has changed or that `dist` was edited.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { packageOf } from './licences.ts';

const ROOT = resolve(import.meta.dirname, '../..');

/** The name of the list; it stands in the folder itself. */
export const MADE_OF = 'made-of.sha256';

/** What makes it, whatever the sources are. */
const MAKERS = [
  ...['tsconfig.json', 'tsconfig.build.json', 'scripts/bundle.ts'],
  ...filesIn(import.meta.dirname).map((name) => `scripts/bundle/${name}`),
  ...['typescript', '@vercel/ncc', 'rolldown'].map((name) => `node_modules/${name}/package.json`),
];

/**
 * @param folder where it was bundled to
 * @param modules paths of all that is in it, compiled
 */
export function madeOf(folder: string, modules: readonly string[]): string {
  const sources = new Set([...MAKERS, ...modules.map(sourceOf)]);
  const made = filesIn(folder).filter((name) => name !== MADE_OF);
  const lines = [
    ...[...sources].sort().map((path) => `${hashOf(join(ROOT, path))}  ${path}`),
    ...made.map((name) => `${hashOf(join(folder, name))}  dist/${name}`),
  ];
  return `${lines.join('\n')}\n`;
}

/** Paths of what is not as it was when `dist` was made; empty when it is fresh. */
export function staleSince(root = ROOT): readonly string[] {
  const dist = join(root, 'dist');
  if (!existsSync(join(dist, MADE_OF))) return [`dist/${MADE_OF}`];
  const lines = readFileSync(join(dist, MADE_OF), 'utf8').trimEnd().split('\n');
  const hashes = new Map(lines.map((line) => [line.slice(66), line.slice(0, 64)]));
  const isAsMade = (path: string) => existsSync(join(root, path)) && hashOf(join(root, path)) === hashes.get(path);
  const present = filesIn(dist).filter((name) => name !== MADE_OF);
  const paths = new Set([...hashes.keys(), ...present.map((name) => `dist/${name}`)]);
  return [...paths].filter((path) => !isAsMade(path));
}

/** The file that a module was compiled from; of a package the file that tells its version. */
function sourceOf(module: string): string {
  const path = relative(ROOT, packageOf(module)[0]?.concat('/package.json') ?? module).replaceAll('\\', '/');
  return path.replace(/^lib\/(.*)\.js$/, 'src/$1.ts');
}

function filesIn(folder: string): readonly string[] {
  return readdirSync(folder).sort();
}

function hashOf(path: string): string {
  return createHash('sha256').update(readFileSync(path)).digest('hex');
}

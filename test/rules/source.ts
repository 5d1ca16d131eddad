/** What the rules know of the sources: files, and who imports what. */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** One import or re-export of another file of `src`. */
export interface Import {
  readonly from: string;
  readonly to: string;
  /** True when nothing of it is left after compiling. */
  readonly typeOnly: boolean;
  /** True for `import()`: a chunk of its own. */
  readonly lazy: boolean;
}

/** Every source file that has code of ours. */
export const files: readonly string[] = globSync('src/**/*.ts').filter((file) => !file.endsWith('.d.ts'));

/** Every import between them. */
export const imports: readonly Import[] = files.flatMap(importsOf);

/** The room that a file belongs to: a folder of `src`, or a file at its top. */
export function partOf(file: string): string {
  const [, part = ''] = file.split('/');
  return part.replace(/\.ts$/, '');
}

function importsOf(from: string): readonly Import[] {
  return importStatements(from)
    .filter(({ path }) => path.startsWith('.') && path.endsWith('.ts'))
    .map(({ path, typeOnly, lazy }) => ({ from, to: normalize(join(dirname(from), path)), typeOnly, lazy }));
}

/** One import or re-export as it is written, of a package as well. */
interface ImportStatement extends Pick<Import, 'typeOnly' | 'lazy'> {
  readonly path: string;
}

export function importStatements(file: string): readonly ImportStatement[] {
  const source = readFileSync(file, 'utf8');
  const statements = source.matchAll(
    /^(?:import|export)\s+([^'";]*?)from\s+'([^']+)'|^import\s+'([^']+)'|import\((?:\/\*.*?\*\/ )?'([^']+)'\)/gm,
  );
  return [...statements].map(([, names = '', from, bare, lazy]) => ({
    path: from ?? bare ?? lazy ?? '',
    typeOnly: names.startsWith('type ') || /^\{\s*(type \w+( as \w+)?,?\s*)+\}\s*$/.test(names),
    lazy: lazy !== undefined,
  }));
}

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
  const source = readFileSync(from, 'utf8');
  const statements = source.matchAll(/^(?:import|export)\s+([^'";]*?)from\s+'([^']+)'|import\('([^']+)'\)/gm);
  return [...statements].flatMap(([, names = '', fixed, lazy]) => {
    const path = fixed ?? lazy ?? '';
    if (!path.startsWith('.')) return [];
    const typeOnly = names.startsWith('type ') || /^\{\s*(type \w+( as \w+)?,?\s*)+\}\s*$/.test(names);
    return [{ from, to: normalize(join(dirname(from), path)), typeOnly, lazy: lazy !== undefined }];
  });
}

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** A module that a declaration names: `from './x.ts'`, `import('./x.ts')`. */
const NAMED = /(from |import\(|import )(['"])([^'"\n]+)\2/g;

/**
 * Copies the declarations that these entries need, and no others, from one folder to another.
 *
 * @throws where one names a package: none is installed beside ours, so a reader's compiler would not find it
 */
export function copyDeclarations(from: string, to: string, entries: readonly string[]): void {
  const waiting = entries.map((entry) => join(from, `${entry}.d.ts`));
  const seen = new Set(waiting);
  for (const file of waiting) {
    const text = readFileSync(file, 'utf8').replace(NAMED, (_, words: string, quote: string, module: string) => {
      if (module.startsWith('node:')) return `${words}${quote}${module}${quote}`;
      if (!module.startsWith('.')) throw new Error(`${relative(from, file)} names ${module}, which is not installed`);
      const found = declarationOf(join(dirname(file), module));
      if (!seen.has(found)) waiting.push(found);
      seen.add(found);
      return `${words}${quote}${module.replace(/\.ts$/, '.js')}${quote}`;
    });
    const target = join(to, relative(from, file));
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
}

function declarationOf(module: string): string {
  const found = `${module.replace(/\.[jt]s$/, '')}.d.ts`;
  if (!existsSync(found)) throw new Error(`there is no ${found}`);
  return found;
}

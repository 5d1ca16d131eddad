import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** Matches module specifiers in a declaration: `from './x.ts'`, `import('./x.ts')`. */
const NAMED = /(from |import\(|import )(['"])([^'"\n]+)\2/g;

/** Declares platform classes for users whose compiler lacks them. */
const PLATFORM = 'platform.js';

/**
 * Copies the declarations that these entries need from one folder to another.
 *
 * @throws if one imports a package: the published package has no dependencies, so a user's compiler would not find it
 */
export function copyDeclarations(from: string, to: string, entries: readonly string[]): void {
  const waiting = entries.map((entry) => join(from, `${entry}.d.ts`));
  const seen = new Set(waiting);
  for (const file of waiting) {
    const text = readFileSync(file, 'utf8').replace(NAMED, (_, text: string, quote: string, module: string) => {
      if (module.startsWith('node:')) return `${text}${quote}${module}${quote}`;
      if (!module.startsWith('.')) throw new Error(`${relative(from, file)} names ${module}, which is not installed`);
      const found = toDeclaration(join(dirname(file), module));
      if (!seen.has(found)) waiting.push(found);
      seen.add(found);
      return `${text}${quote}${module.replace(/\.ts$/, '.js')}${quote}`;
    });
    const target = join(to, relative(from, file));
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, withPlatform(text, relative(dirname(file), join(from, PLATFORM)).replaceAll('\\', '/')));
  }
}

/** Adds the usual names of platform classes to each file that uses them. */
function withPlatform(text: string, path: string): string {
  if (path === PLATFORM && text.includes('PlatformClass<')) return text;
  if (!/\b(?:URL|AbortSignal)\b/.test(text)) return text;
  const module = path.startsWith('.') ? path : `./${path}`;
  return `import type { PlatformSignal as AbortSignal, PlatformUrl as URL } from '${module}';\n${text}`;
}

function toDeclaration(module: string): string {
  const found = `${module.replace(/\.[jt]s$/, '')}.d.ts`;
  if (!existsSync(found)) throw new Error(`there is no ${found}`);
  return found;
}

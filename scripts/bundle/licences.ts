import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');
/** Third-party data in our own modules: the file that contains it, next to its licence. */
const DATA = [{ path: 'text/credentials/patterns/gitleaks-rules', name: 'gitleaks (rules)' }];

/** Third-party code inside packages, with the licence file in this folder. */
const WITHIN: Readonly<Record<string, readonly string[]>> = { undici: ['llhttp'] };

/**
 * Lists every package among these module paths, and third-party data, with its licence. Bundlers can't be used: ncc
 * omits packages with a module next to a second `package.json` without a name, and rolldown has no such list.
 */
export function toLicences(modules: readonly string[]): string {
  const folders = new Set(modules.flatMap(getPackage));
  const texts = [...folders].flatMap((folder) => {
    const { name, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    if (typeof license !== 'string') throw new Error(`${name} names no licence`);
    const text = [name, license, ...licenceTexts(folder)].join('\n').trim();
    return [text, ...(WITHIN[name] ?? []).map(licenceWithin)];
  });
  for (const { path, name } of DATA) {
    const source = join(ROOT, 'src', `${path}.ts`);
    if (!existsSync(source))
      throw new Error(`${source} is missing: find the file with the third-party code of ${name}`);
    const isIn = modules.some((one) =>
      one
        .replaceAll('\\', '/')
        .replace(/\.[jt]s$/, '')
        .endsWith(`/${path}`),
    );
    if (isIn) texts.push(`${name}\nMIT\n${readFileSync(join(source, '../LICENSE'), 'utf8')}`.trim());
  }
  return `${[...new Set(texts)].sort().join('\n\n')}\n`;
}

/**
 * Reads the texts that a package requires to be distributed: `LICENSE`, `LICENSE-MIT.txt`, `NOTICE`. @throws if it
 * contains no licence text
 */
function licenceTexts(folder: string): readonly string[] {
  const texts = readdirSync(folder).filter((one) => /^(?:licen[cs]e|copying|notice)(?:[-.]|$)/i.test(one));
  if (!texts.some((one) => !/^notice/i.test(one))) throw new Error(`${folder} has no text of its licence`);
  return texts.sort().map((one) => readFileSync(join(folder, one), 'utf8').trim());
}

function licenceWithin(name: string): string {
  return readFileSync(join(import.meta.dirname, `${name}.licence.txt`), 'utf8').trim();
}

/** Returns the package folder of a module. Empty for our own modules. */
function getPackage(module: string): readonly string[] {
  const folder = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(module)?.[0];
  return folder === undefined ? [] : [folder];
}

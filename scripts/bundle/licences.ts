import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');
/** Data of others among our own modules: the file that holds it, with its licence beside it. */
const DATA = [{ path: 'text/credentials/shapes/public-rules', name: 'gitleaks (rules)' }];

/** What a package holds of another project without a package of its own, with the file of this folder that has its licence. */
const WITHIN: Readonly<Record<string, readonly string[]>> = { undici: ['llhttp'] };

/**
 * Every package among these modules, by the paths of their files, and data of others, each with its licence. Not a bundler's own list: ncc's leaves
 * out a package whose module lies beside a second `package.json` without a name, and rolldown has none.
 */
export function licencesOf(modules: readonly string[]): string {
  const folders = new Set(modules.flatMap(packageOf));
  const texts = [...folders].flatMap((folder) => {
    const { name, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    const file = readdirSync(folder).find((one) => /^licen[cs]e(\.|$)/i.test(one));
    if (typeof license !== 'string') throw new Error(`${name} names no licence`);
    const own = [name, license, ...(file === undefined ? [] : [readFileSync(join(folder, file), 'utf8')])]
      .join('\n')
      .trim();
    return [own, ...(WITHIN[name] ?? []).map(licenceWithin)];
  });
  for (const { path, name } of DATA) {
    const source = join(ROOT, 'src', `${path}.ts`);
    if (!existsSync(source)) throw new Error(`${source} is not there: which file has what is of ${name}?`);
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

function licenceWithin(name: string): string {
  return readFileSync(join(import.meta.dirname, `${name}.licence.txt`), 'utf8').trim();
}

/** The folder of the package that a module comes from; none for our own. */
export function packageOf(module: string): readonly string[] {
  const folder = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(module)?.[0];
  return folder === undefined ? [] : [folder];
}

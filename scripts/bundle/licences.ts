import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');
/** Data of others among our own modules: the file that holds it, with its licence beside it. */
const DATA = [{ path: 'text/credentials/patterns/gitleaks-rules', name: 'gitleaks (rules)' }];

/** What a package holds of another project without a package of its own, with the file of this folder that has its licence. */
const WITHIN: Readonly<Record<string, readonly string[]>> = { undici: ['llhttp'] };

/**
 * Every package among these modules, by the paths of their files, and data of others, each with its licence. Not a bundler's own list: ncc's leaves
 * out a package whose module lies beside a second `package.json` without a name, and rolldown has none.
 */
export function toLicences(modules: readonly string[]): string {
  const folders = new Set(modules.flatMap(getPackage));
  const texts = [...folders].flatMap((folder) => {
    const { name, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    if (typeof license !== 'string') throw new Error(`${name} names no licence`);
    const current = [name, license, ...licenceTexts(folder)].join('\n').trim();
    return [current, ...(WITHIN[name] ?? []).map(licenceWithin)];
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

/** What a package asks to be given on: `LICENSE`, `LICENSE-MIT.txt`, `NOTICE`. @throws where it brings no text of a licence */
function licenceTexts(folder: string): readonly string[] {
  const texts = readdirSync(folder).filter((one) => /^(?:licen[cs]e|copying|notice)(?:[-.]|$)/i.test(one));
  if (!texts.some((one) => !/^notice/i.test(one))) throw new Error(`${folder} has no text of its licence`);
  return texts.sort().map((one) => readFileSync(join(folder, one), 'utf8').trim());
}

function licenceWithin(name: string): string {
  return readFileSync(join(import.meta.dirname, `${name}.licence.txt`), 'utf8').trim();
}

/** The folder of the package that a module comes from; none for our own. */
function getPackage(module: string): readonly string[] {
  const folder = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(module)?.[0];
  return folder === undefined ? [] : [folder];
}

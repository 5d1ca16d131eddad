/** Which licences are not told: the texts that packages bring are compared with what ships beside their code. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Names of the packages that files are of. */
export function packagesAmong(paths: Iterable<string>): readonly string[] {
  const names = [...paths].flatMap((path) => /.*node_modules\/((?:@[\w.-]+\/)?[\w.-]+)\//.exec(path)?.[1] ?? []);
  return [...new Set(names)].sort();
}

/** Those whose texts on licences, of whatever name, do not stand behind their own; a package without any is one of them. */
export function lackingLicences(told: string, packages: readonly string[]): readonly string[] {
  return packages.filter((name) => {
    const folder = join('node_modules', name);
    const files = readdirSync(folder).filter((file) => /licen[cs]e|copying|notice/i.test(file));
    const texts = files.sort().map((file) => readFileSync(join(folder, file), 'utf8').trim());
    const [heading] = new RegExp(`^${name}\\n[\\w .()-]+\\n`, 'm').exec(told) ?? [];
    return files.length === 0 || heading === undefined || !told.includes(heading + texts.join('\n'));
  });
}

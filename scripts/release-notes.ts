/**
 * Prints what CHANGELOG.md says of a version, as notes of its release.
 *
 *     node scripts/release-notes.ts v1.2.3
 *
 * Exit code 1 where the tag, package.json and CHANGELOG.md do not agree: such a tag must not be published.
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '..');

/**
 * @throws where the version of the tag is not that of the package, or has no section with a date
 */
export function releaseNotes(tag: string, changelog: string, version: string): string {
  if (tag !== `v${version}`) throw new Error(`the tag is ${tag}, but package.json says ${version}`);
  const [, ...sections] = changelog.split(/^## /m);
  const section = sections.find((one) => one.startsWith(`${version} - `));
  const [heading = '', ...lines] = section?.split('\n') ?? [];
  if (!/ - \d{4}-\d{2}-\d{2}$/.test(heading))
    throw new Error(`CHANGELOG.md has no heading "## ${version} - YYYY-MM-DD": rename "Unreleased"`);
  const text = lines.join('\n').trim();
  if (text === '') throw new Error(`CHANGELOG.md says nothing of ${version}`);
  return text;
}

if (import.meta.main) {
  const { version } = JSON.parse(readFileSync(resolve(ROOT, 'package.json'), 'utf8'));
  console.log(releaseNotes(process.argv[2] ?? '', readFileSync(resolve(ROOT, 'CHANGELOG.md'), 'utf8'), version));
}

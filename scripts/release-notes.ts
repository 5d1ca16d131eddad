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

/** A version that CHANGELOG.md has a section of. */
export interface Release {
  readonly version: string;
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** Markdown. */
  readonly notes: string;
}

/** The release of the topmost section with a version and a date; undefined before the first. */
export function newestRelease(changelog: string): Release | undefined {
  return getReleases(changelog)[0];
}

/**
 * @throws where the version of the tag is not that of the package, or has no section with a date
 */
export function releaseNotes(tag: string, changelog: string, version: string): string {
  if (tag !== `v${version}`) throw new Error(`the tag is ${tag}, but package.json says ${version}`);
  const release = getReleases(changelog).find((one) => one.version === version);
  if (release === undefined)
    throw new Error(`CHANGELOG.md has no heading "## ${version} - YYYY-MM-DD": rename "Unreleased"`);
  if (release.notes === '') throw new Error(`CHANGELOG.md says nothing of ${version}`);
  return release.notes;
}

/** Newest first. */
function getReleases(changelog: string): readonly Release[] {
  const [, ...sections] = changelog.split(/^## /m);
  return sections.flatMap((section) => {
    const [heading = '', ...lines] = section.split('\n');
    const [, version, date] = /^(\S+) - (\d{4}-\d{2}-\d{2})$/.exec(heading) ?? [];
    return version === undefined || date === undefined ? [] : { version, date, notes: lines.join('\n').trim() };
  });
}

if (import.meta.main) {
  const { version } = JSON.parse(readFileSync(resolve(ROOT, 'package.json'), 'utf8'));
  console.log(releaseNotes(process.argv[2] ?? '', readFileSync(resolve(ROOT, 'CHANGELOG.md'), 'utf8'), version));
}

/**
 * Prints the release notes of a version from CHANGELOG.md.
 *
 * node scripts/release-notes.ts v1.2.3
 *
 * Exits with 1 if the tag, package.json and CHANGELOG.md disagree, because such a tag must not be published.
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '..');

/** A version with a section in CHANGELOG.md. */
export interface Release {
  readonly version: string;
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** Markdown. */
  readonly notes: string;
}

/** Returns the topmost release with a version and a date. Undefined before the first one. */
export function newestRelease(changelog: string): Release | undefined {
  return getReleases(changelog)[0];
}

/** @throws if the tag doesn't match the version of the package, or its section has no date */
export function releaseNotes(tag: string, changelog: string, version: string): string {
  if (tag !== `v${version}`) throw new Error(`the tag is ${tag}, but package.json says ${version}`);
  const release = getReleases(changelog).find((one) => one.version === version);
  if (release === undefined)
    throw new Error(`CHANGELOG.md has no heading "## ${version} - YYYY-MM-DD": rename "Unreleased"`);
  if (release.notes === '') throw new Error(`CHANGELOG.md has no notes for ${version}`);
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

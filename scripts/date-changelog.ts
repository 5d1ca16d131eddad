/**
 * Turns the section *Unreleased* of CHANGELOG.md into that of the version in package.json, with today's date, and
 * starts a new one. `npm version` runs it.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { releaseNotes } from './release-notes.ts';

const ROOT = resolve(import.meta.dirname, '..');
const OPEN = '## Unreleased\n';

/**
 * @param day `YYYY-MM-DD`
 * @throws if there is nothing to release
 */
export function datedChangelog(changelog: string, version: string, day: string): string {
  if (changelog.split(OPEN).length !== 2) throw new Error('CHANGELOG.md has no heading "## Unreleased", or several');
  const dated = changelog.replace(OPEN, `${OPEN}\n## ${version} - ${day}\n`);
  releaseNotes(`v${version}`, dated, version);
  return dated;
}

if (import.meta.main) {
  const { version } = JSON.parse(readFileSync(resolve(ROOT, 'package.json'), 'utf8'));
  const file = resolve(ROOT, 'CHANGELOG.md');
  writeFileSync(file, datedChangelog(readFileSync(file, 'utf8'), version, new Date().toISOString().slice(0, 10)));
}

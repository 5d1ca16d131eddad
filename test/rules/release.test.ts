/** What a release is made of, before there is one. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { releaseNotes } from '../../scripts/release-notes.ts';

const CHANGELOG = `# Changes

## Unreleased

- Something to come

## 1.3.0 - 2026-05-04

### Added

- A thing

## 1.2.0 - 2026-01-02

- An older thing
`;

test('the notes of a release are its section of the changes', () => {
  expect(releaseNotes('v1.3.0', CHANGELOG, '1.3.0')).toBe('### Added\n\n- A thing');
  expect(releaseNotes('v1.2.0', CHANGELOG, '1.2.0')).toBe('- An older thing');
});

test.each([
  ['another version', 'v1.3.1', CHANGELOG, '1.3.0', 'the tag is v1.3.1, but package.json says 1.3.0'],
  ['no section', 'v1.4.0', CHANGELOG, '1.4.0', 'no heading "## 1.4.0 - YYYY-MM-DD"'],
  ['no date', 'v1.4.0', '## 1.4.0 - soon\n\nx', '1.4.0', 'no heading "## 1.4.0 - YYYY-MM-DD"'],
  ['no word', 'v1.4.0', '## 1.4.0 - 2026-06-07\n\n## 1.3.0', '1.4.0', 'says nothing of 1.4.0'],
])('a tag with %s is refused', (_, tag, changelog, version, words) => {
  expect(() => releaseNotes(tag, changelog, version)).toThrow(words);
});

interface Workflow {
  readonly permissions: object;
  readonly jobs: Readonly<
    Record<string, { permissions?: object; steps?: readonly { uses?: string; with?: object }[] }>
  >;
}

test.each(globSync('.github/workflows/*.yml'))('%s gives each job what it names and no more', (file) => {
  const { permissions, jobs } = parse(readFileSync(file, 'utf8')) as Workflow;
  expect(permissions).toEqual({});
  for (const [name, { permissions, steps = [] }] of Object.entries(jobs)) {
    expect(permissions, name).toBeDefined();
    for (const step of steps.filter(({ uses }) => uses?.startsWith('actions/checkout@')))
      expect(step.with).toEqual({ 'persist-credentials': false });
  }
});

test('no text of an event stands in a script of ours, where it would be run', () => {
  for (const file of globSync('.github/workflows/*.yml')) {
    const runs = [...readFileSync(file, 'utf8').matchAll(/run: (\|\n(?: {8,}.*\n)+|.*)/g)].map(([, code]) => code);
    expect(runs.filter((code) => code?.includes('${{'))).toEqual([]);
  }
});

test('the archive that every job downloads holds the action, and no tests, documents or pictures', () => {
  const left = readFileSync('.gitattributes', 'utf8').match(/^\S+(?= export-ignore$)/gm);
  expect(left).toEqual(['/test', '/docs', '/examples', '/.ci', '/.github', '/dist/made-of.sha256']);
});

import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

const MANIFEST = `
name: Fixture
description: An action made for one test
runs:
  using: node24
  main: index.cjs
`;

/** A new folder that lasts as long as the running test. */
export function temporaryFolder(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'fixture-')));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Writes a small action into a new folder and returns the folder; `post` is the script of a post stage. */
export function fixtureAction(scripts: { main: string; post?: string }, manifest = MANIFEST): string {
  const folder = temporaryFolder();
  const post = scripts.post === undefined ? '' : '  post: post.cjs\n';
  writeFileSync(join(folder, 'action.yml'), manifest + post);
  writeFileSync(join(folder, 'index.cjs'), scripts.main);
  if (scripts.post !== undefined) writeFileSync(join(folder, 'post.cjs'), scripts.post);
  return folder;
}

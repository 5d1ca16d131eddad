/** Ensures that any workspace content allows the message to be sent. `npm run bench` measures the cost. */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { example } from '../support/events.ts';
import { openLocation, type Place } from './harness.ts';

let location: Place;
const folder = mkdtempSync(join(tmpdir(), 'hard-'));
beforeAll(async () => {
  location = await openLocation();
});
afterAll(async () => {
  await location.sandbox.close();
  rmSync(folder, { recursive: true });
});

async function readOutcome(inputs: Readonly<Record<string, string>>, fill: (root: string) => void) {
  const workspace = mkdtempSync(join(folder, 'workspace-'));
  fill(workspace);
  const { result } = await location.run({
    event: 'push',
    payload: example('push', 0),
    changes: { job: { status: 'failure' } },
    workspace,
    inputs: { 'webhook-url': location.webhook('message'), ...inputs },
  });
  rmSync(workspace, { recursive: true });
  return result.outputs['outcome'];
}

const HARD: readonly (readonly [string, Readonly<Record<string, string>>, (root: string) => void])[] = [
  ['line breaks alone', { 'log-files': '*.log' }, (root) => write(root, 'a.log', '\n'.repeat(3_900_000))],
  ['lines of one character', { 'log-files': '*.log' }, (root) => write(root, 'a.log', 'a\n'.repeat(1_950_000))],
  ['steps alone', { 'log-files': '*.log' }, (root) => write(root, 'a.log', '##[group]Run x\n'.repeat(260_000))],
  ['errors alone', { 'log-files': '*.log' }, (root) => write(root, 'a.log', '::error::a\n'.repeat(350_000))],
  ['exits alone', { 'log-files': '*.log' }, (root) => write(root, 'a.log', '::error::exit code 1\n'.repeat(180_000))],
  ['one long line', { 'log-files': '*.log' }, (root) => write(root, 'a.log', 'error '.repeat(650_000))],
  ['a key without an end', { 'log-files': '*.log' }, (root) => write(root, 'a.log', keyLines())],
  [
    'names that a pattern goes back in',
    { 'log-files': '**/*_*_*_*_*.log' },
    (root) => write(root, '_'.repeat(250), ''),
  ],
  ['a pattern that goes back', { 'test-reports': `${'*a'.repeat(100)}b` }, (root) => write(root, 'a'.repeat(250), '')],
  ['braces that stand for a million', { 'log-files': `${'{a,b}'.repeat(20)}.log` }, () => undefined],
  ['braces within braces', { 'log-files': `${'{a,'.repeat(1_000)}${'}'.repeat(1_000)}.log` }, () => undefined],
  ['stars in a row', { 'log-files': `${'**/'.repeat(200)}*.log` }, deepFolders],
  ['links in a circle', { 'log-files': `${'*/'.repeat(30)}*.log` }, circles],
  ['many files', { 'log-files': '**/*.log' }, manyFiles],
];

test.each(HARD)('%s', async (_, inputs, fill) => {
  expect(await readOutcome(inputs, fill)).toBe('delivered');
});

function write(root: string, name: string, text: string): void {
  writeFileSync(join(root, name), text);
}

function keyLines(): string {
  return `-----BEGIN PRIVATE KEY-----\n${'AAAA\n'.repeat(780_000)}`;
}

function deepFolders(root: string): void {
  mkdirSync(join(root, ...Array.from({ length: 1_000 }, () => 'd')), { recursive: true });
}

/** Links every folder to all others: ten to the power of thirty paths. */
function circles(root: string): void {
  for (let at = 0; at < 10; at += 1) symlinkSync(root, join(root, `l${at}`));
}

function manyFiles(root: string): void {
  for (let at = 0; at < 20_000; at += 1) {
    if (at % 200 === 0) mkdirSync(join(root, `f${at / 200}`));
    write(join(root, `f${Math.floor(at / 200)}`), `${at}.log`, '');
  }
}

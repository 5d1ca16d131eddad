/**
 * Whatever lies in the workspace, the step ends within its time, in little memory, and the message goes out. Time is
 * compared with what the step may take, memory with a step that reads nothing.
 */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { example } from '../support/events.ts';
import { peakProbe } from '../support/peak-memory.ts';
import { openPlace, type Place } from './harness.ts';

const TIMEOUT_S = 5;
/** What may come to it, on a busy machine: start, end, and one piece of work that is not interrupted. */
const SPARE_S = 10;
/**
 * Mebibytes beside those of a step that reads nothing: 34 for one log, 97 to 114 for fifty, of which the collector takes
 * back what it has time for. All fifty kept would be 200 more.
 */
const ROOM = 150;
const MEBI = 2 ** 20;

let place: Place;
let plain: Step;
const folder = mkdtempSync(join(tmpdir(), 'hard-'));
const peak = peakProbe(folder);
beforeAll(async () => {
  place = await openPlace();
  plain = await step({}, () => undefined);
});
afterAll(async () => {
  await place.sandbox.close();
  rmSync(folder, { recursive: true });
});

interface Step {
  readonly seconds: number;
  readonly mebibytes: number;
  readonly outcome: string | undefined;
}

async function step(inputs: Readonly<Record<string, string>>, fill: (root: string) => void): Promise<Step> {
  const workspace = mkdtempSync(join(folder, 'workspace-'));
  fill(workspace);
  const started = performance.now();
  const { result } = await place.run({
    event: 'push',
    payload: example('push', 0),
    changes: { job: { status: 'failure' } },
    workspace,
    inputs: { 'webhook-url': place.webhook('message'), timeout: String(TIMEOUT_S), ...inputs },
    env: { NODE_OPTIONS: peak.option, ...peak.env },
  });
  const seconds = (performance.now() - started) / 1_000;
  rmSync(workspace, { recursive: true });
  return { seconds, mebibytes: peak.read(), outcome: result.outputs['outcome'] };
}

const TESTCASE = '<testcase name="a"><failure message="b"/></testcase>';

const HARD: readonly (readonly [string, Readonly<Record<string, string>>, (root: string) => void])[] = [
  ['line breaks alone', { 'log-files': '*.log' }, (root) => write(root, 'a.log', '\n'.repeat(3_900_000))],
  ['lines of one character', { 'log-files': '*.log' }, (root) => write(root, 'a.log', 'a\n'.repeat(1_950_000))],
  ['steps alone', { 'log-files': '*.log' }, (root) => write(root, 'a.log', '##[group]Run x\n'.repeat(260_000))],
  ['errors alone', { 'log-files': '*.log' }, (root) => write(root, 'a.log', '::error::a\n'.repeat(350_000))],
  ['exits alone', { 'log-files': '*.log' }, (root) => write(root, 'a.log', '::error::exit code 1\n'.repeat(180_000))],
  ['one long line', { 'log-files': '*.log' }, (root) => write(root, 'a.log', 'error '.repeat(650_000))],
  ['a key without an end', { 'log-files': '*.log' }, (root) => write(root, 'a.log', keyLines())],
  ['fifty logs of four megabytes', { 'log-files': '*.log' }, fiftyLogs],
  ['fifty reports of four megabytes', { 'test-reports': '*.xml' }, fiftyReports],
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

test.each(HARD)(
  '%s',
  async (_, inputs, fill) => {
    const { seconds, mebibytes, outcome } = await step(inputs, fill);
    expect(outcome).toBe('delivered');
    expect(seconds).toBeLessThan(TIMEOUT_S + SPARE_S);
    expect(mebibytes - plain.mebibytes).toBeLessThan(ROOM);
  },
  120_000,
);

function write(root: string, name: string, text: string): void {
  writeFileSync(join(root, name), text);
}

function keyLines(): string {
  return `-----BEGIN PRIVATE KEY-----\n${'AAAA\n'.repeat(780_000)}`;
}

function fiftyLogs(root: string): void {
  const text = Array.from({ length: 70_000 }, (_, at) => `Error: the row ${at} of the table cannot be read again`).join(
    '\n',
  );
  for (let at = 0; at < 50; at += 1) write(root, `${at}.log`, text.slice(0, 4 * MEBI));
}

function fiftyReports(root: string): void {
  const text = `<testsuite>${TESTCASE.repeat((4 * MEBI) / TESTCASE.length)}</testsuite>`;
  for (let at = 0; at < 50; at += 1) write(root, `${at}.xml`, text);
}

function deepFolders(root: string): void {
  mkdirSync(join(root, ...Array.from({ length: 1_000 }, () => 'd')), { recursive: true });
}

/** Each leads to all of them: ten to the power of thirty ways. */
function circles(root: string): void {
  for (let at = 0; at < 10; at += 1) symlinkSync(root, join(root, `l${at}`));
}

function manyFiles(root: string): void {
  for (let at = 0; at < 20_000; at += 1) {
    if (at % 200 === 0) mkdirSync(join(root, `f${at / 200}`));
    write(join(root, `f${Math.floor(at / 200)}`), `${at}.log`, '');
  }
}

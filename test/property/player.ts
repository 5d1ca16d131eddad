/** Plays cases in processes of their own, as many at a time as there are cores, and survives those that end or hang one. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { COMPILE_CACHE } from '../support/compile-cache.ts';
import type { Combination } from '../support/pairwise.ts';
import type { Played } from './play.ts';

interface Case {
  readonly index: number;
  readonly combination: Combination;
}

const PLAY = new URL('./play.ts', import.meta.url).pathname;
/** One case takes its `timeout` at most, and those that wait for it are short. */
const HANGS_MS = 120_000;
const LOOK_MS = 200;

/** What became of each, in their order. */
export async function playAll(combinations: readonly Combination[]): Promise<readonly Played[]> {
  const folder = mkdtempSync(join(tmpdir(), 'cases-'));
  // Most of them wait for something: more of them than cores keep the cores busy.
  const players = Math.min(combinations.length, availableParallelism() * 2);
  const shares = Array.from({ length: players }, (_, player) =>
    combinations
      .map((combination, index) => ({ index, combination }))
      .filter(({ index }) => index % players === player),
  );
  const played = await Promise.all(shares.map((share, player) => playShare(share, join(folder, String(player)))));
  rmSync(folder, { recursive: true });
  return played.flat().toSorted((one, other) => one.index - other.index);
}

async function playShare(cases: readonly Case[], path: string): Promise<readonly Played[]> {
  const { played, begun, end } = await playSome(cases, path);
  if (begun === undefined) return played;
  const lost = { index: begun, faults: [end], outcome: 'lost', reason: '' };
  const rest = cases.slice(cases.findIndex(({ index }) => index === begun) + 1);
  return [...played, lost, ...(rest.length === 0 ? [] : await playShare(rest, path))];
}

interface Some {
  readonly played: readonly Played[];
  /** The case that ended the process. */
  readonly begun: number | undefined;
  /** How. */
  readonly end: string;
}

async function playSome(cases: readonly Case[], path: string): Promise<Some> {
  const [input, output, results] = ['cases', 'output', 'results'].map((name) => `${path}.${name}`) as [
    string,
    string,
    string,
  ];
  writeFileSync(input, JSON.stringify(cases));
  writeFileSync(results, '');
  const file = openSync(output, 'w');
  const env = { PATH: process.env['PATH'], HOME: process.env['HOME'], ...COMPILE_CACHE };
  const child = spawn(process.execPath, ['--max-semi-space-size=64', PLAY, input, output, results], {
    env,
    stdio: ['ignore', file, file],
  });
  closeSync(file);
  let seen = '';
  let since = performance.now();
  let hung = false;
  const timer = setInterval(() => {
    const now = readFileSync(results, 'utf8');
    if (now !== seen) [seen, since] = [now, performance.now()];
    hung ||= performance.now() - since > HANGS_MS;
    if (hung) child.kill('SIGKILL');
  }, LOOK_MS);
  const [code, signal] = await once(child, 'exit');
  clearInterval(timer);
  const rows = readFileSync(results, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Played & { readonly begun?: number });
  const last = rows.at(-1);
  const printed = readFileSync(output, 'utf8').slice(-600);
  const end = hung ? 'it hangs' : `the process ended with ${signal ?? code}: ${printed}`;
  if (last === undefined) throw new Error(`no case was played: ${printed}`);
  return { played: rows.filter(({ begun }) => begun === undefined), begun: last.begun, end };
}

/**
 * Plays cases in this process, one after the other, and writes of each what it came to: the current folder, the environment
 * and what is printed belong to a process. Its arguments: a file with the cases, the file that its own output goes to,
 * and one for the results, a line each. A case that hangs or ends the process is the one that was begun last.
 */
import { appendFileSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Sandbox } from '../../src/sandbox/index.ts';
import { TOKEN } from '../support/github-facts.ts';
import type { Combination } from '../support/pairwise.ts';
import { findSecret } from '../support/secrets.ts';
import { ENTRIES } from './entries.ts';
import { FACTORS, mayAllMeet, optionsOf } from './factors.ts';
import { judge, kindOf } from './judge.ts';
import { HIDDEN } from './odd-values.ts';
import { enter, environment, makeMachine } from './places.ts';
import { destinationOf, startServices } from './services.ts';

/** What became of one case. */
export interface Played {
  readonly index: number;
  /** What is wrong with it; empty where nothing is. */
  readonly faults: readonly string[];
  /** Words of the outcome, or `refused`. */
  readonly outcome: string;
  /** Why, as one sentence. */
  readonly reason: string;
  /** As small a case as shows the first of its faults, where no other case of this process showed it before. */
  readonly smallest?: Combination;
}

const [casesFile = '', outputFile = '', resultsFile = ''] = process.argv.slice(2);
for (const one of [process, process.stdout, process.stderr]) one.setMaxListeners(0);
const cases: readonly { readonly index: number; readonly combination: Combination }[] = JSON.parse(
  readFileSync(casesFile, 'utf8'),
);
const machine = makeMachine();
const services = await startServices();
const { sandbox } = services;
const usualEnvironment = { ...process.env };
const known = new Set(shown(sandbox));
const shrunk = new Set<string>();

for (const { index, combination } of cases) {
  tell({ begun: index });
  const played = await playQuietly(index, combination);
  const smallest = played.faults.length === 0 ? undefined : await smallestOf(index, combination, played);
  tell(smallest === undefined ? played : { ...played, smallest });
}
process.chdir('/');
rmSync(machine.spare, { recursive: true, force: true });
process.exit(0);

function tell(row: object): void {
  appendFileSync(resultsFile, `${JSON.stringify(row)}\n`);
}

/** What ran out of time may have met a busy moment: what hangs does so again. */
async function playQuietly(index: number, combination: Combination): Promise<Played> {
  let played = await play(index, combination);
  for (let more = 2; more > 0 && played.faults.some((fault) => fault.includes('StageTimeout')); more -= 1)
    played = await play(index, combination);
  return played;
}

/** As few differences from the usual case as show the same fault; of each kind of fault for one case alone. */
async function smallestOf(
  index: number,
  combination: Combination,
  { faults }: Played,
): Promise<Combination | undefined> {
  const kind = kindOf(faults[0] ?? '');
  if (shrunk.has(kind)) return undefined;
  shrunk.add(kind);
  let smallest = combination;
  for (const [name, { usual }] of Object.entries(FACTORS)) {
    if (usual === undefined || smallest[name] === usual) continue;
    const smaller = { ...smallest, [name]: usual };
    if (!mayAllMeet(smaller)) continue;
    const again = await play(index, smaller);
    if (again.faults.some((fault) => kindOf(fault) === kind)) smallest = smaller;
  }
  return smallest;
}

async function play(index: number, combination: Combination): Promise<Played> {
  const { target = '', service = '', api = '', entry = '' } = combination;
  process.chdir('/');
  const workspace = enter(combination, machine);
  const apiUrl = api === 'none' ? undefined : api === 'good' ? services.github.url : services.bad[api];
  const env = environment(combination, workspace, machine, apiUrl);
  const destination = destinationOf(target, service, services);
  const options = new Map([...(api === 'none' ? [] : [['github-token', TOKEN] as const]), ...optionsOf(combination)]);
  for (const file of ['output', 'summary']) rmSync(join(machine.spare, file), { force: true });
  const from = statSync(outputFile).size;
  become(env);
  const run = ENTRIES[entry];
  if (run === undefined) throw new Error(`there is no entry ${entry}`);
  const ended = await run({ env, destination, options, combination });
  become(usualEnvironment);
  const printed = readFileSync(outputFile).subarray(from).toString('utf8');
  const arrived = shown(sandbox).filter((text) => !known.has(text));
  for (const text of arrived) known.add(text);
  const wrong = judge({ combination, ended, printed, arrived, written: written() });
  const faults = [...wrong, ...leaks(destination, [printed, written(), ...arrived, JSON.stringify(ended)])];
  return { index, faults, outcome: ended.outcome, reason: ended.reason };
}

/** For what reads the environment of its own process. */
function become(env: Readonly<Record<string, string | undefined>>): void {
  for (const name of Object.keys(process.env)) delete process.env[name];
  Object.assign(process.env, env);
}

/** What a step wrote into the runner's files. */
function written(): string {
  return ['output', 'summary'].map((file) => textOf(join(machine.spare, file))).join('\n');
}

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

function leaks(destination: Readonly<Record<string, string>>, texts: readonly string[]): readonly string[] {
  const { 'webhook-url': webhooks = '', password } = destination;
  const secrets = [...webhooks.split('\n'), password ?? '', TOKEN, HIDDEN].filter((secret) => secret !== '');
  const seen = texts.join('\n').replaceAll(/^::add-mask::.*$/gm, '');
  return secrets.flatMap((secret) => findSecret(seen, secret).map((encoding) => `a secret is shown (${encoding})`));
}

function shown({ chat, topics, tasks, seededIds }: Sandbox): readonly string[] {
  const spaces = [...Object.values(seededIds.teams), ...Object.values(seededIds.forums)];
  return spaces.flatMap((space) => [
    ...chat(space).map(({ id, body }) => `${id} ${body}`),
    ...topics(space).map(({ id, subject, body }) => `${id} ${subject}\n${body}`),
    ...tasks(space).map(({ id, subject, body }) => `${id} ${subject}\n${body}`),
  ]);
}

/** Which functions of the bundle most steps call: by the steps of the benchmark, as V8 counts them. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startSandbox } from '../../src/sandbox/index.ts';
import { runAction } from '../../test/standin/runner.ts';
import { type BenchStep, benchSteps } from '../bench/steps.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const DIST = join(ROOT, 'dist');

/** A script of Node's coverage: `https://nodejs.org/api/cli.html#node_v8_coveragedir`. */
interface Script {
  readonly url: string;
  readonly functions: readonly {
    readonly functionName: string;
    readonly ranges: readonly { readonly startOffset: number; readonly count: number }[];
  }[];
}

/** The functions of `dist` that are called in more than half of the steps that load their file: `index.js notify`. */
export async function calledFunctions(): Promise<ReadonlySet<string>> {
  await using sandbox = await startSandbox();
  const loads: string[] = [];
  const calls: string[] = [];
  for (const step of benchSteps(sandbox)) {
    for (const script of await scriptsOf(step)) {
      const file = basename(script.url);
      loads.push(file);
      for (const name of new Set(calledIn(script))) calls.push(`${file} ${name}`);
    }
  }
  const timesLoaded = counted(loads);
  const often = [...counted(calls)].filter(
    ([one, times]) => 2 * times > (timesLoaded.get(one.split(' ')[0] ?? '') ?? 0),
  );
  return new Set(often.map(([one]) => one));
}

/** Those that are written as `function`: nothing else is declared, and the bundler's own names are numbers. */
function calledIn({ url, functions }: Script): readonly string[] {
  const code = readFileSync(fileURLToPath(url), 'latin1');
  return functions.flatMap(({ functionName, ranges: [whole] }) => {
    const isCalled = whole !== undefined && whole.count > 0;
    return isCalled &&
      /^(?:async )?function\b/.test(code.slice(whole.startOffset, whole.startOffset + 20)) &&
      functionName !== ''
      ? functionName
      : [];
  });
}

function counted(all: readonly string[]): ReadonlyMap<string, number> {
  const times = new Map<string, number>();
  for (const one of all) times.set(one, (times.get(one) ?? 0) + 1);
  return times;
}

async function scriptsOf({ inputs, contexts }: BenchStep): Promise<readonly Script[]> {
  const folder = mkdtempSync(join(tmpdir(), 'called-'));
  const [result] = await runAction({ actionPath: ROOT, inputs, contexts, env: { NODE_V8_COVERAGE: folder } });
  if (result?.exitCode !== 0) throw new Error(`a step failed:\n${result?.log}`);
  const reports = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
  rmSync(folder, { recursive: true });
  const scripts = reports.flatMap((report) => (JSON.parse(report) as { readonly result: readonly Script[] }).result);
  return scripts.filter(({ url }) => url.startsWith(`file://${DIST}/`));
}

/** Which functions of the bundle most steps call: by the steps of the benchmark, as V8 counts them. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
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
    readonly ranges: readonly { readonly count: number }[];
  }[];
}

/** The functions of `dist` that are called in more than half of the steps that load their file: `index.js notify`. */
export async function calledFunctions(): Promise<ReadonlySet<string>> {
  await using sandbox = await startSandbox();
  const loaded = new Map<string, number>();
  const called = new Map<string, Map<string, number>>();
  for (const step of benchSteps(sandbox)) {
    for (const { url, functions } of await scriptsOf(step)) {
      const file = basename(url);
      loaded.set(file, (loaded.get(file) ?? 0) + 1);
      const counts = called.get(file) ?? new Map<string, number>();
      called.set(file, counts);
      const names = functions.filter(({ ranges }) => (ranges[0]?.count ?? 0) > 0).map((one) => one.functionName);
      for (const name of new Set(names)) counts.set(name, (counts.get(name) ?? 0) + 1);
    }
  }
  const often = [...called].flatMap(([file, counts]) =>
    [...counts].flatMap(([name, count]) =>
      /^[a-z_$][\w$]*$/i.test(name) && 2 * count > (loaded.get(file) ?? 0) ? `${file} ${name}` : [],
    ),
  );
  return new Set(often);
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

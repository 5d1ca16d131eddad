/**
 * What the shipped step costs, Node's start included, against the floor: a bare script that makes one POST with
 * `node:http`. Both run under the stand-in for the runner and alternate (floor, step, floor, step, …), so that a busy
 * machine slows both; ratios of medians.
 *
 *     npm run bench -- --runs 30
 */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { startSandbox } from '../src/sandbox/index.ts';
import type { Contexts } from '../test/standin/contexts.ts';
import { runAction } from '../test/standin/runner.ts';
import { PEAK_KIB } from '../test/support/peak-memory.ts';
import { type BenchStep, benchSteps, messageWebhook, pushContexts } from './bench/steps.ts';

interface Sample {
  readonly wallMs: number;
  readonly cpuMs: number;
  readonly peakMiB: number;
}

type Usage = NodeJS.ResourceUsage & { readonly peakKiB: number };

const ROOT = resolve(import.meta.dirname, '..');
const { values } = parseArgs({ options: { runs: { type: 'string', default: '25' } } });
const folder = mkdtempSync(join(tmpdir(), 'bench-'));
const sandbox = await startSandbox();
const webhook = messageWebhook(sandbox);
const floor = floorAction();

for (const one of benchSteps(sandbox)) {
  const { floors, steps, requests } = await measure(one, Number(values.runs));
  console.log(row(one.name, floors, steps, requests));
}
console.log(sizes());
await sandbox.close();
rmSync(folder, { recursive: true });

async function measure({ inputs, contexts }: BenchStep, runs: number) {
  const floors: Sample[] = [];
  const steps: Sample[] = [];
  await sample(ROOT, inputs, contexts);
  sandbox.clearRequests();
  await sample(ROOT, inputs, contexts);
  const requests = sandbox.requests().length;
  for (let run = 0; run < runs; run++) {
    floors.push(await sample(floor, { url: webhook }, pushContexts()));
    steps.push(await sample(ROOT, inputs, contexts));
  }
  return { floors, steps, requests };
}

async function sample(actionPath: string, inputs: BenchStep['inputs'], contexts: Contexts): Promise<Sample> {
  const report = join(folder, 'usage.json');
  const env = { NODE_OPTIONS: `--require=${join(folder, 'probe.cjs')}`, BENCH_REPORT: report };
  const [result] = await runAction({ actionPath, inputs, contexts, env });
  const failed = result?.exitCode !== 0 || (result.outputs['outcome'] ?? 'delivered') !== 'delivered';
  if (failed) throw new Error(`a run failed:\n${result?.log}`);
  const usage = JSON.parse(readFileSync(report, 'utf8')) as Usage;
  return {
    wallMs: result.durationMs,
    cpuMs: (usage.userCPUTime + usage.systemCPUTime) / 1000,
    peakMiB: usage.peakKiB / 1024,
  };
}

function floorAction(): string {
  const action = join(folder, 'floor');
  mkdirSync(join(action, 'dist'), { recursive: true });
  writeFileSync(
    join(action, 'action.yml'),
    'name: floor\ndescription: floor\ninputs:\n  url:\n    description: url\nruns:\n  using: node24\n  main: dist/index.cjs\n',
  );
  writeFileSync(
    join(action, 'dist/index.cjs'),
    `const body = JSON.stringify({ body: 'CI passed' });
const request = require('node:http').request(process.env.INPUT_URL, {
  method: 'POST',
  headers: { 'content-type': 'application/json; charset=utf-8', 'content-length': Buffer.byteLength(body) },
}, (answer) => answer.resume());
request.end(body);
`,
  );
  writeFileSync(
    join(folder, 'probe.cjs'),
    `process.on('exit', () => require('node:fs').writeFileSync(process.env.BENCH_REPORT, JSON.stringify({ ...process.resourceUsage(), peakKiB: ${PEAK_KIB} })));`,
  );
  return action;
}

function row(name: string, floors: readonly Sample[], steps: readonly Sample[], requests: number): string {
  const ratio = (key: keyof Sample) => (median(steps, key) / median(floors, key)).toFixed(2);
  const figures = [
    `wall ×${ratio('wallMs')} (${median(steps, 'wallMs').toFixed(0)} ms over ${median(floors, 'wallMs').toFixed(0)} ms)`,
    `cpu ×${ratio('cpuMs')}`,
    `peak ${median(steps, 'peakMiB').toFixed(1)} MiB (floor ${median(floors, 'peakMiB').toFixed(1)})`,
    `${requests} request${requests === 1 ? '' : 's'}`,
  ];
  return `${name}: ${figures.join(', ')}`;
}

function median(samples: readonly Sample[], key: keyof Sample): number {
  const sorted = samples.map((one) => one[key]).sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

function sizes(): string {
  const files = readdirSync(join(ROOT, 'dist')).map((name) => [name, statSync(join(ROOT, 'dist', name)).size] as const);
  const whole = files.reduce((sum, [, size]) => sum + size, 0);
  const entry = files.find(([name]) => name === 'index.js')?.[1] ?? 0;
  return `sizes: entry ${Math.round(entry / 1024)} KiB, dist ${(whole / 1024 / 1024).toFixed(2)} MiB in ${files.length} files`;
}

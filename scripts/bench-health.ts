/**
 * What a digest costs: the shipped step reads 15 days of a repository from a fake of GitHub's API, whose runs are as large as
 * GitHub's, on loopback. Prints requests, seconds and the peak of memory beside those of a plain step.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startHealthApi } from '../test/support/health-api.ts';
import { storyOf } from '../test/support/health-story.ts';

/** Runs a week. */
const SIZES = [50, 2_000, 5_000];
/** Bytes of a run that nobody reads: its repository, twice, and its addresses. */
const PADDING = 9_000;
const STILL = new URL('../test/support/still-clock.ts', import.meta.url).href;

const folder = mkdtempSync(join(tmpdir(), 'bench-health-'));
const probe = join(folder, 'probe.cjs');
writeFileSync(
  probe,
  `process.on('exit', () => require('node:fs').writeFileSync(process.env.PEAK, String(process.resourceUsage().maxRSS)));`,
);
const service = createServer((_, response) =>
  response.writeHead(200, { 'content-type': 'application/json' }).end('{"id":1}'),
);
await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));

interface StepCost {
  readonly seconds: number;
  readonly mebibytes: number;
}

async function run(env: Readonly<Record<string, string>>): Promise<StepCost> {
  const peak = join(folder, 'peak.txt');
  const begun = performance.now();
  const child = spawn(process.execPath, ['dist/index.js'], {
    stdio: 'ignore',
    env: {
      ...{ PATH: process.env['PATH'], PEAK: peak, NODE_OPTIONS: `--require=${probe} --import=${STILL}` },
      ...{ STILL_CLOCK: '2026-03-04T08:00:00Z', GITHUB_ACTIONS: 'true', GITHUB_REPOSITORY: 'acme/shop' },
      'INPUT_WEBHOOK-URL': `http://127.0.0.1:${(service.address() as AddressInfo).port}/application/webhook/a1b2c3d4e5f6`,
      ...{ INPUT_CONTEXT: '{"job":{"status":"success"}}', 'INPUT_GITHUB-TOKEN': 'ghs_token', ...env },
    },
  });
  await new Promise((resolve) => child.on('close', resolve));
  return { seconds: (performance.now() - begun) / 1000, mebibytes: Number(readFileSync(peak, 'utf8')) / 1024 };
}

function row(name: string, requests: number, { seconds, mebibytes }: StepCost): string {
  return `${name.padEnd(24)} ${String(requests).padStart(4)} requests  ${seconds.toFixed(1).padStart(5)} s  ${mebibytes.toFixed(0).padStart(4)} MiB`;
}

console.log(row('a plain step', 0, await run({})));
for (const size of SIZES) {
  const api = await startHealthApi({ 'acme/shop': storyOf(size) }, { padding: PADDING });
  const cost = await run({ INPUT_TEMPLATE: 'digest', GITHUB_API_URL: api.url });
  const requests = api.requests.filter((path) => !path.startsWith('/storage')).length;
  console.log(row(`${size} runs a week`, requests, cost));
  await api.close();
}
service.close();
rmSync(folder, { recursive: true });

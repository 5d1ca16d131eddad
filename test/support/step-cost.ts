/** What the shipped step costs as a process: seconds, and the peak of its memory. Beside a service that takes all. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { peakProbe } from './peak-memory.ts';
import { stillClock } from './still-clock.ts';

export interface StepCost {
  readonly seconds: number;
  readonly mebibytes: number;
}

export interface StepScale {
  /** Of a step with these variables of the environment, at 2026-03-04 08:00 UTC. */
  weigh(env: Readonly<Record<string, string>>): Promise<StepCost>;
  close(): void;
}

const STILL = stillClock('2026-03-04T08:00:00Z');
const STEP = new URL('../../dist/index.js', import.meta.url).pathname;

export async function openScale(): Promise<StepScale> {
  const folder = mkdtempSync(join(tmpdir(), 'step-cost-'));
  const peak = peakProbe(folder);
  const service = createServer((_, response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"id":1}'),
  );
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const { port } = service.address() as AddressInfo;
  const weigh = async (env: Readonly<Record<string, string>>) => {
    const begun = performance.now();
    const child = spawn(process.execPath, [STEP], {
      stdio: 'ignore',
      env: {
        ...{ PATH: process.env['PATH'], ...peak.env, ...STILL, NODE_OPTIONS: `${peak.option} ${STILL.NODE_OPTIONS}` },
        ...{ GITHUB_ACTIONS: 'true', GITHUB_REPOSITORY: 'acme/shop' },
        'INPUT_WEBHOOK-URL': `http://127.0.0.1:${port}/application/webhook/a1b2c3d4e5f6`,
        ...{ INPUT_CONTEXT: '{"job":{"status":"success"}}', 'INPUT_GITHUB-TOKEN': 'ghs_token', ...env },
      },
    });
    await new Promise((resolve) => child.on('close', resolve));
    return { seconds: (performance.now() - begun) / 1000, mebibytes: peak.read() };
  };
  const close = () => {
    service.close();
    rmSync(folder, { recursive: true });
  };
  return { weigh, close };
}

/** Runs the shipped action once, as the runner does: inputs and contexts as variables, the payload in a file. */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { JOB_ID } from '../../src/samples/shop.ts';

const ACTION = new URL('../../dist/index.js', import.meta.url).pathname;

export interface DemoStep {
  readonly event: string;
  readonly payload: object;
  readonly inputs: Readonly<Record<string, string>>;
  /** `GITHUB_…`. */
  readonly env: Readonly<Record<string, string>>;
  readonly status: 'success' | 'failure';
  /** Files from earlier steps in the workspace, by path. */
  readonly files?: Readonly<Record<string, string>>;
}

/** @throws with the log of the step if it did not deliver */
export async function runStep({ event, payload, inputs, env, status, files = {} }: DemoStep): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'demo-'));
  const path = (name: string) => join(folder, name);
  for (const [name, text] of Object.entries({
    ...files,
    'event.json': JSON.stringify(payload),
    output: '',
    summary: '',
  })) {
    mkdirSync(dirname(path(name)), { recursive: true });
    writeFileSync(path(name), text);
  }
  const context = { job: { status, check_run_id: JOB_ID }, matrix: null, strategy: {} };
  const raw = { 'github-token': 'demo', context: JSON.stringify(context), ...inputs };
  const variables = Object.entries(raw).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value]);
  const child = spawn(process.execPath, [ACTION], {
    cwd: folder,
    env: {
      ...{ PATH: process.env['PATH'], ...env, ...Object.fromEntries(variables) },
      ...{ GITHUB_EVENT_NAME: event, GITHUB_EVENT_PATH: path('event.json'), GITHUB_WORKSPACE: folder },
      ...{ GITHUB_OUTPUT: path('output'), GITHUB_STEP_SUMMARY: path('summary'), RUNNER_TEMP: folder },
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (log += data));
  const code = await new Promise((resolve) => child.on('close', resolve));
  const isDelivered = /^outcome\b.*\bdelivered$/m.test(readFileSync(path('output'), 'utf8'));
  rmSync(folder, { recursive: true });
  if (code !== 0 || !isDelivered)
    throw new Error(`the step did not deliver:\n${log.replace(/^::add-mask::.*\n/gm, '')}`);
}

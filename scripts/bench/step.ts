/** Runs one step as GitHub's runner does, and measures it. */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

export interface Cost {
  readonly wallMs: number;
  /** User and system time of the process. */
  readonly cpuMs: number;
  readonly peakMiB: number;
}

export interface Run {
  /** Default: the entry in `dist`. */
  readonly script?: string;
  readonly args?: readonly string[];
  readonly inputs?: Readonly<Record<string, string>>;
  readonly env?: Readonly<Record<string, string>>;
  readonly event?: object;
  readonly workspace?: string;
}

const DIST = resolve(import.meta.dirname, '../../dist/index.js');

/** `VmHWM` starts again with a program, unlike `ru_maxrss`, which includes the parent's memory (proc_pid_status(5)). */
const PROBE = `process.on('exit', () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  const status = process.platform === 'linux' ? require('node:fs').readFileSync('/proc/self/status', 'utf8') : '';
  const peakKiB = Number(/VmHWM:\\s+(\\d+) kB/.exec(status)?.[1] ?? maxRSS);
  const cost = { cpuMs: (userCPUTime + systemCPUTime) / 1000, peakMiB: peakKiB / 1024 };
  require('node:fs').writeFileSync(process.env.BENCH_REPORT, JSON.stringify(cost));
});`;

interface Example {
  readonly name: string;
  readonly examples: readonly Readonly<Record<string, unknown>>[];
}

/** Reads GitHub's own example of a push. */
export function examplePush(): Readonly<Record<string, unknown>> {
  const all: readonly Example[] = createRequire(import.meta.url)('@octokit/webhooks-examples');
  return all.find(({ name }) => name === 'push')?.examples[0] ?? {};
}

export class Scale {
  readonly folder = mkdtempSync(join(tmpdir(), 'bench-'));
  readonly #probe = this.write('probe.cjs', PROBE);

  /** Writes a file next to those of the runs. */
  write(name: string, text: string | Buffer): string {
    const path = join(this.folder, name);
    mkdirSync(join(path, '..'), { recursive: true });
    writeFileSync(path, text);
    return path;
  }

  /** @throws if the step fails or delivers nothing */
  async weigh({
    script = DIST,
    args = [],
    inputs = {},
    env = {},
    event = examplePush(),
    workspace,
  }: Run): Promise<Cost> {
    const files = Object.fromEntries(
      ['OUTPUT', 'STATE', 'STEP_SUMMARY', 'ENV', 'PATH'].map((name) => [`GITHUB_${name}`, this.write(name, '')]),
    );
    const values = Object.entries({ context: '{"job":{"status":"success"}}', ...inputs });
    const started = performance.now();
    const child = spawn(process.execPath, [script, ...args], {
      cwd: workspace ?? this.folder,
      stdio: 'ignore',
      env: {
        ...{ PATH: process.env['PATH'], NODE_OPTIONS: `--require=${this.#probe}` },
        ...{ BENCH_REPORT: join(this.folder, 'cost.json'), GITHUB_ACTIONS: 'true', GITHUB_EVENT_NAME: 'push' },
        ...{ GITHUB_EVENT_PATH: this.write('event.json', JSON.stringify(event)), GITHUB_JOB: 'build' },
        ...{ GITHUB_REPOSITORY: 'acme/shop', GITHUB_WORKFLOW: 'CI', GITHUB_REF: 'refs/heads/main' },
        ...{ GITHUB_RUN_ID: '9876543210', GITHUB_RUN_NUMBER: '42', GITHUB_SERVER_URL: 'https://github.com' },
        ...{ GITHUB_SHA: '8f3c2d1e0b9a47568c7d6e5f4a3b2c1d0e9f8a7b', GITHUB_WORKSPACE: workspace ?? this.folder },
        ...files,
        ...Object.fromEntries(values.map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value])),
        ...env,
      },
    });
    const code = await new Promise((done) => child.on('close', done));
    const wallMs = performance.now() - started;
    const outputs = readFileSync(join(this.folder, 'OUTPUT'), 'utf8');
    if (code !== 0 || (script === DIST && !outputs.includes('delivered')))
      throw new Error(`a step failed:\n${outputs}`);
    return { wallMs, ...JSON.parse(readFileSync(join(this.folder, 'cost.json'), 'utf8')) };
  }

  close(): void {
    rmSync(this.folder, { recursive: true });
  }
}

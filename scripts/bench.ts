/**
 * Measures the shipped step, including Node's start, against a baseline: a bare script that makes one POST with
 * `node:http`. Both alternate, so that a busy machine slows both, and ratios use medians. Then measures large inputs,
 * the growth of work on hostile texts, and the size of the artifacts. Reports figures without a verdict.
 *
 * npm run bench -- --runs 30
 */
import { globSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { explainLog } from '../src/build/logs/explain.ts';
import { escapeLines } from '../src/message/markdown/escape.ts';
import { type Sandbox, startSandbox } from '../src/sandbox/index.ts';
import { redactText } from '../src/text/credentials/redact-text.ts';
import { type Cost, examplePush, type Run, Scale } from './bench/step.ts';

const ROOT = resolve(import.meta.dirname, '..');
const FLOOR = `const body = JSON.stringify({ body: 'CI passed' });
const request = require('node:http').request(process.env.INPUT_URL, {
  method: 'POST',
  headers: { 'content-type': 'application/json; charset=utf-8', 'content-length': Buffer.byteLength(body) },
}, (answer) => answer.resume());
request.end(body);
`;

const { values } = parseArgs({ options: { runs: { type: 'string', default: '25' } } });
await using sandbox = await startSandbox();
const scale = new Scale();
const webhook = toWebhook(sandbox);

await compareWithBaseline(Number(values.runs));
await largeInputs();
growth();
sizes();
scale.close();

function toWebhook({ webhooks }: Sandbox): string {
  return webhooks.find(({ kind, format }) => kind === 'message' && format === 'native')?.url ?? '';
}

async function compareWithBaseline(runs: number): Promise<void> {
  const floor = { script: scale.write('floor.cjs', FLOOR), inputs: { url: webhook } };
  for (const [name, step] of Object.entries(usualSteps())) {
    const costs: [floor: Cost, step: Cost][] = [];
    await scale.weigh(step);
    sandbox.clearRequests();
    await scale.weigh(step);
    const requests = sandbox.requests().length;
    for (let run = 0; run < runs; run += 1) costs.push([await scale.weigh(floor), await scale.weigh(step)]);
    const of = (which: 0 | 1, key: keyof Cost) => median(costs.map((pair) => pair[which][key]));
    const ratio = (key: keyof Cost) => (of(1, key) / of(0, key)).toFixed(2);
    console.log(
      `${name}: wall ×${ratio('wallMs')} (${of(1, 'wallMs').toFixed(0)} ms over ${of(0, 'wallMs').toFixed(0)} ms), ` +
        `cpu ×${ratio('cpuMs')}, peak ${of(1, 'peakMiB').toFixed(1)} MiB (floor ${of(0, 'peakMiB').toFixed(1)}), ${requests} requests`,
    );
  }
}

/** Returns typical steps of a new user. */
function usualSteps(): Readonly<Record<string, Run>> {
  const account = sandbox.accounts.find(({ username }) => username === 'ci-bot');
  const rest = {
    'base-url': sandbox.origin,
    username: 'ci-bot',
    password: account?.password ?? '',
    team: String(sandbox.seededIds.teams['platform']),
  };
  const push = examplePush();
  const commits = Array.from({ length: 2_500 }, () => push['head_commit']);
  const body = '{{ workflow }} **{{ conclusion | upcase }}** on {{ ref.name }}';
  return {
    'webhook message': { inputs: { 'webhook-url': webhook } },
    'REST topic': { inputs: { ...rest, kind: 'topic' } },
    'REST task': { inputs: { ...rest, kind: 'task' } },
    'webhook message, own Liquid template': { inputs: { 'webhook-url': webhook, body } },
    'webhook message, 5 MB event': {
      inputs: { 'webhook-url': webhook },
      event: { ...push, commits, padding: 'x'.repeat(3_000_000) },
    },
  };
}

/** Runs each input once, because differences in memory are large. */
async function largeInputs(): Promise<void> {
  const inputs = { 'webhook-url': webhook, status: 'failure' };
  const line = (at: number) => `Error: the row ${at} of the table cannot be read again\n`;
  const log = Array.from({ length: 70_000 }, (_, at) => line(at)).join('');
  for (let at = 0; at < 50; at += 1) scale.write(`logs/${at}.log`, log);
  const trace = 'at com.example.Shop.add(Shop.java:12)\n'.repeat(80);
  const failed = `<testcase classname="Shop" name="a"><failure message="1">${trace}</failure></testcase>`;
  const suite = `<testsuite name="s">${failed.repeat(5)}${'<testcase classname="Shop" name="b"/>'.repeat(95)}</testsuite>`;
  scale.write('reports/large.xml', `<testsuites>${suite.repeat(1_000)}</testsuites>`);
  const entries: Readonly<Record<string, Run>> = {
    'a plain step': { inputs },
    'fifty logs of 4 MB': { inputs: { ...inputs, 'log-files': '*.log' }, workspace: join(scale.folder, 'logs') },
    '100,000 test cases': { inputs: { ...inputs, 'test-reports': '*.xml' }, workspace: join(scale.folder, 'reports') },
    'an event of 60 MB': { inputs, event: { padding: 'x'.repeat(60_000_000) } },
    'a command that prints 100 MB': {
      script: join(ROOT, 'src/cli/main.ts'),
      args: ['run', '--', 'head', '-c', '100000000', '/dev/zero'],
      env: { WORKROOM_WEBHOOK_URL: webhook },
    },
  };
  for (const [name, run] of Object.entries(entries)) {
    const { wallMs, peakMiB } = await scale.weigh(run);
    console.log(`${name}: ${(wallMs / 1000).toFixed(1)} s, peak ${peakMiB.toFixed(1)} MiB`);
  }
}

/** Compares the time for eight times the text, which is eight times as long for linear work. */
function growth(): void {
  const units = [
    'eyJ',
    'a://',
    'a:b@',
    '-----BEGIN PRIVATE KEY-----',
    'token:',
    '[](',
    '\u001b]',
    '-',
    ' ',
    'aAZDO',
    'error: ',
  ];
  const explain = (text: string) => explainLog(text, { root: '/w', hide: (line) => line });
  const works = { redactText, explainLog: explain, escapeLines };
  for (const [name, work] of Object.entries(works)) {
    for (const unit of units) duration(work, unit, 2_000);
    const ratios = units.map((unit) => duration(work, unit, 320_000) / duration(work, unit, 40_000));
    console.log(`${name}: eight times the text takes ×${Math.max(...ratios).toFixed(1)} at most`);
  }
}

/** Returns the shortest attempt, because other load only increases the time. */
function duration(work: (text: string) => unknown, unit: string, length: number): number {
  const text = unit.repeat(length / unit.length);
  const attempts = Array.from({ length: 5 }, () => {
    const started = performance.now();
    work(text);
    return performance.now() - started;
  });
  return Math.max(0.05, Math.min(...attempts));
}

function sizes(): void {
  const bytesOf = (pattern: string) => {
    const files = globSync(pattern, { cwd: ROOT, withFileTypes: true }).filter((one) => one.isFile());
    return {
      count: files.length,
      bytes: files.reduce((sum, one) => sum + statSync(join(one.parentPath, one.name)).size, 0),
    };
  };
  const [entry, dist, made] = ['dist/index.js', 'dist/*', 'package/**'].map(bytesOf);
  const mib = (one: typeof dist) => `${((one?.bytes ?? 0) / 1024 / 1024).toFixed(2)} MiB in ${one?.count} files`;
  console.log(`sizes: entry ${Math.round((entry?.bytes ?? 0) / 1024)} KiB, dist ${mib(dist)}, package ${mib(made)}`);
}

function median(all: readonly number[]): number {
  return all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? Number.NaN;
}

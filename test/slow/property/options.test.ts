/**
 * Combines options at random: each run has an outcome, or is rejected with the name of an option. Each unusual value
 * occurs together with unusual values of four other options, and a destination that supports most of them.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runStep } from '../../../src/action/run.ts';
import { type Sandbox, startSandbox } from '../../../src/sandbox/index.ts';
import type { Option, SupportedTarget } from '../../../src/settings/option.ts';
import { findOption, OPTIONS, type OptionName, toVariable } from '../../../src/settings/option-registry.ts';
import { runInProcess } from '../../standin/in-process.ts';
import { getChance } from '../../support/chance.ts';
import { close, listen } from '../../support/fault-server.ts';
import { RUNNER } from '../../support/github-facts.ts';
import { pieces, SEED } from '../../support/random.ts';
import { findSecret } from '../../support/secrets.ts';
import { HIDDEN, ODD } from './odd-values.ts';

const values: Readonly<Record<string, Readonly<Record<string, string>>>> = ODD;
const TOKEN = 'ghs_16C7e42F292c6912E7710c838347Ae178B4a';
const CASES = 300;
/** Number of unusual values of other options per case. */
const BESIDE = 4;

const DESTINATIONS: readonly SupportedTarget[] = [
  ...(['webhook message', 'webhook topic', 'webhook task', 'webhook text'] as const),
  ...(['rest message', 'rest topic', 'rest task', 'rest incident'] as const),
];

const FILES: Readonly<Record<string, string | Uint8Array>> = {
  'event.json': JSON.stringify({
    ref: 'refs/heads/main',
    head_commit: { id: 'a'.repeat(40), message: 'Fix it @here' },
  }),
  'notify/whole.md': '{{ sections.headline }}\n\n{{ sections.failures }}\n\n{{ sections.changes }}\n',
  'notify/broken.md': '{% for job in jobs %}{{ jobs.nam }',
  'notify/empty.md': '',
  'notify/sections.md': '\uFEFF{{ sections.headline }}\r\n\r\n{{ sections.failures }}\r\n',
  'notify/users.yml': 'octocat: ada\r\n',
  'reports/report.md': `# Coverage\n\n| a | b |\n|---|---|\n${'| 1 | 2 |\n'.repeat(500)}\n@here <b>x</b>\n`,
  'reports/empty.md': '\r\n \n',
  'reports/binary.bin': Uint8Array.from({ length: 70_000 }, (_, at) => (at * 7) % 256),
  'TEST-a.xml': '<testsuite name="s" time="1e309"><testcase name="c"><failure>no</failure></testcase></testsuite>',
  'test.log': `npm test\n##[error]AssertionError: expected 1 to be 2\npassword=${HIDDEN}\n`,
};

const folder = mkdtempSync(join(tmpdir(), 'odd-'));
/** GitHub's API without data. */
const api = createServer((request, response) => {
  request.resume();
  response.writeHead(404, { 'content-type': 'application/json' }).end('{"message":"Not Found"}');
});
let apiUrl: string;
let sandbox: Sandbox;
beforeAll(async () => {
  for (const [path, content] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  apiUrl = `http://127.0.0.1:${await listen(api)}`;
  sandbox = await startSandbox();
});
afterAll(async () => {
  await Promise.all([close(api, []), sandbox.close()]);
  rmSync(folder, { recursive: true });
});

type Given = Readonly<Record<string, string>>;

interface Case {
  readonly to: SupportedTarget;
  readonly options: ReadonlyMap<OptionName, string>;
  /** Differences from the defaults, as one line. */
  readonly line: string;
}

test('each option has unusual values, or is part of a destination', () => {
  const without = OPTIONS.filter(({ name }) => Object.keys(values[name] ?? {}).length < 1).map(({ name }) => name);
  expect(without).toEqual(['webhook-url', 'base-url', 'username', 'password', 'team', 'forum']);
});

test('every run has an outcome', async () => {
  const errors: string[] = [];
  let refused = 0;
  const cases = getCases(pieces(CASES));
  for (const one of cases) {
    const { outcome, fault: error } = await play(one);
    if (outcome === 'refused') refused += 1;
    if (error !== undefined) errors.push(`${error}\n  ${one.line}`);
  }
  expect(errors).toEqual([]);
  // Otherwise most cases would be rejected for one value, and prove nothing about the others.
  expect(refused).toBeLessThan(cases.length / 5);
});

function getCases(count: number): readonly Case[] {
  const { oneOf } = getChance(SEED);
  const names = Object.keys(values) as OptionName[];
  const all = names.flatMap((name) => Object.keys(values[name] ?? {}).map((value) => [name, value] as const));
  return Array.from({ length: Math.max(count, all.length) }, (_, index) => {
    const [name, value] = all[index] ?? oneOf(all);
    const to = oneOf(DESTINATIONS.filter((one) => carries(one, name, value)));
    const chosen = new Map([[name, value]]);
    while (chosen.size <= BESIDE) {
      const [other, its] = oneOf(all);
      if (!chosen.has(other) && carries(to, other, its)) chosen.set(other, its);
    }
    const options = new Map([...chosen].map(([one, its]) => [one, values[one]?.[its] ?? '']));
    return { to, options, line: `${to} · ${[...chosen].map((pair) => pair.join(': ')).join(' · ')}` };
  });
}

function carries(to: SupportedTarget, name: OptionName, value: string): boolean {
  const { supportedBy }: Option = findOption(name);
  if (name === 'format') return (to === 'webhook text') === (value !== 'json') && to.startsWith('webhook');
  if (name === 'kind') return to.endsWith('message');
  if (name === 'template' && ['watch', 'digest'].includes(value)) return /message|topic/.test(to);
  return supportedBy?.includes(to) ?? true;
}

function destination(to: SupportedTarget): Given {
  const [method = '', what = ''] = to.split(' ');
  const kind = what === 'text' ? 'message' : what;
  if (method === 'webhook') {
    const { url = '' } = sandbox.webhooks.find((one) => one.kind === kind && one.format === 'native') ?? {};
    return { 'webhook-url': url, kind, ...(what === 'text' && { format: 'text' }) };
  }
  const { password = '' } = sandbox.accounts.find(({ username }) => username === 'ci-bot') ?? {};
  const [team = 0] = Object.values(sandbox.seededIds.teams);
  return { 'base-url': sandbox.origin, username: 'ci-bot', password, team: String(team), kind };
}

const CONTEXT = '{"job":{"status":"failure","check_run_id":1},"matrix":null,"strategy":{"job-total":1}}';

async function play({ to, options }: Case): Promise<{ readonly outcome: string; readonly fault: string | undefined }> {
  const location = destination(to);
  const raw = new Map([['context', CONTEXT], ['github-token', TOKEN], ...Object.entries(location), ...options]);
  const inputs = [...raw].map(([name, value]) => {
    const { only }: Option = findOption(name as OptionName);
    return [only === 'environment' ? toVariable(name) : `INPUT_${name.toUpperCase()}`, value];
  });
  const rendered = { GITHUB_OUTPUT: join(folder, 'output'), GITHUB_STEP_SUMMARY: join(folder, 'summary') };
  for (const path of Object.values(rendered)) rmSync(path, { force: true });
  const env: Given = {
    ...{ ...RUNNER, ...rendered, PATH: process.env['PATH'] ?? '', GITHUB_API_URL: apiUrl, GITHUB_WORKSPACE: folder },
    ...{ GITHUB_EVENT_NAME: 'push', GITHUB_EVENT_PATH: join(folder, 'event.json'), DEPLOY_PASSWORD: HIDDEN },
    ...Object.fromEntries(inputs),
  };
  let printed = '';
  sandbox.clearRequests();
  const code = await runInProcess({ cwd: folder, env, onOutput: (chunk) => (printed += chunk) }, () =>
    runStep(process.env),
  );
  const [outputs = '', summary = ''] = Object.values(rendered).map(toText);
  const [, outcome] = /^outcome=(.*)$/m.exec(outputs) ?? [];
  const arrived = sandbox.requests().map(({ body }) => body);
  const displayed = [printed, outputs, summary, ...arrived].join('\n').replaceAll(/^::add-mask::.*$/gm, '');
  const secrets = [location['webhook-url'] ?? '', location['password'] ?? '', TOKEN, HIDDEN].filter(
    (one) => one !== '',
  );
  return { outcome: outcome ?? 'refused', fault: findError({ code, outcome, shown: displayed, secrets }) };
}

function toText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

const OUTCOMES = ['delivered', 'duplicate', 'skipped', 'dry-run', 'not-delivered', 'unknown'];
const BUG = /\bbug\b|^\s+at .+:\d+:\d+\)?$|node:internal|\(node:\d+\) \w*Warning/im;
const ABSURD = /\bundefined\b|\bNaN\b|\[object |Invalid Date|\bInfinity\b/;

interface Seen {
  readonly code: number;
  readonly outcome: string | undefined;
  readonly shown: string;
  readonly secrets: readonly string[];
}

/** Finds a violation in the result of a run. */
function findError({ code, outcome, shown: displayed, secrets }: Seen): string | undefined {
  const odd = BUG.exec(displayed) ?? ABSURD.exec(displayed);
  if (odd !== null) return `it says ${JSON.stringify(displayed.slice(odd.index - 100, odd.index + 200))}`;
  if (secrets.some((secret) => findSecret(displayed, secret).length > 0)) return 'a secret is shown';
  if (outcome !== undefined) return OUTCOMES.includes(outcome) ? undefined : `the outcome is ${outcome}`;
  if (code !== 1) return `exit code ${code} without an outcome`;
  const isNamed = OPTIONS.some(({ name }) => displayed.includes(name) || displayed.includes(toVariable(name)));
  return isNamed ? undefined : `refused without an option: ${displayed.slice(0, 300)}`;
}

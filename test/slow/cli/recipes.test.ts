/** Runs the recipes of `examples/ci/` like the CI system after a job, and expects a message. */
import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Sandbox, startSandbox } from '../../../src/sandbox/index.ts';
import { COMMAND } from '../../support/bundled.ts';
import { type Checkout, makeCheckout } from '../../support/checkout.ts';
import type { Termination, Variables } from '../../support/ci-recipes.ts';
import { ACTIONS_RECIPE, findEnvironment, RECORDED } from '../../support/ci-systems.ts';
import { COMPILE_CACHE } from '../../support/compile-cache.ts';

const RECIPES = [
  ...RECORDED.map(({ name, recipe }) => ({ system: name, ...recipe })),
  { system: 'Gitea Actions', ...ACTIONS_RECIPE },
];

let sandbox: Sandbox;
const VERSION: string = JSON.parse(readFileSync('package.json', 'utf8')).version;
let checkout: Checkout;
let url: string;

beforeAll(async () => {
  sandbox = await startSandbox();
  url = sandbox.webhooks.find(({ kind, format }) => kind === 'message' && format === 'native')?.url ?? '';
  checkout = makeCheckout();
  const programs = join(checkout.folder, 'bin');
  mkdirSync(programs);
  const program = (name: string, script: string) =>
    writeFileSync(join(programs, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  program(
    'npx',
    `[ "$1 $2" = "--yes workroom-notify@${VERSION}" ] || exit 64; shift 2; exec '${process.execPath}' '${COMMAND}' "$@"`,
  );
  program('buildkite-agent', '[ "$*" = "secret get WORKROOM_WEBHOOK_URL" ] && echo "$BUILDKITE_SECRET"');
});
afterAll(async () => {
  checkout.remove();
  await sandbox.close();
});

/** Runs a script with the variables of the job only, like the CI system. */
function run(script: string, env: Variables): Promise<{ readonly code: number; readonly output: string }> {
  const path = `${join(checkout.folder, 'bin')}:${checkout.env['PATH']}`;
  return new Promise((done) => {
    execFile(
      '/bin/sh',
      ['-e', '-c', script],
      { env: { ...env, ...checkout.env, ...COMPILE_CACHE, PATH: path } },
      (error, out, err) => done({ code: error === null ? 0 : 1, output: out + err }),
    );
  });
}

/** Returns the variables of a push job with this result. */
function parseJob(name: string, end: Termination): Variables {
  const system = RECORDED.find((one) => one.name === name);
  if (system === undefined) return parseEnv(readFileSync('test/fixtures/ci/gitea.env', 'utf8')) as Variables;
  const { WORKROOM_STATUS: _, ...result } = system.conclusions[end] ?? {};
  return { ...findEnvironment(system), ...result };
}

/** Results available in recorded systems, and `job.status` in Actions. */
const cases = RECIPES.flatMap((recipe) =>
  (['success', 'failure', 'cancelled'] as const)
    .filter(
      (end) =>
        RECORDED.find(({ name }) => name === recipe.system)?.conclusions[end] ?? recipe.system === 'Gitea Actions',
    )
    .map((end) => ({ ...recipe, end })),
);

const WORDS = { success: '✅', failure: '❌', cancelled: '⚪' } as const;

test.each(cases)('$system: $end is reported', async ({ system, parts, end }) => {
  const found = parts(end, url);
  expect(found).toHaveLength(1);
  const before = sandbox.chat('platform').length;
  for (const { script, env } of found) {
    expect(script).toContain(system === 'Buildkite' ? 'pre-exit' : `workroom-notify@${VERSION} send`);
    const { code, output } = await run(script, { ...parseJob(system, end), ...env });
    expect({ code, output }).toMatchObject({ code: 0, output: expect.stringMatching(/\bdelivered to /i) });
    expect(output).not.toContain(new URL(url).pathname);
  }
  const posted = sandbox.chat('platform').slice(before);
  expect(posted.map(({ body }) => body)).toEqual([expect.stringMatching(new RegExp(`^${WORDS[end]} `))]);
  const [{ body = '' } = {}] = posted;
  expect(body).toContain('Fix the login redirect');
  expect(body).toMatch(/ (?:acme\/web\/shop|acme\/shop) on\u00A0main\u00A0· /);
  expect(body).toMatch(/\[\\#\d+\]\(https:/);
});

test('undelivered message never fails a successful job', async () => {
  const lost = new URL('/application/webhook/nowhere', url).href;
  for (const { system, file, parts } of RECIPES) {
    const [part] = parts('success', lost);
    const { code, output } = await run(part?.script ?? '', { ...parseJob(system, 'success'), ...part?.env });
    expect(output, system).toMatch(/not.delivered/i);
    const text = readFileSync(`examples/ci/${file}`, 'utf8');
    // The script or the system must tolerate errors: after_script and after-script never change the result.
    const tolerated = /continueOnError: true|failure: ignore|continue-on-error: true|after[_-]script:/.test(text);
    expect(code === 0 || tolerated, system).toBe(true);
  }
});

test('step of Buildkite without a name reports nothing', async () => {
  const [part] = RECIPES.find(({ system }) => system === 'Buildkite')?.parts('success', url) ?? [];
  const env = { ...parseJob('Buildkite', 'success'), ...part?.env, BUILDKITE_STEP_KEY: 'upload' };
  const before = sandbox.chat('platform').length;
  expect(await run(part?.script ?? '', env)).toEqual({ code: 0, output: '' });
  expect(sandbox.chat('platform')).toHaveLength(before);
});

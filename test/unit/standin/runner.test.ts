import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contextsFor, TOKEN } from '../../standin/contexts.ts';
import { fixtureAction, temporaryFolder } from '../../standin/fixture-action.ts';
import { type RunOptions, runAction, type StageResult } from '../../standin/runner.ts';
import { example } from '../../support/events.ts';

const contexts = contextsFor('push', example('push', 4));

async function runMain(script: string, options: Partial<RunOptions> = {}, manifest?: string): Promise<StageResult> {
  const actionPath = fixtureAction({ main: script }, manifest);
  const [result] = await runAction({ actionPath, contexts, ...options });
  if (result === undefined) throw new Error('main did not run');
  return result;
}

const withInputs = (inputs: string) =>
  `name: F\ndescription: d\ninputs:\n${inputs}\nruns:\n  using: node24\n  main: index.cjs\n`;

const PRINT_INPUTS = `
for (const [name, value] of Object.entries(process.env).sort())
  if (name.startsWith('INPUT_')) console.log(name + '=' + value);`;

test('inputs become variables with blanks replaced and hyphens kept, defaults filled in and evaluated', async () => {
  const manifest = withInputs(`
  webhook-url: { description: a, required: true }
  two words: { description: b, default: 7 }
  context: { description: c, default: "\${{ toJSON(matrix) }}/\${{ job.status }}/\${{ github['event_name'] }}" }
  empty: { description: d, default: filled }`);
  const inputs = { 'Webhook-URL': "x${{ secrets.HOOK }}-${{ format('{0}}}', 1) }}", EMPTY: '' };
  const result = await runMain(
    PRINT_INPUTS,
    { inputs, contexts: { ...contexts, secrets: { HOOK: 'hush' } } },
    manifest,
  );
  expect(result.stdout.split('\n')).toEqual([
    'INPUT_CONTEXT=null/success/push',
    'INPUT_EMPTY=',
    'INPUT_TWO_WORDS=7',
    'INPUT_WEBHOOK-URL=xhush-1}',
    '',
  ]);
  expect(result.log).toContain('INPUT_WEBHOOK-URL=x***-1}');
});

test('the environment is that of the runner and nothing of our own', async () => {
  const script = 'console.log(JSON.stringify({ cwd: process.cwd(), env: process.env }))';
  const workspace = temporaryFolder();
  const env = { EXTRA: 'yes', GITHUB_JOB: undefined };
  const { cwd, env: seen } = JSON.parse((await runMain(script, { workspace, env, debug: true })).stdout);
  expect(cwd).toBe(workspace);
  expect(seen).toMatchObject({
    CI: 'true',
    GITHUB_ACTIONS: 'true',
    GITHUB_EVENT_NAME: 'push',
    GITHUB_REF: 'refs/heads/master',
    GITHUB_REF_PROTECTED: 'False',
    GITHUB_REPOSITORY: 'Codertocat/Hello-World',
    GITHUB_RUN_ATTEMPT: '1',
    GITHUB_WORKSPACE: workspace,
    RUNNER_DEBUG: '1',
    RUNNER_OS: 'Linux',
    EXTRA: 'yes',
  });
  for (const name of ['GITHUB_JOB', 'GITHUB_TOKEN', 'GITHUB_EVENT', 'VITEST', 'NODE_ENV', 'NODE_OPTIONS']) {
    expect(seen).not.toHaveProperty(name);
  }
});

test('the event file holds the payload, and can be replaced, missing or not named at all', async () => {
  const script = `
const path = process.env.GITHUB_EVENT_PATH;
console.log(path === undefined ? 'none' : require('fs').existsSync(path) ? require('fs').readFileSync(path, 'utf8') : 'missing');`;
  const broken = join(temporaryFolder(), 'event.json');
  writeFileSync(broken, '{ "broken');
  expect(JSON.parse((await runMain(script)).stdout)).toMatchObject({ ref: 'refs/heads/master' });
  expect((await runMain(script, { eventFile: broken })).stdout).toBe('{ "broken\n');
  expect((await runMain(script, { eventFile: `${broken}.not` })).stdout).toBe('missing\n');
  expect((await runMain(script, { eventFile: null })).stdout).toBe('none\n');
});

test('state, exports and masks of main reach post, which sees the inputs evaluated again', async () => {
  const main = `
const fs = require('fs');
fs.appendFileSync(process.env.GITHUB_STATE, 'checked=yes\\n');
fs.appendFileSync(process.env.GITHUB_ENV, 'FROM_MAIN=1\\n');
fs.appendFileSync(process.env.GITHUB_PATH, '/opt/tool\\n');
console.log('::add-mask::hush-hush');
console.log('main ' + process.env.INPUT_STATUS);`;
  const post = `
console.log(['post', process.env.INPUT_STATUS, process.env.STATE_checked, process.env.FROM_MAIN].join(' '));
console.log(process.env.PATH.startsWith('/opt/tool:'), require('fs').readFileSync(process.env.GITHUB_STATE).length);
console.log('hush-hush');`;
  const manifest = withInputs('  status: { description: a, default: "${{ job.status }}" }');
  const results = await runAction({
    actionPath: fixtureAction({ main, post }, manifest),
    contexts,
    betweenStages: (before) => ({ ...before, job: { ...before.job, status: 'failure' } }),
  });
  expect(results.map(({ stage, log }) => [stage, log])).toEqual([
    ['main', 'main success\n'],
    ['post', 'post failure yes 1\ntrue 0\n***\n'],
  ]);
  expect(results[0]?.state).toEqual({ checked: 'yes' });
});

test('post alone takes the state it is given', async () => {
  const actionPath = fixtureAction({ main: 'throw 1', post: 'console.log(process.env.STATE_a)' });
  const results = await runAction({ actionPath, contexts, stage: 'post', state: { a: 'b' } });
  expect(results.map(({ stage, stdout }) => [stage, stdout])).toEqual([['post', 'b\n']]);
});

test.each([['failure()', ['failure']]])('post-if %s holds for %j', async (condition, expected) => {
  const actionPath = fixtureAction({ main: '', post: '' }, `${withInputs('')}  post-if: ${condition}\n`);
  const ran = await Promise.all(
    ['success', 'failure', 'cancelled'].map(async (status) => {
      const results = await runAction({ actionPath, contexts: { ...contexts, job: { status } } });
      return results.length === 2 ? [status] : [];
    }),
  );
  expect(ran.flat()).toEqual(expected);
});

test('an exit code other than 0 fails the step, and what it wrote is still read', async () => {
  const script = `
require('fs').appendFileSync(process.env.GITHUB_OUTPUT, 'outcome=unknown\\n');
process.stderr.write('on stderr');
process.exit(3);`;
  const result = await runMain(script);
  expect(result).toMatchObject({ conclusion: 'failure', exitCode: 3, signal: null, stderr: 'on stderr', stdout: '' });
  expect(result.outputs).toEqual({ outcome: 'unknown' });
});

test('raw output keeps every byte of both streams, the log masks given secrets and the token', async () => {
  const script = `
process.stdout.write(Buffer.from([0xff, 0x0a]));
console.error('the secret ' + Buffer.from('user:top-secret').toString('base64'));
console.log('${TOKEN} top-secret');`;
  const result = await runMain(script, { secrets: ['top-secret'] });
  expect(result.rawOutput.includes(0xff)).toBe(true);
  expect(result.rawOutput.toString()).toContain(`${TOKEN} top-secret`);
  expect(result.log).toContain('*** ***');
  expect(result.log).not.toContain('top-secret');
  expect(result.masks).toEqual([TOKEN, 'top-secret']);
});

const SLOW = `setInterval(() => {}, 1000); console.log('ready');`;

// The delay before the step that must not come is long: a busy machine must not reach it.
test.each([
  {
    last: 'SIGINT',
    handlers: "process.on('SIGINT', () => { console.log('got SIGINT'); process.exit(5); });",
    cancelDelays: { interrupt: 20_000, terminate: 1 },
    end: { exitCode: 5, signal: null },
  },
])('cancelling goes as far as $last', async ({ last, handlers, cancelDelays, end }) => {
  const workspace = temporaryFolder();
  const cancel = new AbortController();
  const script = `${handlers}${SLOW}; require('fs').writeFileSync('ready', '');`;
  const running = runMain(script, { workspace, cancel: cancel.signal, cancelDelays });
  await expect.poll(() => existsSync(join(workspace, 'ready'))).toBe(true);
  cancel.abort();
  const result = await running;
  expect(result).toMatchObject({ conclusion: 'cancelled', ...end });
  expect(result.log).toBe(last === 'SIGKILL' ? 'ready\n' : `ready\ngot ${last}\n`);
});

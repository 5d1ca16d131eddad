/**
 * Covers the facts file of every entry point: step, `job-end` and commands. The harness validates each against the
 * published schema.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runCommand } from '../support/command.ts';
import { example } from '../support/events.ts';
import { factsFile } from '../support/facts-file.ts';
import { type CliPlace, openCliLocation } from './cli/location.ts';
import { openLocation, type Place, type Step } from './harness.ts';

const LOG =
  'FAIL src/cart.test.ts > adds a gift card\nAssertionError: expected 90 to be 100\n at src/cart.test.ts:41:7\n';
const SECRET = 'pw-Gx82hLq0vTe1';

let location: Place;
let cli: CliPlace;
const folder = mkdtempSync(join(tmpdir(), 'facts-'));
beforeAll(async () => {
  location = await openLocation();
  cli = await openCliLocation();
  writeFileSync(join(folder, 'test.log'), `${LOG}token ${SECRET}\n`);
});
afterAll(async () => {
  await location.sandbox.close();
  await cli[Symbol.asyncDispose]();
  rmSync(folder, { recursive: true });
});

function redStep(changes: Partial<Step> = {}): Step {
  return {
    event: 'push',
    payload: example('push', 4),
    changes: { job: { status: 'failure' }, github: { action: 'notify' } },
    inputs: { 'webhook-url': location.webhook('message'), 'log-files': 'test.log', secrets: SECRET },
    workspace: folder,
    hidden: [SECRET],
    ...changes,
  };
}

describe('step', () => {
  test('with an ID writes the facts, and outputs their path', async () => {
    const { facts, result } = await location.run(redStep());
    expect(result.outputs['facts-file']).toMatch(/^\/.*\/workroom-facts-\w+\.json$/);
    expect(facts).toMatchObject({ outcome: 'delivered', facts: { conclusion: 'failure', scope: 'job' } });
    expect(facts?.explanations).toEqual([
      expect.objectContaining({ message: expect.stringContaining('expected 90 to be 100'), path: 'src/cart.test.ts' }),
    ]);
    expect(facts?.message?.body).toContain('expected 90 to be 100');
  });

  test('without readable outputs writes no file', async () => {
    const env = { RUNNER_TEMP: mkdtempSync(join(folder, 'temp-')) };
    const { facts, result } = await location.run(redStep({ changes: { job: { status: 'failure' } }, env }));
    expect([facts, result.outputs['facts-file']]).toEqual([undefined, undefined]);
    expect(readdirSync(env.RUNNER_TEMP)).toEqual([]);
  });

  test('writes the file even if nothing is sent, except for a drill', async () => {
    const { inputs } = redStep();
    const retained = await location.run(redStep({ inputs: { ...inputs, when: 'success' } }));
    expect(retained.facts).toMatchObject({ outcome: 'skipped', explanations: [], facts: { conclusion: 'failure' } });
    expect(retained.facts?.message).toBeUndefined();
    const drill = await location.run(redStep({ inputs: { ...inputs, drill: 'true' } }));
    expect([drill.result.outputs['outcome'], drill.facts]).toEqual(['delivered', undefined]);
  });

  test('delivers the message if the file is unwritable, and gives the reason', async () => {
    const { result, facts } = await location.run(redStep({ env: { WORKROOM_FACTS_FILE: 'test.log/facts.json' } }));
    expect([result.exitCode, result.outputs['outcome'], facts]).toEqual([0, 'delivered', undefined]);
    expect(result.annotations).toContainEqual(
      expect.objectContaining({ message: expect.stringMatching(/^facts-file: "test.log\/facts.json" .*not written/) }),
    );
  });
});

test('job-end writes the file named by its variable, because its outputs are unreadable', async () => {
  const { result } = await location.run(
    redStep({
      actionPath: new URL('../../job-end', import.meta.url).pathname,
      stage: 'all',
      env: { WORKROOM_FACTS_FILE: 'out/end.json' },
    }),
  );
  expect(result.exitCode).toBe(0);
  expect(factsFile(join(folder, 'out/end.json')).facts['conclusion']).toBe('failure');
});

describe('commands', () => {
  const env = () => ({ WORKROOM_WEBHOOK_URL: cli.webhook('message') });
  const run = (line: string) =>
    runCommand(line.split(' '), { cwd: folder, secrets: [...cli.secrets, SECRET], env: env() });

  test.each([
    ['send', 'send --status failure --log-files test.log', 'delivered', 'failure'],
    ['run', 'run -- false', 'delivered', 'failure'],
  ])('%s writes the same file', async (name, line, outcome, conclusion) => {
    const [command = '', ...terms] = line.split(' ');
    const { code, stderr } = await run([command, '--facts-file', `${name}.json`, ...terms].join(' '));
    expect([code, stderr.includes('Bug')]).toEqual([name === 'run' ? 1 : 0, false]);
    expect(factsFile(join(folder, `${name}.json`))).toMatchObject({ outcome, facts: { conclusion } });
  });

  test.each([
    ['a folder', 'out/'],
    ['a path that only a shell knows', '~/facts.json'],
    ['an address', 'https://acme.example.com/facts.json'],
    ['the folder itself', '.'],
    ['a secret in its place', 'Tr0ub4dor-horse-battery'],
  ])('%s is rejected before anything is sent', async (_, path) => {
    cli.sandbox.clearRequests();
    const { code, stderr } = await run(`send --status failure --facts-file ${path} --timeout long`);
    expect([code, stderr]).toEqual([2, expect.stringMatching(/--facts-file: .*Write the path of a file/)]);
    expect(stderr).toContain('--timeout');
    expect(cli.sandbox.requests()).toEqual([]);
  });

  test('existing link is not followed', async () => {
    writeFileSync(join(folder, 'theirs'), 'theirs');
    symlinkSync('/nowhere/else', join(folder, 'link.json'));
    const { code, stderr } = await run('send --status failure --facts-file link.json');
    expect([code, stderr]).toEqual([0, expect.stringContaining('is outside of the workspace')]);
    expect(readFileSync(join(folder, 'theirs'), 'utf8')).toBe('theirs');
  });
});

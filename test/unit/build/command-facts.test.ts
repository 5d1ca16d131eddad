import { expect, test } from 'vitest';
import type { Build } from '../../../src/build/build.ts';
import { withCommand } from '../../../src/build/command-facts.ts';
import type { Facts } from '../../../src/build/facts.ts';
import type { CommandResult } from '../../../src/runtime.ts';

const END = { machine: 'db-1', startedAt: '2026-03-04T02:00:00Z', seconds: 61.4, tail: '' };
const command = { ...END, args: ['npm', 'test'], exitCode: 2, tail: 'error TS2304: Cannot find name x\n' };
/** Returns the facts of this build with the command. */
function commandFacts(facts: Partial<Facts>, command: CommandResult): Partial<Facts> {
  return withCommand({ facts } as Build, command, '/work').facts;
}

/** Facts of a command outside of a CI system, except its name. */
const ALONE = { machine: 'db-1', started_at: '2026-03-04T02:00:00Z', duration_seconds: 61 };

test('a failed command is the failing step of a job with pages', () => {
  const job = { name: 'lint' };
  expect(commandFacts({ job, scope: 'run', conclusion: 'failure' }, command)).toEqual({
    conclusion: 'failure',
    job: { ...job, exit_code: 2 },
    scope: 'job',
    failed_jobs: [
      {
        name: 'lint',
        conclusion: 'failure',
        failed_steps: [{ name: 'npm test' }],
        errors: [{ message: 'error TS2304: Cannot find name x' }],
      },
    ],
  });
});

test('a command is the job if none is known, and has no further facts after a success', () => {
  expect(commandFacts({ scope: 'run' }, { ...command, exitCode: 0 })).toEqual({
    job: { ...ALONE, name: 'npm test', exit_code: 0 },
    scope: 'job',
  });
});

test.each([
  [['/usr/local/bin/backup.sh'], 'backup.sh'],
  [['npm', 'run', 'build:all'], 'npm run build:all'],
  [['deploy', 'production', 'hunter2'], 'deploy production'],
  [['login', 'A'.repeat(50)], 'login'],
  [['bash', 'backup.sh'], 'bash backup.sh'],
  [['/bin/bash', '-euo', 'pipefail', '-c', 'deploy hunter2'], 'bash'],
])('the message for %j names %s', (terms, name) => {
  const { job } = commandFacts({}, { ...END, args: terms });
  expect(job).toEqual({ ...ALONE, name });
});

test('a custom name is used without credentials and on one line', () => {
  const named = { ...END, args: ['x'], name: `Nightly\nbackup ghp_${'a1B2'.repeat(9)}` };
  expect(commandFacts({}, named).job?.name).toBe('Nightly backup ***');
});

test('the signal that terminated it is reported, and credentials in its output are redacted', () => {
  const tail = `error: denied for ghp_${'a1B2'.repeat(9)}\n`;
  const facts = commandFacts({ conclusion: 'failure' }, { ...END, args: ['x'], signal: 'SIGKILL', tail });
  expect(facts.failed_jobs?.[0]?.errors).toEqual([
    { message: 'denied for ***' },
    { message: 'The command was terminated by the signal SIGKILL' },
  ]);
});

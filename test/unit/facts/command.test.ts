import { expect, test } from 'vitest';
import { commandFacts } from '../../../src/facts/command.ts';

const command = { words: ['npm', 'test'], seconds: 61.4, tail: 'error TS2304: Cannot find name x\n' };

test('in a job, a command that failed is its failing step', () => {
  const job = { name: 'lint' };
  expect(commandFacts({ job, scope: 'run', conclusion: 'failure' }, command, '/work')).toEqual({
    job,
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

test('where no job is known, the command is the job, and one that passed says no more', () => {
  expect(commandFacts({ scope: 'run', conclusion: 'success' }, command, '/work')).toEqual({
    job: { name: 'npm test', duration_seconds: 61 },
    scope: 'job',
  });
});

test.each([
  [['/usr/local/bin/backup.sh'], 'backup.sh'],
  [['npm', 'run', 'build:all'], 'npm run build:all'],
  [['make', '-j8', 'deploy'], 'make'],
  [['deploy', 'production', 'hunter2'], 'deploy production'],
  [['sh', '-c', 'curl https://user:secret@host'], 'sh'],
  [['login', 'A'.repeat(50)], 'login'],
])('of %j the message names %s', (words, name) => {
  const { job } = commandFacts({ conclusion: 'success' }, { words, seconds: 0, tail: '' }, '/work');
  expect(job).toEqual({ name });
});

test('a signal that ended it is told, and the credentials of its output are not', () => {
  const tail = `error: denied for ghp_${'a1B2'.repeat(9)}\n`;
  const facts = commandFacts({ conclusion: 'failure' }, { words: ['x'], seconds: 1, signal: 'SIGKILL', tail }, '/work');
  expect(facts.failed_jobs?.[0]?.errors).toEqual([
    { message: 'error: denied for ***' },
    { message: 'It was ended by the signal SIGKILL' },
  ]);
});

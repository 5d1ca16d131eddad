/**
 * Simulates a user who only knows the output of `--help`: lists teams, posts to one, and reads a topic. Every command,
 * flag and variable must have been printed before.
 */
import { expect, test } from 'vitest';
import { runCommand } from '../../support/command.ts';
import { openCliLocation } from './location.ts';

test('help alone is sufficient', async () => {
  await using location = await openCliLocation();
  const log: string[] = [];
  let printed = '';

  /** Runs a command that was already printed, and learns from its output. */
  const type = async (args: readonly string[], env: Record<string, string> = {}) => {
    for (const name of Object.keys(env)) expect(printed, `help names ${name}`).toContain(name);
    const existing = new Set(printed.match(/[\w-]+/g) ?? []);
    const path = args.slice(
      0,
      args.findIndex((arg) => arg.startsWith('-')),
    );
    for (const word of [...path, ...args.filter((arg) => arg.startsWith('--'))]) {
      if (word !== '--help' && !word.includes('@')) expect([...existing], `help names ${word}`).toContain(word);
    }
    const ended = await runCommand(args, { env, secrets: location.secrets });
    log.push(
      `$ workroom-notify ${args.map(quoted).join(' ')}\n${ended.stdout}${ended.stderr}[exit code ${ended.code}]`,
    );
    printed += ended.stdout;
    expect(ended.code).toBe(0);
    return ended.stdout;
  };

  await type(['--help']);
  const ada = location.account();
  await type(['teams', '--help']);
  await type(['teams', 'list', '--help']);
  const teams = await type(['teams', 'list', '--json'], ada);
  const [{ nickname }] = JSON.parse(teams) as [{ nickname: string }];
  await type(['teams', 'list', '--count'], ada);

  await type(['chat', '--help']);
  await type(['chat', 'post', '--help']);
  await type(['chat', 'post', '--team', nickname, '--body', 'Hello **team**'], ada);
  expect(location.sandbox.chat('platform').at(-1)?.body).toBe('Hello **team**');

  await type(['topics', '--help']);
  await type(['topics', 'create', '--help']);
  await type(['topics', 'create', '--team', nickname, '--subject', 'First steps', '--body', 'One\n\n- two\n'], ada);
  await type(['topics', 'list', '--help']);
  const read = await type(['topics', 'list', '--team', nickname, '--top', '1', '--json'], ada);
  expect(JSON.parse(read)).toMatchObject([{ subject: 'First steps', body: 'One\n\n- two\n' }]);
  const transcript = log
    .join('\n\n')
    .replaceAll(location.sandbox.origin, 'ORIGIN')
    .replace(/\b0000[0-9a-f]{20}\b/g, 'CHAT-ID');
  await expect(`${transcript}\n`).toMatchFileSnapshot('transcripts/newcomer.txt');
});

function quoted(word: string): string {
  return /^[\w@.:/,=-]+$/.test(word) ? word : `'${word}'`;
}

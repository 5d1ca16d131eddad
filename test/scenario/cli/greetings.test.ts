/** Covers the first commands that users type, and typical typos. */
import { describe, expect, test } from 'vitest';
import { COMMANDS } from '../../../src/cli/program.ts';
import { OPTIONS } from '../../../src/settings/option-registry.ts';
import { runCommand } from '../../support/command.ts';

const run = (line: string) => runCommand(line.split(' ').filter((word) => word !== ''));

test.each(['-h', '--help', 'help'])('%s lists all commands', async (line) => {
  const { code, stdout, stderr } = await run(line);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  for (const name of COMMANDS.map(({ name }) => name.split(' ')[0]))
    expect(stdout).toMatch(new RegExp(`^ {2}${name}\\b`, 'm'));
});

test.each(['-v', '--version', '-v --json'])('%s prints the version', async (line) => {
  expect(await run(line)).toMatchObject({ code: 0, stdout: expect.stringMatching(/^\d+\.\d+\.\d+(?:-[\w.]+)?\n$/) });
});

describe('unknown command is a usage error with a suggestion', () => {
  test.each([
    ['sned', "unknown command 'sned'\n(Did you mean send?)\nSee workroom-notify --help."],
    ['team list', "unknown command 'team'\n(Did you mean teams?)\nSee workroom-notify --help."],
    ['teams lst', "unknown command 'lst'\n(Did you mean list?)\nSee workroom-notify --help."],
    ['something-else', "unknown command 'something-else'\nSee workroom-notify --help."],
    ['send --statsu failure', "unknown option '--statsu'\n(Did you mean --status?)\nSee workroom-notify send --help."],
    [
      'send --webhook=https://h.example/s3cr3t',
      "unknown option '--webhook'. Use --webhook-url instead.\nSee workroom-notify send --help.",
    ],
    ['send -hook=s3cr3t', "unknown option '-hook=…'\nSee workroom-notify send --help."],
  ])('%s', async (line, text) => {
    expect(await run(line)).toEqual({ code: 2, stdout: '', stderr: `workroom-notify: ${text}\n` });
  });
});

test('help of send lists each option once, under a specific heading', async () => {
  const { stdout } = await run('help send');
  const headings = [...stdout.matchAll(/^([A-Z][^:\n]*):$/gm)].map(([, heading]) => heading);
  expect(headings).toEqual([
    'Basics',
    'Destination',
    'Content',
    'Conditions',
    'Mentions',
    'Files',
    'Delivery',
    'Options',
    'Examples',
  ]);
  const current = stdout.slice(stdout.indexOf('\nOptions:'));
  for (const option of OPTIONS) {
    if (option.only === 'action') continue;
    expect(stdout.match(new RegExp(`^ {2}--${option.name}[ \\n]`, 'gm'))).toHaveLength(1);
    expect(current).not.toContain(`  --${option.name} `);
  }
});

/** What people type first, and what they type wrong. */
import { describe, expect, test } from 'vitest';
import { COMMANDS, GROUPS } from '../../../src/cli/command-registry.ts';
import { OPTIONS } from '../../../src/settings/option-registry.ts';
import { runCommand } from '../../support/command.ts';

const run = (line: string) => runCommand(line.split(' ').filter((word) => word !== ''));

test.each(['-h', '--help', 'help'])('%s shows all commands', async (line) => {
  const { code, stdout, stderr } = await run(line);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  for (const { name } of [...GROUPS, ...COMMANDS.filter(({ name }) => !name.includes(' '))])
    expect(stdout).toMatch(new RegExp(`^ {2}${name}\\b`, 'm'));
});

test.each(['-v', '--version', '-v --json'])('%s tells the version', async (line) => {
  expect(await run(line)).toMatchObject({ code: 0, stdout: expect.stringMatching(/^\d+\.\d+\.\d+(?:-[\w.]+)?\n$/) });
});

test.each(['send', 'teams', 'teams list', 'help'])('help %s is what its --help and -h show', async (path) => {
  const { code, stdout } = await run(`${path} --help`);
  expect(code).toBe(0);
  expect(stdout).toContain(`Usage: workroom-notify ${path} `);
  if (path !== 'help') expect((await run(`help ${path}`)).stdout).toBe(stdout);
  expect((await run(`${path} -h`)).stdout).toBe(stdout);
});

describe('a wrong word is wrong usage, and is answered with the nearest', () => {
  test.each([
    ['sned', "unknown command 'sned'. Did you mean send? See workroom-notify --help."],
    ['sned --help', "unknown command 'sned'. Did you mean send?"],
    ['--help sned', "unknown command 'sned'. Did you mean send?"],
    ['help sned', "unknown command 'sned'. Did you mean send?"],
    ['team list', "unknown command 'team'. Did you mean teams?"],
    ['teams lst -h', "unknown command 'lst'. Did you mean list? See workroom-notify teams --help."],
    ['help teams lst', "unknown command 'lst'. Did you mean list?"],
    ['something-else', "unknown command 'something-else'. send posts a message: write its text behind --body. See"],
    ['compete', "unknown command 'compete'. send posts"],
    ['send --statsu failure', "unknown option '--statsu'. Did you mean --status? See workroom-notify send --help."],
    ['send --hepl', 'Did you mean --help?'],
    ['send --test_reports x', 'Did you mean --test-reports?'],
    ['webhook post --webhok-url x', 'Did you mean --webhook-url?'],
    ['send --nothing-like-it', "unknown option '--nothing-like-it'. See workroom-notify send --help."],
  ])('%s', async (line, words) => {
    const { code, stdout, stderr } = await run(line);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(`workroom-notify: ${words.startsWith('unknown') ? words : ''}`);
    expect(stderr).toContain(words);
    expect(stderr.trim().split('\n')).toHaveLength(1);
  });
});

describe('what others call an option is answered with ours', () => {
  test.each([
    ['send --message hello', 'Here it is --body.'],
    ['send --text=hello', 'Here it is --body.'],
    ['send -m hello', 'Here it is --body.'],
    ['send -b hello', 'Here it is --body.'],
    ['send --notify-when failure', 'Here it is --when.'],
    ['send --payload x', 'Here it is --body.'],
    ['send --color red', 'Leave it out: a message is Markdown, with neither colours nor buttons of its own.'],
    ['notify', "unknown command 'notify'. Here it is send."],
    ['post hello', "unknown command 'post'. Here it is send."],
    ['message', "unknown command 'message'. Here it is send."],
    ['run --title hello -- date', 'Here it is --subject.'],
    ['send --channel builds', 'Here it is --team.'],
    ['send --mesage hello', 'Here it is --body.'],
    ['send --chanel builds', 'Here it is --team.'],
    ['send --webhok x', 'Here it is --webhook-url-file FILE, or the variable WORKROOM_WEBHOOK_URL.'],
    [
      'send --url https://h.example/s3cr3t',
      'Here it is --webhook-url-file FILE, or the variable WORKROOM_WEBHOOK_URL.',
    ],
    ['webhook post --webhook=https://h.example/s3cr3t', 'Here it is --webhook-url-file FILE'],
    ['chat post --message hello', 'Here it is --body.'],
    ['send Deployed', 'Write a text behind --body, in quotation marks.'],
  ])('%s', async (line, words) => {
    const { code, stderr } = await run(line);
    expect(code).toBe(2);
    expect(stderr).toContain(words);
    expect(stderr).not.toContain('s3cr3t');
  });

  test('but not where there is none', async () => {
    const { code, stderr } = await run('teams list --message hello');
    expect({ code, stderr }).toEqual({
      code: 2,
      stderr: "workroom-notify: unknown option '--message'. See workroom-notify teams list --help.\n",
    });
  });
});

test('the options of send stand under what they answer, each once, none under "Options"', async () => {
  const { stdout } = await run('help send');
  const headings = [...stdout.matchAll(/^([A-Z][^:\n]*):$/gm)].map(([, heading]) => heading);
  expect(headings).toEqual([
    'Where it goes',
    'What it says',
    'When it is sent',
    'Who is called',
    'Files of the job',
    'How it is delivered',
    'Options',
    'Examples',
  ]);
  const own = stdout.slice(stdout.indexOf('\nOptions:'));
  for (const option of OPTIONS) {
    if ('actionOnly' in option) continue;
    expect(stdout.match(new RegExp(`^ {2}--${option.name}[ \\n]`, 'gm'))).toHaveLength(1);
    expect(own).not.toContain(`  --${option.name} `);
  }
});

/** What `--help` prints: grouped, wrapped at words at the terminal's width, in colour on a terminal only. */
import { styleText } from 'node:util';
import type { Command as Program } from 'commander';
import type { Command } from '../command.ts';
import { NARROWEST, wrapped } from '../terminal/lines.ts';

const ABOUT = `Post build results to your team's chat, topics and task board, and use its service from scripts.

Through a webhook, for send, run and webhook post: set WORKROOM_WEBHOOK_URL.

Through an account, for everything else and for send: set WORKROOM_BASE_URL (such as https://acme.example.com), WORKROOM_USERNAME and WORKROOM_PASSWORD. Flags and files can give them as well.`;

const EXIT_CODES = 'Exit codes: 0 done, 1 not delivered or not done, 2 wrong usage, 3 not known whether it was done.';
const MORE = 'More about a command: workroom-notify help COMMAND';
const FIRST_STEP =
  'Nothing set up yet? workroom-notify sandbox starts a service to try it on, workroom-notify render shows a message.';

/** The look of all help, given to the root program before its commands are added. */
export function addHelp(program: Program): void {
  program.description(ABOUT);
  program.addHelpText('after', ({ command }) => (command === program ? closingText() : ''));
  program.configureHelp({
    minWidthToWrap: NARROWEST,
    // The texts name the choices that are worth naming.
    optionDescription: ({ description }) => description,
    argumentDescription: ({ description }) => description,
    styleTitle: painted('bold'),
    styleOptionText: painted('cyan'),
    styleArgumentText: painted('cyan'),
    styleSubcommandText: painted('cyan'),
  });
}

/** Commander takes the colours out again where they cannot be shown. */
function painted(style: 'bold' | 'cyan' | 'dim'): (text: string) => string {
  return (text) => styleText(style, text, { validateStream: false });
}

function closingText(): string {
  return ['', EXIT_CODES, MORE, FIRST_STEP].map((line) => wrapped(line, process.stdout.columns)).join('\n');
}

/** Its examples, as they are: a line that is broken cannot be pasted. */
export function examplesText({ examples }: Command): string {
  if (examples.length === 0) return '';
  const title = painted('bold')(examples.length === 1 ? 'Example:' : 'Examples:');
  const lines = examples.flatMap(({ text, line }) => [painted('dim')(`  # ${text}`), `  ${line}`]);
  return ['', title, ...lines].join('\n');
}

/** The text without Markdown, for a terminal. */
export function plain(text: string): string {
  return text.replaceAll('`', '');
}

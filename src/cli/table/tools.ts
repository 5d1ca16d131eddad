/** Commands that help with the others. */

import { choice } from '../../settings/readers/choices.ts';
import { number } from '../../settings/readers/numbers.ts';
import { text } from '../../settings/readers/texts.ts';
import { type Command, command } from '../command.ts';
import type { Flag } from '../flags/flag.ts';
import { SHELLS, type Shell } from '../shells.ts';

const SHELL: Flag<Shell> & { readonly required: true } = {
  name: 'shell',
  position: true,
  required: true,
  text: `Shell: ${SHELLS.join(', ')}.`,
  read: choice(SHELLS),
  choices: SHELLS,
};

export const TOOLS: readonly Command[] = [
  command({
    name: 'sandbox',
    text: 'Run a sandbox of the service on this machine: the API, webhooks, and a page that shows what was posted.',
    flags: {
      port: {
        name: 'port',
        value: 'number',
        default: '8080',
        text: 'Port to listen on, 0 for any free one.',
        read: number({ range: [0, 65_535], whole: true }),
      },
      data: {
        name: 'data',
        value: 'file',
        text: 'Keep the state in this SQLite file. Default: in memory.',
        read: text(),
      },
      password: {
        name: 'password',
        value: 'word',
        text: "Everybody's password, for scripts. Default: a random one for each account, kept with the state.",
        read: text(),
      },
    },
    examples: [{ text: 'On any free port', line: 'workroom-notify sandbox --port 0' }],
    load: async () => (await import('../commands/sandbox.ts')).runSandbox,
  }),
  command({
    name: 'completion',
    text: 'Print what a shell needs to complete commands and flags.',
    flags: {
      shell: SHELL,
    },
    examples: [
      { text: 'For this bash; put it into ~/.bashrc for all', line: 'eval "$(workroom-notify completion bash)"' },
    ],
    load: async () => (await import('../commands/completion.ts')).printCompletion,
  }),
];

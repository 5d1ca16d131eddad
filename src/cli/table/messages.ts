/** Commands that send a message of this build, or prepare for it. */

import { text } from '../../settings/readers/texts.ts';
import { type Command, command } from '../command.ts';
import { names, words } from '../flags/readers.ts';
import { DOCTOR_FLAGS, INIT_FLAGS, RENDER_FLAGS, RUN_FLAGS, SEND_FLAGS } from '../flags/settings.ts';
import { switchFlag, YES } from '../flags/shared.ts';

export const MESSAGES: readonly Command[] = [
  command({
    name: 'send',
    text: 'Send one message about this build.',
    more: 'The message is made of what the CI system tells; `--subject` and `--body` replace its words, as Liquid templates. Through a webhook, or with an account to `--team` or `--forum`.',
    flags: { ...SEND_FLAGS, json: switchFlag('json', 'Print the receipt as JSON.') },
    examples: [
      { text: 'Through the webhook of WORKROOM_WEBHOOK_URL', line: 'workroom-notify send --status failure' },
      {
        text: 'A task with an account',
        line: 'workroom-notify send --team 1008 --kind task --status failure --subject "The nightly build is red"',
      },
      {
        text: 'Bare text',
        line: 'workroom-notify send --webhook-url-file webhook.txt --format text --status success --body "Deployed {{ vars.what }}" --variables "what: v1.2.3"',
      },
    ],
    load: async () => (await import('../commands/send.ts')).sendMessage,
  }),
  command({
    name: 'render',
    text: 'Show the message that `send` would send. Needs no service and no network.',
    flags: {
      event: { name: 'event', value: 'file', text: 'File with the payload of an event of GitHub.', read: text() },
      eventName: { name: 'event-name', value: 'name', text: 'Its name, such as `push`.', read: text() },
      ...RENDER_FLAGS,
      markdown: switchFlag('markdown', 'Print the Markdown as it would be sent.'),
      json: switchFlag('json', 'Print subject, body and facts as JSON.'),
    },
    examples: [
      {
        text: 'A push that failed',
        line: 'workroom-notify render --event push.json --event-name push --status failure',
      },
      {
        text: 'Words of your own, as they would be sent',
        line: 'workroom-notify render --event push.json --event-name push --body "{{ commit.subject }} is out" --markdown',
      },
    ],
    load: async () => (await import('../commands/render.ts')).renderMessage,
  }),
  command({
    name: 'init',
    text: "Write a workflow for GitHub that reports on the repository's other workflows.",
    more: 'Through a webhook, or an account where `--base-url` is given; on a terminal it asks. What is given is checked as `doctor` does, and with a fault nothing is written. A file that is there is overwritten only after a question, or with `--yes`. No secret is written: the line that stores it is printed. Without `--when`, a failure and its end are told.',
    flags: {
      workflows: {
        name: 'workflows',
        value: 'names',
        text: 'Names of the workflows to report on, with commas between them. Default: all that are here.',
        read: names(),
      },
      file: {
        name: 'file',
        value: 'path',
        text: 'File to write.',
        read: text(),
        default: '.github/workflows/notify.yml',
      },
      ...YES,
      ...INIT_FLAGS,
    },
    examples: [
      {
        text: 'Through a webhook',
        line: 'workroom-notify init --webhook-url-file webhook.txt --workflows "CI, Release"',
      },
      {
        text: 'Tasks, with an account',
        line: 'workroom-notify init --team platform --kind task --workflows CI --file notify.yml',
      },
    ],
    load: async () => (await import('../commands/init.ts')).writeWorkflow,
  }),
  command({
    name: 'run',
    text: 'Run a command, and send one message about its end.',
    more: 'What the command writes goes through as it is, signals go on to it, and this ends with its exit code or signal, whatever becomes of the message. Outside of a terminal a red message quotes the last lines that say something. Flags stand before the command; `--` may stand between. Of the command the message names the program and plain words, as in `npm run build`, because any other argument may be a secret.',
    flags: {
      command: { name: 'command', position: true, required: true, rest: true, text: 'The command.', read: words() },
      ...RUN_FLAGS,
    },
    examples: [
      { text: 'Only when it fails', line: 'workroom-notify run --when failure -- sh -c "echo all is well"' },
      { text: 'However it ends', line: 'workroom-notify run -- date' },
    ],
    load: async () => (await import('../commands/run.ts')).runAndTell,
  }),
  command({
    name: 'doctor',
    text: 'Say what would keep a message from being delivered, and how to mend it. Sends nothing.',
    more: 'It takes the options of `send`, and looks at host, proxy, certificate, clock, login, target, membership, board, category, the people that are named, and the message: that of a failure, unless `--status` says otherwise. Exit code 1 where something is wrong. It only reads, and of a webhook only the host is asked for: whether the webhook itself works, only a message can tell.',
    flags: { ...DOCTOR_FLAGS, json: switchFlag('json', 'Print the checks and the message as JSON.') },
    examples: [
      { text: 'A task with an account', line: 'workroom-notify doctor --team platform --kind task --category "To do"' },
      {
        text: 'A webhook',
        line: 'workroom-notify doctor --webhook-url-file webhook.txt',
      },
    ],
    load: async () => (await import('../commands/doctor.ts')).examineSetUp,
  }),
];

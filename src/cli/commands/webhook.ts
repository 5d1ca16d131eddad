/** Defines the command that posts to an incoming webhook. */
import { type Problem, SettingsError } from '../../errors.ts';
import type { PostResponse, Webhook } from '../../service/webhook.ts';
import { CONTENT_KINDS, WEBHOOK_FORMATS } from '../../settings/option.ts';
import { day } from '../../settings/parsers/days.ts';
import { address } from '../../settings/parsers/urls.ts';
import { type CommandContext, type CommandGroup, command } from '../command.ts';
import { flag, fromOption, required, type Values } from '../flags/flag.ts';
import { payload } from '../flags/parsers.ts';
import { BODY, choiceFlag, SENDER, SUBJECT, senderFrom, switchFlag } from '../flags/shared.ts';
import { printCreated } from '../service/account-command.ts';

const FLAGS = {
  webhookUrl: required({
    ...fromOption('webhook-url'),
    text: 'Incoming webhook to post to.',
    parse: address('Write the whole URL of one webhook'),
  }),
  kind: choiceFlag('kind', CONTENT_KINDS, 'What the webhook was made for: `message`, `topic` or `task`.', 'message'),
  format: choiceFlag(
    'format',
    WEBHOOK_FORMATS,
    'How a message goes: `json`, or `text` for the bare text as `text/plain`.',
    'json',
  ),
  subject: SUBJECT,
  body: BODY,
  dueDate: flag('due-date', 'day', 'Day a task is due: `YYYY-MM-DD`, `today`, `+3d` or `+2w`, counted in UTC.', day),
  completeDate: flag('complete-date', 'day', 'Day a task was completed: creates it already done.', day),
  ephemeral: switchFlag('ephemeral', 'Show a message to those online, but keep it out of the history.'),
  ...SENDER,
  json: {
    name: 'json',
    value: 'file',
    path: true,
    text: 'Send the JSON of this file as it is, instead of all the above; `-` for standard input. (With other commands, `--json` prints JSON.)',
    parse: payload,
  },
  timeout: { ...fromOption('timeout'), value: 'seconds', text: 'Seconds for the call.' },
} as const;

type PostValues = Values<typeof FLAGS>;

const post = command({
  name: 'webhook post',
  text: 'Post to an incoming webhook, once, with words of your own.',
  more: 'Name the kind and format that it was created with. `--json` is for webhooks of a custom or chat-compatible format.',
  flags: FLAGS,
  examples: [
    { text: 'A message', line: 'webhook post --body "Deployed **v1.2.3**"' },
    { text: 'Bare text', line: 'webhook post --format text --body "$(cat notes.md)"' },
    { text: 'A custom format', line: 'webhook post --webhook-url-file custom.txt --json alert.json' },
  ],
  run: async (context, values) => {
    const method = getWay(values);
    const problems = getProblems(context, method);
    if (problems.length > 0) throw new SettingsError(problems);
    const { send, signal } = await context.world();
    const { Webhook } = await import('../../service/webhook.ts');
    const { webhookUrl: url, timeout: timeoutSeconds } = values;
    // An interrupt aborts the call. The client requires a signal.
    const webhook = new Webhook({ url, timeoutSeconds, send, signal });
    return printCreated(context, false, `Posted to the webhook at ${url.host}`, await postTo(webhook, method, values));
  },
});

export const WEBHOOK: CommandGroup = { name: 'webhook', text: 'Post to an incoming webhook.', commands: [post] };

/** Flags that each webhook format accepts, and those that it requires. */
const ALIGNMENTS = {
  text: { takes: ['body', 'format'], needs: ['body'] },
  message: { takes: ['body', 'ephemeral', 'sender-name', 'sender-avatar'], needs: ['body'] },
  topic: { takes: ['subject', 'body', 'sender-name', 'sender-avatar'], needs: ['subject', 'body'] },
  task: {
    takes: ['subject', 'body', 'sender-name', 'sender-avatar', 'due-date', 'complete-date'],
    needs: ['subject', 'body'],
  },
  json: { takes: ['json'], needs: [] },
} as const satisfies Record<string, { takes: readonly string[]; needs: readonly string[] }>;

type Way = keyof typeof ALIGNMENTS;
const EVERYWHERE = ['webhook-url', 'timeout', 'kind'];

function getWay({ json, format, kind }: PostValues): Way {
  if (json !== undefined) return 'json';
  return format === 'text' && kind === 'message' ? 'text' : kind;
}

function getProblems({ raw }: CommandContext, method: Way): Problem[] {
  const { takes, needs }: { takes: readonly string[]; needs: readonly string[] } = ALIGNMENTS[method];
  const typed = [...raw].flatMap(([name, { from }]) => (from === 'flag' ? [name] : []));
  const name = method === 'text' ? '--format text' : method === 'json' ? '--json' : `--kind ${method}`;
  const strange = typed.filter((one) => !EVERYWHERE.includes(one) && !takes.includes(one));
  return [
    ...strange.map((option) => ({ option, message: `not possible with ${name}`, suggestion: `Leave --${option} out` })),
    ...needs
      .filter((option) => !raw.has(option))
      .map((option) => ({ option, message: `not given, which ${name} needs`, suggestion: `Write --${option}` })),
  ];
}

async function postTo(webhook: Webhook, method: Way, values: PostValues): Promise<PostResponse> {
  const { json, subject = '', body = '', dueDate, completeDate, ephemeral } = values;
  const sender = senderFrom(values);
  if (method === 'json') return webhook.json(json);
  if (method === 'text') return webhook.text(body);
  if (method === 'topic') return webhook.topic({ subject, body, sender });
  if (method === 'task') return webhook.task({ subject, body, sender, dueDate, completeDate });
  return webhook.message({ body, sender, ephemeral: ephemeral || undefined });
}

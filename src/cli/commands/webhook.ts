/** Defines the command that posts to an incoming webhook. */
import { type Problem, SettingsError, toMessage } from '../../errors.ts';
import type { PostResponse, Webhook } from '../../service/webhook.ts';
import { CONTENT_KINDS, type Option } from '../../settings/option.ts';
import { OPTIONS } from '../../settings/option-registry.ts';
import { invalid } from '../../settings/parsers/parser.ts';
import { serviceUrl } from '../../settings/parsers/urls.ts';
import { choice, day } from '../../settings/parsers/values.ts';
import { type Command, type CommandContext, command } from '../command.ts';
import { flag, fromOption, required, type Values } from '../flags/flag.ts';
import { CONTENT, SENDER, senderFrom, switchFlag } from '../flags/shared.ts';
import { printResult } from '../service/account-command.ts';

const FLAGS = {
  webhookUrl: required({
    ...fromOption('webhook-url'),
    text: 'Incoming webhook to post to.',
    parse: serviceUrl('Write the whole URL of one webhook'),
  }),
  kind: {
    ...flag('kind', 'kind', 'What the webhook was made for: `message`, `topic` or `task`.', choice(CONTENT_KINDS)),
    default: 'message',
  },
  format: {
    ...fromOption('format'),
    variable: undefined,
    value: 'format',
    text: 'How a message goes: `json`, or `text` for the bare text as `text/plain`.',
  },
  ...CONTENT,
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
    const problems = findProblems(context, values);
    if (problems.length > 0) throw new SettingsError(problems);
    const { send, signal } = await context.runtime();
    const { Webhook } = await import('../../service/webhook.ts');
    const { webhookUrl: url, timeout: timeoutSeconds } = values;
    // An interrupt aborts the call. The client requires a signal.
    const webhook = new Webhook({ url, timeoutSeconds, signal }, send);
    return printResult(context, false, `Posted to the webhook at ${url.host}`, await postTo(webhook, values));
  },
});

export const WEBHOOK: readonly Command[] = [post];

/** Parses any JSON value. */
function payload(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    // The message of the parser quotes the text, which may contain a secret.
    const at = /position \d+/.exec(toMessage(error))?.[0];
    return invalid(`contains no JSON${at === undefined ? '' : `: it breaks at ${at}`}`, 'Give a file with JSON');
  }
}

/** Flags for any content. */
const EVERYWHERE = ['webhook-url', 'timeout', 'kind'];

/** Finds flags that the webhook doesn't support by the table of options, and missing ones. */
function findProblems({ raw }: CommandContext, values: PostValues): readonly Problem[] {
  const { json, kind } = values;
  const isText = isPlainText(values);
  const target = isText ? 'webhook text' : (`webhook ${kind}` as const);
  const isSupported = (name: string) => {
    const { supportedBy }: Partial<Option> = OPTIONS.find((option) => option.name === name) ?? {};
    return supportedBy?.includes(target) ?? name === 'body';
  };
  const content = json === undefined ? (isText ? '--format text' : `--kind ${kind}`) : '--json';
  const typed = [...raw].flatMap(([name, { from }]) => (from === 'flag' && !EVERYWHERE.includes(name) ? [name] : []));
  const wrong = typed.filter((name) => (json === undefined ? !isSupported(name) : name !== 'json'));
  const expected = json === undefined ? ['subject', 'body'].filter(isSupported) : [];
  return [
    ...wrong.map((option) => {
      return { option, message: `not possible with ${content}`, suggestion: `Leave --${option} out` };
    }),
    ...expected
      .filter((option) => !raw.has(option))
      .map((option) => ({ option, message: `not given, which ${content} needs`, suggestion: `Write --${option}` })),
  ];
}

function isPlainText({ format, kind }: PostValues): boolean {
  return format === 'text' && kind === 'message';
}

async function postTo(webhook: Webhook, values: PostValues): Promise<PostResponse> {
  const { json, kind, subject = '', body = '', dueDate, completeDate, ephemeral } = values;
  const sender = senderFrom(values);
  if (json !== undefined) return webhook.json(json);
  if (isPlainText(values)) return webhook.text(body);
  if (kind === 'topic') return webhook.topic({ subject, body, sender });
  if (kind === 'task') return webhook.task({ subject, body, sender, dueDate, completeDate });
  return webhook.message({ body, sender, ephemeral: ephemeral || undefined });
}

import { type Problem, SettingsError } from '../../../errors.ts';
import { type Posted, Webhook } from '../../../service/webhook.ts';
import type { ContentKind, WEBHOOK_FORMATS } from '../../../settings/option.ts';
import type { CommandContext, ExitCode } from '../../command.ts';
import type { SenderValues } from '../../flags/account.ts';
import { sayCreated } from '../../service/results.ts';

interface PostValues extends SenderValues {
  readonly webhookUrl: URL;
  readonly timeout: number;
  readonly kind: ContentKind;
  readonly format: (typeof WEBHOOK_FORMATS)[number];
  readonly subject: string | undefined;
  readonly body: string | undefined;
  readonly dueDate: string | undefined;
  readonly completeDate: string | undefined;
  readonly ephemeral: boolean;
  readonly json: unknown;
}

/** The flags that each way of calling a webhook takes, and those that it needs. */
const WAYS = {
  text: { takes: ['body', 'format'], needs: ['body'] },
  message: { takes: ['body', 'ephemeral', 'sender-name', 'sender-avatar'], needs: ['body'] },
  topic: { takes: ['subject', 'body', 'sender-name', 'sender-avatar'], needs: ['subject', 'body'] },
  task: {
    takes: ['subject', 'body', 'sender-name', 'sender-avatar', 'due-date', 'complete-date'],
    needs: ['subject', 'body'],
  },
  json: { takes: ['json'], needs: [] },
} as const satisfies Record<string, { takes: readonly string[]; needs: readonly string[] }>;

type Way = keyof typeof WAYS;
const EVERYWHERE = ['webhook-url', 'timeout', 'kind'];

export async function postToWebhook(context: CommandContext, values: PostValues): Promise<ExitCode> {
  const way = wayOf(values);
  const problems = problemsOf(context, way);
  if (problems.length > 0) throw new SettingsError(problems);
  const { send, signal } = context.world();
  const { webhookUrl: url, timeout: timeoutSeconds } = values;
  // An abort of this process ends the call; the client wants a signal that is there.
  const webhook = new Webhook({ url, timeoutSeconds, send, signal });
  return sayCreated(context, false, `Posted to the webhook at ${url.host}`, await post(webhook, way, values));
}

function wayOf({ json, format, kind }: PostValues): Way {
  if (json !== undefined) return 'json';
  return format === 'text' && kind === 'message' ? 'text' : kind;
}

function problemsOf({ given }: CommandContext, way: Way): Problem[] {
  const { takes, needs }: { takes: readonly string[]; needs: readonly string[] } = WAYS[way];
  const typed = [...given].flatMap(([name, { from }]) => (from === 'flag' ? [name] : []));
  const name = way === 'text' ? '--format text' : way === 'json' ? '--json' : `--kind ${way}`;
  const strange = typed.filter((one) => !EVERYWHERE.includes(one) && !takes.includes(one));
  return [
    ...strange.map((option) => ({ option, fault: `not possible with ${name}`, fix: `Leave --${option} out` })),
    ...needs
      .filter((option) => !given.has(option))
      .map((option) => ({ option, fault: `not given, which ${name} needs`, fix: `Write --${option}` })),
  ];
}

async function post(webhook: Webhook, way: Way, values: PostValues): Promise<Posted> {
  const { json, subject = '', body = '', dueDate, completeDate, ephemeral } = values;
  const sender = { displayName: values.senderName, avatar: values.senderAvatar };
  if (way === 'json') return webhook.json(json);
  if (way === 'text') return webhook.text(body);
  if (way === 'topic') return webhook.topic({ subject, body, sender });
  if (way === 'task') return webhook.task({ subject, body, sender, dueDate, completeDate });
  return webhook.message({ body, sender, ephemeral: ephemeral || undefined });
}

/** What somebody copies to post from elsewhere: the first step of a job, a line for a shell. Both work as they are. */
import { jobEndAction } from '../../package/job-end.ts';
import type { Webhook, WebhookKind } from '../store/webhooks.ts';

/** What a test call says, by kind, in the service's own JSON. */
const HELLO: Readonly<Record<WebhookKind, Readonly<Record<string, string>>>> = {
  message: { body: '**Hello!** This webhook works. :tada:' },
  topic: { subject: 'This webhook works', body: '**Hello!** Each call starts a topic like this one.' },
  task: {
    subject: 'See that this webhook works',
    body: '**Hello!** Each call puts a task like this one on the board.',
  },
};

/** JSON that the webhook takes. */
export function samplePayload({ kind, format, sample }: Pick<Webhook, 'kind' | 'format' | 'sample'>): string {
  if (format === 'custom') return sample ?? '{}';
  if (format === 'native') return JSON.stringify(HELLO[kind]);
  return JSON.stringify({ text: '*Hello!* This webhook works. :tada:' });
}

function shellQuoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

type CalledWebhook = Pick<Webhook, 'kind' | 'format' | 'sample'> & { readonly url: string };

export function curlLine(webhook: CalledWebhook): string {
  const lines = samplePayload(webhook).split('\n');
  const json = shellQuoted(lines.map((line) => line.trim()).join(' '));
  return `curl -H 'content-type: application/json' -d ${json} ${shellQuoted(webhook.url)}`;
}

function toStep(action: string, inputs: Readonly<Record<string, string>>): string {
  const lines = Object.entries(inputs).map(([name, value]) => `    ${name}: ${value}`);
  return [`- uses: ${jobEndAction(action)}`, '  with:', ...lines].join('\n');
}

/** Undefined for formats of other tools: the action speaks the service's own. */
export function webhookStep(action: string, { format, kind, url }: Omit<CalledWebhook, 'sample'>): string | undefined {
  if (format !== 'native') return undefined;
  return toStep(action, { 'webhook-url': url, ...(kind === 'message' ? undefined : { kind }) });
}

interface PosterAccount {
  readonly origin: string;
  readonly username: string;
  readonly space: { readonly id: number; readonly kind: 'team' | 'forum'; readonly name: string };
}

/** Through an account, for those who may not make webhooks. */
export function accountStep(action: string, { origin, username, space }: PosterAccount): string {
  const password = '${{ secrets.WORKROOM_PASSWORD }}';
  const inputs = { 'base-url': origin, username, password, [space.kind]: JSON.stringify(space.name) };
  return toStep(action, inputs);
}

/** `curl` asks for the password. */
export function accountLine({ origin, username, space }: PosterAccount): string {
  const path = `${space.kind === 'team' ? 'workrooms' : 'forums'}(${space.id})/Chat.PostMessage()`;
  const json = shellQuoted(JSON.stringify(HELLO.message));
  const url = shellQuoted(`${origin}/api/1/odata.svc/${path}`);
  return `curl -u ${username} -H 'content-type: application/json' -d ${json} ${url}`;
}

/**
 * Generates snippets for posting from outside: the first step of a job, and a shell command. Both must run unchanged.
 */
import { jobEndAction } from '../../package/job-end.ts';
import type { Webhook } from '../store/records.ts';

/** Payload of a test call by kind, in the service's own JSON format. */
const HELLO: Readonly<Record<Webhook['kind'], Readonly<Record<string, string>>>> = {
  message: { body: '**Hello!** This webhook works. :tada:' },
  topic: { subject: 'This webhook works', body: '**Hello!** Each call starts a topic like this one.' },
  task: {
    subject: 'See that this webhook works',
    body: '**Hello!** Each call puts a task like this one on the board.',
  },
};

/** Creates a valid JSON payload for the webhook. */
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

/** Undefined for formats of other tools, because the action only supports the service's own. */
export function webhookStep(action: string, { format, kind, url }: Omit<CalledWebhook, 'sample'>): string | undefined {
  if (format !== 'native') return undefined;
  return toStep(action, { 'webhook-url': url, ...(kind === 'message' ? undefined : { kind }) });
}

interface PosterAccount {
  readonly origin: string;
  readonly username: string;
  readonly space: { readonly id: number; readonly kind: 'team' | 'forum'; readonly name: string };
}

/** Generates a step that uses an account, for users who can't create webhooks. */
export function accountStep(action: string, { origin, username, space }: PosterAccount): string {
  const password = '${{ secrets.WORKROOM_PASSWORD }}';
  const inputs = { 'base-url': origin, username, password, [space.kind]: JSON.stringify(space.name) };
  return toStep(action, inputs);
}

/** Lets `curl` prompt for the password. */
export function accountLine({ origin, username, space }: PosterAccount): string {
  const path = `${space.kind === 'team' ? 'workrooms' : 'forums'}(${space.id})/Chat.PostMessage()`;
  const json = shellQuoted(JSON.stringify(HELLO.message));
  const url = shellQuoted(`${origin}/api/1/odata.svc/${path}`);
  return `curl -u ${username} -H 'content-type: application/json' -d ${json} ${url}`;
}

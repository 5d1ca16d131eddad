/**
 * Generates snippets for posting from outside: the first step of a job, and a shell command. Both must run unchanged.
 */
import { jobEndAction } from '../../package/job-end.ts';
import { packageInfo } from '../../package/package-info.ts';
import type { UserContext } from '../context.ts';
import { API_PATH } from '../odata/entities.ts';
import type { Space, Webhook } from '../store/records.ts';

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

export function curlLine(webhook: Parameters<typeof samplePayload>[0], url: string): string {
  const lines = samplePayload(webhook).split('\n');
  const json = shellQuoted(lines.map((line) => line.trim()).join(' '));
  return `curl -H 'content-type: application/json' -d ${json} ${shellQuoted(url)}`;
}

function toStep(inputs: Readonly<Record<string, string>>): string {
  const lines = Object.entries(inputs).map(([name, value]) => `    ${name}: ${value}`);
  return [`- uses: ${jobEndAction(packageInfo().action)}`, '  with:', ...lines].join('\n');
}

/** Undefined for formats of other tools, because the action only supports the service's own. */
export function webhookStep({ format, kind }: Pick<Webhook, 'format' | 'kind'>, url: string): string | undefined {
  if (format !== 'native') return undefined;
  return toStep({ 'webhook-url': url, ...(kind === 'message' ? undefined : { kind }) });
}

/** Generates a step that uses an account, for users who can't create webhooks. */
export function accountStep({ origin, user: { username } }: UserContext, space: Space): string {
  const password = '${{ secrets.WORKROOM_PASSWORD }}';
  return toStep({ 'base-url': origin(), username, password, [space.kind]: JSON.stringify(space.name) });
}

/** Lets `curl` prompt for the password. */
export function accountLine(username: string, origin: string, { id, kind }: Pick<Space, 'id' | 'kind'>): string {
  const path = `${kind === 'team' ? 'workrooms' : 'forums'}(${id})/Chat.PostMessage()`;
  const json = shellQuoted(JSON.stringify(HELLO.message));
  const url = shellQuoted(`${origin}${API_PATH}/${path}`);
  return `curl -u ${username} -H 'content-type: application/json' -d ${json} ${url}`;
}

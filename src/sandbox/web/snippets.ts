/**
 * Generates snippets for posting from outside: the first step of a job, and a shell command. Both must run unchanged.
 */
import { jobEndAction } from '../../package/job-end.ts';
import { packageInfo } from '../../package/package-info.ts';
import { API_PATH } from '../odata/path.ts';
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

function toStep(inputs: Readonly<Record<string, string>>): string {
  const lines = Object.entries(inputs).map(([name, value]) => `    ${name}: ${value}`);
  return [`- uses: ${jobEndAction(packageInfo().action)}`, '  with:', ...lines].join('\n');
}

/** Has no step for formats of other tools, because the action only supports the service's own. */
export function webhookSnippets(webhook: Pick<Webhook, 'kind' | 'format' | 'sample'>, url: string) {
  const { format, kind } = webhook;
  const json = samplePayload(webhook)
    .split('\n')
    .map((line) => line.trim())
    .join(' ');
  const inputs = { 'webhook-url': url, ...(kind === 'message' ? undefined : { kind }) };
  return { step: format === 'native' ? toStep(inputs) : undefined, command: formatCurl('', json, url) };
}

/** Generates snippets with an account, for users who can't create webhooks. `curl` prompts for the password. */
export function accountSnippets(
  username: string,
  origin: string,
  { id, kind, name }: Pick<Space, 'id' | 'kind' | 'name'>,
) {
  const password = '${{ secrets.WORKROOM_PASSWORD }}';
  const path = `${kind === 'team' ? 'workrooms' : 'forums'}(${id})/Chat.PostMessage()`;
  return {
    step: toStep({ 'base-url': origin, username, password, [kind]: JSON.stringify(name) }),
    command: formatCurl(`-u ${username} `, JSON.stringify(HELLO.message), `${origin}${API_PATH}/${path}`),
  };
}

function formatCurl(account: string, json: string, url: string): string {
  return `curl ${account}-H 'content-type: application/json' -d ${shellQuoted(json)} ${shellQuoted(url)}`;
}

/** The steps whose cost is measured: what a team that only begins with this action would run. */
import type { Sandbox } from '../../src/sandbox/index.ts';
import { type Contexts, contextsFor } from '../../test/standin/contexts.ts';
import { example } from '../../test/support/events.ts';

export interface BenchStep {
  readonly name: string;
  readonly inputs: Readonly<Record<string, string>>;
  readonly contexts: Contexts;
}

/** The address of a webhook that takes messages. */
export function messageWebhook({ webhooks }: Sandbox): string {
  return webhooks.find(({ kind, format }) => kind === 'message' && format === 'native')?.url ?? '';
}

export function pushContexts(): Contexts {
  return contextsFor('push', example('push', 0));
}

export function benchSteps(sandbox: Sandbox): readonly BenchStep[] {
  const account = sandbox.accounts.find(({ username }) => username === 'ci-bot');
  const rest = {
    'base-url': sandbox.origin,
    username: 'ci-bot',
    password: account?.password ?? '',
    team: String(sandbox.seededIds.teams['platform']),
  };
  const webhook = { 'webhook-url': messageWebhook(sandbox) };
  const contexts = pushContexts();
  const body = '{{ workflow }} **{{ conclusion | upcase }}** on {{ ref.name }}';
  return [
    { name: 'webhook message', inputs: webhook, contexts },
    { name: 'REST topic', inputs: { ...rest, kind: 'topic' }, contexts },
    { name: 'REST task', inputs: { ...rest, kind: 'task' }, contexts },
    { name: 'webhook message, own Liquid template', inputs: { ...webhook, body }, contexts },
    { name: 'webhook message, 5 MB event', inputs: webhook, contexts: contextsFor('push', largePush()) },
  ];
}

function largePush(): Readonly<Record<string, unknown>> {
  const push = example('push', 0);
  const commits = Array.from({ length: 2500 }, (_, n) => ({ ...push.head_commit, id: sha(n) }));
  return { ...push, commits, padding: 'x'.repeat(3_000_000) };
}

function sha(number: number): string {
  return number.toString(16).padStart(40, '0');
}

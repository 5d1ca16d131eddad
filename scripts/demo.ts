/**
 * The main job in one command: starts the sandbox, runs the shipped action as the runner would on real events, and
 * shows what the team now sees. `--keep` leaves the sandbox running, with its page.
 */
import { parseArgs, stripVTControlCharacters, styleText } from 'node:util';
import { type Sandbox, startSandbox } from '../src/sandbox/index.ts';
import { contextsFor } from '../test/standin/contexts.ts';
import { runAction } from '../test/standin/runner.ts';
import { example } from '../test/support/events.ts';

interface Build {
  readonly title: string;
  readonly event: 'push' | 'pull_request';
  readonly payload: object;
  readonly status: 'success' | 'failure';
}

const ROOT = new URL('..', import.meta.url).pathname;
const push = example('push', 1);
const BUILDS: readonly Build[] = [
  { title: 'a green push', event: 'push', payload: push, status: 'success' },
  { title: 'a red push', event: 'push', payload: push, status: 'failure' },
  { title: 'a pull request', event: 'pull_request', payload: example('pull_request', 0), status: 'success' },
];

const { values } = parseArgs({ options: { keep: { type: 'boolean', default: false } } });
const sandbox = await startSandbox({ port: values.keep ? 8080 : 0 });
const secrets = [...sandbox.webhooks.map(({ url }) => url), password('ci-bot')];
const rest = {
  'base-url': sandbox.origin,
  username: 'ci-bot',
  password: '${{ secrets.SERVICE_PASSWORD }}',
  team: String(sandbox.seededIds.teams['platform']),
};
const before = seen(sandbox);

heading('The shipped action runs as a step, through a webhook …');
for (const build of BUILDS) await step(build, { 'webhook-url': '${{ secrets.WEBHOOK_URL }}' }, '');
heading('… and through the REST API');
const [green, red, pull] = BUILDS as readonly [Build, Build, Build];
await step(green, rest, ', as a message');
await step(red, { ...rest, kind: 'task' }, ', as a task');
await step(pull, { ...rest, kind: 'topic' }, ', as a topic');

heading('What the team Platform now sees');
for (const [place, texts] of seen(sandbox)) {
  const fresh = texts.filter((text) => !before.get(place)?.includes(text));
  console.log(`\n${styleText('bold', place)}`);
  for (const text of fresh) console.log(indent(text));
}
if (values.keep) console.log(`\nThe page is at ${sandbox.origin}/ (sign in as ada). Stop with Ctrl+C.`);
else await sandbox.close();

async function step({ title, event, payload, status }: Build, inputs: Record<string, string>, as: string) {
  const webhook = sandbox.webhooks.find(({ kind, format }) => kind === 'message' && format === 'native');
  const contexts = contextsFor(event, payload, {
    job: { status },
    secrets: { WEBHOOK_URL: webhook?.url ?? '', SERVICE_PASSWORD: password('ci-bot') },
  });
  const [result] = await runAction({ actionPath: ROOT, inputs, contexts, secrets });
  const { outcome, reason } = result?.outputs ?? {};
  const mark = outcome === 'delivered' ? styleText('green', '✓') : styleText('red', '✗');
  console.log(`  ${mark} ${title}${as}: ${outcome} (${reason}), exit ${result?.exitCode}`);
  if (outcome === 'delivered') return;
  process.exitCode = 1;
  console.log(indent(result?.log ?? ''));
}

function seen(from: Sandbox): Map<string, readonly string[]> {
  return new Map([
    ['Chat', from.chat('platform').map(({ body, sender }) => `${sender.displayName}: ${body}`)],
    ['Topics', from.topics('platform').map(({ subject, body }) => `${subject}\n\n${body}`)],
    ['Tasks', from.tasks('platform').map(({ short, subject, body }) => `${short} ${subject}\n\n${body}`)],
  ]);
}

function password(username: string): string {
  return sandbox.accounts.find((account) => account.username === username)?.password ?? '';
}

function heading(text: string): void {
  console.log(`\n${styleText(['bold', 'cyan'], text)}\n`);
}

function indent(text: string): string {
  return stripVTControlCharacters(text).replace(/^/gm, '    ');
}

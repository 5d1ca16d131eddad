/**
 * A day of a small shop in one command: starts the sandbox, runs the shipped action as the runner would, and shows what
 * the team sees. `--keep` leaves the sandbox running, with its page.
 */
import { parseArgs } from 'node:util';
import { wrapped } from '../src/cli/terminal/lines.ts';
import { messageLines } from '../src/cli/terminal/message.ts';
import { Output } from '../src/cli/terminal/output.ts';
import { type Sandbox, startSandbox } from '../src/sandbox/index.ts';
import { ServiceClient } from '../src/service/client.ts';
import { Redactor } from '../src/text/redaction/redactor.ts';
import { ADA, GRACE } from './demo/shop.ts';
import { type Scene, scenesOf } from './demo/story.ts';

const TEAM = 'platform';
const MARGIN = '  ';
/** Columns, where the output goes to no terminal. */
const USUAL_WIDTH = 100;

const { values } = parseArgs({ options: { keep: { type: 'boolean', default: false } } });
const output = new Output(new Redactor([]));
const sandbox = await startSandbox({ port: 0 });
for (const { login } of [ADA, GRACE]) await invite(login);
output.print(`A day of ${output.style('bold', 'acme/shop')}: what the team Platform sees of its builds.\n`);
for (const scene of scenesOf(sandbox)) await show(scene);
printNextStep();
if (!values.keep) await sandbox.close();

async function show({ title, step, play }: Scene): Promise<void> {
  const before = new Set(seen(sandbox).map(({ key }) => key));
  const { outputs, exitCode, log } = await play();
  const delivered = outputs['outcome'] === 'delivered' && exitCode === 0;
  output.print(`${output.style(['bold', 'cyan'], title)}`);
  output.print(output.style('dim', `${MARGIN}Inputs of its step: ${step}`));
  for (const { key, place, text } of seen(sandbox)) if (!before.has(key)) printContent(place, text);
  output.print('');
  if (delivered) return;
  output.print(log);
  process.exitCode = 1;
}

function printContent(place: string, text: string): void {
  const edge = output.style('dim', '│ ');
  const columns = (output.columns ?? USUAL_WIDTH) - MARGIN.length - 2;
  const lines = messageLines(text, output);
  output.print(`${MARGIN}${output.style('dim', place)}`);
  for (const line of lines.flatMap((one) => wrapped(one, columns).split('\n'))) output.print(`${MARGIN}${edge}${line}`);
}

interface SeenContent {
  readonly key: string;
  readonly place: string;
  readonly text: string;
}

/** Topics and tasks before the chat messages that name them; oldest first. */
function seen(from: Sandbox): readonly SeenContent[] {
  return [
    ...from.topics(TEAM).map(({ id, subject, body }) => {
      return { key: `topic ${id}`, place: 'A topic', text: `**${subject}**\n\n${body}` };
    }),
    ...from.tasks(TEAM).map(({ id, short, subject, body, assignees }) => {
      const whose = assignees.length === 0 ? '' : `, for ${assignees.join(' and ')}`;
      return { key: `task ${id}`, place: `Task ${short}${whose}`, text: `**${subject}**\n\n${body}` };
    }),
    ...from.chat(TEAM).map(({ id, body }) => ({ key: `message ${id}`, place: 'Chat', text: body })),
  ];
}

/** The sandbox has its own people: those of the story join them. */
async function invite(username: string): Promise<void> {
  const password = sandbox.accounts.find((account) => account.username === 'ada')?.password ?? '';
  const client = new ServiceClient({ baseUrl: sandbox.origin, username: 'ada', password });
  const team = sandbox.seededIds.teams[TEAM] ?? 0;
  await client.users.invite({
    email: `${username}@acme.example`,
    type: 'member',
    teams: [{ id: team, role: 'ROLE_TEAM_MEMBER' }],
  });
}

function printNextStep(): void {
  output.print(output.style('bold', 'Next'));
  const page = values.keep
    ? [`Look at it in the browser: ${sandbox.signInLink('ada')} (stop with Ctrl+C)`]
    : ['npm run demo -- --keep    the same, and a page in the browser that shows it'];
  for (const line of [
    ...page,
    'npm run sandbox           a service to try your own workflow on; it prints a step to paste',
    'README.md, "Set it up"    the step for your repository, with your webhook',
  ])
    output.print(`${MARGIN}${line}`);
}

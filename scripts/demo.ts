/** Plays a day of a sample shop in the sandbox. `--keep` leaves the sandbox running with its page. */
import { parseArgs, styleText } from 'node:util';
import { type Sandbox, startSandbox } from '../src/sandbox/index.ts';
import { getScenes, type Scene } from './demo/story.ts';

const TEAM = 'platform';

const { values } = parseArgs({ options: { keep: { type: 'boolean', default: false } } });
const sandbox = await startSandbox({ port: 0 });
console.log('A day of acme/shop: what the team Platform sees of its builds.\n');
for (const scene of getScenes(sandbox)) await show(scene);
printNextStep();
if (!values.keep) await sandbox.close();

async function show({ title, play }: Scene): Promise<void> {
  const before = new Set(listContent(sandbox).map(({ key }) => key));
  await play();
  console.log(styleText(['bold', 'cyan'], title));
  for (const { key, place: location, text } of listContent(sandbox)) {
    if (before.has(key)) continue;
    console.log(styleText('dim', `  ${location}`));
    for (const line of text.split('\n')) console.log(`  ${styleText('dim', '│')} ${line}`);
  }
  console.log('');
}

interface SeenContent {
  readonly key: string;
  readonly place: string;
  readonly text: string;
}

function listContent(from: Sandbox): readonly SeenContent[] {
  return [
    ...from.topics(TEAM).map(({ id, subject, body }) => {
      return { key: `topic ${id}`, place: 'A topic', text: `**${subject}**\n\n${body}` };
    }),
    ...from.tasks(TEAM).map(({ id, short, subject, body }) => {
      return { key: `task ${id}`, place: `Task ${short}`, text: `**${subject}**\n\n${body}` };
    }),
    ...from.chat(TEAM).map(({ id, body }) => ({ key: `message ${id}`, place: 'Chat', text: body })),
  ];
}

function printNextStep(): void {
  const page = values.keep
    ? `Look at it in the browser: ${sandbox.signInLink('ada')} (stop with Ctrl+C)`
    : 'npm run demo -- --keep    the same, and a page in the browser that shows it';
  console.log(`${styleText('bold', 'Next')}
  ${page}
  npm run sandbox           a service to try your own workflow on; it prints a step to paste
  README.md, "Set it up"    the step for your repository, with your webhook`);
}

/**
 * The main job in one command: starts the sandbox, runs the shipped action as the runner would on real events, and
 * shows what the team now sees. `--keep` leaves the sandbox running, with its page.
 */
import { parseArgs, stripVTControlCharacters, styleText } from 'node:util';
import { type Sandbox, startSandbox } from '../src/sandbox/index.ts';
import { type DemoStep, demoGithub, demoSteps } from './demo-builds.ts';

const { values } = parseArgs({ options: { keep: { type: 'boolean', default: false } } });
const sandbox = await startSandbox({ port: 0 });
const before = seen(sandbox);
const github = await demoGithub();
const steps = demoSteps(sandbox, github);

heading('The shipped action runs as a step, through a webhook …');
for (const step of steps.webhook) await play(step);
heading('… and through the REST API');
for (const step of steps.rest) await play(step);

heading('What the team Platform now sees');
for (const [place, texts] of seen(sandbox)) {
  console.log(styleText('bold', place));
  for (const text of texts.slice(before.get(place)?.length)) console.log(`${indent(text)}\n`);
}
await github.close();
if (values.keep) console.log(`The page: ${sandbox.signInLink('ada')} Stop with Ctrl+C.`);
else await sandbox.close();

async function play({ title, run }: DemoStep): Promise<void> {
  const { outputs, exitCode, log } = await run();
  const delivered = outputs['outcome'] === 'delivered';
  console.log(`  ${delivered ? styleText('green', '✓') : styleText('red', '✗')} ${title} (exit code ${exitCode})`);
  console.log(styleText('dim', indent(log.trim())));
  if (!delivered) process.exitCode = 1;
}

/** Oldest first. */
function seen(from: Sandbox): Map<string, readonly string[]> {
  return new Map([
    ['Chat', from.chat('platform').map(({ body, sender }) => `${sender.displayName}: ${body}`)],
    ['Topics', byId(from.topics('platform')).map(({ subject, body }) => `${subject}\n\n${body}`)],
    ['Tasks', byId(from.tasks('platform')).map(({ short, subject, body }) => `${short} ${subject}\n\n${body}`)],
  ]);
}

function byId<T extends { readonly id: number }>(records: readonly T[]): T[] {
  return records.toSorted((a, b) => a.id - b.id);
}

function heading(text: string): void {
  console.log(`\n${styleText(['bold', 'cyan'], text)}\n`);
}

function indent(text: string): string {
  return stripVTControlCharacters(text).replace(/^/gm, '    ');
}

import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { hasFault } from '../../doctor/check.ts';
import { checkService } from '../../doctor/service-check.ts';
import { SettingsError } from '../../errors.ts';
import type { GivenOptions, GivenValue } from '../../settings/given.ts';
import { variableOf } from '../../settings/option-names.ts';
import { readSettings } from '../../settings/read-settings.ts';
import { nearest } from '../../text/nearest.ts';
import { listed, shown } from '../../text/phrases.ts';
import { type CommandContext, EXIT, type ExitCode } from '../command.ts';
import type { YesValues } from '../flags/account.ts';
import { workflowNames, workflowText } from '../init/workflow.ts';
import { sayLeft } from '../service/results.ts';
import { printChecks } from '../terminal/checks.ts';
import { answerTo, canAsk, confirmed } from '../terminal/confirm.ts';
import type { Output } from '../terminal/output.ts';

interface InitValues extends YesValues {
  readonly workflows: readonly string[] | undefined;
  readonly file: string;
}

/** Written as they are; a secret is stored at GitHub, and named. */
const PLAIN = ['base-url', 'username', 'team', 'forum', 'kind', 'when'] as const;
/** A failure, and its end. */
const WHEN = 'failure, fixed';

/** Checks a destination, writes a workflow that reports on the others, and says how to store its secret. */
export async function writeWorkflow(context: CommandContext, { workflows, file, yes }: InitValues): Promise<ExitCode> {
  const { redactor, output } = context;
  const root = process.cwd();
  const found = workflowNames(root, file);
  const told = workflows ?? found;
  if (told.length === 0) {
    const fix = 'Write the names of the workflows to report on, or run this at the root of the repository';
    throw new SettingsError([{ option: 'workflows', fault: 'not given, and none were found here', fix }]);
  }
  refuseSlips(told, found, output);
  const given = withWhen(await asked(context.given));
  const settings = await readSettings(given, new Date(), redactor);
  const secret = hasAccount(given) ? 'password' : 'webhook-url';
  if (settings.destination.type === 'missing') {
    const missing = settings.destination.options.filter((option) => option !== secret);
    if (missing.length > 0)
      throw new SettingsError(missing.map((option) => ({ option, fault: 'not given', fix: FIX })));
    output.note(
      `Not checked, because ${variableOf(secret)} is not set. With it, workroom-notify doctor checks all of it.`,
    );
  } else {
    const checks = redactor.redactAll(await checkService(settings, context.world()));
    printChecks(checks, output);
    if (hasFault(checks)) {
      output.note('Nothing was written. Mend what is marked, and run this again.');
      return EXIT.notDone;
    }
  }
  if (existsSync(file) && !yes && !(await confirmed(output, `Overwrite ${file}`))) return sayLeft(context);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, workflowText({ workflows: told, inputs: inputsOf(given, secret) }));
  output.print(output.safe(`Wrote ${file}, which reports on ${told.join(', ')}. Store its secret, then commit it:`));
  output.print(`  gh secret set ${variableOf(secret)}`);
  return EXIT.done;
}

/** GitHub would never say that a name is wrong: the workflow would just not run. */
function refuseSlips(told: readonly string[], found: readonly string[], output: Output): void {
  const unknown = found.length === 0 ? [] : told.filter((name) => !found.includes(name));
  const slips = unknown.filter((name) => nearest(name, found) !== undefined);
  if (slips.length > 0) {
    const fault = `no workflow here has the name ${listed(slips.map(shown))}`;
    const fix = `Write the names as they are in the files: ${listed(found.map(shown))}`;
    throw new SettingsError([{ option: 'workflows', fault, fix }]);
  }
  // GitHub's own have a name and no file.
  if (unknown.length > 0)
    output.note(`No file here has the name ${listed(unknown.map(shown))}: check that it is right.`);
}

const FIX = 'Write it, or leave base-url, username, team and forum out to go through a webhook';

function hasAccount(given: GivenOptions): boolean {
  return ['base-url', 'username', 'team', 'forum'].some((name) => given.has(name));
}

/** On a terminal what is needed and was not given is asked for; secrets are not, because they would be shown. */
async function asked(given: GivenOptions): Promise<GivenOptions> {
  if (!canAsk() || given.has('webhook-url')) return given;
  const all = new Map<string, GivenValue>(given);
  const ask = async (name: string, question: string) => {
    const value = all.has(name) ? '' : await answerTo(question);
    if (value !== '') all.set(name, { value, from: 'flag' });
  };
  await ask('base-url', 'Address of the service, to go through an account; empty for a webhook: ');
  if (!all.has('base-url')) return all;
  await ask('username', 'Username of the account: ');
  if (!all.has('forum')) await ask('team', 'Team, by its name or id: ');
  return all;
}

function withWhen(given: GivenOptions): GivenOptions {
  return given.has('when') ? given : new Map([...given, ['when', { value: WHEN, from: 'flag' } as const]]);
}

function inputsOf(given: GivenOptions, secret: 'webhook-url' | 'password'): Record<string, string> {
  const plain = PLAIN.flatMap((name): [string, string][] => {
    const value = given.get(name)?.value;
    return value === undefined ? [] : [[name, value]];
  });
  return { ...Object.fromEntries(plain), [secret]: `\${{ secrets.${variableOf(secret)} }}` };
}

/** Defines the commands that send one message: about this build, or a marked test message. */

import { formatProblem } from '../../errors.ts';
import { misspelledVariables } from '../../process/option-variables.ts';
import type { RawOptions } from '../../settings/option-parser.ts';
import { type CommandContext, command, createUsageError } from '../command.ts';
import { addOption, isInCi, readCommandSettings } from '../command-settings.ts';
import { OPTION_FLAGS } from '../flags/option-flags.ts';
import { switchFlag } from '../flags/shared.ts';
import { printOutcome } from '../print-outcome.ts';

export const SEND = command({
  name: 'send',
  text: 'Send one message about this build.',
  more: 'The message is made from what the CI system knows; `--subject` and `--body` replace its words, as Liquid templates. It goes to a webhook, or with an account to `--team` or `--forum`.',
  flags: { ...OPTION_FLAGS.send, json: switchFlag('json', 'Print the receipt as JSON, of a dry run with the words.') },
  examples: [
    { text: 'Through the webhook of WORKROOM_WEBHOOK_URL', line: 'send --status failure' },
    { text: 'A task', line: 'send --team 1008 --kind task --status failure --subject "The build is red"' },
    { text: 'A week, with WORKROOM_GITHUB_TOKEN', line: 'send --template digest --repositories acme/shop' },
    { text: 'Bare text', line: 'send --webhook-url-file webhook.txt --format text --status success --body "Deployed"' },
  ],
  run: async (context, { json }) => {
    if (!(await isInCi(context.env))) requireSubject(context.raw);
    return sendMessage(context, context.raw, json);
  },
});

export const DRILL = command({
  name: 'drill',
  text: 'Send one marked message, as for a failed build, to see whether it reaches people.',
  more: 'The message, `🔔 Drill: nothing is broken`, goes through the same stages as that of a failure, whatever `--when` and `--only-if` say. It mentions and assigns nobody. Somebody has to close a task that it opens. `doctor` checks the set-up without sending.',
  flags: { ...OPTION_FLAGS.drill, json: switchFlag('json', 'Print the receipt as JSON, of a dry run with the words.') },
  examples: [
    { text: 'Through the webhook of WORKROOM_WEBHOOK_URL', line: 'drill' },
    { text: 'A task with an account', line: 'drill --team platform --kind task --mention here' },
  ],
  run: (context, { json }) => sendMessage(context, addOption(context.raw, 'drill', 'true'), json),
});

/** @throws SettingsError if neither a CI system nor the options provide a subject */
function requireSubject(raw: RawOptions): void {
  const preset = raw.get('template')?.value.trim() ?? 'default';
  const hasText = ['status', 'subject', 'body', 'drill'].some((name) => raw.has(name));
  if (hasText || !OF_ONE_BUILD.includes(preset)) return;
  const suggestion = 'Write --status success or --status failure, or a text of your own with --body';
  throw createUsageError('status', 'missing, and no CI system provides a build result', suggestion);
}

const OF_ONE_BUILD: readonly string[] = ['default', 'compact', 'detailed'];

/** @param raw replaces the options of the command */
async function sendMessage(context: CommandContext, raw: RawOptions, json: boolean): Promise<number> {
  const { env, output } = context;
  for (const { problem } of misspelledVariables(env, raw)) output.note(`Ignored: ${formatProblem(problem)}`);
  const { notify } = await import('../../notify.ts');
  const runtime = await context.runtime();
  const settings = await readCommandSettings(context, raw);
  return printOutcome(await notify(settings, runtime), settings, context, json ? 'json' : 'text');
}

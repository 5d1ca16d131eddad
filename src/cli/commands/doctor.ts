/** Defines the command that finds obstacles to delivery without sending anything. */
import { type Check, hasFailedCheck } from '../../doctor/check.ts';
import { formatProblem } from '../../errors.ts';
import { misspelledVariables } from '../../process/option-variables.ts';
import { command, EXIT } from '../command.ts';
import { addOption, readCommandSettings } from '../command-settings.ts';
import { OPTION_FLAGS } from '../flags/option-flags.ts';
import { switchFlag } from '../flags/shared.ts';

export const DOCTOR = command({
  name: 'doctor',
  text: 'Find what would keep a message from arriving, and how to fix it. Sends nothing.',
  more: 'It takes the options of `send`, and checks host, proxy, certificate, clock, login, target, membership, board, category, people, the steps of this action in the workflows of the checkout, and the message of a failure, or of `--status`. Exit code 1 if something is wrong. It only reads; of a webhook it checks only the host, because only a message shows that it works.',
  flags: { ...OPTION_FLAGS.doctor, json: switchFlag('json', 'Print the checks and the message as JSON.') },
  examples: [
    { text: 'A task with an account', line: 'doctor --team platform --kind task --category "To do"' },
    { text: 'A webhook', line: 'doctor --webhook-url-file webhook.txt' },
  ],
  run: async (context, { json }) => {
    const { env, raw, output } = context;
    const { runChecks } = await import('../../doctor/run-checks.ts');
    const runtime = await context.runtime();
    // Default to a failure, which has the most content and mentions people.
    const settings = await readCommandSettings(context, raw.has('status') ? raw : addOption(raw, 'status', 'failure'));
    const misspelled = misspelledVariables(env, raw).map(({ problem }): Check => {
      return { name: 'options', verdict: 'warning', text: formatProblem(problem) };
    });
    const { checks, content } = await runChecks(settings, runtime);
    const all = [...misspelled, ...checks];
    if (json) output.json({ checks: all, content });
    else {
      output.printChecks(all);
      if (content !== undefined) {
        output.print(`\n${output.style('bold', 'What would be posted:')}\n`);
        output.printMessage(content);
      }
    }
    return hasFailedCheck(all) ? EXIT.notDone : EXIT.done;
  },
});

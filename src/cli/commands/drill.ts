/** Defines the command that tests if a failure would reach people, by sending one marked message. */
import { command } from '../command.ts';
import { addOption } from '../command-settings.ts';
import { OPTION_FLAGS } from '../flags/option-flags.ts';
import { switchFlag } from '../flags/shared.ts';
import { sendMessage } from './send.ts';

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

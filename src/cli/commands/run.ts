/** The command that runs another one, sends a message about its end, and ends as it did, whatever becomes of the message. */
import type { Conclusion } from '../../settings/conclusion.ts';
import type { Settings } from '../../settings/settings.ts';
import type { CommandEnd } from '../../world.ts';
import type { ChildEnd } from '../child/run-child.ts';
import { type CommandContext, command } from '../command.ts';
import { commandSettings, withOption } from '../command-settings.ts';
import { failureLines } from '../failure.ts';
import { words } from '../flags/readers.ts';
import { RUN_FLAGS } from '../flags/settings.ts';
import { tellOutcome } from '../tell-outcome.ts';

export const RUN = command({
  name: 'run',
  text: 'Run a command, and send one message about its end.',
  more: 'What the command writes goes through as it is, signals go on to it, and this ends with its exit code or signal, whatever becomes of the message. Outside of a terminal a red message quotes the last lines that say something. Flags stand before the command; `--` may stand between. Of the command the message names the program and plain words, as in `npm run build`, because any other argument may be a secret.',
  flags: {
    command: { name: 'command', position: true, required: true, rest: true, text: 'The command.', read: words() },
    ...RUN_FLAGS,
  },
  examples: [
    { text: 'Only when it fails', line: 'workroom-notify run --when failure -- sh -c "echo all is well"' },
    { text: 'However it ends', line: 'workroom-notify run -- date' },
  ],
  run: async (context, values) => {
    // Wrong options are refused before the command begins.
    await settingsOf(context, 'success');
    const { runChild } = await import('../child/run-child.ts');
    // The command may replace the files that this runs from, as `npm ci` does: what tells of its end is loaded before.
    await Promise.all([import('../../notify.ts'), import('../../process/world.ts')]);
    context.output.outlastReader();
    const end = await runChild(values.command, context.env);
    await tell(context, values.command, end);
    if (end.signal !== undefined) await endBy(end.signal);
    return end.code;
  },
});

async function tell(context: CommandContext, called: readonly string[], end: ChildEnd): Promise<void> {
  const { redactor, output } = context;
  try {
    const { notify } = await import('../../notify.ts');
    const world = { ...(await context.world()), command: endedCommand(called, end, redactor.redact(end.tail)) };
    const settings = await settingsOf(context, conclusionOf(end));
    tellOutcome(await notify(settings, world), settings.destination, context, (line) => output.note(line));
  } catch (error) {
    for (const line of failureLines(error)) output.fault(line);
  }
}

function settingsOf(context: CommandContext, status: Conclusion): Promise<Settings> {
  return commandSettings(context, withOption(context.given, 'status', status));
}

function endedCommand(called: readonly string[], { seconds, signal }: ChildEnd, tail: string): CommandEnd {
  return signal === undefined ? { words: called, seconds, tail } : { words: called, seconds, tail, signal };
}

/** A command that was asked to end and then did not succeed was cancelled. */
function conclusionOf({ code, interrupted }: ChildEnd): Conclusion {
  if (code === 0) return 'success';
  return interrupted ? 'cancelled' : 'failure';
}

/** Whoever waits for this process sees the same signal. Some are ignored here: then the exit code tells it. */
async function endBy(signal: NodeJS.Signals): Promise<void> {
  process.removeAllListeners(signal);
  process.kill(process.pid, signal);
  await new Promise((resolve) => setTimeout(resolve, 100));
}

import { notify } from '../../notify.ts';
import { workspaceOf } from '../../process/environment.ts';
import type { Conclusion } from '../../settings/conclusion.ts';
import type { GivenOptions } from '../../settings/given.ts';
import { readSettings } from '../../settings/read-settings.ts';
import type { CommandEnd } from '../../world.ts';
import { type ChildEnd, runChild } from '../child/run-child.ts';
import type { CommandContext } from '../command.ts';
import { failureLines } from '../failure.ts';
import { tellOutcome } from '../tell-outcome.ts';

/**
 * Runs a command, sends a message about its end, and ends as it did, whatever becomes of the message. Wrong options are
 * refused before the command begins.
 */
export async function runAndTell(context: CommandContext, { command }: { readonly command: readonly string[] }) {
  const { given, redactor, env } = context;
  await readSettings(withStatus(given, 'success'), new Date(), redactor, workspaceOf(env));
  context.output.outlastReader();
  const end = await runChild(command);
  await tell(context, command, end);
  if (end.signal !== undefined) await endBy(end.signal);
  return end.code;
}

async function tell(context: CommandContext, words: readonly string[], end: ChildEnd): Promise<void> {
  const { given, redactor, env, output } = context;
  try {
    const world = { ...context.world(), command: endedCommand(words, end, redactor.redact(end.tail)) };
    const options = withStatus(given, conclusionOf(end));
    const settings = await readSettings(options, new Date(world.now()), redactor, workspaceOf(env));
    tellOutcome(await notify(settings, world), settings.destination, context, (line) => output.note(line));
  } catch (error) {
    for (const line of failureLines(error)) output.note(line);
  }
}

function endedCommand(words: readonly string[], { seconds, signal }: ChildEnd, tail: string): CommandEnd {
  return signal === undefined ? { words, seconds, tail } : { words, seconds, tail, signal };
}

/** A command that was asked to end and then did not succeed was cancelled. */
function conclusionOf({ code, interrupted }: ChildEnd): Conclusion {
  if (code === 0) return 'success';
  return interrupted ? 'cancelled' : 'failure';
}

function withStatus(given: GivenOptions, status: Conclusion): GivenOptions {
  return new Map([...given, ['status', { value: status, from: 'flag' }]]);
}

/** Whoever waits for this process sees the same signal. Some are ignored here: then the exit code tells it. */
async function endBy(signal: NodeJS.Signals): Promise<void> {
  process.removeAllListeners(signal);
  process.kill(process.pid, signal);
  await new Promise((resolve) => setTimeout(resolve, 100));
}

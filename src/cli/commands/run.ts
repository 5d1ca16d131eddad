/**
 * Defines the command that runs another one, reports its result, and exits with its exit code regardless of delivery.
 */
import { hostname } from 'node:os';
import type { CommandResult } from '../../runtime.ts';
import { sleep } from '../../service/http/system.ts';
import type { Conclusion } from '../../settings/conclusion.ts';
import { text } from '../../settings/parsers/values.ts';
import type { Settings } from '../../settings/settings.ts';
import { toMilliseconds } from '../../time.ts';
import { type CommandContext, command, formatFailure } from '../command.ts';
import { addOption, readCommandSettings } from '../command-settings.ts';
import type { Values } from '../flags/flag.ts';
import { OPTION_FLAGS } from '../flags/option-flags.ts';
import { printOutcome } from '../print-outcome.ts';
import type { ChildExit } from '../run-child.ts';

const NAME_TEXT = 'What the message calls the command, such as `Nightly backup`. Default: its program and plain words.';

const FLAGS = {
  ...OPTION_FLAGS.run,
  command: {
    name: 'command',
    position: true,
    required: true,
    variadic: true,
    text: 'The command.',
    parse: (list: string): readonly string[] => JSON.parse(list),
  },
  name: { name: 'name', value: 'text', text: NAME_TEXT, parse: text },
} as const;

export const RUN = command({
  name: 'run',
  text: 'Run a command and report its result.',
  more: "The command's output and all signals pass through unchanged, and its exit code or signal becomes that of `run`, whatever happens to the message. A red message quotes the lines of its output that explain it. That goes through pipes, so a script writes `>&2` rather than `> /dev/stderr`. Flags go before the command, with or without `--` between. The message names only the program and plain words of the command, as in `npm run build`, because other arguments may be secrets; `--name` gives a better name. Outside a CI system it has the machine and the time.",
  flags: FLAGS,
  examples: [
    { text: 'Only when it fails', line: 'run --when failure -- sh -c "echo all is well"' },
    { text: 'However it ends', line: 'run --name "Clock check" -- date' },
  ],
  run: async (context, values) => {
    // Reject invalid options before the command starts.
    await readSettings(context, 'success');
    const { runChild } = await import('../run-child.ts');
    // Load everything in advance, because the command may replace the files of this program, as `npm ci` does.
    await Promise.all([import('../../notify.ts'), import('../../process/node-runtime.ts')]);
    context.output.outlastReader();
    const end = await runChild(values.command, context.env);
    await report(context, values, end);
    if (end.signal !== undefined) await exitWithSignal(end.signal);
    return end.code;
  },
});

/** Reports the result. Never throws, because the exit code is that of the command. */
async function report(
  context: CommandContext,
  { command: args, name }: Values<typeof FLAGS>,
  end: ChildExit,
): Promise<void> {
  const { redactor, output } = context;
  try {
    const { notify } = await import('../../notify.ts');
    const { startedAt, seconds, signal, code } = end;
    const exitCode = signal === undefined ? code : undefined;
    const tail = redactor.redact(end.tail);
    const result: CommandResult = { args, name, machine: hostname(), startedAt, seconds, tail, signal, exitCode };
    const runtime = { ...(await context.runtime()), command: result };
    const settings = await readSettings(context, toConclusion(end));
    await printOutcome(await notify(settings, runtime), settings, context, 'notes');
  } catch (error) {
    for (const line of formatFailure(error)) output.fault(line);
  }
}

function readSettings(context: CommandContext, status: Conclusion): Promise<Settings> {
  return readCommandSettings(context, addOption(context.raw, 'status', status));
}

/** Counts a command as cancelled if it failed after it was asked to terminate. */
function toConclusion({ code, interrupted }: ChildExit): Conclusion {
  if (code === 0) return 'success';
  return interrupted ? 'cancelled' : 'failure';
}

/**
 * Ends this process with the same signal, for the parent process. If the signal is ignored here, the exit code reports
 * it.
 */
async function exitWithSignal(signal: NodeJS.Signals): Promise<void> {
  process.removeAllListeners(signal);
  process.kill(process.pid, signal);
  await sleep(toMilliseconds(100));
}

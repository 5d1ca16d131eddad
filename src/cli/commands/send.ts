import { problemWords } from '../../errors.ts';
import { notify } from '../../notify.ts';
import { type Env, misspeltVariables, workspaceOf } from '../../process/environment.ts';
import { lineLost } from '../../process/outcome-words.ts';
import type { Notification } from '../../send/notification.ts';
import { readSettings } from '../../settings/read-settings.ts';
import { type CommandContext, EXIT, type ExitCode } from '../command.ts';
import { isForgotten, tellOutcome } from '../tell-outcome.ts';

/** Sends one message made of what the build is known by. */
export async function sendMessage(context: CommandContext, { json }: { readonly json: boolean }): Promise<ExitCode> {
  const { env, given, redactor, output } = context;
  for (const { problem } of misspeltVariables(env)) output.note(`Ignored: ${problemWords(problem)}`);
  const world = context.world();
  const settings = await readSettings(given, new Date(world.now()), redactor, workspaceOf(env));
  const notification = await notify(settings, world);
  if (json) output.json(notification.receipt);
  if (!json && settings.dryRun) await printDraft(notification, context);
  tellOutcome(notification, settings.destination, context, (line) => {
    if (!json) output.print(output.safe(line));
  });
  return exitCode(notification, env);
}

/** The message of a dry run, as a reader would see it. */
async function printDraft({ draft }: Notification, { output }: CommandContext): Promise<void> {
  if (draft === undefined) return;
  const { printMessage } = await import('../terminal/message.ts');
  printMessage(output, draft);
}

function exitCode(notification: Notification, env: Env): ExitCode {
  const { receipt } = notification;
  if (isForgotten(notification, env)) return EXIT.wrongUsage;
  if (receipt.outcome === 'unknown') return EXIT.unknown;
  if (receipt.line?.outcome === 'unknown') return EXIT.unknown;
  return receipt.outcome === 'not-delivered' || lineLost(receipt) !== undefined ? EXIT.notDone : EXIT.done;
}

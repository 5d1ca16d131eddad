import { problemWords } from '../../errors.ts';
import { notify } from '../../notify.ts';
import { type Env, misspeltVariables, workspaceOf } from '../../process/environment.ts';
import { lineLost, outcomeWords, problemSentences, sentence, serviceSaid } from '../../process/outcome.ts';
import type { Notification } from '../../send/notification.ts';
import { readSettings } from '../../settings/read-settings.ts';
import { type Context, EXIT, type ExitCode } from '../command.ts';

/** Sends one message made of what the build is known by. */
export async function sendMessage(context: Context, { json }: { readonly json: boolean }): Promise<ExitCode> {
  const { env, given, redactor, output } = context;
  for (const { problem } of misspeltVariables(env)) output.note(`Ignored: ${problemWords(problem)}`);
  const world = context.world();
  const settings = await readSettings(given, new Date(world.now()), redactor, workspaceOf(env));
  const notification = await notify(settings, world);
  if (json) output.json(notification.receipt);
  if (!json && settings.dryRun) await printDraft(notification, context);
  report(notification, context, json);
  return exitCode(notification, env);
}

/** The message of a dry run, as a reader would see it. */
async function printDraft({ draft }: Notification, { output }: Context): Promise<void> {
  if (draft === undefined) return;
  const { printMessage } = await import('../terminal/message.ts');
  printMessage(output, draft);
}

/** One line that says what happened: with the result where it is good, else beside it. */
function report(notification: Notification, { env, output }: Context, json: boolean): void {
  const { receipt, notices, warnings, problems } = notification;
  for (const notice of [...notices, ...warnings.map(sentence)]) output.note(notice);
  for (const problem of problems) output.note(problemSentences(problem).join(' '));
  const lost = lineLost(receipt);
  if (lost !== undefined) output.note(`${lost.reason} ${sentence(lost.hint)}`.trimEnd());
  const { outcome, hint, id } = receipt;
  const words = outcomeWords(receipt);
  if (outcome === 'delivered' || outcome === 'duplicate') {
    if (!json) output.print(output.safe(id === undefined ? words : words.replace(/\.$/, ` (id ${id}).`)));
    return;
  }
  const advice = receipt.destination === 'missing' ? whereTo(notification, env) : sentence(hint);
  output.note([words, advice, serviceSaid(receipt)].filter((text) => text !== '').join(' '));
}

const WAYS =
  'Set WORKROOM_WEBHOOK_URL (or WORKROOM_BASE_URL, WORKROOM_USERNAME, WORKROOM_PASSWORD and WORKROOM_TEAM), or write --webhook-url-file FILE.';

function whereTo(notification: Notification, env: Env): string {
  return isForgotten(notification, env)
    ? WAYS
    : `${WAYS} If it is a secret, check that this job gets it: runs of forks get none.`;
}

/** In CI a destination that is empty is a missing secret, as in runs of forks; elsewhere it was forgotten. */
function isForgotten({ receipt, facts }: Notification, env: Env): boolean {
  const isCi = facts.ci !== 'git' || (env['CI'] ?? '') !== '';
  return receipt.outcome === 'skipped' && receipt.destination === 'missing' && !isCi;
}

function exitCode(notification: Notification, env: Env): ExitCode {
  const { receipt } = notification;
  if (isForgotten(notification, env)) return EXIT.wrongUsage;
  if (receipt.outcome === 'unknown') return EXIT.unknown;
  if (receipt.line?.outcome === 'unknown') return EXIT.unknown;
  return receipt.outcome === 'not-delivered' || lineLost(receipt) !== undefined ? EXIT.notDone : EXIT.done;
}

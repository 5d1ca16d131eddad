/** What became of a message, in lines for people. */
import type { Env } from '../process/environment.ts';
import { lineLost, outcomeWords, problemSentences, sentence, serviceSaid } from '../process/outcome.ts';
import type { Notification } from '../send/notification.ts';
import type { Context } from './command.ts';

/**
 * One line that says what happened, and one for each thing that a person should know beside it.
 *
 * @param printResult takes the line where all is well
 */
export function tellOutcome(
  notification: Notification,
  { env, output }: Pick<Context, 'env' | 'output'>,
  printResult: (line: string) => void,
): void {
  const { receipt, notices, warnings, problems } = notification;
  for (const notice of [...notices, ...warnings.map(sentence)]) output.note(notice);
  for (const problem of problems) output.note(problemSentences(problem).join(' '));
  const lost = lineLost(receipt);
  if (lost !== undefined) output.note(`${lost.reason} ${sentence(lost.hint)}`.trimEnd());
  const { outcome, hint, id } = receipt;
  const words = outcomeWords(receipt);
  if (outcome === 'delivered' || outcome === 'duplicate') {
    printResult(id === undefined ? words : words.replace(/\.$/, ` (id ${id}).`));
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
export function isForgotten({ receipt, facts }: Notification, env: Env): boolean {
  const isCi = facts.ci !== 'git' || (env['CI'] ?? '') !== '';
  return receipt.outcome === 'skipped' && receipt.destination === 'missing' && !isCi;
}

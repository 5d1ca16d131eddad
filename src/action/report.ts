import { isUndelivered } from '../delivery/receipt.ts';
import { hasError } from '../diagnostic.ts';
import type { Check } from '../doctor/check.ts';
import type { Environment } from '../platform.ts';
import { describeOutcomes, undeliveredMessage } from '../process/outcome-text.ts';
import type { Report } from '../report.ts';
import type { Settings } from '../settings/settings.ts';
import { sentence } from '../text/format.ts';
import type { Log } from './log.ts';
import { appendToFile, formatOutputs } from './runner.ts';

/**
 * Reports the result of the delivery: log line, annotations, outputs, step summary.
 *
 * @param checks results of the service check in a dry run
 * @returns true if the step must fail
 */
export async function reportOutcome(
  notification: Report,
  settings: Settings,
  env: Environment,
  log: Log,
  checks: readonly Check[] = [],
): Promise<boolean> {
  const { receipt, diagnostics } = notification;
  for (const diagnostic of diagnostics) log.diagnostic(diagnostic);
  for (const one of describeOutcomes(notification)) await announce(one, settings.destinations, env, log);
  const lost = undeliveredMessage(receipt);
  if (lost !== undefined) log.error(lost.reason, sentence(lost.hint));
  const reason = appendToFile(env, 'GITHUB_OUTPUT', formatOutputs(receipt));
  if (reason !== undefined) log.notice(`The outputs could not be written, so later steps see none: ${reason}`);
  const failed = isUndelivered(receipt) || lost !== undefined || hasError(diagnostics);
  if (failed || receipt.outcome === 'dry-run') {
    const { writeSummary } = await import(/* webpackChunkName: "files" */ './step-summary.ts');
    writeSummary(notification, checks, env, log);
  }
  return (failed && settings.failOnError) || isToBeRepeated(notification, settings);
}

/** Fails an undelivered or unread watch, so that its next run covers the time since the last success again. */
function isToBeRepeated({ receipt, facts: { health = {} } }: Report, { buildReport }: Settings): boolean {
  const isRead = [health.turned_red, health.still_red, health.green_again].some((list) => list !== undefined);
  return buildReport === 'watch' && (isUndelivered(receipt) || (receipt.outcome === 'delivered' && !isRead));
}

/** Fix if no better one is known. */
const NEXT = 'Run the job again, or increase timeout';

async function announce(
  { notification, text, serviceMessage }: ReturnType<typeof describeOutcomes>[number],
  [destination]: Settings['destinations'],
  env: Environment,
  log: Log,
): Promise<void> {
  const { outcome, hint } = notification.receipt;
  if (outcome === 'not-delivered') log.error(text, sentence(hint || NEXT), serviceMessage);
  else if (outcome === 'unknown') log.error(text, sentence(hint), serviceMessage);
  else if (outcome === 'skipped' && destination.type === 'missing') {
    const { reportMissingDestination } = await import(/* webpackChunkName: "files" */ './workflow-errors.ts');
    reportMissingDestination(text, destination.options, notification, env, log);
  } else if (outcome === 'delivered' && hint !== '') log.warning(text, sentence(hint));
  else if (outcome === 'skipped' && hint !== '') log.notice(text, sentence(hint));
  else log.info(text);
}

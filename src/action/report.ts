import type { Receipt } from '../delivery/receipt.ts';
import type { Check } from '../doctor/check.ts';
import type { Env } from '../process/environment.ts';
import { isLost, lineLost, outcomeWords, problemSentences, sentence, serviceSaid } from '../process/outcome-words.ts';
import type { Notification } from '../send/notification.ts';
import type { Settings } from '../settings/settings.ts';
import type { Log } from './log.ts';
import { outputLines } from './outputs.ts';
import { appendToFile } from './runner-files.ts';

/**
 * Says what became of the message: log line, annotations, outputs, step summary.
 *
 * @param checks what a dry run found of the service
 * @returns whether the step is to be red
 */
export async function report(
  notification: Notification,
  settings: Settings,
  env: Env,
  log: Log,
  checks: readonly Check[] = [],
): Promise<boolean> {
  const { receipt, notices, warnings, problems } = notification;
  for (const notice of notices) log.notice(notice);
  for (const warning of warnings) log.warning(`${warning}.`);
  for (const problem of problems) {
    const { place } = problem.error;
    log.errorAt(place.file === undefined ? {} : place, ...problemSentences(problem));
  }
  announce(receipt, log, env, isOutsider(notification, env));
  const lost = lineLost(receipt);
  if (lost !== undefined) log.error(lost.reason, sentence(lost.hint));
  writeOutputs(receipt, env, log);
  const failed = isLost(receipt) || lost !== undefined || problems.length > 0;
  if (failed || receipt.outcome === 'dry-run') {
    const { writeSummary } = await import('./summary/step-summary.ts');
    writeSummary(notification, checks, env, log);
  }
  return failed && settings.failOnError;
}

const OUTSIDE =
  'Runs of forks and of Dependabot get no secrets; to report them too, use a workflow on workflow_run (see the README).';
/** Where nothing better is known. */
const NEXT = 'Run the job again, or give it more time with timeout';

function announce(receipt: Receipt, log: Log, env: Env, outsider: boolean): void {
  const { outcome, hint, destination } = receipt;
  const words = outcomeWords(receipt);
  if (outcome === 'not-delivered') log.error(words, sentence(hint || NEXT), serviceSaid(receipt));
  else if (outcome === 'unknown') log.error(words, sentence(hint), serviceSaid(receipt));
  else if (outcome === 'delivered' && hint !== '') log.warning(words, sentence(hint));
  else if (outcome === 'skipped' && destination !== 'missing' && hint !== '') log.notice(words, sentence(hint));
  else if (outcome !== 'skipped' || destination !== 'missing') log.info(words);
  else if (outsider) log.notice(words, OUTSIDE);
  else log.warning(words, sentence(hint), howTo(env));
}

/** Where the README says what a destination needs; its address is known where the action comes from a repository. */
function howTo({ GITHUB_SERVER_URL: server, GITHUB_ACTION_REPOSITORY: repository }: Env): string {
  if (!server || !repository) return 'See "Set it up" in the README of this action.';
  return `How to set it up: ${server}/${repository}#set-it-up`;
}

/** Runs of forks and of Dependabot get no secrets: a missing one is no mistake there. */
function isOutsider({ facts }: Notification, env: Env): boolean {
  return facts.pull_request?.fork === true || env['GITHUB_ACTOR'] === 'dependabot[bot]';
}

function writeOutputs(receipt: Receipt, env: Env, log: Log): void {
  const lines = outputLines(receipt, (text) => log.redact(text));
  const written = appendToFile(env, 'GITHUB_OUTPUT', lines);
  if (written.type === 'fault') {
    log.notice(`The outputs could not be written, so later steps see none: ${written.reason}`);
  }
}

import type { Receipt } from '../delivery/receipt.ts';
import type { Notification } from '../notify.ts';
import type { Settings } from '../settings/settings.ts';
import type { Env } from './inputs.ts';
import type { Log } from './log.ts';
import { outputLines } from './outputs.ts';
import { appendToFile } from './runner-files.ts';
import { writeSummary } from './summary/step-summary.ts';

/**
 * Says what became of the message: log line, annotations, outputs, step summary.
 *
 * @returns whether the step is to be red
 */
export function report(notification: Notification, settings: Settings, env: Env, log: Log): boolean {
  const { receipt, notices, warnings, problems } = notification;
  for (const notice of notices) log.notice(notice);
  for (const warning of warnings) log.warning(`${warning}.`);
  for (const { error, instead } of problems) log.error(instead, sentence(error.message), sentence(error.hint));
  announce(receipt, log, env, isOutsider(notification, env));
  writeOutputs(receipt, env, log);
  writeSummary(notification, env, log);
  const failed = receipt.outcome === 'not-delivered' || receipt.outcome === 'unknown' || problems.length > 0;
  return failed && settings.failOnError;
}

const OUTSIDE =
  'Runs of forks and of Dependabot get no secrets; to report them too, use a workflow on workflow_run (see the README).';
/** Where nothing better is known. */
const NEXT = 'Run the job again, or give it more time with timeout';

function announce(receipt: Receipt, log: Log, env: Env, outsider: boolean): void {
  const { outcome, reason, hint, words, destination } = receipt;
  const said = words === undefined ? '' : `The service says: ${words}`;
  if (outcome === 'not-delivered') log.error(`Not delivered: ${reason}.`, sentence(hint || NEXT), said);
  else if (outcome === 'unknown') log.error(`Not known whether it was delivered: ${reason}.`, sentence(hint), said);
  else if (outcome === 'delivered') log.info(`Delivered: ${receipt.kind} to ${placeOf(receipt)}; ${reason}.`);
  else if (outcome === 'dry-run') log.info(`Dry run: ${receipt.kind} for ${placeOf(receipt)}; ${reason}.`);
  else if (destination !== 'missing') log.info(`Skipped: ${reason}.`);
  else if (outsider) log.notice(`Skipped: ${reason}.`, OUTSIDE);
  else log.warning(`Skipped: ${reason}.`, sentence(hint), howTo(env));
}

/** Where the README says what a destination needs; its address is known where the action comes from a repository. */
function howTo({ GITHUB_SERVER_URL: server, GITHUB_ACTION_REPOSITORY: repository }: Env): string {
  if (!server || !repository) return 'See "Set it up" in the README of this action.';
  return `How to set it up: ${server}/${repository}#set-it-up`;
}

function placeOf({ target, host }: Receipt): string {
  return `${target ?? 'the webhook'} at ${host}`;
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

function sentence(text: string): string {
  return text === '' || /[.!?]$/.test(text) ? text : `${text}.`;
}

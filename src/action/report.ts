import type { Receipt } from '../delivery/receipt.ts';
import type { Notification } from '../notify.ts';
import type { Settings } from '../settings/settings.ts';
import { appendToFile } from './files.ts';
import type { Env } from './inputs.ts';
import type { Log } from './log.ts';
import { writeSummary } from './step-summary.ts';

/** Says what became of the message: log line, annotations, outputs, step summary, exit code. */
export function report(notification: Notification, settings: Settings, env: Env, log: Log): void {
  const { receipt, notices, problems } = notification;
  for (const notice of notices) log.notice(notice);
  for (const { message, hint } of problems) {
    log.error('Your template failed, so the default text took its place.', sentence(message), sentence(hint));
  }
  announce(receipt, log, isOutsider(notification, env));
  writeOutputs(receipt, env, log);
  writeSummary(notification, env, log);
  const failed = receipt.outcome === 'not-delivered' || receipt.outcome === 'unknown' || problems.length > 0;
  if (failed && settings.failOnError) process.exitCode = 1;
}

function announce(receipt: Receipt, log: Log, outsider: boolean): void {
  const { outcome, reason, hint, words, destination } = receipt;
  const said = words === undefined ? '' : `The service says: ${words}`;
  if (outcome === 'not-delivered') log.error(`Not delivered: ${reason}.`, sentence(hint), said);
  else if (outcome === 'unknown') log.error(`Not known whether it was delivered: ${reason}.`, sentence(hint), said);
  else if (outcome === 'delivered') log.info(`Delivered: ${receipt.kind} to ${placeOf(receipt)}; ${reason}.`);
  else if (outcome === 'dry-run') log.info(`Dry run: ${receipt.kind} for ${placeOf(receipt)}; ${reason}.`);
  else if (destination !== 'missing') log.info(`Skipped: ${reason}.`);
  else if (outsider) log.notice(`Skipped: ${reason}.`, sentence(hint));
  else log.warning(`Skipped: ${reason}.`, sentence(hint));
}

function placeOf({ target, host }: Receipt): string {
  return `${target ?? 'the webhook'} at ${host}`;
}

/** Runs of forks and of Dependabot get no secrets: there, a missing one is nobody's mistake. */
function isOutsider({ facts }: Notification, env: Env): boolean {
  return facts.pull_request?.fork === true || env['GITHUB_ACTOR'] === 'dependabot[bot]';
}

function writeOutputs(receipt: Receipt, env: Env, log: Log): void {
  const { outcome, reason, id, conclusion, change } = receipt;
  const outputs = { outcome, reason, id, conclusion, change, receipt: JSON.stringify(publicReceipt(receipt)) };
  const lines = Object.entries(outputs).map(([name, value]) => `${name}=${safe(log.redact(value ?? ''))}\n`);
  const fault = appendToFile(env, 'GITHUB_OUTPUT', lines.join(''));
  if (fault !== undefined) log.notice(`The outputs could not be written, so later steps see none: ${fault}`);
}

/** The receipt without the service's words: later steps may paste an output into a shell. */
function publicReceipt(receipt: Receipt): Omit<Receipt, 'words'> {
  const { words: _, ...rest } = receipt;
  return rest;
}

/** One line that holds nothing which a shell, an expression or a workflow command could take for its own. */
function safe(text: string): string {
  return text.replace(/[^A-Za-z0-9 ,.:;/_()[\]{}"+-]/g, '_');
}

function sentence(text: string): string {
  return text === '' || /[.!?]$/.test(text) ? text : `${text}.`;
}

import type { Receipt } from '../delivery/receipt.ts';
import { formatWithLocation, type ResultMessage } from '../diagnostic.ts';
import type { Check } from '../doctor/check.ts';
import type { Environment } from '../platform.ts';
import { groupSameMessages, undeliveredMessage } from '../process/outcome-text.ts';
import type { Report } from '../report.ts';
import { sentence } from '../text/format.ts';
import { sanitizeLine } from '../text/sanitize.ts';
import type { Log } from './log.ts';
import { appendToFile } from './runner.ts';

/** Writes the step summary: the message of a dry run, or the receipt if there was a problem. */
export function writeSummary(notification: Report, checks: readonly Check[], env: Environment, log: Log): void {
  const reason = appendToFile(env, 'GITHUB_STEP_SUMMARY', toSummary(notification, checks, log));
  if (reason !== undefined) log.notice(`The step summary could not be written: ${reason}`);
}

function toSummary(notification: Report, checks: readonly Check[], log: Log): string {
  const { receipt, diagnostics } = notification;
  if (receipt.outcome === 'dry-run') return formatDrySummary(notification, checks);
  const entries = Object.entries({
    Outcome: receipt.outcome,
    Reason: receipt.reason,
    'What to do': receipt.hint,
    'The service says': escapeForeign(log.redact(receipt.service_message ?? '')),
    'Chat message': undeliveredMessage(receipt)?.reason ?? '',
    Kind: receipt.kind,
    Host: receipt.host ?? '',
    Target: receipt.target ?? '',
    Requests: String(receipt.attempts.length),
    Problems: diagnostics
      .map((one) => (one.severity === 'error' ? escapeForeign(log.redact(formatWithLocation(one))) : ''))
      .join(' '),
  }).filter(([, value]) => value !== '');
  const table = entries.map(([name, value]) => `| ${name} | ${sanitizeLine(log.redact(value))} |`);
  return ['### The notification', '', '| | |', '|---|---|', ...table, '', ...formatTargets(receipt, log)].join('\n');
}

/** Formats the result for each of several targets. */
function formatTargets({ targets = [] }: Receipt, log: Log): readonly string[] {
  if (targets.length === 0) return [];
  const cell = (text = '') => sanitizeLine(log.redact(text));
  const entries = targets.map(({ target, outcome, reason, hint, service_message: text = '' }) => {
    const message = text === '' ? '' : ` The service says: ${escapeForeign(log.redact(text))}`;
    return `| ${cell(target)} | ${outcome} | ${cell(reason)} | ${cell(hint)}${message} |`;
  });
  return ['| target | outcome | reason | what to do |', '|---|---|---|---|', ...entries, ''];
}

/** Escapes untrusted text for a table cell, for both Markdown and HTML. */
function escapeForeign(text: string): string {
  return sanitizeLine(text).replace(/[\\`*_{}[\]()#+!|<>@~&:.-]/g, (character) => `&#${character.charCodeAt(0)};`);
}

/**
 * Formats the summary of a dry run: the decision to send, and the message rendered and raw. The notification is already
 * redacted.
 */
function formatDrySummary(notification: Report, checks: readonly Check[]): string {
  const { receipt } = notification;
  const groups = groupSameMessages(notification);
  const parts = [
    `### Dry run: this ${receipt.kind} was not sent`,
    ...groups.map(({ names, notification: one }) => formatVerdict(one, names)),
    formatChecks(checks),
    ...groups.flatMap(({ names, notification: one }) => [
      groups.length > 1 ? `#### To ${names}` : '',
      ...formatMessage(one),
    ]),
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

/** Formats the message rendered and raw, and the chat message that accompanies a task. */
function formatMessage({ content, preview = {} }: Report): readonly string[] {
  const { assigned, line } = preview;
  const people = assigned === undefined ? [] : [`**Assigned to:** ${escapeForeign(assigned)}`];
  const chat = line === undefined ? [] : ['**Chat message:**', ...formatBothForms(line.body)];
  if (content === undefined) return [...people, ...chat];
  const subject = content.subject === undefined ? [] : [`**Subject:** ${formatCodeSpan(content.subject)}`];
  return [...subject, ...formatBothForms(content.body), ...people, ...chat];
}

function formatBothForms(body: string): readonly string[] {
  return [body, `<details><summary>Markdown</summary>\n\n${formatFence(body)}\n\n</details>`];
}

/** @param names of the targets, if there are several */
function formatVerdict({ receipt, preview }: Report, names: string): string {
  const { stop } = preview ?? {};
  const target = names || (receipt.target ?? 'the webhook');
  if (stop === undefined) return `It would be sent to ${target} at ${formatCodeSpan(receipt.host ?? '')}.`;
  if (stop.by === 'task')
    return `Its task would not be opened, and a chat message would explain why: ${toReason(stop)}`;
  return `It would not be sent${names === '' ? '' : ` to ${target}`}: ${toReason(stop)}`;
}

function toReason({ reason, hint }: ResultMessage): string {
  return escapeForeign([reason, hint].map(sentence).join(' ').trimEnd());
}

const SIGNS: Readonly<Record<Check['verdict'], string>> = { ok: '✅', unchecked: '❔', warning: '⚠️', fault: '❌' };

function formatChecks(checks: readonly Check[]): string {
  if (checks.length === 0) return '';
  const entries = checks.map(
    ({ name, verdict, text, fix = '' }) =>
      `| ${SIGNS[verdict]} | ${name} | ${escapeForeign(text)} | ${escapeForeign(fix)} |`,
  );
  return ['| | looked at | found | what to do |', '|---|---|---|---|', ...entries].join('\n');
}

function formatCodeSpan(text: string): string {
  const ticks = '`'.repeat(findLongestRun(text) + 1);
  return `${ticks} ${sanitizeLine(text)} ${ticks}`;
}

function formatFence(text: string): string {
  const ticks = '`'.repeat(Math.max(3, findLongestRun(text) + 1));
  return `${ticks}markdown\n${text}\n${ticks}`;
}

function findLongestRun(text: string): number {
  return [...text.matchAll(/`+/g)].reduce((longest, [run]) => Math.max(longest, run.length), 0);
}

import type { Receipt } from '../../delivery/receipt.ts';
import type { Check } from '../../doctor/check.ts';
import type { Environment } from '../../platform.ts';
import { lineLost } from '../../process/outcome-words.ts';
import { placedWords } from '../../remark.ts';
import type { Notification } from '../../send/notification.ts';
import { inert } from '../../text/inert.ts';
import type { Log } from '../log.ts';
import { appendToFile } from '../runner-files.ts';
import { foreign } from './cells.ts';
import { drySummary } from './dry-run.ts';

/** The step summary: the message on a dry run, the receipt when anything went wrong. */
export function writeSummary(notification: Notification, checks: readonly Check[], env: Environment, log: Log): void {
  const text = summaryOf(notification, checks, log);
  const written = appendToFile(env, 'GITHUB_STEP_SUMMARY', text);
  if (written.type === 'fault') log.notice(`The step summary could not be written: ${written.reason}`);
}

function summaryOf(notification: Notification, checks: readonly Check[], log: Log): string {
  const { receipt, remarks } = notification;
  if (receipt.outcome === 'dry-run') return drySummary(notification, checks);
  const rows = Object.entries({
    Outcome: receipt.outcome,
    Reason: receipt.reason,
    'What to do': receipt.hint,
    'The service says': foreign(log.redact(receipt.words ?? '')),
    'Chat message': lineLost(receipt)?.reason ?? '',
    Kind: receipt.kind,
    Host: receipt.host ?? '',
    Target: receipt.target ?? '',
    Requests: String(receipt.tries.length),
    Problems: remarks.map((one) => (one.level === 'error' ? foreign(log.redact(placedWords(one))) : '')).join(' '),
  }).filter(([, value]) => value !== '');
  const table = rows.map(([name, value]) => `| ${name} | ${inert(log.redact(value))} |`);
  return ['### The notification', '', '| | |', '|---|---|', ...table, '', ...targetTable(receipt, log)].join('\n');
}

/** What became of the message at each of several targets. */
function targetTable({ targets = [] }: Receipt, log: Log): readonly string[] {
  if (targets.length === 0) return [];
  const cell = (text = '') => inert(log.redact(text));
  const rows = targets.map(({ target, outcome, reason, hint, words = '' }) => {
    const said = words === '' ? '' : ` The service says: ${foreign(log.redact(words))}`;
    return `| ${cell(target)} | ${outcome} | ${cell(reason)} | ${cell(hint)}${said} |`;
  });
  return ['| target | outcome | reason | what to do |', '|---|---|---|---|', ...rows, ''];
}

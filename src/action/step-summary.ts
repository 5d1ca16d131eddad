import type { Notification } from '../notify.ts';
import type { Env } from './inputs.ts';
import { inert, type Log } from './log.ts';
import { appendToFile } from './runner-files.ts';

/** The step summary: the message on a dry run, the receipt when anything went wrong, nothing otherwise. */
export function writeSummary(notification: Notification, env: Env, log: Log): void {
  const text = summaryOf(notification, log);
  if (text === undefined) return;
  const written = appendToFile(env, 'GITHUB_STEP_SUMMARY', text);
  if (written.type === 'fault') log.notice(`The step summary could not be written: ${written.reason}`);
}

function summaryOf(notification: Notification, log: Log): string | undefined {
  const { receipt, draft, problems } = notification;
  if (receipt.outcome === 'dry-run' && draft !== undefined) {
    const subject = draft.subject === undefined ? '' : `**Subject:** ${codeSpan(draft.subject)}\n\n`;
    const source = `<details><summary>Markdown</summary>\n\n${fence(draft.body)}\n\n</details>`;
    // The draft went through the redactor, which left the links of the run whole.
    return `### Dry run: this ${receipt.kind} was not sent\n\n${subject}${draft.body}\n\n${source}\n`;
  }
  const wrong = receipt.outcome === 'not-delivered' || receipt.outcome === 'unknown' || problems.length > 0;
  if (!wrong) return undefined;
  const rows = Object.entries({
    Outcome: receipt.outcome,
    Reason: receipt.reason,
    'What to do': receipt.hint,
    'The service says': foreign(log.redact(receipt.words ?? '')),
    Kind: receipt.kind,
    Host: receipt.host ?? '',
    Target: receipt.target ?? '',
    Requests: String(receipt.tries.length),
    Problems: problems.map((problem) => foreign(log.redact(problem.message))).join(' '),
  }).filter(([, value]) => value !== '');
  const table = rows.map(([name, value]) => `| ${name} | ${inert(log.redact(value))} |`);
  return ['### The notification', '', '| | |', '|---|---|', ...table, ''].join('\n');
}

/** Foreign text in a cell: everything that Markdown or HTML could take for its own is escaped. */
function foreign(text: string): string {
  return inert(text).replace(/[\\`*_{}[\]()#+!|<>@~&:.-]/g, (character) => `&#${character.charCodeAt(0)};`);
}

function codeSpan(text: string): string {
  const ticks = '`'.repeat(longestRun(text) + 1);
  return `${ticks} ${inert(text)} ${ticks}`;
}

function fence(text: string): string {
  const ticks = '`'.repeat(Math.max(3, longestRun(text) + 1));
  return `${ticks}markdown\n${text}\n${ticks}`;
}

function longestRun(text: string): number {
  return Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length));
}

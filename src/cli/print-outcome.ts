/** Prints the result of a delivery for people. */

import { isUndelivered } from '../delivery/receipt.ts';
import { formatDiagnostic } from '../diagnostic.ts';
import { describeOutcomes, groupSameMessages, undeliveredMessage } from '../process/outcome-text.ts';
import type { Report } from '../report.ts';
import { toVariable } from '../settings/option-registry.ts';
import type { Settings } from '../settings/settings.ts';
import { listed, sentence } from '../text/format.ts';
import { type CommandContext, EXIT } from './command.ts';
import { isInCi } from './command-settings.ts';
import type { Output } from './terminal/output.ts';

/**
 * Prints the message of a dry run, one line with the result, and one per additional notice.
 *
 * @param form `json` prints the receipt instead, and `notes` keeps standard output for another program
 * @returns the exit code
 */
export async function printOutcome(
  notification: Report,
  { dryRun, destinations: [destination] }: Settings,
  { env, output }: CommandContext,
  form: 'text' | 'json' | 'notes',
): Promise<number> {
  const { receipt, diagnostics, content } = notification;
  if (form === 'json') output.json(dryRun ? { ...receipt, content } : receipt);
  else if (dryRun) printPreview(notification, form === 'notes' ? output.aside() : output);
  for (const diagnostic of diagnostics) output.note(formatDiagnostic(diagnostic));
  const lost = undeliveredMessage(receipt);
  if (lost !== undefined) output.fault(`${lost.reason} ${sentence(lost.hint)}`.trimEnd());
  const inCi = await isInCi(env);
  const missing = destination.type === 'missing' ? suggestDestination(destination.options, inCi) : undefined;
  // In CI an empty destination is a missing secret, as in runs of forks.
  if (receipt.outcome === 'skipped' && receipt.destination === 'missing' && !inCi) {
    output.fault(`Nothing was sent: ${sentence(receipt.reason)} ${missing ?? ''}`.trimEnd());
    return EXIT.wrongUsage;
  }
  for (const { notification: one, text, serviceMessage } of describeOutcomes(notification)) {
    const { outcome, hint, id } = one.receipt;
    const message = [text, missing ?? sentence(hint), serviceMessage].filter((part) => part !== '').join(' ');
    if (outcome === 'delivered' || outcome === 'duplicate')
      printResult(id === undefined ? text : text.replace(/\.$/, ` (id ${id}).`), form, output);
    else if (isUndelivered(one.receipt)) output.fault(message);
    else output.note(message);
  }
  if (receipt.outcome === 'unknown' || receipt.chat_message?.outcome === 'unknown') return EXIT.unknown;
  return receipt.outcome === 'not-delivered' || lost !== undefined ? EXIT.notDone : EXIT.done;
}

function printResult(line: string, form: 'text' | 'json' | 'notes', output: Output): void {
  if (form === 'notes') output.note(line);
  else if (form === 'text') output.print(output.safe(line));
}

function printPreview(notification: Report, output: Output): void {
  const groups = groupSameMessages(notification);
  for (const { names, notification: one } of groups) {
    if (groups.length > 1) output.note(`To ${names}:`);
    const { content, preview = {} } = one;
    if (content === undefined) continue;
    output.printMessage(content);
    if (preview.assigned !== undefined) output.note(`Assigned to: ${preview.assigned}`);
    if (preview.line === undefined) continue;
    output.note('The chat message:');
    output.printMessage(preview.line);
  }
}

const WAYS_TO_SET =
  'Set WORKROOM_WEBHOOK_URL (or WORKROOM_BASE_URL, WORKROOM_USERNAME, WORKROOM_PASSWORD and WORKROOM_TEAM), or write --webhook-url-file FILE.';

/** Names the empty parts of the destination, and how to set them. */
function suggestDestination(options: readonly string[], inCi: boolean): string {
  const isOpen = options.includes('webhook-url');
  const file = options.includes('password') ? ', or write --password-file FILE for the password' : '';
  const methods = isOpen ? WAYS_TO_SET : `Set ${listed(options.map(toVariable))}${file}.`;
  return inCi ? `${methods} If it is a secret, check that this job gets it: runs of forks get none.` : methods;
}

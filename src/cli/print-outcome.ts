/** Prints the result of a delivery for people. */

import { isUndelivered } from '../delivery/receipt.ts';
import { formatDiagnostic } from '../diagnostic.ts';
import type { Environment } from '../platform.ts';
import {
  describeOutcomes,
  groupSameMessages,
  quoteServiceMessage,
  undeliveredMessage,
} from '../process/outcome-text.ts';
import type { Report } from '../report.ts';
import { toVariable } from '../settings/option-registry.ts';
import type { MissingDestination, Settings } from '../settings/settings.ts';
import { listed, sentence } from '../text/format.ts';
import { type CommandContext, EXIT, type ExitCode } from './command.ts';
import { printMessage } from './terminal/message.ts';
import type { Output } from './terminal/output.ts';

/**
 * Prints one line with the result, and one per additional notice.
 *
 * @param printResult prints the line of a successful delivery
 */
export function printOutcome(
  notification: Report,
  { destinations: [destination] }: Settings,
  { env, output }: Pick<CommandContext, 'env' | 'output'>,
  printResult: (line: string) => void,
): void {
  const { receipt, diagnostics } = notification;
  for (const diagnostic of diagnostics) output.note(formatDiagnostic(diagnostic));
  const lost = undeliveredMessage(receipt);
  if (lost !== undefined) output.fault(`${lost.reason} ${sentence(lost.hint)}`.trimEnd());
  const missing =
    destination.type === 'missing' ? suggestDestination(destination, isInCi(notification, env)) : undefined;
  if (isForgotten(notification, env)) {
    output.fault(`Nothing was sent: ${sentence(receipt.reason)} ${missing ?? ''}`.trimEnd());
    return;
  }
  for (const { notification: one, text } of describeOutcomes(notification)) {
    const { outcome, hint, id } = one.receipt;
    const message = [text, missing ?? sentence(hint), quoteServiceMessage(one.receipt)]
      .filter((part) => part !== '')
      .join(' ');
    if (outcome === 'delivered' || outcome === 'duplicate')
      printResult(id === undefined ? text : text.replace(/\.$/, ` (id ${id}).`));
    else if (isUndelivered(one.receipt)) output.fault(message);
    else output.note(message);
  }
}

/** Prints the message of a dry run. */
export function printDraft(notification: Report, output: Output): void {
  const groups = groupSameMessages(notification);
  for (const { names, notification: one } of groups) {
    if (groups.length > 1) output.note(`To ${names}:`);
    printOne(one, output);
  }
}

function printOne({ content, preview }: Report, output: Output): void {
  if (content === undefined) return;
  printMessage(output, content);
  if (preview?.assigned !== undefined) output.note(`Assigned to: ${preview.assigned}`);
  if (preview?.line === undefined) return;
  output.note('The chat message:');
  printMessage(output, preview.line);
}

const WAYS_TO_SET =
  'Set WORKROOM_WEBHOOK_URL (or WORKROOM_BASE_URL, WORKROOM_USERNAME, WORKROOM_PASSWORD and WORKROOM_TEAM), or write --webhook-url-file FILE.';

/** Names the empty parts of the destination, and how to set them. */
function suggestDestination({ options }: MissingDestination, inCi: boolean): string {
  const isOpen = options.includes('webhook-url');
  const file = options.includes('password') ? ', or write --password-file FILE for the password' : '';
  const methods = isOpen ? WAYS_TO_SET : `Set ${listed(options.map(toVariable))}${file}.`;
  return inCi ? `${methods} If it is a secret, check that this job gets it: runs of forks get none.` : methods;
}

/** Returns true if the destination was forgotten. In CI an empty one is a missing secret, as in runs of forks. */
function isForgotten(notification: Report, env: Environment): boolean {
  const { outcome, destination } = notification.receipt;
  return outcome === 'skipped' && destination === 'missing' && !isInCi(notification, env);
}

function isInCi({ facts }: Report, env: Environment): boolean {
  return facts.ci !== 'git' || (env['CI'] ?? '') !== '';
}

/** Maps the result to an exit code. */
export function exitCode(notification: Report, env: Environment): ExitCode {
  const { receipt } = notification;
  if (isForgotten(notification, env)) return EXIT.wrongUsage;
  if (receipt.outcome === 'unknown') return EXIT.unknown;
  if (receipt.chat_message?.outcome === 'unknown') return EXIT.unknown;
  return receipt.outcome === 'not-delivered' || undeliveredMessage(receipt) !== undefined ? EXIT.notDone : EXIT.done;
}

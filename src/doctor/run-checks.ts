/**
 * Finds obstacles to delivery by reading alone: the host, the account, its target, the steps of the checkout's
 * workflows, and the message itself. Creates nothing, and never calls the URL of a webhook.
 */

import { type Diagnostic, formatWithLocation } from '../diagnostic.ts';
import { notify } from '../notify.ts';
import type { Report } from '../report.ts';
import type { Runtime } from '../runtime.ts';
import type { Settings } from '../settings/settings.ts';
import { workflowFiles } from '../workspace/files.ts';
import { CHECK_TEXTS, type Check, createCheck, hasFailedCheck } from './check.ts';
import { checkService } from './service-check.ts';
import { checkWorkflows } from './workflow-check.ts';

/** Placeholder destination without lookups. */
const NOWHERE = { type: 'webhook', url: new URL('https://nowhere.invalid/') } as const;

/**
 * Returns the checks in the order of delivery, and the message as `send` would post it. Looks up mentioned people only
 * if the destination is valid.
 *
 * @param settings as for sending. Nothing is sent regardless
 */
export async function runChecks(settings: Settings, runtime: Runtime) {
  const service = await checkService(settings, runtime);
  const noLookups = { mention: undefined, assignees: undefined, destinations: [NOWHERE] as const };
  const { factsFile: _, ...requested } = { ...settings, ...(hasFailedCheck(service) && noLookups) };
  const notification = await notify({ ...requested, dryRun: true }, runtime);
  const workflows = await checkWorkflows(workflowFiles(runtime.workspace), runtime.files, new Date(runtime.now()));
  const others = settings.redactor.redactAll([...workflows, ...createChecks(notification)], CHECK_TEXTS);
  return { checks: [...service, ...others], content: notification.content };
}

function createChecks(notification: Report): readonly Check[] {
  const { targets = [notification], diagnostics } = notification;
  // Report findings common to several targets once.
  const ends = new Map(targets.map(toConclusionCheck).map((check) => [check.text, check]));
  return [...ends.values(), ...diagnostics.map(toDiagnosticCheck)];
}

function toDiagnosticCheck(diagnostic: Diagnostic): Check {
  const { severity, hint, resolution = '' } = diagnostic;
  const text = `${formatWithLocation(diagnostic)} ${resolution}`.trimEnd().replace(/\.$/, '');
  return createCheck('message', severity === 'error' ? 'fault' : 'warning', text, hint);
}

function toConclusionCheck({ preview, facts }: Report): Check {
  const { stop } = preview ?? {};
  const end = facts.conclusion === undefined ? 'this end' : `the conclusion ${facts.conclusion}`;
  return stop === undefined || stop.by === 'task'
    ? createCheck('message', 'ok', `${end} will be reported`)
    : createCheck('message', 'warning', `${end} would not be reported: ${stop.reason}`, stop.hint);
}

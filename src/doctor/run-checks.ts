/**
 * Finds obstacles to delivery by reading alone: the host, the account, its target, the steps of the checkout's
 * workflows, and the message itself. Creates nothing, and never calls the URL of a webhook.
 */

import { type Diagnostic, formatPlaced } from '../diagnostic.ts';
import type { MessageContent } from '../message/render-types.ts';
import { notify } from '../notify.ts';
import type { Report } from '../report.ts';
import type { Runtime } from '../runtime.ts';
import type { Settings } from '../settings/settings.ts';
import { workflowFiles } from '../workspace/read.ts';
import { CHECK_TEXTS, type Check, createCheck, hasFault } from './check.ts';
import { checkService } from './service-check.ts';
import { checkWorkflows } from './workflow-check.ts';

export interface CheckReport {
  /** In the order of delivery. */
  readonly checks: readonly Check[];
  /** Message that would be posted. */
  readonly content?: MessageContent;
}

/** @param settings as for sending. Nothing is sent regardless */
export async function runChecks(settings: Settings, world: Runtime): Promise<CheckReport> {
  const service = await checkService(settings, world);
  const { checks, content } = await checkMessage(settings, world, !hasFault(service));
  const workflows = await checkWorkflows(workflowFiles(world.workspace), world.files, new Date(world.now()));
  const all = [...service, ...settings.redactor.redactAll([...workflows, ...checks], CHECK_TEXTS)];
  return content === undefined ? { checks: all } : { checks: all, content };
}

/** Placeholder destination without lookups. */
const NOWHERE = { type: 'webhook', url: new URL('https://nowhere.invalid/') } as const;

/** Builds the message as `send` would, from the same facts. Looks up mentioned people if the destination is valid. */
async function checkMessage(settings: Settings, world: Runtime, isSound: boolean): Promise<CheckReport> {
  const { factsFile: _, ...requested } = isSound ? settings : withoutLookUps(settings);
  const notification = await notify({ ...requested, dryRun: true }, world);
  const { content } = notification;
  const checks = createChecks(notification);
  return content === undefined ? { checks } : { checks, content };
}

function withoutLookUps({ mention: _mention, assignees: _assignees, ...settings }: Settings): Settings {
  return { ...settings, destinations: [NOWHERE] };
}

function createChecks(notification: Report): readonly Check[] {
  const { targets = [notification], diagnostics } = notification;
  // Report findings common to several targets once.
  const ends = new Map(targets.map(endCheck).map((check) => [check.text, check]));
  return [...ends.values(), ...diagnostics.map(diagnosticCheck)];
}

function diagnosticCheck(diagnostic: Diagnostic): Check {
  const { severity: level, hint, resolution: instead = '' } = diagnostic;
  const text = `${formatPlaced(diagnostic)} ${instead}`.trimEnd().replace(/\.$/, '');
  return createCheck('message', level === 'error' ? 'fault' : 'warning', text, hint);
}

function endCheck({ preview, facts }: Report): Check {
  const { stop } = preview ?? {};
  const end = facts.conclusion === undefined ? 'this end' : `the conclusion ${facts.conclusion}`;
  return stop === undefined || stop.stage === 'task'
    ? createCheck('message', 'ok', `${end} will be reported`)
    : createCheck('message', 'warning', `${end} would not be reported: ${stop.reason}`, stop.hint);
}

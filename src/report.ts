/** Combines the result of one `notify` call for all entry points. */

import type { Build } from './build/build.ts';
import type { Facts } from './build/facts.ts';
import { FIXED_FACT_FIELDS } from './build/groups/fixed-fields.ts';
import { type Outcome, type Receipt, type Result, toResult } from './delivery/receipt.ts';
import { type Diagnostic, formatDiagnostic, type ResultMessage, sortDiagnostics } from './diagnostic.ts';
import type { MessageContent, Rendered } from './message/render-types.ts';
import { displayValue } from './settings/format-value.ts';
import type { Destination, Settings } from './settings/settings.ts';
import type { ResolvedTarget } from './target/resolved-target.ts';
import type { FixedFields } from './text/redaction/redactor.ts';

export interface Report {
  readonly receipt: Receipt;
  /** Without secrets. */
  readonly facts: Facts;
  /** Message content; absent if it was clear before rendering that nothing is sent. */
  readonly content?: MessageContent;
  /** Extra data for a dry run. */
  readonly preview?: Preview;
  /** All diagnostics apart from the outcome, most severe last. */
  readonly diagnostics: readonly Diagnostic[];
  /** Reports of the single targets, in the order of the settings; absent for one target. */
  readonly targets?: readonly Report[];
}

/** Holds the extra data for a dry run. */
interface Preview {
  /** Reason why all or some of it would not be sent; absent if it would be sent. */
  readonly stop?: ResultMessage;
  /** Chat message of an incident that opens, in addition to its task. */
  readonly line?: MessageContent;
  /** People to whom the task would be assigned, as formatted in a message. */
  readonly assigned?: string;
}

/** What became of the message at one target. */
export interface Delivery {
  readonly result: Result;
  /** Absent if nothing was to be sent to any of them. */
  readonly destination?: Destination;
  /** Result of the lookup; absent if nothing was to be sent. */
  readonly lookUp?: ResolvedTarget;
  /** Absent when it was clear before rendering that nothing is to be sent. */
  readonly message?: Rendered;
  readonly preview?: Preview;
}

/** Returns the delivery of a message that is not sent, with its reason. */
export function notSent(stop: ResultMessage, lookUp?: ResolvedTarget, message?: Rendered): Delivery {
  return { result: toResult(stop, lookUp?.lookUps), lookUp, message };
}

/** A reader of `delivered` may rely on it for every target. */
const WORST_FIRST: readonly Outcome[] = ['not-delivered', 'unknown', 'skipped', 'duplicate', 'delivered', 'dry-run'];

/**
 * Builds the report, with the worst result of several targets. Without secrets, because the service or a proxy may
 * return anything.
 *
 * @param deliveries in the order of the settings; at least one
 * @param ms elapsed milliseconds
 */
export function createReport(settings: Settings, build: Build, deliveries: readonly Delivery[], ms: number): Report {
  const each = deliveries.map((delivery) => reportTarget(settings, build, delivery, ms));
  const rankOf = ({ receipt }: Report) => WORST_FIRST.indexOf(receipt.outcome);
  const [worst] = each.toSorted((a, b) => rankOf(a) - rankOf(b));
  if (worst === undefined) throw new TypeError('a message without a target');
  if (each.length === 1) return worst;
  const receipts = each.map(({ receipt }) => receipt);
  return {
    ...worst,
    receipt: {
      ...worst.receipt,
      reason: combineReasons(receipts, worst.receipt.outcome),
      attempts: receipts.flatMap(({ attempts }) => attempts),
      target: receipts.map(({ target }) => target).join(', '),
      targets: receipts.map(toTargetReceipt),
    },
    diagnostics: sortDiagnostics(mergeDiagnostics(each)),
    targets: each,
  };
}

function reportTarget(settings: Settings, build: Build, delivery: Delivery, ms: number): Report {
  const { kind, drill, redactor } = settings;
  const { lookUp, message, destination } = delivery;
  const destinations = destination === undefined ? settings.destinations : ([destination] as const);
  // Hides both outputs for a drill, because workflows that branch on them must not see a failure.
  const { conclusion, change } = drill ? ({} as Facts) : build.facts;
  const receipt: Receipt = {
    ...delivery.result,
    kind,
    destination: destinations[0].type,
    host: findHost(destinations[0]),
    target: destinations.flatMap((one) => nameTarget(one, lookUp) ?? []).join(', ') || undefined,
    conclusion,
    change,
    shortened: message?.diagnostics.find(({ code }) => code === 'cut')?.names,
    duration_ms: ms,
  };
  const diagnostics = [
    ...settings.diagnostics,
    ...build.diagnostics,
    ...(lookUp?.diagnostics ?? []),
    ...(message?.diagnostics ?? []),
  ];
  return {
    receipt: redactor.redactAll(receipt, FIXED_IN_RECEIPT),
    facts: redactor.redactAll(build.facts, FIXED_FACT_FIELDS),
    content: message?.empty ? undefined : message?.content,
    preview: delivery.preview,
    diagnostics: sortDiagnostics(diagnostics.map((one) => ({ ...one, message: redactor.redact(one.message) }))),
  };
}

const FIXED_IN_RESULT: FixedFields = { outcome: true, chat_message: { outcome: true } };
const FIXED_IN_RECEIPT: FixedFields = {
  ...FIXED_IN_RESULT,
  ...{ kind: true, destination: true, conclusion: true, change: true, targets: FIXED_IN_RESULT },
};

function findHost(destination: Destination): string | undefined {
  if (destination.type === 'missing') return undefined;
  return (destination.type === 'webhook' ? destination.url : destination.baseUrl).host;
}

/** Names a webhook by its number among several, because it has no other name. */
function nameTarget(destination: Destination, lookUp: ResolvedTarget | undefined): string | undefined {
  if (destination.type === 'missing') return undefined;
  if (destination.type === 'webhook') {
    return destination.number === undefined ? undefined : `webhook ${destination.number}`;
  }
  const { target } = destination;
  const id = 'id' in target ? target.id : (lookUp?.location?.target.id ?? displayValue(target.name));
  return `${target.type} ${id}`;
}

function combineReasons(receipts: readonly Receipt[], outcome: Outcome): string {
  const alike = receipts.filter((one) => one.outcome === outcome);
  const reasons = new Set(alike.map(({ reason }) => reason));
  const [only = ''] = reasons;
  if (alike.length === receipts.length && reasons.size === 1) return `${receipts.length} targets: ${only}`;
  return `${alike.length} of ${receipts.length} targets: ${alike.map(({ target, reason }) => `${target}: ${reason}`).join('; ')}`;
}

/** Merges diagnostics: once if they apply to all targets, else with the names of their targets. */
function mergeDiagnostics(each: readonly Report[]): readonly Diagnostic[] {
  const texts = each.map(({ diagnostics }) => new Set(diagnostics.map(formatDiagnostic)));
  const isCommon = (diagnostic: Diagnostic) => texts.every((message) => message.has(formatDiagnostic(diagnostic)));
  const named = (diagnostic: Diagnostic, name = '') =>
    diagnostic.message.includes(name) ? diagnostic : { ...diagnostic, message: `${name}: ${diagnostic.message}` };
  return each.flatMap(({ diagnostics, receipt: { target } }) =>
    diagnostics.map((diagnostic) => (isCommon(diagnostic) ? diagnostic : named(diagnostic, target))),
  );
}

function toTargetReceipt(receipt: Receipt): NonNullable<Receipt['targets']>[number] {
  const { outcome, reason, hint, service_message: text, id, attempts, host, target, shortened } = receipt;
  return { target, host, outcome, reason, hint, service_message: text, id, attempts, shortened };
}

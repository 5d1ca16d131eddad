/** Combines the result of one `notify` call for all entry points. */

import type { Build } from './build/build.ts';
import type { Facts } from './build/facts.ts';
import { FIXED_FACT_FIELDS } from './build/groups/fixed-fields.ts';
import { type Outcome, type Receipt, type Result, type TargetReceipt, toResult } from './delivery/receipt.ts';
import { type Diagnostic, formatDiagnostic, notice, sortDiagnostics } from './diagnostic.ts';
import type { MessageContent, Rendered } from './message/render-types.ts';
import type { NotSent } from './not-sent.ts';
import { displayValue } from './settings/format-value.ts';
import type { Destination, Settings } from './settings/settings.ts';
import type { LookupResult } from './target/lookup-result.ts';
import type { TargetList } from './target/targets.ts';
import type { FixedFields } from './text/redaction/map-strings.ts';

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
  /** Reports of the single targets, in the given order; absent for one target. */
  readonly targets?: readonly Report[];
}

/** Holds the extra data for a dry run. */
interface Preview {
  /** Reason why all or some of it would not be sent; absent if it would be sent. */
  readonly stop?: NotSent;
  /** Chat message of an incident that opens, in addition to its task. */
  readonly line?: MessageContent;
  /** People to whom the task would be assigned, as formatted in a message. */
  readonly assigned?: string;
}

/** Describes the delivery to one target. */
export interface Delivery {
  readonly result: Result;
  /** Result of the lookup; absent if nothing was to be sent. */
  readonly lookUp?: LookupResult;
  /** Absent when it was clear before rendering that nothing is to be sent. */
  readonly rendered?: Rendered;
  readonly preview?: Preview;
  /** Internal error, if there was one. */
  readonly crash?: Diagnostic;
}

/** Returns the delivery of a message that is not sent, with its reason. */
export function notSent(stop: NotSent, lookUp?: LookupResult, rendered?: Rendered): Delivery {
  return { result: toResult(stop, lookUp?.lookUps), lookUp, rendered };
}

/**
 * Builds the report on one target without secrets, because the service or a proxy may return anything.
 * @param ms elapsed milliseconds
 */
export function getReport(settings: Settings, build: Build, delivery: Delivery, ms: number): Report {
  const { destinations, kind, drill, redactor } = settings;
  const { lookUp, rendered } = delivery;
  const [destination] = destinations;
  // Hides both outputs for a drill, because workflows that branch on them must not see a failure.
  const { conclusion, change } = drill ? ({} as Facts) : build.facts;
  const receipt: Receipt = {
    ...delivery.result,
    kind,
    destination: destination.type,
    host: findHost(destination),
    target: destinations.flatMap((one) => targetName(one, lookUp) ?? []).join(', ') || undefined,
    conclusion,
    change,
    shortened: rendered?.diagnostics.find(({ code }) => code === 'cut')?.names,
    duration_ms: ms,
  };
  return {
    receipt: redactor.redactAll(receipt, FIXED_IN_RECEIPT),
    facts: redactor.redactAll(build.facts, FIXED_FACT_FIELDS),
    content: rendered?.empty ? undefined : rendered?.content,
    preview: delivery.preview,
    diagnostics: collectDiagnostics(settings, build, delivery),
  };
}

const FIXED_IN_RESULT: FixedFields<Result> = { outcome: true, chat_message: { outcome: true } };
const FIXED_IN_RECEIPT: FixedFields<Receipt> = {
  ...FIXED_IN_RESULT,
  ...{ kind: true, destination: true, conclusion: true, change: true, targets: FIXED_IN_RESULT },
};

function findHost(destination: Destination): string | undefined {
  if (destination.type === 'missing') return undefined;
  return (destination.type === 'webhook' ? destination.url : destination.baseUrl).host;
}

/** Names a webhook by its number among several, because it has no other name. */
function targetName(destination: Destination, lookUp: LookupResult | undefined): string | undefined {
  if (destination.type === 'missing') return undefined;
  if (destination.type === 'webhook') {
    return destination.number === undefined ? undefined : `webhook ${destination.number}`;
  }
  const { target } = destination;
  const id = 'id' in target ? target.id : (lookUp?.place?.target.id ?? displayValue(target.name));
  return `${target.type} ${id}`;
}

function collectDiagnostics(
  { diagnostics, redactor }: Settings,
  build: Build,
  delivery: Delivery,
): readonly Diagnostic[] {
  const { lookUp, rendered, crash } = delivery;
  const decision = lookUp?.keyed?.decision;
  const unread = decision !== undefined && decision.do !== 'existing' && decision.notice !== undefined;
  const all = [
    ...diagnostics,
    ...build.diagnostics,
    ...(lookUp?.diagnostics ?? []),
    ...(unread ? [notice('unread', decision.notice ?? '')] : []),
    ...(rendered?.diagnostics ?? []),
    ...(crash === undefined ? [] : [crash]),
  ];
  return sortDiagnostics(all.map((diagnostic) => ({ ...diagnostic, message: redactor.redact(diagnostic.message) })));
}

/** A reader of `delivered` may rely on it for every target. */
const WORST_FIRST: readonly Outcome[] = ['not-delivered', 'unknown', 'skipped', 'duplicate', 'delivered', 'dry-run'];

/**
 * Combines several reports into one with the worst result.
 * @param each in the given order; at least one
 */
export function combineReports(each: readonly Report[], lookUps: TargetList['lookUps']): Report {
  const rankOf = ({ receipt }: Report) => WORST_FIRST.indexOf(receipt.outcome);
  const [worst] = each.toSorted((a, b) => rankOf(a) - rankOf(b));
  if (worst === undefined) throw new TypeError('a message without a target');
  const receipts = each.map(({ receipt }) => receipt);
  const all = {
    ...worst,
    receipt: { ...worst.receipt, attempts: [...lookUps, ...receipts.flatMap(({ attempts }) => attempts)] },
    diagnostics: sortDiagnostics(mergeDiagnostics(each)),
  };
  if (each.length === 1) return all;
  return {
    ...all,
    receipt: {
      ...all.receipt,
      reason: toReason(receipts, worst.receipt.outcome),
      target: receipts.map(({ target }) => target).join(', '),
      duration_ms: Math.max(...receipts.map(({ duration_ms: ms }) => ms)),
      targets: receipts.map(targetReceipt),
    },
    targets: each,
  };
}

function toReason(receipts: readonly Receipt[], outcome: Outcome): string {
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

function targetReceipt(receipt: Receipt): TargetReceipt {
  const { outcome, reason, hint, service_message: text, id, attempts, host, target, shortened } = receipt;
  return { target, host, outcome, reason, hint, service_message: text, id, attempts, shortened };
}

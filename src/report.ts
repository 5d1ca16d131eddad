/** What one call of `notify` came to, for those who report it. */

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
  /** The words; absent when it was clear before rendering that nothing is to be sent. */
  readonly draft?: MessageContent;
  /** What a dry run is good for. */
  readonly preview?: Preview;
  /** All that there is to say beside the outcome, the gravest last. */
  readonly remarks: readonly Diagnostic[];
  /** Of several targets all of this for each, in the order given; absent for one. */
  readonly targets?: readonly Report[];
}

/** What a dry run is good for. */
interface Preview {
  /** Why it would not be sent, or not all of it; absent where it would. */
  readonly stop?: NotSent;
  /** Of an incident that opens: the chat message beside its task. */
  readonly line?: MessageContent;
  /** To whom the task would be assigned, as a message calls them. */
  readonly assigned?: string;
}

/** What became of the message at one target. */
export interface Delivery {
  readonly result: Result;
  /** What the service was asked for; absent where nothing was to be sent. */
  readonly lookUp?: LookupResult;
  /** Absent when it was clear before rendering that nothing is to be sent. */
  readonly rendered?: Rendered;
  readonly preview?: Preview;
  /** What went wrong in this program. */
  readonly crash?: Diagnostic;
}

/** Nothing is sent, for this reason. */
export function notSent(stop: NotSent, lookUp?: LookupResult, rendered?: Rendered): Delivery {
  return { result: toResult(stop, lookUp?.lookUps), lookUp, rendered };
}

/**
 * The report on one target. Without secrets: the service may have said anything, and a server in between as well.
 *
 * @param ms how long it took so far
 */
export function getReport(settings: Settings, build: Build, delivery: Delivery, ms: number): Report {
  const { destinations, kind, drill, redactor } = settings;
  const { lookUp, rendered } = delivery;
  const [destination] = destinations;
  // Of a drill nothing is reported: what branches by these two must not take it for a failure.
  const { conclusion, change } = drill ? ({} as Facts) : build.facts;
  const receipt: Receipt = {
    ...delivery.result,
    kind,
    destination: destination.type,
    host: findHost(destination),
    target: destinations.flatMap((one) => targetName(one, lookUp) ?? []).join(', ') || undefined,
    conclusion,
    change,
    shortened: rendered?.remarks.find(({ about }) => about === 'cut')?.names,
    duration_ms: ms,
  };
  return {
    receipt: redactor.redactAll(receipt, FIXED_IN_RECEIPT),
    facts: redactor.redactAll(build.facts, FIXED_FACT_FIELDS),
    draft: rendered?.empty ? undefined : rendered?.draft,
    preview: delivery.preview,
    remarks: collectDiagnostics(settings, build, delivery),
  };
}

const FIXED_IN_RESULT: FixedFields<Result> = { outcome: true, line: { outcome: true } };
const FIXED_IN_RECEIPT: FixedFields<Receipt> = {
  ...FIXED_IN_RESULT,
  ...{ kind: true, destination: true, conclusion: true, change: true, targets: FIXED_IN_RESULT },
};

function findHost(destination: Destination): string | undefined {
  if (destination.type === 'missing') return undefined;
  return (destination.type === 'webhook' ? destination.url : destination.baseUrl).host;
}

/** A webhook has no name but its number among several. */
function targetName(destination: Destination, lookUp: LookupResult | undefined): string | undefined {
  if (destination.type === 'missing') return undefined;
  if (destination.type === 'webhook') {
    return destination.number === undefined ? undefined : `webhook ${destination.number}`;
  }
  const { target } = destination;
  const id = 'id' in target ? target.id : (lookUp?.place?.target.id ?? displayValue(target.name));
  return `${target.type} ${id}`;
}

function collectDiagnostics({ remarks, redactor }: Settings, build: Build, delivery: Delivery): readonly Diagnostic[] {
  const { lookUp, rendered, crash } = delivery;
  const decision = lookUp?.keyed?.decision;
  const unread = decision !== undefined && decision.do !== 'existing' && decision.notice !== undefined;
  const all = [
    ...remarks,
    ...build.diagnostics,
    ...(lookUp?.remarks ?? []),
    ...(unread ? [notice('unread', decision.notice ?? '')] : []),
    ...(rendered?.remarks ?? []),
    ...(crash === undefined ? [] : [crash]),
  ];
  return sortDiagnostics(all.map((remark) => ({ ...remark, says: redactor.redact(remark.says) })));
}

/** Whoever reads `delivered` may rely on it for every target. */
const WORST_FIRST: readonly Outcome[] = ['not-delivered', 'unknown', 'skipped', 'duplicate', 'delivered', 'dry-run'];

/**
 * One report of several. It says the worst.
 *
 * @param each in the order given; one at least
 */
export function combineReports(
  each: readonly Report[],
  { remarks, lookUps }: Pick<TargetList, 'remarks' | 'lookUps'>,
): Report {
  const rankOf = ({ receipt }: Report) => WORST_FIRST.indexOf(receipt.outcome);
  const [worst] = each.toSorted((a, b) => rankOf(a) - rankOf(b));
  if (worst === undefined) throw new TypeError('a message without a target');
  const receipts = each.map(({ receipt }) => receipt);
  const all = {
    ...worst,
    receipt: { ...worst.receipt, tries: [...lookUps, ...receipts.flatMap(({ tries }) => tries)] },
    remarks: sortDiagnostics([...remarks, ...diagnosticsOfTargets(each)]),
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

/** What is said of all once, and of some with their names. */
function diagnosticsOfTargets(each: readonly Report[]): readonly Diagnostic[] {
  const texts = each.map(({ remarks }) => new Set(remarks.map(formatDiagnostic)));
  const isCommon = (remark: Diagnostic) => texts.every((message) => message.has(formatDiagnostic(remark)));
  const named = (remark: Diagnostic, name = '') =>
    remark.says.includes(name) ? remark : { ...remark, says: `${name}: ${remark.says}` };
  return each.flatMap(({ remarks, receipt: { target } }) =>
    remarks.map((remark) => (isCommon(remark) ? remark : named(remark, target))),
  );
}

function targetReceipt(receipt: Receipt): TargetReceipt {
  const { outcome, reason, hint, words: text, id, tries, host, target, shortened } = receipt;
  return { target, host, outcome, reason, hint, words: text, id, tries, shortened };
}

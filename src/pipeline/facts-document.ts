/** What was found out about a build, for programs: one bounded document. `docs/facts.schema.json` describes it. */

import { explainTests, tellingErrors } from '../facts/explanation.ts';
import type { Explanation, Facts } from '../facts/facts.ts';
import type { Draft } from '../message/rendering.ts';
import type { Remark } from '../remark.ts';
import type { Notification } from '../send/notification.ts';
import { utf8Length } from '../text/bytes.ts';

/** Counted up where what is there changes its meaning, or goes. */
const VERSION = 1;
/** Bytes, which is also what the door to the author's files lets through. */
const LARGEST = 256 * 1024;
/** Explanations of one failure, characters of each, and bytes of all: an agent begins with them, so they never go. */
const MOST = 50;
const LONGEST = 8_000;
const LARGEST_OF_CAUSES = LARGEST / 2;

/** What explains the failure, most telling first. */
interface JobExplanation extends Explanation {
  /** The failing job, where one tells it. */
  readonly job?: string;
}

interface FactsDocument {
  readonly version: typeof VERSION;
  readonly outcome: string;
  readonly reason: string;
  readonly kind: string;
  /** What was to be said; absent where that was nothing. */
  readonly message?: Omit<Draft, 'kind'>;
  readonly explanations: readonly JobExplanation[];
  readonly facts: Partial<Facts>;
  readonly remarks: readonly Omit<Remark, 'place'>[];
  /** What had no room, as a whole; of `explanations` the last ones, or the end of a long one. */
  readonly left_out?: readonly string[];
}

/** What the document is made of: a notification, or a preview of one. Without secrets. */
export interface FoundOut extends Pick<Notification, 'facts' | 'draft' | 'remarks'> {
  readonly receipt: Pick<Notification['receipt'], 'outcome' | 'reason' | 'kind'>;
}

/** As JSON, of 256 KiB at most. */
export function factsDocument({ facts, draft, remarks, receipt: { outcome, reason, kind } }: FoundOut): string {
  // They may hold anything, and nobody who acts on a build needs them.
  const { inputs: _, ...others } = facts;
  const all = explanationsOf(facts);
  const explanations = boundedCauses(all);
  const isWhole = all.length === explanations.length && all.every(({ message }) => message.length <= LONGEST);
  return withinBounds({
    ...{ version: VERSION, outcome, reason, kind },
    message: draft && { subject: draft.subject, body: draft.body },
    explanations,
    facts: others,
    remarks: remarks.map(({ place: _place, ...told }) => told),
    left_out: isWhole ? undefined : ['explanations'],
  });
}

/** The tests, then logs of this job, then those of other jobs; each once. */
function explanationsOf({ tests, errors = [], failed_jobs: jobs = [] }: Facts): readonly JobExplanation[] {
  const all: readonly JobExplanation[] = [
    ...explainTests([...(tests?.suite_failures ?? []), ...(tests?.failures ?? [])]),
    ...tellingErrors(errors),
    ...jobs.flatMap(({ name, errors: told }) => tellingErrors(told).map((error) => ({ job: name, ...error }))),
  ];
  const different = new Map(all.map((one) => [JSON.stringify([one.test, one.message, one.path, one.line]), one]));
  return [...different.values()];
}

function boundedCauses(causes: readonly JobExplanation[]): readonly JobExplanation[] {
  const cut = causes.slice(0, MOST).map((one) => ({ ...one, message: one.message.slice(0, LONGEST).toWellFormed() }));
  let room = LARGEST_OF_CAUSES;
  const tooMany = cut.findIndex((one) => {
    room -= sizeOf([one]);
    return room < 0;
  });
  return tooMany < 0 ? cut : cut.slice(0, tooMany);
}

/** What takes most room goes first; the causes stay. */
function withinBounds(whole: FactsDocument): string {
  const { message, remarks } = whole;
  const parts: readonly (Part & { readonly size: number })[] = [
    ...Object.entries(whole.facts).map(([name, value]) => ({
      name: `facts.${name}`,
      size: sizeOf(value),
      without: (document: FactsDocument) => ({ ...document, facts: withoutFact(document.facts, name) }),
    })),
    { name: 'message', size: sizeOf(message), without: ({ message: _, ...document }) => document },
    { name: 'remarks', size: sizeOf(remarks), without: (document) => ({ ...document, remarks: [] }) },
  ];
  const bySize = parts.toSorted((one, other) => other.size - one.size);
  let document = whole;
  for (const { name, without } of bySize) {
    if (sizeOf(document) <= LARGEST) break;
    document = { ...without(document), left_out: [...(document.left_out ?? []), name] };
  }
  return textOf(document);
}

interface Part {
  readonly name: string;
  readonly without: (document: FactsDocument) => FactsDocument;
}

function withoutFact(facts: Partial<Facts>, name: string): Partial<Facts> {
  return Object.fromEntries(Object.entries(facts).filter(([one]) => one !== name));
}

function sizeOf(value: unknown): number {
  return utf8Length(textOf(value));
}

/** People read it as well. */
function textOf(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** Writes the facts of a build for programs, as one bounded JSON document. `docs/facts.schema.json` describes it. */

import { resolve } from 'node:path';
import { conclusiveErrors, explainTests } from './build/explanation.ts';
import type { Explanation, Facts } from './build/facts.ts';
import type { Diagnostic } from './diagnostic.ts';
import type { MessageContent } from './message/render-types.ts';
import type { Report } from './report.ts';
import { utf8Length } from './text/bytes.ts';
import type { Redactor } from './text/redaction/redactor.ts';
import { boundFor, writeWorkspaceFile } from './workspace/write.ts';

/** Increased if an existing property changes its meaning or is removed. */
const VERSION = 1;
/** Limits the bytes, equal to the maximum size of author files. */
const MAX_BYTES = 256 * 1024;
/**
 * Limits the explanations of one failure, the characters of each, and the bytes of all: they are never dropped,
 * because agents read them first.
 */
const MAX_COUNT = 50;
const MAX_LENGTH = 8_000;
const MAX_CAUSES_BYTES = MAX_BYTES / 2;

/** Explains the failure, most conclusive explanation first. */
interface JobExplanation extends Explanation {
  /** The failing job, if known. */
  readonly job?: string;
}

interface FactsDocument {
  readonly version: typeof VERSION;
  readonly outcome: string;
  readonly reason: string;
  readonly kind: string;
  /** Message content; absent if there was none. */
  readonly message?: Omit<MessageContent, 'kind'>;
  readonly explanations: readonly JobExplanation[];
  readonly facts: Partial<Facts>;
  readonly diagnostics: readonly Omit<Diagnostic, 'location'>[];
  /** Names of what did not fit: complete properties, the last `explanations`, or the tail of a long one. */
  readonly left_out?: readonly string[];
}

/** Lists what the document is built from. Without secrets. */
export interface FoundOut extends Pick<Report, 'facts' | 'content' | 'diagnostics'> {
  readonly receipt: Pick<Report['receipt'], 'outcome' | 'reason' | 'kind'>;
}

export interface FactsFile {
  /** Path as its author wrote it, relative to the folder; may point outside of it. */
  readonly path: string;
  readonly folder: string;
  readonly redactor: Redactor;
}

/** Adds where the file was written, or why it was not, without a change to the message. */
export function writeFacts(report: Report, file: FactsFile): Report {
  const error = writeFactsOf(report, file);
  if (error !== undefined) return { ...report, diagnostics: [...report.diagnostics, error] };
  const facts_file = resolve(file.folder, file.path).replaceAll('\\', '/');
  return { ...report, receipt: { ...report.receipt, facts_file } };
}

/** @returns what is wrong with the path, if anything */
function writeFactsOf(found: FoundOut, { path, folder, redactor }: FactsFile): Diagnostic | undefined {
  const text = factsDocument({ ...found, diagnostics: redactor.redactAll(found.diagnostics, FIXED_IN_DIAGNOSTICS) });
  const error = writeWorkspaceFile(path, boundFor(path, folder), text);
  if (error === undefined) return undefined;
  const message = `facts-file: "${path}" ${error.message}, so the facts were not written.`;
  return { code: 'not-written', severity: 'warning', message, hint: `${error.suggestion}.` };
}

const FIXED_IN_DIAGNOSTICS = { code: true, severity: true, location: { part: true } } as const;

/** Renders the document as JSON of at most 256 KiB. */
export function factsDocument({ facts, content, diagnostics, receipt: { outcome, reason, kind } }: FoundOut): string {
  // Inputs may hold anything, and no consumer needs them.
  const { inputs: _, ...rest } = facts;
  const all = getExplanations(facts);
  const explanations = boundedCauses(all);
  const isWhole = all.length === explanations.length && all.every(({ message }) => message.length <= MAX_LENGTH);
  return withinBounds({
    ...{ version: VERSION, outcome, reason, kind },
    message: content && { subject: content.subject, body: content.body },
    explanations,
    facts: rest,
    diagnostics: diagnostics.map(({ location: _location, ...result }) => result),
    left_out: isWhole ? undefined : ['explanations'],
  });
}

/** Lists explanations of tests, then logs of this job, then those of other jobs; each once. */
function getExplanations({ tests, errors = [], failed_jobs: jobs = [] }: Facts): readonly JobExplanation[] {
  const all: readonly JobExplanation[] = [
    ...explainTests([...(tests?.suite_failures ?? []), ...(tests?.failures ?? [])]),
    ...conclusiveErrors(errors),
    ...jobs.flatMap(({ name, errors: results }) => conclusiveErrors(results).map((error) => ({ job: name, ...error }))),
  ];
  const different = new Map(all.map((one) => [JSON.stringify([one.test, one.message, one.path, one.line]), one]));
  return [...different.values()];
}

function boundedCauses(causes: readonly JobExplanation[]): readonly JobExplanation[] {
  const cut = causes
    .slice(0, MAX_COUNT)
    .map((one) => ({ ...one, message: one.message.slice(0, MAX_LENGTH).toWellFormed() }));
  let space = MAX_CAUSES_BYTES;
  const tooMany = cut.findIndex((one) => {
    space -= measureBytes([one]);
    return space < 0;
  });
  return tooMany < 0 ? cut : cut.slice(0, tooMany);
}

/** Removes the largest properties first, so the causes remain. */
function withinBounds(complete: FactsDocument): string {
  const { message, diagnostics } = complete;
  const parts: readonly (Part & { readonly size: number })[] = [
    ...Object.entries(complete.facts).map(([name, value]) => ({
      name: `facts.${name}`,
      size: measureBytes(value),
      without: (document: FactsDocument) => ({ ...document, facts: withoutFact(document.facts, name) }),
    })),
    { name: 'message', size: measureBytes(message), without: ({ message: _, ...document }) => document },
    { name: 'diagnostics', size: measureBytes(diagnostics), without: (document) => ({ ...document, diagnostics: [] }) },
  ];
  const bySize = parts.toSorted((one, other) => other.size - one.size);
  let document = complete;
  for (const { name, without } of bySize) {
    if (measureBytes(document) <= MAX_BYTES) break;
    document = { ...without(document), left_out: [...(document.left_out ?? []), name] };
  }
  return serialize(document);
}

interface Part {
  readonly name: string;
  readonly without: (document: FactsDocument) => FactsDocument;
}

function withoutFact(facts: Partial<Facts>, name: string): Partial<Facts> {
  return Object.fromEntries(Object.entries(facts).filter(([one]) => one !== name));
}

function measureBytes(value: unknown): number {
  return utf8Length(serialize(value));
}

/** Formats it for people as well. */
function serialize(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

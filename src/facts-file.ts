/** Writes the facts of a build for programs, as one bounded JSON document. `docs/facts.schema.json` describes it. */

import { resolve } from 'node:path';
import { conclusiveErrors, explainTests } from './build/explanation.ts';
import type { Explanation, Facts } from './build/facts.ts';
import type { Report } from './report.ts';
import type { Redactor } from './text/redaction/redactor.ts';
import { utf8Length } from './text/unicode.ts';
import { findBoundary, writeWorkspaceFile } from './workspace/files.ts';

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

/** An explanation with the failing job, if known. */
type JobExplanation = Explanation & { readonly job?: string };

/**
 * Adds where the file was written, or why it was not, without a change to the message.
 * @param path as its author wrote it, relative to the folder; may point outside of it
 */
export function writeFacts(report: Report, path: string, folder: string, redactor: Redactor): Report {
  const text = createFactsDocument({
    ...report,
    diagnostics: redactor.redactAll(report.diagnostics, FIXED_IN_DIAGNOSTICS),
  });
  const error = writeWorkspaceFile(path, findBoundary(path, folder), text);
  if (error === undefined) {
    const facts_file = resolve(folder, path).replaceAll('\\', '/');
    return { ...report, receipt: { ...report.receipt, facts_file } };
  }
  const message = `facts-file: "${path}" ${error.message}, so the facts were not written.`;
  const diagnostic = { code: 'not-written', severity: 'warning', message, hint: `${error.suggestion}.` } as const;
  return { ...report, diagnostics: [...report.diagnostics, diagnostic] };
}

const FIXED_IN_DIAGNOSTICS = { code: true, severity: true, location: { part: true } } as const;

/** Renders the document as JSON of at most 256 KiB. Leaves out the largest properties first, so the causes remain. */
function createFactsDocument({ facts, content, diagnostics, receipt: { outcome, reason, kind } }: Report): string {
  // Inputs may hold anything, and no consumer needs them.
  const { inputs: _, ...shown } = facts;
  const all = collectExplanations(facts);
  const explanations = boundExplanations(all);
  const isWhole = all.length === explanations.length && all.every(({ message }) => message.length <= MAX_LENGTH);
  /** Names of complete properties, or of explanations of which the last or the tail of a long one did not fit. */
  const left_out = isWhole ? [] : ['explanations'];
  const parts = new Map<string, unknown>(Object.entries(shown).map(([name, value]) => [`facts.${name}`, value]));
  parts.set('message', content && { subject: content.subject, body: content.body });
  parts.set(
    'diagnostics',
    diagnostics.map(({ location: _location, ...result }) => result),
  );
  const write = () =>
    serialize({
      ...{ version: VERSION, outcome, reason, kind, message: parts.get('message'), explanations },
      facts: Object.fromEntries(Object.keys(shown).map((name) => [name, parts.get(`facts.${name}`)])),
      ...{ diagnostics: parts.get('diagnostics') ?? [], left_out: left_out.length === 0 ? undefined : left_out },
    });
  const sizes = [...parts].map(([name, value]) => ({ name, bytes: utf8Length(serialize(value)) }));
  let text = write();
  for (const { name } of sizes.sort((one, other) => other.bytes - one.bytes)) {
    if (utf8Length(text) <= MAX_BYTES) break;
    parts.delete(name);
    left_out.push(name);
    text = write();
  }
  return text;
}

/** Lists explanations of tests, then logs of this job, then those of other jobs; each once. */
function collectExplanations({ tests, errors = [], failed_jobs: jobs = [] }: Facts): readonly JobExplanation[] {
  const all: readonly JobExplanation[] = [
    ...explainTests([...(tests?.suite_failures ?? []), ...(tests?.failures ?? [])]),
    ...conclusiveErrors(errors),
    ...jobs.flatMap(({ name, errors: results }) => conclusiveErrors(results).map((error) => ({ job: name, ...error }))),
  ];
  const different = new Map(all.map((one) => [JSON.stringify([one.test, one.message, one.path, one.line]), one]));
  return [...different.values()];
}

function boundExplanations(causes: readonly JobExplanation[]): readonly JobExplanation[] {
  const cut = causes
    .slice(0, MAX_COUNT)
    .map((one) => ({ ...one, message: one.message.slice(0, MAX_LENGTH).toWellFormed() }));
  let space = MAX_CAUSES_BYTES;
  const tooMany = cut.findIndex((one) => {
    space -= utf8Length(serialize([one]));
    return space < 0;
  });
  return tooMany < 0 ? cut : cut.slice(0, tooMany);
}

/** Formats it for people as well. */
function serialize(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** Validates facts files against the published schema, with an independent validator. */
import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect } from 'vitest';

/** Maximum bytes of a facts file. */
const MAX_BYTES = 256 * 1024;

/** Fields that tests inspect. */
export interface FactsFile {
  readonly outcome: string;
  readonly message?: { readonly subject?: string; readonly body: string };
  readonly explanations: readonly Readonly<Record<string, unknown>>[];
  readonly facts: Readonly<Record<string, unknown>>;
  readonly diagnostics: readonly { readonly says: string }[];
  readonly left_out?: readonly string[];
}

const SCHEMA = new URL('../../docs/facts.schema.json', import.meta.url);
const validate = new Ajv2020({ strict: true, allErrors: true, allowUnionTypes: false }).compile<FactsFile>(
  JSON.parse(readFileSync(SCHEMA, 'utf8')),
);

/** Parses a facts file. Fails if it violates the schema or the size limit. */
export function factsIn(text: string): FactsFile {
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(MAX_BYTES);
  const content: unknown = JSON.parse(text);
  expect(validate(content) ? [] : validate.errors).toEqual([]);
  return content as FactsFile;
}

export function factsFile(path: string): FactsFile {
  return factsIn(readFileSync(path, 'utf8'));
}

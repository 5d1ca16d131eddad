/**
 * Validates exchanges with the fake of GitHub's API against GitHub's description: each request must match an operation
 * with known parameters, and a response must only contain known names and types. Responses may omit unused fields.
 */

import { readFileSync } from 'node:fs';
import { type Document, OpenAPIBackend } from 'openapi-backend';
import { isPlainObject } from '../../src/objects.ts';
import { CHECK_OPTIONS } from './check-options.ts';

type Json = Record<string, unknown>;

/** Maximum responses validated per operation, because repeated pages are equal. */
const MAX_COUNT = 30;

/** Makes all response fields optional, and forbids unknown ones. */
function narrowed(value: unknown, inWhole = true): unknown {
  if (Array.isArray(value)) return value.map((entry) => narrowed(entry, inWhole));
  if (!isPlainObject(value)) return value;
  const isMixed = ['allOf', 'anyOf', 'oneOf'].some((word) => word in value);
  const entries = Object.entries(value).flatMap(([name, inner]): [string, unknown][] =>
    name === 'required' && Array.isArray(inner) ? [] : [[name, narrowed(inner, !isMixed)]],
  );
  const isClosed =
    inWhole && !isMixed && isPlainObject(value['properties']) && value['additionalProperties'] === undefined;
  return { ...Object.fromEntries(entries), ...(isClosed && { additionalProperties: false }) };
}

const DOCUMENT = JSON.parse(readFileSync(new URL('../fixtures/github-openapi.json', import.meta.url), 'utf8'));

async function describe(): Promise<OpenAPIBackend> {
  const backend = new OpenAPIBackend({
    definition: { ...(narrowed(DOCUMENT) as object), paths: getPaths(DOCUMENT) } as Document,
    quick: true,
    ajvOpts: CHECK_OPTIONS,
  });
  return backend.init();
}

/** Keeps parameters, and narrows responses. */
function getPaths({ paths }: { readonly paths: Json }): object {
  const entries = Object.entries(paths).map(([path, item]) => {
    const get = (item as { readonly get: Json }).get;
    return [path, { get: { ...get, responses: narrowed(get['responses']) } }];
  });
  return Object.fromEntries(entries);
}

/** Shared, because parsing the description takes longer than most tests. */
const BACKEND = describe();

/** A request of the description with its path and query values. */
interface Described {
  readonly operation: string;
  readonly values: Readonly<Record<string, string>>;
  /** Records violations in the JSON body of a 200. */
  readonly check: (body: unknown) => void;
}

export interface ExchangeCheck {
  /** Violations of the description, one phrase each. */
  readonly violations: readonly string[];
  /** Records a violation and returns undefined for an invalid request. */
  read(target: string): Promise<Described | undefined>;
}

export function exchangeCheck(): ExchangeCheck {
  const violations: string[] = [];
  const seen = new Map<string, number>();
  const read = async (target: string) => {
    const { router, validator } = await BACKEND;
    const { pathname, search } = new URL(target, 'http://localhost');
    const plain = { method: 'GET', path: pathname, query: search.slice(1), headers: {} };
    const operation = router.matchOperation(plain);
    const id = operation?.operationId;
    if (operation === undefined || id === undefined) return void violations.push(`no such operation: ${pathname}`);
    const { errors } = validator.validateRequest(plain, operation);
    if (errors?.length) return void violations.push(`${target}: ${JSON.stringify(errors.slice(0, 2))}`);
    const { query, params } = router.parseRequest(plain, operation);
    const values = Object.entries({ ...query, ...params }).map(([name, value]) => [name, String(value)]);
    const check = (body: unknown) => {
      const times = (seen.get(id) ?? 0) + 1;
      seen.set(id, times);
      const problems = times > MAX_COUNT ? undefined : validator.validateResponse(body, operation, 200).errors;
      if (problems?.length) violations.push(`the answer to ${pathname}: ${JSON.stringify(problems.slice(0, 3))}`);
    };
    return { operation: id, values: Object.fromEntries(values), check };
  };
  return { violations, read };
}

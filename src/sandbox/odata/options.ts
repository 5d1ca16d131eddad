import { badRequest } from '../http/reply.ts';

/** System query options (api.md, section 4.3). */
export interface QueryOptions {
  readonly top: number | undefined;
  readonly skip: number;
  readonly count: boolean;
  /** Property paths such as `member/username`. Absent selects all. */
  readonly select: readonly string[] | undefined;
  readonly expand: readonly string[];
}

/** Maximum depth of a property path. No record of the API is nested deeper. */
const DEEPEST = 8;
const MAX_PATHS = 100;

const PROPERTY_PATH = /^(\*|[A-Za-z_]\w*(\/[A-Za-z_]\w*)*)$/;

/** Parses the query. Rejects an option that is unknown, repeated, or not accepted by this operation. */
export function parseOptions(query: string, allowed: readonly string[]): QueryOptions {
  const raw = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(query)) {
    // OData reserves options without a dollar sign for the application. The service has none, so ignore them.
    if (!name.startsWith('$')) continue;
    if (!allowed.includes(name)) {
      const known = allowed.length === 0 ? 'none' : allowed.join(', ');
      throw badRequest(
        `The query option ${JSON.stringify(name.slice(0, 40))} is not accepted here. Known options: ${known}.`,
      );
    }
    if (raw.has(name)) throw badRequest(`The query option ${name} is repeated.`);
    raw.set(name, value);
  }
  const format = raw.get('$format') ?? 'json';
  if (format !== 'json') throw badRequest(`$format must be json, got ${JSON.stringify(format.slice(0, 40))}.`);
  const inlinecount = raw.get('$inlinecount') ?? 'none';
  if (inlinecount !== 'allpages' && inlinecount !== 'none') throw badRequest('$inlinecount must be allpages or none.');
  return {
    top: wholeNumber(raw.get('$top'), '$top'),
    skip: wholeNumber(raw.get('$skip'), '$skip') ?? 0,
    count: inlinecount === 'allpages',
    select: paths(raw.get('$select'), '$select'),
    expand: paths(raw.get('$expand'), '$expand') ?? [],
  };
}

function wholeNumber(value: string | undefined, name: string): number | undefined {
  if (value === undefined) return undefined;
  if (!/^\d{1,9}$/.test(value))
    throw badRequest(`${name} must be an integer, got ${JSON.stringify(value.slice(0, 40))}.`);
  return Number(value);
}

/** Parses a list of paths. An empty list counts as missing. */
function paths(value: string | undefined, name: string): string[] | undefined {
  if (value === undefined || value.trim() === '') return undefined;
  const list = value.split(',').map((one) => one.trim());
  const bad = list.find((one) => !PROPERTY_PATH.test(one));
  if (bad !== undefined) throw badRequest(`${name} must list property names, got ${JSON.stringify(bad.slice(0, 40))}.`);
  if (list.length > MAX_PATHS || list.some((one) => one.split('/').length > DEEPEST)) {
    throw badRequest(`${name} accepts at most ${MAX_PATHS} property paths, each at most ${DEEPEST} deep.`);
  }
  return list;
}

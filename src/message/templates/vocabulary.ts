/**
 * Every fact that a template may name. A name that is missing here is a mistake in the template; one that is here but
 * not known of this event is empty. The type makes sure that this is all of `Facts` and nothing else.
 */

import type { Facts } from '../../facts/types.ts';

/** `map` holds names that nobody knows beforehand; one element in brackets is the shape of a list's entries. */
export type Shape = 'text' | 'url' | 'texts' | 'map' | readonly [Shape] | { readonly [name: string]: Shape };

type ShapeOf<T> = [T] extends [string]
  ? 'text' | 'url'
  : [T] extends [number | boolean]
    ? 'text'
    : [T] extends [readonly string[]]
      ? 'texts'
      : [T] extends [readonly (infer Entry)[]]
        ? readonly [ShapeOf<Entry>]
        : string extends keyof T
          ? 'map'
          : { readonly [K in keyof T]-?: ShapeOf<NonNullable<T[K]>> };

const person = { login: 'text', name: 'text', email: 'text', url: 'url', bot: 'text' } as const;
const commit = { sha: 'text', short: 'text', subject: 'text', message: 'text', url: 'url', author: person } as const;

const runJob = {
  id: 'text',
  name: 'text',
  url: 'url',
  conclusion: 'text',
  started_at: 'text',
  duration_seconds: 'text',
  failed_steps: [{ number: 'text', name: 'text', url: 'url' }],
  errors: [{ message: 'text', path: 'text', line: 'text' }],
} as const;

export const VOCABULARY = {
  ci: 'text',
  event: { name: 'text', action: 'text' },
  conclusion: 'text',
  repository: { name: 'text', url: 'url', default_branch: 'text', private: 'text' },
  workflow: 'text',
  run: { id: 'text', number: 'text', attempt: 'text', url: 'url', started_at: 'text', duration_seconds: 'text' },
  job: { id: 'text', name: 'text', url: 'url', matrix: 'text' },
  ref: { type: 'text', name: 'text', url: 'url' },
  commit,
  actor: person,
  pull_request: {
    number: 'text',
    title: 'text',
    url: 'url',
    head: 'text',
    base: 'text',
    author: person,
    draft: 'text',
    merged: 'text',
    fork: 'text',
    labels: 'texts',
  },
  push: { commits: [commit], count: 'text', compare_url: 'url', forced: 'text', created: 'text', deleted: 'text' },
  release: { name: 'text', tag: 'text', url: 'url', notes: 'text', prerelease: 'text', draft: 'text', author: person },
  deployment: { id: 'text', environment: 'text', state: 'text', url: 'url', log_url: 'url', description: 'text' },
  subject: { type: 'text', title: 'text', number: 'text', url: 'url', author: person, comment: 'text' },
  schedule: 'text',
  inputs: 'map',
  jobs: [runJob],
  failed_jobs: [runJob],
  change: 'text',
  broken_since: { run: 'text', url: 'url', at: 'text', duration_seconds: 'text' },
  failures_in_a_row: 'text',
  commits_since_green: { commits: [commit], count: 'text', compare_url: 'url' },
  suspects: [person],
} as const satisfies ShapeOf<Facts>;

/** All names with their dots, such as `commit.author.name`. */
export function knownNames(shape: Shape = VOCABULARY, prefix = ''): readonly string[] {
  if (typeof shape === 'string') return [];
  if (isList(shape)) return [];
  return Object.entries(shape).flatMap(([name, inner]) => [prefix + name, ...knownNames(inner, `${prefix}${name}.`)]);
}

export interface Builders {
  readonly url: (address: string) => unknown;
  readonly map: (values: object) => unknown;
}

/** The value with every name of its shape present: what is not known is `null`, which a template renders as nothing. */
export function complete(value: unknown, shape: Shape, builders: Builders): unknown {
  if (value === undefined || value === null) return null;
  if (shape === 'url') return typeof value === 'string' ? builders.url(value) : null;
  if (shape === 'map') return typeof value === 'object' ? builders.map(value) : null;
  if (typeof shape === 'string') return value;
  if (isList(shape)) {
    return Array.isArray(value) ? value.map((entry: unknown) => complete(entry, shape[0], builders)) : null;
  }
  const known = new Map(Object.entries(value));
  return Object.fromEntries(
    Object.entries(shape).map(([name, inner]) => [name, complete(known.get(name), inner, builders)]),
  );
}

/** True for the shape of a list of groups. */
export function isList(shape: Exclude<Shape, string>): shape is readonly [Shape] {
  return Array.isArray(shape);
}

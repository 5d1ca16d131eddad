/** The template engine's errors as ours: where, what is wrong, and the name that was probably meant. */

import { TemplateError } from '../../errors.ts';
import { nearest } from '../../nearest.ts';

/** The names that exist, for a suggestion. */
export interface Names {
  readonly variables: readonly string[];
  readonly filters: readonly string[];
  readonly tags: readonly string[];
}

/** What is left out on purpose, and what to do instead. */
const WITHOUT: Readonly<Record<string, string>> = {
  raw: 'Values are always escaped, so that no event can write into the message; write Markdown into the template itself.',
  include: 'Templates read no files; write the text into the template itself.',
  render: 'Templates read no files; write the text into the template itself.',
  layout: 'Templates read no files; write the text into the template itself.',
  block: 'Templates read no files; write the text into the template itself.',
};

/** `part` is what the author wrote: `subject` or `body`. */
export function templateError(error: unknown, part: string, names: Names): TemplateError {
  const [line, column] = position(error);
  const fault = (error instanceof Error ? error.message : String(error))
    .replace(/, line:\d+, col:\d+$/, '')
    .split('\n')[0];
  const { says, hint } = explain(fault ?? '', names);
  const where = line === undefined ? part : `${part}, line ${line}, column ${column}`;
  const at = line === undefined || column === undefined ? {} : { line, column };
  return new TemplateError(`${where}: ${says}`, { hint, ...at });
}

function explain(fault: string, names: Names): { readonly says: string; readonly hint: string } {
  const variable = /^undefined variable: (.+)$/.exec(fault)?.[1];
  if (variable !== undefined) return unknownName('fact or variable', variable, names.variables);
  const filter = /^undefined filter: (.+)$/.exec(fault)?.[1];
  if (filter !== undefined) return unknownName('filter', filter, names.filters);
  const tag = /^tag "(.+)" not found$/.exec(fault)?.[1];
  if (tag !== undefined) return unknownName('tag', tag, names.tags);
  if (fault.endsWith('limit exceeded')) {
    return { says: `the template takes too much (${fault})`, hint: 'Make the template or its loops smaller.' };
  }
  return { says: fault, hint: 'See the Liquid language at https://liquidjs.com.' };
}

/** Says that a name does not exist, and which one was probably meant. */
export function unknownName(
  kind: string,
  name: string,
  known: readonly string[],
): { readonly says: string; readonly hint: string } {
  const meant = nearest(name, known);
  const hint = WITHOUT[name] ?? (meant === undefined ? `Known: ${listed(name, known)}.` : `Did you mean "${meant}"?`);
  return { says: `there is no ${kind} "${name}"`, hint };
}

/** The names beside the one that was not found, else those of the first level. */
function listed(name: string, known: readonly string[]): string {
  const parent = name.slice(0, name.lastIndexOf('.') + 1);
  const level = (prefix: string) =>
    known.filter((one) => one.startsWith(prefix) && !one.slice(prefix.length).includes('.'));
  const beside = parent === '' ? [] : level(parent);
  return (beside.length > 0 ? beside : level('')).join(', ');
}

function position(error: unknown): readonly [number, number] | readonly [] {
  const token = error instanceof Error && 'token' in error ? error.token : undefined;
  if (typeof token !== 'object' || token === null || !('getPosition' in token)) return [];
  const [line, column] = typeof token.getPosition === 'function' ? token.getPosition() : [];
  return typeof line === 'number' && typeof column === 'number' ? [line, column] : [];
}

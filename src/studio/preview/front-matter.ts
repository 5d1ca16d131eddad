/** The front matter of a template, where what it says is wanted as values. */
import { parse } from 'yaml';
import { KINDS, type Kind } from '../../settings/option.ts';

const FENCED = /^---[ \t]*\n(?:([\s\S]*?)\n)?---[ \t]*(?:\n|$)/;

/** The Liquid below it. */
export function toBody(template: string): string {
  return template.replace(FENCED, '');
}

/** Its values as written; none where there is none, or where it cannot be read: the problems say so. */
export function parseHead(template: string): Readonly<Record<string, string>> {
  const head = FENCED.exec(template)?.[1];
  if (head === undefined) return {};
  try {
    const values: unknown = parse(head, { schema: 'failsafe', logLevel: 'silent' });
    if (typeof values !== 'object' || values === null) return {};
    return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));
  } catch {
    return {};
  }
}

/** The kind that a template says; undefined where it says none. */
export function kindIn(template: string): Kind | undefined {
  const { kind } = parseHead(template);
  return KINDS.find((one) => one === kind);
}

/** Reads the front matter of a template as values. */
import { parse } from 'yaml';
import { KINDS, type Kind } from '../../settings/option.ts';

const FENCED = /^---[ \t]*\n(?:([\s\S]*?)\n)?---[ \t]*(?:\n|$)/;

/** Returns the Liquid below the front matter. */
export function toBody(template: string): string {
  return template.replace(FENCED, '');
}

/** Returns the raw values. Empty if there are none, or they are invalid, which the diagnostics report. */
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

/** Returns the kind in the front matter. Undefined if there is none. */
export function kindIn(template: string): Kind | undefined {
  const { kind } = parseHead(template);
  return KINDS.find((one) => one === kind);
}

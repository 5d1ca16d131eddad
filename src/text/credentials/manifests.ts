/** The values of a Secret of Kubernetes, as YAML or JSON show it, whatever its entries are called. */

import type { TextSpan } from '../text-finder.ts';

const KIND = /\bkind["']?: ?["']?Secret\b/g;
/** So far before and behind its kind its entries are looked for. */
const NEAR = 20_000;
const FIELD = /^(\s{0,80})["']?([\w.-]{1,253})["']?:\s{0,8}["']?([^\s"',|>{}]*)/;

export function secretEntries(text: string): TextSpan[] {
  if (!text.includes('Secret')) return [];
  const spans: TextSpan[] = [];
  let done = 0;
  for (const { index } of text.matchAll(KIND)) {
    if (index < done) continue;
    const before = text.slice(Math.max(done, index - NEAR), index);
    const start = index - before.length + Math.max(0, before.lastIndexOf('\n---'));
    done = index + (/\n---/.exec(text.slice(index, index + NEAR))?.index ?? NEAR);
    spans.push(...entriesOf(text.slice(start, done), start));
  }
  return spans;
}

/** Those deeper than the map that they stand in. */
function entriesOf(manifest: string, at: number): TextSpan[] {
  const spans: TextSpan[] = [];
  let [start, depth] = [at, Number.POSITIVE_INFINITY];
  for (const line of manifest.split('\n')) {
    const [all = '', indent = '', name = '', value = ''] = FIELD.exec(line) ?? [];
    if (name !== '' && indent.length <= depth) depth = Number.POSITIVE_INFINITY;
    if (indent.length > depth && value !== '')
      spans.push({ start: start + all.length - value.length, end: start + all.length });
    if (/^(?:data|stringData)$/.test(name) && value === '') depth = indent.length;
    start += line.length + 1;
  }
  return spans;
}

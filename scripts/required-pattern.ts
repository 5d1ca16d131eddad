/**
 * Requires every pattern in scripts to match, because one that matches nothing refers to a file that has moved, and
 * would silently have no effect.
 */
import { globSync } from 'node:fs';

/**
 * Lists files of a folder, without duplicates, with `/` in their paths.
 *
 * @throws if a pattern matches none
 */
export function getFiles(patterns: readonly string[], folder: string): readonly string[] {
  const found = patterns.map((pattern) => globSync(pattern, { cwd: folder }));
  refuse(
    patterns.filter((_, index) => found[index]?.length === 0),
    'no file',
  );
  return [...new Set(found.flat().map((path) => path.replaceAll('\\', '/')))].sort();
}

/** @throws if a pattern matches none of the texts */
export function mustMatch(patterns: readonly (string | RegExp)[], texts: Iterable<string>): void {
  const waiting = new Set(patterns);
  for (const text of texts) {
    for (const pattern of waiting) {
      if (typeof pattern === 'string' ? text.includes(pattern) : text.search(pattern) >= 0) waiting.delete(pattern);
    }
  }
  refuse([...waiting].map(String), 'nothing');
}

function refuse(patterns: readonly string[], what: string): void {
  if (patterns.length > 0) throw new Error(`matches ${what} any more: ${patterns.join(', ')}`);
}

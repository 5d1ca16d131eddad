import type { BuildIdentity } from '../../build/identity.ts';

/** Creates the marker of a key, by which any run finds the record that another run opened. */

const DIGITS = 16;

/**
 * Creates `k-` and 16 hexadecimal digits, equal for every run of a repository with the same key.
 *
 * @param key the option `unique-key`; `auto` is the scope that the message reports
 */
export async function keyMarker(key: string, { repository, build }: BuildIdentity): Promise<string> {
  // Loaded on demand because it takes 7 ms and only a key needs it.
  const { createHash } = await import('node:crypto');
  const text = JSON.stringify([repository, key === 'auto' ? build : ['key', key]]);
  return `k-${createHash('sha256').update(text).digest('hex').slice(0, DIGITS)}`;
}

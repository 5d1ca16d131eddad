import type { BuildIdentity } from '../../build/identity.ts';

/** The mark of a key: any run finds by it what another run opened. */

const DIGITS = 16;

/**
 * `k-` and 16 hexadecimal digits, the same for every run of a repository that gives the same key.
 *
 * @param key as the option `unique-key` gives it; `auto` stands for what the message speaks for
 */
export async function keyMarker(key: string, { repository, build }: BuildIdentity): Promise<string> {
  // It takes 7 ms to load, and only a key needs it.
  const { createHash } = await import('node:crypto');
  const text = JSON.stringify([repository, key === 'auto' ? build : ['key', key]]);
  return `k-${createHash('sha256').update(text).digest('hex').slice(0, DIGITS)}`;
}

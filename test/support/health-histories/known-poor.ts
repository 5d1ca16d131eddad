/**
 * Histories whose messages are not yet what was expected of them. One that is told well must leave this list, or the test of
 * the histories fails.
 */

/** Says what is false, or keeps silent over what must be said. */

/** True, and a reader takes something wrong from it. */
const MISLEADING: readonly string[] = [];

/** True, and needs three reads, or has noise, or misses what would help. */
const POOR: readonly string[] = ['monorepo-of-40', 'monorepo-rarely-built', 'workflows-120'];

export const KNOWN_POOR: readonly string[] = [...UNTRUE, ...MISLEADING, ...POOR];

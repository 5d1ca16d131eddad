/** Situations whose message is not yet what was expected of it. One that is told well must leave this list. */
export const KNOWN_POOR: readonly string[] = [];

/** The marks of a record: its own, and behind a full stop that of its `unique-key`. Texts of others may look like them. */

/** The full stop, as a pattern without regard to case: services write it as an entity, too. */
export const BETWEEN_MARKS = String.raw`(?:\.|&period;|&#0*46;|&#x0*2e;)`;

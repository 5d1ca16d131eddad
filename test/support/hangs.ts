/** Times that only what hangs ever takes, on any machine. */
import { wholeMs } from '../../src/time.ts';

/**
 * Milliseconds that nothing takes on any machine, be it ten times slower and busy. A test that wants to see that something ends by
 * itself gives it a limit far above, or an obstacle that lasts far longer, and expects it to end before this.
 */
export const HANGS_MS = 60_000;

/** A limit of the product's own that no test reaches: where it would end at this, it has hung. */
export const NEVER_MS = wholeMs(240_000);

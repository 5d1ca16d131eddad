import type { Silent } from './phrases.ts';
import type { Kind } from './shapes.ts';

/** A line that is not empty, and what is thought of it. */
export interface Judged {
  readonly text: string;
  /** What wrote it; undefined where its shape is none of a failure. */
  kind: Kind | undefined;
  /** Why it explains nothing; undefined where it may. */
  readonly silent: Silent | undefined;
  /** From its own words and those around it; 0 explains nothing. */
  weight: number;
  /** With its place in the log. */
  total: number;
}

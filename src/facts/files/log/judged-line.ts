import type { SilentKind } from './phrases.ts';
import type { LineKind } from './shapes.ts';

/** A line that is not empty, and what is thought of it. */
export interface JudgedLine {
  readonly text: string;
  /** What wrote it; undefined where its shape is none of a failure. */
  kind: LineKind | undefined;
  /** Why it explains nothing; undefined where it may. */
  silent: SilentKind | undefined;
  /** True for an ordinary line that stands right behind what was thrown and its trace. */
  isBeyond?: boolean;
  /** From its own words and those around it; 0 explains nothing. */
  weight: number;
  /** With its place in the log. */
  total: number;
}

/** With as much a line tells why by itself; with less, the end of the log tells more than any shape. */
export const SURE = 5;

/** True for what has no shape that tells of a failure by itself. */
export function isOrdinary({ kind }: JudgedLine): boolean {
  return kind === undefined || kind === 'words';
}

/** True for what passed by its words: in what was expected and what came, a line may hold none. */
export function isPassed({ silent, text }: JudgedLine): boolean {
  return silent === 'passed' && /[A-Za-z]/.test(text);
}

/** What is left of a line's weight where it was dealt with or is common; never nothing. */
const LEAST = 0.5;

export function lowered(weight: number, off: number): number {
  return weight === 0 ? 0 : Math.max(LEAST, weight - off);
}

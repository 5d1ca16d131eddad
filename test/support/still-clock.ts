/**
 * Loaded before a program (`NODE_OPTIONS=--import=…`), it makes `Date` stand still at `STILL_CLOCK`, so that what the
 * program says of times is the same each day. Timers go on.
 */
const at = Date.parse(process.env['STILL_CLOCK'] ?? '');

class StillDate extends Date {
  constructor(...given: unknown[]) {
    super(...((given.length === 0 ? [at] : given) as [number]));
  }
  static override now(): number {
    return at;
  }
}

globalThis.Date = StillDate as DateConstructor;

/** Far more than one step ever parses. */
const PARSER_BUDGET = 1_000_000_000;

/**
 * Fits V8 to a short process that reads as well as writes: one that posts through the REST API, or reports on many builds.
 *
 * undici's HTTP parser is WebAssembly. After a few answers V8 would begin to optimise it in the background, and a
 * process cannot end before that is done: 50 ms for nothing. And reading back a target of 20,000 records makes 100 MB
 * of short-lived values, which would let the young heap grow by 30 MB, and the old one by as much between two
 * collections; so do the pages of 5,000 runs.
 *
 * The flags hold for the whole process, so they belong to this edge; `node:v8` takes 2 ms to load, so a step that makes
 * one POST to a webhook goes without.
 */
export function fitV8ToReading(): void {
  const { setFlagsFromString } = process.getBuiltinModule('node:v8');
  setFlagsFromString(`--wasm-tiering-budget=${PARSER_BUDGET}`);
  setFlagsFromString('--semi-space-growth-factor=1');
  setFlagsFromString('--heap-growing-percent=30');
}

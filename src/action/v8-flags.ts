/** More than one step ever parses. */
const PARSER_BUDGET = 1_000_000_000;

/**
 * Tunes V8 for a short process that reads and writes: one that uses the REST API, or reports on many builds.
 *
 * undici's HTTP parser is WebAssembly. After a few responses V8 would start to optimize it in the background, which
 * delays the exit by 50 ms. Scanning a target with 20,000 records, or 5,000 runs, creates 100 MB of short-lived values,
 * which would let the young generation grow by 30 MB, and the old one by as much between two collections.
 *
 * The flags apply to the complete process, so only an entry point may set them. Loading `node:v8` takes 2 ms, so a step
 * that makes one POST to a webhook skips this.
 */
export function fitV8ToReading(): void {
  const { setFlagsFromString } = process.getBuiltinModule('node:v8');
  setFlagsFromString(`--wasm-tiering-budget=${PARSER_BUDGET}`);
  setFlagsFromString('--semi-space-growth-factor=1');
  setFlagsFromString('--heap-growing-percent=30');
}

/** Far more than one process ever parses. */
const BUDGET = 1_000_000_000;

/**
 * Keeps V8 from optimising undici's HTTP parser, which is WebAssembly: after a few answers it would start to compile
 * it in the background, and a process cannot end before that is done. In a short process that is 50 ms for nothing.
 * Must be called before the first exchange; a process that makes only one is better off without it (`node:v8` takes
 * 2 ms to load).
 */
export function keepParserUnoptimised(): void {
  process.getBuiltinModule('node:v8').setFlagsFromString(`--wasm-tiering-budget=${BUDGET}`);
}

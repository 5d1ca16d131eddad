/** Far more than one step ever parses. */
const BUDGET = 1_000_000_000;

/**
 * Keeps V8 from optimising undici's HTTP parser, which is WebAssembly: after a few answers it would begin to compile
 * it in the background, and a process cannot end before that is done. In a step's short life that is 50 ms for nothing.
 * It holds for the whole process, so it belongs to this edge and not to the transport.
 */
export function keepParserUnoptimised(): void {
  process.getBuiltinModule('node:v8').setFlagsFromString(`--wasm-tiering-budget=${BUDGET}`);
}

/** Enables Node's compile cache for processes that run sources, which halves their startup time. */
export const COMPILE_CACHE = { NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] };

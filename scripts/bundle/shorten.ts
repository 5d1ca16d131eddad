import { minifySync } from 'rolldown/utils';

/**
 * Removes comments and dead code, and shortens names, so that Node reads less at startup. Keeps names of functions and
 * classes for stack traces, and lines unless `dense`.
 *
 * @param target oldest supported Node
 * @param module true for an ES module
 * @param dense removes line breaks, for code that every job downloads
 */
export function shortened(
  name: string,
  source: string,
  {
    target,
    module = false,
    dense = false,
  }: { readonly target: 'node22' | 'node24'; readonly module?: boolean; readonly dense?: boolean },
): string {
  const { code, errors } = minifySync(name, source, {
    module,
    compress: { target, keepNames: { function: true, class: true } },
    mangle: { toplevel: true, keepNames: true },
    codegen: { removeWhitespace: dense },
  });
  if (errors.length > 0) throw new Error(`${name}: ${errors.map(({ message }) => message).join('; ')}`);
  return code;
}

/** Escapes characters outside Latin-1. A single one makes V8 store the complete source with two bytes per character. */
export function ascii(code: string): string {
  return code.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

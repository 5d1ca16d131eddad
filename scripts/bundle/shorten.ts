import { minifySync } from 'rolldown/utils';

/**
 * Without comments, with short names and without what never runs: less for Node to read at each start. The names of
 * functions and classes stay, so that a stack trace says where; so do the lines, unless what is made is dense.
 *
 * @param target the oldest Node that runs it
 * @param module whether it is an ES module
 * @param dense without its lines: of what every job downloads
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

/** One character outside Latin-1 makes V8 keep the whole source in two bytes a character. */
export function ascii(code: string): string {
  return code.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

import { minifySync, parseSync, Visitor } from 'rolldown/utils';

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
  return quoted(name, code);
}

/** Texts in backticks, which shortening leaves, in quotation marks again: V8 scans those ten times as fast. */
function quoted(name: string, code: string): string {
  const plain = new Map<number, { readonly end: number; readonly text: string }>();
  new Visitor({
    TemplateLiteral: ({ start, end, expressions, quasis }) => {
      const text = quasis[0]?.value.cooked;
      if (expressions.length === 0 && typeof text === 'string') plain.set(start, { end, text });
    },
    'TaggedTemplateExpression:exit': ({ quasi }) => plain.delete(quasi.start),
  }).visit(parseSync(name, code).program);
  let [result, done] = ['', 0];
  for (const [start, { end, text }] of plain) {
    result += code.slice(done, start) + JSON.stringify(text);
    done = end;
  }
  return result + code.slice(done);
}

/** One character outside Latin-1 makes V8 keep the whole source in two bytes a character. */
export function ascii(code: string): string {
  return code.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

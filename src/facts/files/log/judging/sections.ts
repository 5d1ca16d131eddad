/** What stands below a heading, further in, and explains nothing: a trace, the usage of a command. */

import type { SilentKind } from '../phrases.ts';
import { indentOf } from './belonging.ts';

interface SectionKind {
  readonly silent: SilentKind;
  readonly heading: RegExp;
  /** Lines of it that do not stand further in than the heading. */
  readonly own: RegExp;
}

const KINDS: readonly SectionKind[] = [
  {
    silent: 'frame',
    heading: /^\W{0,8}(?:\w{1,12} )?(?:stack ?trace|traceback|backtrace|call stack|require stack)\b[^:]{0,80}:?$/i,
    // `3: (LOAD …)`, `#1 {main}`, `- /app/start.js`.
    own: /^\s{0,20}(?:#?\d{1,4}[:\s]|- \S{1,300}$)/,
  },
  {
    silent: 'help',
    heading: /^\s{0,20}(?:(?:usage|options|flags|aliases|commands):|(?:to \w{2,12}|run|try|use) .{0,80}:$)/i,
    own: /^\s{0,20}\[?--?\w/,
  },
];

/** In front of all that some tools say of an error. */
const LEVEL = /^\W{0,4}(?:\w{1,30} )?(?:error|ERR!)[\]:|]{0,2}(?: |$)/;
/** How every heading begins: most lines need no more than this look. */
const HINT =
  /^\W{0,20}(?:\w{1,12} )?(?:stack|trace|back|call|require|usage|options|flags|aliases|commands|to |run|try|use)/i;
/** Characters of a heading at most. */
const LONGEST = 120;

/** By the index of a line, why it explains nothing. */
export function silentInSections(texts: readonly string[]): ReadonlyMap<number, SilentKind> {
  const found = new Map<number, SilentKind>();
  let open: { readonly kind: SectionKind; readonly indent: number } | undefined;
  texts.forEach((written, index) => {
    const text = /error|ERR!/.test(written) ? written.replace(LEVEL, '') : written;
    if (text === '') return;
    if (open !== undefined && (indentOf(text) > open.indent || open.kind.own.test(text))) {
      found.set(index, open.kind.silent);
      return;
    }
    const start = text.slice(0, LONGEST);
    const kind = HINT.test(start) ? KINDS.find(({ heading }) => heading.test(start)) : undefined;
    open = kind && { kind, indent: indentOf(text) };
  });
  return found;
}

import { inertLine } from './plain.ts';

/** Deeper code has no use in a message. */
const DEEPEST_INDENT = 80;

/** Lines as they are, in a block of code that they cannot end; their mentions are broken. */
export function fenced(lines: readonly string[], language = ''): string {
  const text = lines.map(inertCode).join('\n');
  let longest = 2;
  for (const [ticks] of text.matchAll(/`+/g)) longest = Math.max(longest, ticks.length);
  const fence = '`'.repeat(longest + 1);
  return `${fence}${language}\n${text}\n${fence}`;
}

function inertCode(line: string): string {
  const indent = /^[ \t]*/.exec(line)?.[0].replaceAll('\t', '    ') ?? '';
  const text = inertLine(line);
  return text === '' ? '' : indent.slice(0, DEEPEST_INDENT) + text;
}

import { neutralizeMentions, plainLine } from './plain.ts';

/** Deeper code is useless in a message. */
const DEEPEST_INDENT = 80;

/** Renders lines unchanged in a code block that they can't close, without mentions. */
export function fenced(lines: readonly string[], language = ''): string {
  const text = lines.map(codeLine).join('\n');
  let longest = 2;
  for (const [ticks] of text.matchAll(/`+/g)) longest = Math.max(longest, ticks.length);
  const fence = '`'.repeat(longest + 1);
  return neutralizeMentions(`${fence}${language}\n${text}\n${fence}`, 'plain');
}

function codeLine(line: string): string {
  const indent = /^[ \t]*/.exec(line)?.[0].replaceAll('\t', '    ') ?? '';
  const text = plainLine(line);
  return text === '' ? '' : indent.slice(0, DEEPEST_INDENT) + text;
}

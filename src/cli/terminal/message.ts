/** Prints messages on a terminal as raw Markdown. The text is untrusted, so each line is sanitized. */
import type { Output } from './output.ts';

const LINK = /(?<!\\)\[((?:\\.|[^\\[\]])+)\]\((https?:\/\/[^\s()]+)\)/g;

/** Prints a message. A terminal shows numbered links with the URLs below. Other outputs are unchanged. */
export function printMessage(output: Output, message: { readonly subject?: string; readonly body: string }): void {
  const { subject, body } = message;
  if (subject !== undefined) output.print(`${output.style('bold', `Subject: ${output.safe(subject)}`)}\n`);
  const urls: string[] = [];
  const text = body.replace(LINK, (_, text: string, url: string) => {
    if (!urls.includes(url)) urls.push(url);
    return `${text} [${urls.indexOf(url) + 1}]`;
  });
  const isPlain = output.columns === undefined || urls.length === 0;
  const below = urls.map((url, index) => `[${index + 1}] ${url}`).join('\n');
  printLines(output, isPlain ? body : `${text}\n\n${below}`);
}

/** Preserves the indentation, which is significant in Markdown but removed by sanitizing. */
function printLines(output: Output, text: string): void {
  for (const line of text.split('\n')) {
    const indentation = /^[ \t]*/.exec(line)?.[0] ?? '';
    output.print((indentation + output.safe(line.slice(indentation.length))).trimEnd());
  }
}

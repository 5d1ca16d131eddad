/** Messages on a terminal: their Markdown as it is. The text may be anybody's: each line of it is made safe. */
import type { Output } from './output.ts';

const LINK = /(?<!\\)\[((?:\\.|[^\\[\]])+)\]\((https?:\/\/[^\s()]+)\)/g;

/** On a terminal a link is its text with a number, and the addresses stand below; elsewhere all stays as it is. */
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

/** What makes a line safe trims it, and in Markdown the indentation counts. */
function printLines(output: Output, text: string): void {
  for (const line of text.split('\n')) {
    const indentation = /^[ \t]*/.exec(line)?.[0] ?? '';
    output.print((indentation + output.safe(line.slice(indentation.length))).trimEnd());
  }
}

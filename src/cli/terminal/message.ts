/** Messages on a terminal: their Markdown as it is. The text may be anybody's: each line of it is made safe. */
import type { Output } from './output.ts';

/** The lines of a text; what makes a line safe trims it, and in Markdown the indentation counts. */
export function messageLines(text: string, output: Output): readonly string[] {
  return text.split('\n').map((line) => {
    const indentation = /^[ \t]*/.exec(line)?.[0] ?? '';
    return (indentation + output.safe(line.slice(indentation.length))).trimEnd();
  });
}

export function printMessage(
  output: Output,
  { subject, body }: { readonly subject?: string; readonly body: string },
): void {
  if (subject !== undefined) output.print(`${output.style('bold', `Subject: ${output.safe(subject)}`)}\n`);
  for (const line of messageLines(body, output)) output.print(line);
}

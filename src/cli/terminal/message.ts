/** A message as its reader would see it. */
import { markdownLines } from './markdown.ts';
import type { Output } from './output.ts';

// biome-ignore lint/suspicious/noControlCharactersInRegex: controls are what this removes
const CONTROLS = /[\u0000-\u001f\u007f-\u009f]/g;

export function printMessage(
  output: Output,
  { subject, body }: { readonly subject?: string; readonly body: string },
): void {
  printSubject(output, subject);
  for (const line of markdownLines(body, output)) output.print(line);
}

/** The same in Markdown, as it would be sent; a terminal takes none of it for a command. */
export function printSource(
  output: Output,
  { subject, body }: { readonly subject?: string; readonly body: string },
): void {
  printSubject(output, subject);
  for (const line of body.split('\n')) output.print(line.replaceAll(CONTROLS, ''));
}

function printSubject(output: Output, subject: string | undefined): void {
  if (subject !== undefined) output.print(`${output.style('bold', `Subject: ${output.safe(subject)}`)}\n`);
}

/** The page's `index.html`, told where it is and what a step calls the action. */

interface PageHome {
  /** `command` where a server is beside it. */
  readonly home: 'site' | 'command';
  /** `OWNER/REPOSITORY@v1`. */
  readonly action: string;
  /** The template's path, as a step names it; absent where there is no file. */
  readonly file?: string | undefined;
}

export function renderIndexHtml(html: string, { home, action, file }: PageHome): string {
  const attributes = { home, action, ...(file === undefined ? undefined : { file }) };
  const rendered = Object.entries(attributes).map(([name, value]) => ` data-${name}="${escaped(value)}"`);
  return html.replace(/(?<=<html lang="en")[^>]*/, () => rendered.join(''));
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

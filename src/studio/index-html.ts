/** Inserts the environment and the name of the action into the page's `index.html`. */

interface PageHome {
  /** `command` if it is served locally. */
  readonly home: 'site' | 'command';
  /** `OWNER/REPOSITORY@v1`. */
  readonly action: string;
  /** Path of the template, as written in a step. Absent if there is no file. */
  readonly file?: string | undefined;
}

export function renderIndexHtml(html: string, { home, action, file }: PageHome): string {
  const attributes = { home, action, ...(file === undefined ? undefined : { file }) };
  const dataAttributes = Object.entries(attributes).map(([name, value]) => ` data-${name}="${escaped(value)}"`);
  return html.replace(/(?<=<html lang="en")[^>]*/, () => dataAttributes.join(''));
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

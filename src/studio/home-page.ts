/** What the page is told with its first line: where it is at home, and what a step calls the action. */

interface PageHome {
  /** `command` where a server is beside it. */
  readonly home: 'site' | 'command';
  /** `OWNER/REPOSITORY@v1`. */
  readonly action: string;
}

/** The page's `index.html` for one of its homes. */
export function homePage(html: string, { home, action }: PageHome): string {
  return html.replace(/(?<=<html lang="en")[^>]*/, ` data-home="${home}" data-action="${action}"`);
}

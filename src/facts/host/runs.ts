import { type Json, line, lines } from './json.ts';

/**
 * What `run-name` calls a run. Without one, hosts show the workflow's name, the first line of the commit's message or
 * the title of the pull request: then there is nothing more to say.
 *
 * @param run as payloads and the API show it
 * @param said what the message says anyway
 */
export function runTitle(run: Json | undefined, said: readonly (string | undefined)[]): string | undefined {
  const title = line(run, 'display_title');
  const subject = lines(run, 'head_commit', 'message')
    ?.split(/\r\n|\r|\n/, 1)[0]
    ?.trim();
  return said.includes(title) || title === subject ? undefined : title;
}

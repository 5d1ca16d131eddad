import { flag, line, lines, link, record } from '../code-host/json.ts';
import { readPerson } from '../code-host/people.ts';
import { namedRef } from '../code-host/refs.ts';
import { releaseUrl } from '../code-host/urls.ts';
import type { EventInput, EventOverrides } from './event-input.ts';

/** Reads a release by its name, or by its tag if it has none. */
export function readRelease({ event, host }: EventInput): EventOverrides {
  const payload = record(event, 'release');
  const tag = line(payload, 'tag_name');
  if (tag === undefined) return {};
  const release = {
    name: line(payload, 'name') ?? tag,
    tag,
    // A deleted release has no page.
    url: line(event, 'action') === 'deleted' ? undefined : (link(payload, 'html_url') ?? releaseUrl(host, tag)),
    notes: lines(payload, 'body'),
    prerelease: flag(payload, 'prerelease') ?? false,
    draft: flag(payload, 'draft') ?? false,
    author: readPerson(record(payload, 'author'), host),
  };
  return { release, ref: namedRef('tag', tag, host) };
}

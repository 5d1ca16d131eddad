import { known } from '../../defined.ts';
import type { Release } from '../types.ts';
import { flag, link, record, text } from './json.ts';
import { userPerson } from './people.ts';
import { namedRef } from './refs.ts';
import type { EventPart, Scene } from './scene.ts';
import { releaseUrl } from './site.ts';

/** A release goes by its name, or by its tag when it has none. */
export function releasePart({ event, site }: Scene): EventPart {
  const payload = record(event, 'release');
  const tag = text(payload, 'tag_name');
  if (tag === undefined) return {};
  const release = known<Release>({
    name: text(payload, 'name') ?? tag,
    tag,
    url: link(payload, 'html_url') ?? releaseUrl(site, tag),
    notes: text(payload, 'body'),
    prerelease: flag(payload, 'prerelease') ?? false,
    draft: flag(payload, 'draft') ?? false,
    author: userPerson(record(payload, 'author'), site),
  });
  return { release, ref: namedRef('tag', tag, site) };
}

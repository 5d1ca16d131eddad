/** Where it happened: repository, branch or tag, pull request, release, issue, as links. */

import type { BaseFacts, Item, Ref, Repository } from '../../facts/types.ts';
import { escapeLine, link } from '../markdown/escape.ts';
import { shortMarkdown } from './lines.ts';
import type { FactName } from './types.ts';
import { shortPlain } from './wording.ts';

/** What `place` reads. */
export const PLACE_READS = [
  'repository',
  'event',
  'pull_request',
  'release',
  'item',
  'push',
  'ref',
] as const satisfies readonly FactName[];

/** `[acme/app](…) on [main](…)`; undefined when neither is known. */
export function place(facts: BaseFacts): string | undefined {
  const repository = repositoryLink(facts.repository);
  const spot = spotOf(facts);
  if (spot === undefined) return repository;
  return repository === undefined ? spot.text : `${repository} ${spot.joint} ${spot.text}`;
}

/** The same in plain words for a subject, with its preposition: `on main`, `on PR 12`. */
export function placeWords(facts: BaseFacts): string | undefined {
  const { event, pull_request, release, ref, item, push } = facts;
  const name = shortPlain(ref?.name, 80);
  if (event.name === 'merge_group') return 'in the merge queue';
  if (pull_request !== undefined) return `on PR ${pull_request.number}`;
  if (release !== undefined) return `for release ${shortPlain(release.tag, 80) ?? ''}`.trimEnd();
  if (item !== undefined) return `for ${kindOf(facts)} ${item.number ?? shortPlain(item.title, 80) ?? ''}`.trimEnd();
  if (name === undefined) return undefined;
  if (push?.deleted === true) return `after deleting ${name}`;
  return `on ${name}`;
}

export function repositoryLink(repository: Repository | undefined): string | undefined {
  const name = shortPlain(repository?.name, 140);
  return name === undefined ? undefined : link(name, repository?.url);
}

/** A branch's or tag's name with its link. */
export function refLink(ref: Ref | undefined): string | undefined {
  const name = shortPlain(ref?.name, 100);
  return name === undefined ? undefined : link(name, ref?.url);
}

/** `[PR #12](…)`, `[issue #7](…)`: the number is the link, the title stays outside of it. */
export function numberLink(noun: string, number: number | undefined, url: string | undefined): string {
  return link(number === undefined ? noun : `${noun} #${number}`, url);
}

interface Spot {
  readonly joint: string;
  readonly text: string;
}

function spotOf(facts: BaseFacts): Spot | undefined {
  const { event, pull_request, release, item, push, ref } = facts;
  const name = refLink(ref);
  if (event.name === 'merge_group') {
    const target = shortMarkdown(pull_request?.base, 100) ?? name;
    return { joint: 'in', text: target === undefined ? 'the merge queue' : `the merge queue of ${target}` };
  }
  if (pull_request !== undefined) return { joint: 'on', text: numberLink('PR', pull_request.number, pull_request.url) };
  if (release !== undefined)
    return { joint: '·', text: `release ${link(shortPlain(release.tag, 100) ?? '', release.url)}` };
  if (item !== undefined) return { joint: '·', text: itemSpot(facts, item) };
  if (name === undefined) return undefined;
  if (push?.deleted === true)
    return { joint: '·', text: `deleted ${ref?.type ?? 'branch'} ${escapeLine(ref?.name ?? '')}` };
  return { joint: 'on', text: ref?.type === 'tag' ? `tag ${name}` : name };
}

/** `[issue #7](…)`; a thing without a number is named by its title: `deleted branch fix/login`. */
function itemSpot(facts: BaseFacts, item: Item): string {
  const kind = kindOf(facts);
  if (item.number !== undefined) return numberLink(kind, item.number, item.url);
  return `${escapeLine(kind)} ${link(shortPlain(item.title, 100) ?? '', item.url)}`.trimEnd();
}

function kindOf({ event, item }: BaseFacts): string {
  const change = event.name === 'delete' ? 'deleted ' : event.name === 'create' ? 'new ' : '';
  return change + (shortPlain(item?.type, 40) ?? 'item');
}

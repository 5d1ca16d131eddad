/** Where somebody is on the page, as the part of the address behind `#`. */

export const TABS = ['chat', 'topics', 'board', 'members'] as const;
export type Tab = (typeof TABS)[number];

export type Place =
  /** The first team or forum of whoever signs in. */
  | { readonly view: 'start'; readonly oldLink: boolean }
  /** `item` is the topic or task that is open. */
  | { readonly view: 'space'; readonly spaceId: number; readonly tab: Tab; readonly item: number | undefined }
  /** `item` is the webhook that is open. */
  | { readonly view: 'webhooks'; readonly item: number | 'new' | undefined }
  | { readonly view: 'unknown' };

/** Within a team or forum. */
export type SpacePlace = Place & { readonly view: 'space' };

const SPACE = /^\/?(\d{1,15})(?:\/(chat|topics|board|members))?(?:\/(\d{1,15}))?$/;
const WEBHOOKS = /^\/webhooks(?:\/(new|\d{1,15}))?$/;

export function placeAt(hash: string): Place {
  const path = hash.replace(/^#/, '');
  if (path === '' || path === '/' || path === 'old-link') return { view: 'start', oldLink: path === 'old-link' };
  const space = SPACE.exec(path);
  if (space !== null) {
    const tab = TABS.find((one) => one === space[2]) ?? 'chat';
    return {
      view: 'space',
      spaceId: Number(space[1]),
      tab,
      item: space[3] === undefined ? undefined : Number(space[3]),
    };
  }
  const webhooks = WEBHOOKS.exec(path);
  if (webhooks === null) return { view: 'unknown' };
  const [, item] = webhooks;
  return { view: 'webhooks', item: item === undefined || item === 'new' ? item : Number(item) };
}

export function spaceAddress(spaceId: number, tab: Tab = 'chat', item?: number): string {
  return `#/${spaceId}/${tab}${item === undefined ? '' : `/${item}`}`;
}

export function webhooksAddress(item?: number | 'new'): string {
  return `#/webhooks${item === undefined ? '' : `/${item}`}`;
}

/** Where a red message belongs: where the rows of `routes` lead from what fails, and for all else to `team`. */

import { isRed } from '../facts/conclusion.ts';
import { NO_FILE, NOT_KNOWN, placesOf, rowWords } from '../facts/plan/routed-places.ts';
import { notice } from '../remark.ts';
import type { Progress } from '../send/progress.ts';
import { targetKey } from '../settings/readers/directory.ts';
import type { Destinations, RestDestination, Settings } from '../settings/settings.ts';
import { listed, sentence } from '../text/phrases.ts';

export interface Routed {
  readonly settings: Settings;
  readonly progress: Progress;
  /** Who gets the message where none of these places does. */
  readonly otherwise: readonly RestDestination[];
}

const NOBODY = 'none of its places got it';

/** The settings with the places that the message goes to; as they are where it is not red. */
export function route(settings: Settings, progress: Progress): Routed {
  const { routes = [], destinations, drill } = settings;
  const { facts, notice: unread } = progress.loaded;
  const teams = destinations.filter((one) => one.type === 'rest');
  const [account] = teams;
  if (account === undefined || !isRed(facts.conclusion)) return { settings, progress, otherwise: [] };
  const { routed, unrouted } = placesOf(routes, facts, drill !== false);
  const why = [...unrouted];
  const places = [
    ...routed.map(({ target, rows }): RestDestination => ({ ...account, target, route: rowWords(rows) })),
    ...(why.length === 0 ? [] : teams.map((team) => ({ ...team, route: listed(why) }))),
  ];
  const chosen = [...eachOnce(places).values()];
  const isChosen = (one: RestDestination) => chosen.some(({ target }) => targetKey(target) === targetKey(one.target));
  const [first = account, ...more] = chosen;
  return {
    settings: { ...settings, destinations: [first, ...more] satisfies Destinations },
    progress: withNotice(progress, why, unread),
    otherwise: teams.filter((one) => !isChosen(one)).map((team) => ({ ...team, route: NOBODY })),
  };
}

/** A place that gets it for several reasons gets it once, for the first. */
function eachOnce(places: readonly RestDestination[]): ReadonlyMap<string, RestDestination> {
  const once = new Map<string, RestDestination>();
  for (const one of places) if (!once.has(targetKey(one.target))) once.set(targetKey(one.target), one);
  return once;
}

/** What is not known is said once, with what could not be read where that is the reason. */
function withNotice(progress: Progress, why: readonly string[], unread: string | undefined): Progress {
  const unknown = why.filter((one) => NOT_KNOWN.includes(one));
  if (unknown.length === 0) return progress;
  const says = `By routes it goes to team, because ${listed(unknown)}`;
  if (unread === undefined || unknown.every((one) => one === NO_FILE))
    return { ...progress, remarks: [...(progress.remarks ?? []), notice('unread', sentence(says))] };
  return { ...progress, loaded: { ...progress.loaded, notice: `${unread}. ${says}` } };
}

/** Where a red message belongs: where the rows of `routes` lead from what fails, and for all else to `team`. */

import { isRed } from '../facts/conclusion.ts';
import { isBlameless } from '../facts/end/end.ts';
import type { Facts } from '../facts/facts.ts';
import { pathRule } from '../facts/files/code-owners.ts';
import { notice } from '../remark.ts';
import type { Progress } from '../send/progress.ts';
import { targetKey } from '../settings/readers/directory.ts';
import type { AskedTarget, Destinations, RestDestination, RouteRow, Settings } from '../settings/settings.ts';
import { firstFew } from '../text/first-few.ts';
import { listed, sentence } from '../text/phrases.ts';

export interface Routed {
  readonly settings: Settings;
  readonly progress: Progress;
  /** Who gets the message where none of these places does. */
  readonly otherwise: readonly RestDestination[];
}

/** Words for why something goes to `team`: first what is as it should be, then what is not known. */
const NO_ROW = 'no row fits a failing file';
const NO_WORKFLOW = 'no row is for this workflow';
const NOT_CODE = 'nothing shows that it was the code';
const A_DRILL = 'a drill fails in no file';
const NO_FILE = 'a failed job names no file';
const UNKNOWN = 'it is not known in which files it fails';
const NO_OWNERS = 'it is not known who owns a failing file';
const NOBODY = 'none of its places got it';

/** Rows of one place that are told. */
const MOST_TOLD = 5;

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
    ...routed.map(
      ({ target, rows }): RestDestination => ({ ...account, target, route: listed(firstFew(rows, MOST_TOLD)) }),
    ),
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
  const unknown = why.filter((one) => [NO_FILE, UNKNOWN, NO_OWNERS].includes(one));
  if (unknown.length === 0) return progress;
  const says = `By routes it goes to team, because ${listed(unknown)}`;
  if (unread === undefined || unknown.every((one) => one === NO_FILE))
    return { ...progress, remarks: [...(progress.remarks ?? []), notice('unread', sentence(says))] };
  return { ...progress, loaded: { ...progress.loaded, notice: `${unread}. ${says}` } };
}

interface RoutedPlace {
  readonly target: AskedTarget;
  /** In the order in which they are written. */
  readonly rows: readonly string[];
}

export interface RoutedPlaces {
  readonly routed: readonly RoutedPlace[];
  /** Why some of it has no place, each reason once; empty where all of it has one. */
  readonly unrouted: ReadonlySet<string>;
}

/** Pure: each failing file by the first row that fits. */
export function placesOf(routes: readonly RouteRow[], facts: Facts, isDrill = false): RoutedPlaces {
  const fits = routes.map((one) => ({ ...one, fits: ruleOf(one.by, facts) }));
  const rows = new Set<RouteRow>();
  const unrouted = new Set<string>();
  const failures = routes.some(({ by }) => by.type !== 'workflow')
    ? failuresOf(facts, isDrill)
    : [{ why: NO_WORKFLOW }];
  for (const { path, why } of failures) {
    const row = fits.find((one) => one.fits(path) !== false);
    if (row === undefined) unrouted.add(why);
    else if (row.fits(path) === 'unknown') unrouted.add(NO_OWNERS);
    else rows.add(row);
  }
  const chosen = fits.filter((one) => rows.has(one));
  const byPlace = Map.groupBy(chosen, ({ target }) => targetKey(target));
  const routed = [...byPlace.values()].flatMap((group): readonly RoutedPlace[] => {
    const [first] = group;
    return first === undefined ? [] : [{ target: first.target, rows: group.map(({ row }) => row) }];
  });
  return { routed, unrouted };
}

interface FailurePlace {
  /** Absent where nothing names a file. */
  readonly path?: string;
  /** Why it goes to `team` where no row fits. */
  readonly why: string;
}

/** By what it is routed, one at least. */
function failuresOf({ failing_files: failing, end }: Facts, isDrill: boolean): readonly FailurePlace[] {
  if (isDrill) return [{ why: A_DRILL }];
  if (end !== undefined && end.whose !== 'unknown' && isBlameless(end)) return [{ why: NOT_CODE }];
  if (failing === undefined || failing.length === 0) return [{ why: UNKNOWN }];
  return failing.map(({ path }) => (path === undefined ? { why: NO_FILE } : { path, why: NO_ROW }));
}

type Fits = (path: string | undefined) => boolean | 'unknown';

/** Whether a row is for a failing file. A row for a workflow is for all that fails in it. */
function ruleOf(by: RouteRow['by'], facts: Facts): Fits {
  if (by.type === 'workflow') {
    const { workflow, workflow_path: file } = facts;
    const isIts = by.workflow === workflow || (file !== undefined && [file, baseOf(file)].includes(by.workflow));
    return () => isIts;
  }
  if (by.type === 'path') {
    const matches = pathRule(by.pattern);
    return (path) => path !== undefined && matches(path);
  }
  const owned = facts.file_owners;
  return (path) => {
    if (path === undefined) return false;
    const owners = owned?.find((one) => one.path === path)?.owners;
    return owners === undefined ? 'unknown' : owners.some((owner) => owner.toLowerCase() === by.owner);
  };
}

function baseOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

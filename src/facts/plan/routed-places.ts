/** Which of the rows of `routes` a red message belongs to, and where those lead. Pure: nobody is asked. */

import { targetKey } from '../../settings/readers/directory.ts';
import type { AskedTarget, RouteRow, Settings } from '../../settings/settings.ts';
import { firstFew } from '../../text/first-few.ts';
import { listed } from '../../text/phrases.ts';
import { isRed } from '../conclusion.ts';
import { isBlameless } from '../end/end.ts';
import type { Facts } from '../facts.ts';
import { pathRule } from '../files/code-owners.ts';

/** Words for why something goes to `team`: first what is as it should be, then what is not known. */
const NO_ROW = 'no row fits a failing file';
const NO_WORKFLOW = 'no row is for this workflow';
const NOT_CODE = 'nothing shows that it was the code';
const A_DRILL = 'a drill fails in no file';
export const NO_FILE = 'a failed job names no file';
const UNKNOWN = 'it is not known in which files it fails';
const NO_OWNERS = 'it is not known who owns a failing file';

/** Those of them that more reading, or another failure, would answer. */
export const NOT_KNOWN: readonly string[] = [NO_FILE, UNKNOWN, NO_OWNERS];

/** Rows of one place that are told. */
const MOST_TOLD = 5;

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

export interface ToldPlace {
  /** `team` is what the option of that name, or `forum`, names. */
  readonly place: string;
  /** The rows that lead there, or why no row leads anywhere else; none of what is not red. */
  readonly by: readonly string[];
}

/** Undefined where nothing is routed. */
export function toldPlaces(
  { routes, drill }: Pick<Settings, 'routes' | 'drill'>,
  facts: Facts,
): readonly ToldPlace[] | undefined {
  if (routes === undefined) return undefined;
  if (!isRed(facts.conclusion)) return [{ place: 'team', by: [] }];
  const { routed, unrouted } = placesOf(routes, facts, drill !== false);
  const rest = unrouted.size === 0 ? [] : [{ place: 'team', by: [...unrouted] }];
  return [...routed.map(({ target, rows }) => ({ place: placeName(target), by: rows })), ...rest];
}

/** `Payments (src/pay/**) and team (no row fits a failing file)`. */
export function placeWords(places: readonly ToldPlace[]): string {
  return listed(places.map(({ place, by }) => (by.length === 0 ? place : `${place} (${rowWords(by)})`)));
}

/** The first few of them. */
export function rowWords(rows: readonly string[]): string {
  return listed(firstFew(rows, MOST_TOLD));
}

function placeName(target: AskedTarget): string {
  if ('id' in target) return `${target.type} ${target.id}`;
  return target.type === 'forum' ? `forum ${target.name}` : target.name;
}

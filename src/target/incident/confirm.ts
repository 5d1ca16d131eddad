/**
 * Searches again after a record of a key was created. Until the service shows it, it is unknown whether another run
 * created one too.
 */

import type { Facts } from '../../build/facts.ts';
import type { Runtime } from '../../runtime.ts';
import type { ListScan } from '../../service/scan/pages.ts';
import type { Settings } from '../../settings/settings.ts';
import { type Milliseconds, type TimeBudget, toMilliseconds } from '../../time.ts';
import { DirectoryLists } from '../lists.ts';
import type { RestTarget } from '../resolved-target.ts';
import { filterSameSubject, readKeyedRecords } from './keyed-records.ts';
import { type KeyedRecord, Outage } from './outage.ts';

/** Pause after the first search. Each next pause is twice as long, up to the maximum. */
const FIRST_PAUSE = toMilliseconds(250);
const MAX_PAUSE_LENGTH = 1_000;

/**
 * Waits until the created record shows. If runs create one concurrently, the first wins. Lists may lag behind, so after
 * the record shows, the list is read again after the same time to find a record that shows later than its successor.
 *
 * @param runtime with the time for the search
 * @param created the new record, with the mark of its key
 * @returns `earlier` is the record of another run that came first, `own` the created one as the service shows it.
 *   `blind` says why later runs may not find it, as a clause
 */
export async function confirmCreated(
  settings: Settings,
  runtime: Runtime,
  facts: Facts,
  location: RestTarget,
  created: { readonly id: number; readonly subject: string; readonly mark: string },
) {
  const { budget } = runtime;
  const lists = DirectoryLists.of(location, runtime, budget);
  const startedAt = runtime.now();
  const outage = new Outage(facts, settings.uniqueKey ?? 'auto');
  const search = async () =>
    evaluateSearch(created, outage, await readKeyedRecords(lists, location.target, settings, created.mark, facts));
  let seen = await search();
  for (let pause = FIRST_PAUSE; !seen.isShown && canContinue(lists, budget, pause); ) {
    await runtime.sleep(pause);
    seen = await search();
    pause = toMilliseconds(Math.min(pause * 2, MAX_PAUSE_LENGTH));
  }
  const { record } = seen;
  if (seen.isShown && seen.earlier === undefined && !lists.stopped) {
    await runtime.sleep(budget.upTo(runtime.now() - startedAt));
    seen = await search();
  }
  const { earlier, doubt = BLIND } = seen;
  return {
    lookUps: lists.lookUps,
    earlier,
    own: earlier === undefined ? record : undefined,
    blind: record === undefined ? doubt : undefined,
  };
}

const BLIND = "its marker isn't visible, so later runs may not find it";

/** Evaluates one search. `isShown` is false if the record may show later, `doubt` says why the list is unread. */
function evaluateSearch(
  { id, subject }: { readonly id: number; readonly subject: string },
  outage: Outage,
  scan: ListScan<KeyedRecord>,
) {
  const { ours, perhaps } = scan;
  const record = ours.find((one) => one.id === id);
  const isShown = [...ours, ...perhaps].some((one) => one.id === id);
  // If the list doesn't show markers, only subjects distinguish the records.
  const alike = record === undefined ? filterSameSubject(perhaps, subject) : [];
  const doubt = scan.doubt && `could not check for duplicates: ${scan.doubt}`;
  return { record, isShown, earlier: outage.findEarlier(id, [...ours, ...alike]), doubt };
}

function canContinue(lists: DirectoryLists, budget: TimeBudget, pause: Milliseconds): boolean {
  return !lists.stopped && lists.refusal === undefined && pause < budget.left;
}

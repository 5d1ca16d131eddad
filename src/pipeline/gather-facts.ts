/** The stages that look at the build alone: what is worth reading, the reading, and what `when` and `only-if` say of it. */

import { defined } from '../defined.ts';
import type { Base } from '../facts/base.ts';
import type { LoaderName } from '../facts/facts.ts';
import type { LoadInput, LoadResult } from '../facts/load.ts';
import { isKnown, plan } from '../facts/plan/plan.ts';
import { unwantedAfterAll } from '../facts/plan/whether-to-send.ts';
import { decideCondition, factsDeciding } from '../message/only-if.ts';
import { factsRead } from '../message/render.ts';
import type { ConditionDecision } from '../message/rendering.ts';
import type { Remark } from '../remark.ts';
import type { Progress } from '../send/progress.ts';
import type { Settings } from '../settings/settings.ts';
import type { Stop } from '../stop.ts';

/** What is to be read, and what `only-if` says before that. */
export interface FactPlan extends ConditionDecision {
  readonly wanted: ReadonlySet<LoaderName>;
  /** Facts that `only-if` waits for; absent where it is decided. */
  readonly deciding?: readonly string[];
  /** What is given in vain. */
  readonly remarks: readonly Remark[];
}

/** For `only-if` no more is read than it takes to see that nothing is to be sent. */
export async function planFacts(
  settings: Settings,
  base: Base,
  now: number,
  stop: Stop | undefined,
): Promise<FactPlan> {
  const deciding = await factsDeciding(settings);
  const asked = await factsRead(settings);
  const mentioned = [...deciding, ...asked.mentioned];
  const wanted = await plan(settings, base, { ...asked, mentioned });
  const remarks = await unusedFiles(settings, [...mentioned, ...asked.shown, ...asked.shownOnRed]);
  if (!(await isKnown(deciding, base, wanted))) return defined<FactPlan>({ wanted, deciding, stop, remarks });
  const decision = await decideCondition(settings, base.facts, now, []);
  return defined<FactPlan>({ wanted, stop, remarks, ...decision });
}

async function unusedFiles(settings: Settings, names: readonly string[]): Promise<readonly Remark[]> {
  const { testReports, logFiles, report } = settings;
  if ((testReports ?? logFiles ?? report) === undefined) return [];
  return (await import(/* webpackChunkName: "facts" */ '../facts/plan/unused-files.ts')).unusedFilesRemarks(
    settings,
    names,
  );
}

/** The loaders are imported only where the plan wants something. */
export async function loadPlanned(
  known: Pick<LoadInput, 'settings' | 'world' | 'base' | 'budget'>,
  { wanted, deciding, stop, problem, remarks }: FactPlan,
): Promise<Progress> {
  const { settings, world, base } = known;
  const loaded: LoadResult =
    wanted.size === 0 ? base : await (await loaders()).loadFacts({ ...known, wanted, deciding: deciding ?? [] });
  const { facts } = loaded;
  const unread = deciding && (await loaders()).unreadOf(deciding, loaded);
  const late = unread && (await decideCondition(settings, facts, world.now(), unread));
  const unwanted = unwantedAfterAll(settings, facts);
  return defined<Progress>({
    loaded,
    remarks,
    stop: unwanted ?? late?.stop ?? stop,
    problem: late?.problem ?? problem,
  });
}

function loaders() {
  return import(/* webpackChunkName: "facts" */ '../facts/load-facts.ts');
}

/** The stages that look at the build alone: what is worth reading, the reading, and what `when` and `only-if` say of it. */

import type { Base } from '../facts/base.ts';
import type { LoaderName } from '../facts/facts.ts';
import type { LoadResult } from '../facts/load.ts';
import { isKnown, plan, signsFor } from '../facts/plan/plan.ts';
import { unwantedAfterAll } from '../facts/plan/whether-to-send.ts';
import { decideCondition, factsDeciding } from '../message/only-if.ts';
import { factsRead, factsUsed } from '../message/render.ts';
import type { ConditionDecision } from '../message/rendering.ts';
import { type Source, sourcesOf } from '../message/sources.ts';
import type { Remark } from '../remark.ts';
import type { Progress } from '../send/progress.ts';
import type { Settings } from '../settings/settings.ts';
import type { Stop } from '../stop.ts';
import type { KnownInput } from './stand-in.ts';

/** Facts of which a part may come from git: what is checked out, where it is kept, and so where people have their pages. */
const OF_CHECKOUT: ReadonlySet<string> = new Set(['actor', 'commit', 'pull_request', 'ref', 'repository', 'run']);

/**
 * Whether a message shows or needs anything that git may tell, where the CI system does not. A key is of a repository and
 * a branch, people are those of a commit, and a report links to files of it.
 */
export async function needsCheckout(settings: Settings): Promise<boolean> {
  const { kind, uniqueKey, mention, assignees, report } = settings;
  const given = [uniqueKey, mention, assignees, report];
  if (kind === 'incident' || given.some((one) => one !== undefined)) return true;
  const texts = Object.values(sourcesOf(settings)).map(({ text }: Source) => text);
  // A section reads more than it asks for.
  if (texts.some((text) => /\bsections\b/.test(text))) return true;
  const used = [...(await factsDeciding(settings)), ...(await factsUsed(settings))];
  // In the place of a template that cannot be parsed, and so names nothing, the preset stands.
  if (used.length === 0 && texts.some((text) => /\{[{%]/.test(text))) return true;
  return used.some((name) => OF_CHECKOUT.has(name.split('.', 1)[0] ?? ''));
}

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
  const remarks = await unusedFiles(settings, [
    ...mentioned,
    ...asked.shown,
    ...asked.shownOnRed,
    ...signsFor(mentioned),
  ]);
  if (!(await isKnown(deciding, base, wanted))) return { wanted, deciding, stop, remarks };
  const decision = await decideCondition(settings, base.facts, now, []);
  return { wanted, stop, remarks, ...decision };
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
  known: KnownInput,
  { wanted, deciding, stop, problem, remarks }: FactPlan,
): Promise<Progress> {
  const { settings, world, base } = known;
  const loaded: LoadResult =
    wanted.size === 0 ? base : await (await loaders()).loadFacts({ ...known, wanted, deciding: deciding ?? [] });
  const { facts } = loaded;
  const unread = deciding && (await loaders()).unreadOf(deciding, loaded);
  const late = unread && (await decideCondition(settings, facts, world.now(), unread));
  const isOver = unwantedAfterAll(settings, facts) ?? late?.stop ?? stop;
  return {
    loaded: isOver === undefined || settings.dryRun ? await withStandIn(known, wanted, loaded) : loaded,
    remarks,
    stop: isOver,
    problem: late?.problem ?? problem,
  };
}

/** What goes out in the place of own words that fail is loaded only where there are any. */
async function withStandIn(known: KnownInput, read: ReadonlySet<LoaderName>, loaded: LoadResult): Promise<LoadResult> {
  if (Object.keys(sourcesOf(known.settings)).length === 0) return loaded;
  return (await import(/* webpackChunkName: "facts" */ './stand-in.ts')).withStandIn(known, read, loaded);
}

function loaders() {
  return import(/* webpackChunkName: "facts" */ '../facts/load-facts.ts');
}

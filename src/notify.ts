import { defined } from './defined.ts';
import type { LookUpResult } from './directory/look-up-result.ts';
import { asksDirectory, lookUpAsGiven } from './directory/wanted.ts';
import type { Base } from './facts/base.ts';
import type { Facts } from './facts/facts.ts';
import { baseOfBuilds } from './facts/health/builds.ts';
import type { LoadResult } from './facts/load.ts';
import type { LoaderName } from './facts/loaders.ts';
import { isTold, plan, unreadOf } from './facts/plan/plan.ts';
import { unwantedAfterAll, whyNotToSend } from './facts/plan/whether-to-send.ts';
import { readBase } from './facts/read-base.ts';
import { needsCheckout } from './message/needs-checkout.ts';
import { type ConditionDecision, decideCondition, factsDeciding } from './message/only-if.ts';
import { factsRead } from './message/render.ts';
import { stopOfKey, stopOfLikeness } from './send/keyed.ts';
import {
  type Course,
  type Notification,
  notificationOf,
  type StoppedCourse,
  type WholeCourse,
} from './send/notification.ts';
import type { rehearse } from './send/rehearsal.ts';
import { stopOfWords } from './send/send-message.ts';
import { sendAll, withOpenRecord, writeFirst } from './send/write-and-send.ts';
import type { Settings } from './settings/settings.ts';
import type { Stop } from './stop.ts';
import type { World } from './world.ts';

/** Milliseconds for each second of `timeout`: the part of the time that git may take. */
const LONGEST_SHARE = 1_000 / 3;
/** Ends at the first stop. */
const DELIVERY = { isOver: (course: Course): course is StoppedCourse => course.stop !== undefined, conclude: sendAll };
/** A dry run: goes on past every stop, and sends nothing. */
const REHEARSAL = {
  isOver: (_: Course): _ is StoppedCourse => false,
  conclude: async (...given: Parameters<typeof rehearse>) => (await import('./send/rehearsal.ts')).rehearse(...given),
};

/** The stages in order: settings, facts, plan, load, directory, render, deliver. Reporting is the caller's. */
export async function notify(settings: Settings, world: World): Promise<Notification> {
  const { isOver, conclude } = settings.dryRun ? REHEARSAL : DELIVERY;
  const startedAt = world.now();
  const deadline = startedAt + settings.timeout * 1000;
  const patienceMs = settings.timeout * LONGEST_SHARE;
  const read = await readBase(settings, world, { isWanted: () => needsCheckout(settings), patienceMs });
  const base = settings.buildReport ? baseOfBuilds(read) : read;
  const tell = (course: StoppedCourse | WholeCourse) =>
    notificationOf({ settings, base, course, durationMs: world.now() - startedAt });

  const begun = { loaded: base, stop: whyNotToSend(settings, base) };
  if (isOver(begun)) return tell(begun);

  const planned = { ...begun, ...(await planFacts(settings, base, startedAt, begun.stop)) };
  if (isOver(planned)) return tell(planned);

  const gathered = await gather(settings, world, base, planned);
  if (isOver(gathered)) return tell(gathered);

  if (settings.buildReport && settings.kind === 'incident' && !settings.dryRun) {
    const { tellWorkflows } = await import(/* webpackChunkName: "rest" */ './send/watch-incidents.ts');
    return tell({ ...gathered, ...(await tellWorkflows({ settings, world, facts: gathered.loaded.facts, deadline })) });
  }

  // A dry run of many incidents shows the message that names them.
  const told =
    settings.buildReport && settings.kind === 'incident' ? { ...settings, kind: 'message' as const } : settings;
  const lookUp = await lookUpNames(told, gathered.loaded.facts, world, deadline);
  const known = { ...gathered, lookUp, stop: gathered.stop ?? stopOfKey(told, lookUp) };
  if (isOver(known)) return tell(known);

  const sending = { settings: told, world, facts: withOpenRecord(gathered.loaded.facts, lookUp), lookUp, deadline };
  const written = await writeFirst(sending);
  const held = known.stop ?? (await stopOfLikeness(sending, written.rendered.draft)) ?? stopOfWords(written);
  const ready = { ...known, rendered: written.rendered, stop: held };
  if (isOver(ready)) return tell(ready);

  return tell({ ...ready, ...(await conclude(sending, written, ready)) });
}

/** What is to be read, and what `only-if` says before that. */
interface FactPlan extends ConditionDecision {
  readonly wanted: ReadonlySet<LoaderName>;
  /** Facts that `only-if` waits for; absent where it is decided. */
  readonly deciding?: readonly string[];
}

/** For `only-if` no more is read than it takes to see that nothing is to be sent. */
async function planFacts(settings: Settings, base: Base, now: number, stop: Stop | undefined): Promise<FactPlan> {
  const deciding = await factsDeciding(settings);
  const asked = await factsRead(settings);
  const wanted = await plan(settings, base, { ...asked, mentioned: [...deciding, ...asked.mentioned] });
  if (!(await isTold(deciding, base, wanted))) return defined<FactPlan>({ wanted, deciding, stop });
  const decision = await decideCondition(settings, base.facts, now, []);
  return defined<FactPlan>({ wanted, stop, ...decision });
}

/** The loaders are imported only where the plan wants something. */
async function gather(
  settings: Settings,
  world: World,
  base: Base,
  { wanted, deciding, stop, problem }: FactPlan,
): Promise<Course> {
  const loaded: LoadResult =
    wanted.size === 0
      ? base
      : await (await import(/* webpackChunkName: "facts" */ './facts/load-facts.ts')).loadFacts({
          settings,
          base,
          wanted,
          world,
        });
  const { facts } = loaded;
  const late = deciding && (await decideCondition(settings, facts, world.now(), await unreadOf(deciding, loaded)));
  const unwanted = unwantedAfterAll(settings, facts);
  return defined<Course>({ loaded, stop: unwanted ?? late?.stop ?? stop, problem: late?.problem ?? problem });
}

/** The service is asked only where something has a name that only it knows. */
async function lookUpNames(settings: Settings, facts: Facts, world: World, deadline: number): Promise<LookUpResult> {
  if (!asksDirectory(settings, facts)) return lookUpAsGiven(settings);
  const directory = await import(/* webpackChunkName: "rest" */ './directory/look-up.ts');
  return directory.lookUp({ settings, facts, world, deadline });
}

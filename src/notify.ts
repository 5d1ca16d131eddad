import { defined } from './defined.ts';
import type { LookUpResult } from './directory/look-up-result.ts';
import { asksDirectory, lookUpAsGiven } from './directory/wanted.ts';
import { type Base, baseOfBuilds } from './facts/base.ts';
import type { Facts, LoaderName } from './facts/facts.ts';
import type { LoadResult } from './facts/load.ts';
import { isTold, plan } from './facts/plan/plan.ts';
import { unwantedAfterAll, whyNotToSend } from './facts/plan/whether-to-send.ts';
import { readBase } from './facts/read-base.ts';
import { withoutStrangersCalls } from './facts/strangers.ts';
import { needsCheckout } from './message/needs-checkout.ts';
import { type ConditionDecision, decideCondition, factsDeciding } from './message/only-if.ts';
import { factsRead } from './message/render.ts';
import type { Remark } from './remark.ts';
import type { finishDryRun } from './send/dry-run.ts';
import {
  type Course,
  type Notification,
  notificationOf,
  type StoppedCourse,
  type WholeCourse,
} from './send/notification.ts';
import { stopOfWords } from './send/send-message.ts';
import { stopOfKey } from './send/stop-of-key.ts';
import { sendAll, stopOfLikelyDuplicate, writeFirst } from './send/write-and-send.ts';
import type { Settings } from './settings/settings.ts';
import type { Stop } from './stop.ts';
import type { World } from './world.ts';

/** Milliseconds for each second of `timeout`: the part of the time that git may take. */
const LONGEST_SHARE = 1_000 / 3;
/** Ends at the first stop. */
const DELIVERY = {
  isOver: (course: Course, { kind }: Settings): course is StoppedCourse =>
    course.stop !== undefined && !(kind === 'incident' && mayEndOne(course)),
  conclude: sendAll,
};
/** A dry run: goes on past every stop, and sends nothing. */
const REHEARSAL = { isOver: (_: Course, __: Settings): _ is StoppedCourse => false, conclude: rehearseAll };

/** The stages in order: settings, facts, plan, load, directory, render, deliver. Reporting is the caller's. */
export async function notify(given: Settings, world: World): Promise<Notification> {
  const startedAt = world.now();
  const deadline = startedAt + given.timeout * 1000;
  const patienceMs = given.timeout * LONGEST_SHARE;
  const read = await readBase(given, world, { isWanted: () => needsCheckout(given), patienceMs });
  const base = given.buildReport ? baseOfBuilds(read) : read;
  const gathered = await gatherFacts(given, world, base, startedAt);
  const settings = withoutStrangersCalls(given, gathered.loaded.facts);
  const build = { base, startedAt, deadline, gathered };
  if (settings.otherDestinations === undefined || modeOf(settings).isOver(build.gathered, settings)) {
    return sendTo(build, settings, world);
  }
  const { sendToEach } = await import('./send/send-to-each.ts');
  return sendToEach({ settings, world, deadline }, (...target) => sendTo(build, ...target));
}

function modeOf({ dryRun }: Settings) {
  return dryRun ? REHEARSAL : DELIVERY;
}

/** What is known of the build, and since when and until when this works. */
interface GatheredBuild {
  readonly base: Base;
  /** Milliseconds since the epoch. */
  readonly startedAt: number;
  readonly deadline: number;
  readonly gathered: Course;
}

/** The stages that look at the build alone. */
async function gatherFacts(settings: Settings, world: World, base: Base, now: number): Promise<Course> {
  const { isOver } = modeOf(settings);
  const begun: Course = { loaded: base, stop: whyNotToSend(settings, base) };
  if (isOver(begun, settings)) return begun;
  const planned = { ...begun, ...(await planFacts(settings, base, now, begun.stop)) };
  return isOver(planned, settings) ? planned : gather(settings, world, base, planned);
}

/** @param given what is known of the target already, where nothing can be sent there */
async function sendTo(
  { base, startedAt, deadline, gathered: ofBuild }: GatheredBuild,
  settings: Settings,
  world: World,
  given?: LookUpResult,
): Promise<Notification> {
  const { isOver, conclude } = modeOf(settings);
  const tell = (course: StoppedCourse | WholeCourse) =>
    notificationOf({ settings, base, course, durationMs: world.now() - startedAt });
  const gathered = await withEndedIncidents(settings, world, ofBuild, deadline);
  if (isOver(gathered, settings)) return tell(gathered);
  const { facts } = gathered.loaded;

  if (settings.buildReport && settings.kind === 'incident' && !settings.dryRun) {
    const { tellWorkflows } = await (await lazyRest()).loadWatch();
    return tell({ ...gathered, ...(await tellWorkflows({ settings, world, facts, deadline })) });
  }

  // A dry run of many incidents shows the message that names them.
  const told =
    settings.buildReport && settings.kind === 'incident' ? { ...settings, kind: 'message' as const } : settings;
  const lookUp = given ?? (await lookUpNames(told, facts, world, deadline));
  const known = { ...gathered, lookUp, stop: stopOfKey(told, lookUp, gathered.stop) };
  if (isOver(known, told)) return tell(known);

  const sending = { settings: told, world, facts, lookUp, deadline };
  const written = await writeFirst(sending);
  const held = known.stop ?? (await stopOfLikelyDuplicate(sending, written.rendered.draft)) ?? stopOfWords(written);
  const ready = { ...known, rendered: written.rendered, stop: held };
  if (isOver(ready, settings)) return tell(ready);

  return tell({ ...ready, ...(await conclude(sending, written, ready)) });
}

/** Only the board knows whether what a condition keeps back is the end of something that it let open. */
function mayEndOne({ stop, lookUp, loaded: { facts } }: Course): boolean {
  return stop?.at === 'only-if' && lookUp === undefined && facts.conclusion === 'success';
}

/** What is to be read, and what `only-if` says before that. */
interface FactPlan extends ConditionDecision {
  readonly wanted: ReadonlySet<LoaderName>;
  /** Facts that `only-if` waits for; absent where it is decided. */
  readonly deciding?: readonly string[];
  /** What is given in vain. */
  readonly remarks: readonly Remark[];
}

/** For `only-if` no more is read than it takes to see that nothing is to be sent. */
async function planFacts(settings: Settings, base: Base, now: number, stop: Stop | undefined): Promise<FactPlan> {
  const deciding = await factsDeciding(settings);
  const asked = await factsRead(settings);
  const mentioned = [...deciding, ...asked.mentioned];
  const wanted = await plan(settings, base, { ...asked, mentioned });
  const remarks = await unusedFiles(settings, [...mentioned, ...asked.shown, ...asked.shownOnRed]);
  if (!(await isTold(deciding, base, wanted))) return defined<FactPlan>({ wanted, deciding, stop, remarks });
  const decision = await decideCondition(settings, base.facts, now, []);
  return defined<FactPlan>({ wanted, stop, remarks, ...decision });
}

async function unusedFiles(settings: Settings, names: readonly string[]): Promise<readonly Remark[]> {
  const { testReports, logFiles, report } = settings;
  if ((testReports ?? logFiles ?? report) === undefined) return [];
  return (await import(/* webpackChunkName: "facts" */ './facts/plan/unused-files.ts')).unusedFilesRemarks(
    settings,
    names,
  );
}

/** The loaders are imported only where the plan wants something. */
async function gather(
  settings: Settings,
  world: World,
  base: Base,
  { wanted, deciding, stop, problem, remarks }: FactPlan,
): Promise<Course> {
  const loaded: LoadResult =
    wanted.size === 0
      ? base
      : await (await loaders()).loadFacts({
          settings,
          base,
          wanted,
          world,
          deciding: deciding ?? [],
        });
  const { facts } = loaded;
  const unread = deciding && (await loaders()).unreadOf(deciding, loaded);
  const late = unread && (await decideCondition(settings, facts, world.now(), unread));
  const unwanted = unwantedAfterAll(settings, facts);
  return defined<Course>({ loaded, remarks, stop: unwanted ?? late?.stop ?? stop, problem: late?.problem ?? problem });
}

/** A digest names the tasks that somebody should close: only the board knows them. */
async function withEndedIncidents(settings: Settings, world: World, course: Course, deadline: number): Promise<Course> {
  const { destination, buildReport } = settings;
  if (buildReport !== 'digest' || destination.type !== 'rest' || course.stop !== undefined) return course;
  const { endedIncidents } = await (await lazyRest()).loadDirectory();
  const { facts } = course.loaded;
  const health = await endedIncidents(destination, facts, world, deadline);
  return { ...course, loaded: { ...course.loaded, facts: defined<Facts>({ ...facts, health }) } };
}

function loaders() {
  return import(/* webpackChunkName: "facts" */ './facts/load-facts.ts');
}

const lazyRest = () => import(/* webpackChunkName: "rest" */ './send/lazy-rest.ts');

async function rehearseAll(...given: Parameters<typeof finishDryRun>): ReturnType<typeof finishDryRun> {
  return (await import('./send/dry-run.ts')).finishDryRun(...given);
}

/** The service is asked only where something has a name that only it knows. */
async function lookUpNames(settings: Settings, facts: Facts, world: World, deadline: number): Promise<LookUpResult> {
  if (!asksDirectory(settings, facts)) return lookUpAsGiven(settings);
  return (await (await lazyRest()).loadDirectory()).lookUp({ settings, facts, world, deadline });
}

import type { Build } from './build/build.ts';
import { renderAndSend } from './delivery/send.ts';
import { asDrill } from './drill.ts';
import { factsFor, fallbackFacts, unusedFileDiagnostics } from './facts-for.ts';
import { crashResult, sendMinimal, trackPosts, withoutPeople } from './minimal-message.ts';
import type { NotSent } from './not-sent.ts';
import { readBuild } from './read-build.ts';
import { isFinal, reasonNotToSend, reasonWithoutLoading } from './reason-not-to-send.ts';
import { combineReports, type Delivery, getReport, notSent, type Report } from './report.ts';
import type { Runtime, StageContext } from './runtime.ts';
import type { Settings } from './settings/settings.ts';
import { failedLookup, lookupFromIds, needsLookup } from './target/lookup-needed.ts';
import type { LookupResult } from './target/lookup-result.ts';
import type { TargetList } from './target/targets.ts';
import { secondsToMs, TimeBudget } from './time.ts';
import { crashDiagnostic, withTimeLimit } from './time-limit.ts';

/** Share of time after which a hanging lookup is abandoned: more than all its requests may wait. */
const LOOK_UP_TIME = { part: 3 / 4 };
const UNAUTHORIZED = 401;
const NO_TIME = failedLookup({ reason: 'no time was left for it', hint: 'Increase timeout' });

/**
 * Runs the stages in order: options, build, target, message, delivery, report. Never throws: an internal error costs
 * the data it would add, or the custom text, and appears in the report.
 */
export async function notify(raw: Settings, world: Runtime): Promise<Report> {
  const settings = raw.drill ? asDrill(raw, world.random) : raw;
  const budget = new TimeBudget(world.now, secondsToMs(settings.timeout));
  const context = { settings, world, budget };
  const build = await readBuild(context);
  const reason = await loadFacts(context, build);
  const report = isFinal(settings, reason, build)
    ? getReport(settings, build, notSent(reason), budget.spent)
    : await notifyTargets(context, build, reason);
  const path = settings.factsFile ?? world.factsFile;
  // Skips drills, because programs must not act on simulated facts.
  if (path === undefined || settings.drill) return report;
  const { writeFacts } = await import(/* webpackChunkName: "files" */ './facts-file.ts');
  return writeFacts(report, { path, folder: world.workspace, redactor: settings.redactor });
}

/** Loads only the facts that are needed to skip the message. */
async function loadFacts({ settings, world }: StageContext, build: Build): Promise<NotSent | undefined> {
  try {
    const early = await reasonNotToSend(settings, build, world.now());
    if (isFinal(settings, early.stop, build)) return early.stop;
    await build.load(await factsFor(settings, build.base));
    const { stop, problem } = await reasonNotToSend(settings, build, world.now());
    build.diagnostics.push(...(await unusedFileDiagnostics(settings)), ...(problem === undefined ? [] : [problem]));
    if (stop === undefined || settings.dryRun) await build.load(await fallbackFacts(settings, build));
    return stop;
  } catch (error) {
    build.diagnostics.push(crashDiagnostic(error));
    return reasonWithoutLoading(settings, build);
  }
}

/** Processes targets one after the other, within one time budget. */
async function notifyTargets(context: StageContext, build: Build, reason: NotSent | undefined): Promise<Report> {
  const { settings, budget } = context;
  const { targets, lookUps } = await listTargets(context, build);
  const reports: Report[] = [];
  let refused: LookupResult | undefined;
  for (const { destination, refusal } of targets) {
    const late = reports.length > 0 && budget.isOver ? NO_TIME : undefined;
    const one = { ...context, settings: { ...settings, destinations: [destination] as const } };
    const delivery = await notifyTarget(one, build, reason, refusal ?? refused ?? late);
    reports.push(getReport(one.settings, build, delivery, budget.spent));
    // A wrong password that is sent ten times could lock the account.
    const isRefused = delivery.result.attempts.some(({ status }) => status === UNAUTHORIZED);
    if (destination.type === 'rest' && isRefused) refused = failedLookup(delivery.result);
  }
  return combineReports(reports, lookUps);
}

/** Combines the lookups of several targets of an account. */
async function listTargets(
  { settings: { destinations }, world, budget }: StageContext,
  build: Build,
): Promise<TargetList> {
  const asGiven = { targets: destinations.map((destination) => ({ destination })), lookUps: [] };
  const accounts = destinations.filter((one) => one.type === 'rest');
  if (destinations.length === 1 || accounts.length === 0) return asGiven;
  try {
    return await (await importDirectory()).resolveTargets(accounts, world, budget);
  } catch (error) {
    build.diagnostics.push(crashDiagnostic(error));
    return asGiven;
  }
}

/** Provides the single error boundary: if a stage throws before delivery, a one-line message reports the conclusion. */
async function notifyTarget(
  context: StageContext,
  build: Build,
  reason: NotSent | undefined,
  existing: LookupResult | undefined,
): Promise<Delivery> {
  const { world, hasPosted } = trackPosts(context.world);
  let lookUp = existing;
  try {
    lookUp ??= await lookUpTarget(context, build);
    return await renderAndSend({ ...context, world }, build, lookUp, reason);
  } catch (error) {
    const crash = crashDiagnostic(error);
    if (hasPosted()) return { ...crashResult(lookUp), crash };
    const plain = { ...context, settings: withoutPeople(context.settings) };
    lookUp ??= await lookUpTarget(plain, build).catch(() => undefined);
    return { ...(await sendMinimal(plain, build, lookUp, reason)), crash };
  }
}

/** Calls the service only to resolve names. */
async function lookUpTarget(context: StageContext, { base, facts }: Build): Promise<LookupResult> {
  const { settings, budget } = context;
  if (!needsLookup(settings, facts)) return lookupFromIds(settings);
  const { getIdentity, lookUp } = await importDirectory();
  // Uses only what was known before anything was loaded.
  const identity = getIdentity(base.facts, settings.context);
  return withTimeLimit(budget.share(LOOK_UP_TIME), () => lookUp({ ...context, facts, identity }));
}

function importDirectory() {
  return import(/* webpackChunkName: "rest" */ './target/lookup.ts');
}

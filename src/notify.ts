import type { Build } from './build/build.ts';
import { importDrill } from './build/build.ts';
import { loadFacts, readBuild } from './build/read-build.ts';
import { createInterruptedDelivery, renderAndSend, sendMinimal } from './delivery/send.ts';
import { describeCrash, type ResultMessage } from './diagnostic.ts';
import { factsFor, findFallbackFacts, findUnusedFiles } from './facts-for.ts';
import { factsRead } from './message/author-texts.ts';
import { decideWithoutLoading, isFinal, reasonNotToSend } from './reason-not-to-send.ts';
import { createReport, type Delivery, notSent, type Report } from './report.ts';
import type { Runtime } from './runtime.ts';
import { withTimeLimit } from './service/http/system.ts';
import type { Settings } from './settings/settings.ts';
import type { resolveTargets } from './target/lookup.ts';
import { needsLookup, type ResolvedTarget, refuseTarget, resolveFromIds } from './target/resolved-target.ts';
import { secondsToMs, TimeBudget } from './time.ts';

/** Share of time after which a hanging lookup is abandoned: more than all its requests may wait. */
const LOOK_UP_TIME = { part: 3 / 4 };
const NO_TIME = refuseTarget({ reason: 'no time was left for it', hint: 'Increase timeout' });

/** Runs the stages in order. Never throws: an internal error costs the data it would add, and is in the report. */
export async function notify(raw: Settings, environment: Runtime): Promise<Report> {
  const settings = raw.drill ? (await importDrill()).applyDrill(raw, environment.random) : raw;
  const runtime = { ...environment, budget: new TimeBudget(environment.now, secondsToMs(settings.timeout)) };
  const build = await readBuild(settings, runtime);
  const reason = await loadAndDecide(settings, runtime, build);
  const deliveries = isFinal(settings, reason, build)
    ? [notSent(reason)]
    : await notifyTargets(settings, runtime, build, reason);
  const report = createReport(settings, build, deliveries, runtime.budget.spent);
  const path = settings.factsFile ?? runtime.factsFile;
  // Skips drills, because programs must not act on simulated facts.
  if (path === undefined || settings.drill) return report;
  const { writeFacts } = await import(/* webpackChunkName: "files" */ './facts-file.ts');
  return writeFacts(report, path, runtime.workspace, settings.redactor);
}

/** Loads only the facts that are needed to skip the message. */
async function loadAndDecide(settings: Settings, runtime: Runtime, build: Build): Promise<ResultMessage | undefined> {
  try {
    const early = await reasonNotToSend(settings, build, runtime.now());
    if (isFinal(settings, early, build)) return early;
    const texts = await factsRead(settings);
    await loadFacts(build, factsFor(settings, build, texts), settings, runtime);
    const reason = await reasonNotToSend(settings, build, runtime.now());
    build.diagnostics.push(...findUnusedFiles(settings, texts));
    if (reason === undefined || settings.dryRun)
      await loadFacts(build, await findFallbackFacts(settings, build), settings, runtime);
    return reason;
  } catch (error) {
    build.diagnostics.push(describeCrash(error));
    return decideWithoutLoading(settings, build);
  }
}

/** Processes targets one after the other. */
async function notifyTargets(all: Settings, runtime: Runtime, build: Build, reason: ResultMessage | undefined) {
  const deliveries: Delivery[] = [];
  let refused: ResolvedTarget | undefined;
  for (const { destination, refusal, lookUps = [] } of await listTargets(all, runtime, build)) {
    const late = deliveries.length > 0 && runtime.budget.isOver ? NO_TIME : undefined;
    const settings = { ...all, destinations: [destination] as const };
    const delivery = await deliver(settings, runtime, build, reason, refusal ?? refused ?? late);
    const { result } = delivery;
    deliveries.push({ ...delivery, destination, result: { ...result, attempts: [...lookUps, ...result.attempts] } });
    // A wrong password that is sent ten times could lock the account.
    const isUnauthorized = result.attempts.some(({ status }) => status === 401);
    if (destination.type === 'rest' && isUnauthorized) refused = refuseTarget(result);
  }
  return deliveries;
}

/** Combines the lookups of several targets of an account. */
async function listTargets(all: Settings, runtime: Runtime, build: Build): ReturnType<typeof resolveTargets> {
  const accounts = all.destinations.filter((one) => one.type === 'rest');
  try {
    if (accounts.length > 1) return await (await importDirectory()).resolveTargets(accounts, runtime);
  } catch (error) {
    build.diagnostics.push(describeCrash(error));
  }
  return all.destinations.map((destination) => ({ destination }));
}

/** Provides the single error boundary: if a stage throws before delivery, a one-line message reports the conclusion. */
async function deliver(
  settings: Settings,
  runtime: Runtime,
  build: Build,
  held?: ResultMessage,
  lookUp?: ResolvedTarget,
) {
  let isPosted = false;
  const send: Runtime['send'] = (request, limits) => {
    isPosted ||= request.method === 'POST';
    return runtime.send(request, limits);
  };
  try {
    lookUp ??= await lookUpTarget(settings, runtime, build);
    return await renderAndSend(settings, { ...runtime, send }, build.facts, lookUp, held);
  } catch (error) {
    build.diagnostics.push(describeCrash(error));
    if (isPosted) return createInterruptedDelivery(lookUp);
    // Looks up the destination only.
    const plain = { ...settings, mention: undefined, assignees: undefined, users: undefined, category: undefined };
    lookUp ??= await lookUpTarget(plain, runtime, build).catch(() => undefined);
    return sendMinimal(plain, runtime, build.facts, lookUp, held);
  }
}

/** Calls the service only to resolve names. */
async function lookUpTarget(settings: Settings, runtime: Runtime, build: Build): Promise<ResolvedTarget> {
  if (!needsLookup(settings, build.facts)) return resolveFromIds(settings);
  const { lookUp } = await importDirectory();
  return withTimeLimit(runtime.budget.share(LOOK_UP_TIME), () => lookUp(settings, runtime, build));
}

function importDirectory() {
  return import(/* webpackChunkName: "rest" */ './target/lookup.ts');
}

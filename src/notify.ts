import type { LookUpResult } from './directory/look-up-result.ts';
import { asksDirectory, lookUpAsGiven } from './directory/wanted.ts';
import { type Base, baseOfBuilds } from './facts/base.ts';
import type { Facts } from './facts/facts.ts';
import { whyNotToSend } from './facts/plan/whether-to-send.ts';
import { readBase } from './facts/read-base.ts';
import { loadPlanned, needsCheckout, planFacts } from './pipeline/gather-facts.ts';
import { inTime, Net, type Pipeline, watchPosts } from './pipeline/net.ts';
import { type Notification, notificationOf } from './send/notification.ts';
import type { FinishedProgress, Progress, StoppedProgress } from './send/progress.ts';
import type { SendContext } from './send/send-message.ts';
import { stopOfKey } from './send/stop-of-key.ts';
import { type OutgoingMessage, sendAll, write } from './send/write-and-send.ts';
import type { Settings } from './settings/settings.ts';
import { secondsToMs, TimeBudget } from './time.ts';
import type { World } from './world.ts';

/** What a stage may take before it is given up, because it hangs: more than all that waits in it. */
const READING_TIME = { part: 1 / 2 };
const GATHERING_TIME = { part: 3 / 4 };
const LOOK_UP_TIME = { part: 3 / 4 };

/** The stages in order: settings, facts, plan, load, directory, render, deliver. Reporting is the caller's. */
export async function notify(asked: Settings, world: World): Promise<Notification> {
  const settings = asked.drill ? (await drill()).asDrill(asked, world.random) : asked;
  const budget = new TimeBudget(world.now, secondsToMs(settings.timeout));
  const pipeline: Pipeline = { settings, world, budget, net: new Net() };
  return keepFacts(pipeline, await sendToAll(pipeline));
}

/** For programs. What a drill makes up is for nobody to act on. */
async function keepFacts({ settings, world }: Pipeline, told: Notification): Promise<Notification> {
  const path = settings.factsFile ?? world.factsFile;
  if (path === undefined || settings.drill) return told;
  const { writeFacts } = await import('./pipeline/facts-file.ts');
  return writeFacts(told, { path, folder: world.workspace, redactor: settings.redactor });
}

async function sendToAll(pipeline: Pipeline): Promise<Notification> {
  const { settings, net } = pipeline;
  const base = await readBuild(pipeline);
  const progress = await gather(pipeline, base);
  const sendTo = (target: Settings, known?: LookUpResult) =>
    sendMessage({ ...pipeline, settings: target, net: new Net(net) }, base, progress, known);
  if (settings.destinations.length === 1 || isOver(settings, progress)) return sendTo(settings);
  const { sendToEach } = await import('./pipeline/send-to-each.ts');
  return sendToEach(pipeline, sendTo);
}

/** What is known before any request. */
async function readBuild(pipeline: Pipeline): Promise<Base> {
  const { settings, world, budget, net } = pipeline;
  const read = (isWanted: () => Promise<boolean>) =>
    inTime(budget.share(READING_TIME), () => readBase(settings, world, { isWanted, budget }));
  const base = await net.stage(
    () => read(() => needsCheckout(settings)),
    () => read(async () => false),
    async () => (await simpler()).bareBase(settings, world.env),
  );
  if (settings.drill) return (await drill()).baseOfDrill(base);
  return settings.buildReport === undefined ? base : baseOfBuilds(base);
}

/** Plan and load: what is worth reading, and what `when` and `only-if` say of it. */
async function gather(pipeline: Pipeline, base: Base): Promise<Progress> {
  const { settings, world, budget, net } = pipeline;
  const read = async (): Promise<Progress> => {
    const begun: Progress = { loaded: base, stop: whyNotToSend(settings, base) };
    if (isOver(settings, begun)) return begun;
    const known = { settings, world, base, budget };
    const planned = { ...begun, ...(await planFacts(settings, base, world.now(), begun.stop)) };
    return isOver(settings, planned) ? planned : loadPlanned(known, planned);
  };
  return net.stage(
    () => inTime(budget.share(GATHERING_TIME), read),
    async () => (await simpler()).ungathered(settings, base),
    () => ({ loaded: base }),
  );
}

/**
 * The stages of one target: directory, render, deliver.
 *
 * @param known what is known of the target already, where nothing can be sent there
 */
async function sendMessage(
  pipeline: Pipeline,
  base: Base,
  progress: Progress,
  known?: LookUpResult,
): Promise<Notification> {
  const { settings, net, budget } = pipeline;
  const report = (came: StoppedProgress | FinishedProgress) => reportOf(pipeline, base, came);
  if (isOver(settings, progress)) return report(progress);
  const { facts } = progress.loaded;
  const lookUp = known ?? (await lookUpTarget(pipeline, facts, base));
  const kept = await net.stage(
    () => stopOfKey(settings, lookUp, progress.stop),
    () => progress.stop,
  );
  const found = { ...progress, lookUp, stop: kept };
  if (isOver(settings, found)) return report(found);
  const world = watchPosts(pipeline.world);
  const { sending, written, stop } = await writeMessage({ settings, world, facts, lookUp, budget }, net);
  const ready = { ...found, rendered: written.rendered, stop: found.stop ?? stop };
  if (isOver(settings, ready)) return report(ready);
  const concluded = await net.stage(
    async () => (await lastStage(pipeline))(sending, written, ready),
    async () => ({ result: (await simpler()).brokenOff(world.hasPosted()) }),
  );
  return report({ ...ready, ...concluded });
}

/** The service is asked only where something has a name that only it knows. */
async function lookUpTarget(pipeline: Pipeline, facts: Facts, base: Base): Promise<LookUpResult> {
  const { settings, world, budget, net } = pipeline;
  const ask = async (asked: Settings): Promise<LookUpResult> => {
    if (!asksDirectory(asked, facts)) return lookUpAsGiven(asked);
    const { loadDirectory } = await import(/* webpackChunkName: "rest" */ './send/lazy-rest.ts');
    const { identityOf, lookUp } = await loadDirectory();
    // Of what was known before anything was read.
    const identity = identityOf(base.facts, asked.context);
    return inTime(budget.share(LOOK_UP_TIME), () => lookUp({ settings: asked, facts, identity, world, budget }));
  };
  return net.stage(
    () => ask(settings),
    async () => ask((await simpler()).withoutPeople(settings)),
    async () => (await simpler()).unresolved(),
  );
}

/** What was written, and with what: what follows from it is made of the same. */
async function writeMessage(whole: SendContext, net: Net): Promise<OutgoingMessage> {
  return net.stage(
    () => write(whole),
    async () => write((await simpler()).bareSending(whole)),
    async () => ({ sending: whole, written: (await simpler()).plainMessage(whole) }),
  );
}

async function lastStage({ settings }: Pipeline) {
  return settings.dryRun ? (await import('./send/dry-run.ts')).finishDryRun : sendAll;
}

function drill() {
  return import(/* webpackChunkName: "drill" */ './pipeline/drill.ts');
}

/** What the net falls back on is loaded only where something went wrong. */
function simpler() {
  return import(/* webpackChunkName: "simpler" */ './pipeline/simpler-ways.ts');
}

/** A dry run goes on past every stop, and sends nothing. */
function isOver({ kind, dryRun }: Settings, progress: Progress): progress is StoppedProgress {
  if (dryRun || progress.stop === undefined) return false;
  return kind !== 'incident' || !mayEndOne(progress);
}

/** Only the board knows whether what a condition keeps back is the end of something that it let open. */
function mayEndOne({ stop, lookUp, loaded: { facts } }: Progress): boolean {
  return stop?.at === 'only-if' && lookUp === undefined && facts.conclusion === 'success';
}

function reportOf(pipeline: Pipeline, base: Base, progress: StoppedProgress | FinishedProgress): Notification {
  return notificationOf(pipeline, base, progress, pipeline.net.remarks);
}

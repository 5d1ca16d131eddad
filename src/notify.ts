import { defined } from './defined.ts';
import { type Result, unsent } from './delivery/receipt.ts';
import type { LookUpResult } from './directory/look-up-result.ts';
import { asksDirectory, lookUpAsGiven } from './directory/wanted.ts';
import { type Base, readBase } from './facts/base.ts';
import type { Facts } from './facts/facts.ts';
import type { LoadResult } from './facts/load.ts';
import { isTold, plan, unreadOf, type WantedLoader } from './facts/plan/plan.ts';
import { type Skip, unwantedAfterAll, whyNotToSend } from './facts/plan/whether-to-send.ts';
import { decideCondition, factsDeciding } from './message/only-if.ts';
import { factsRead, factsUsed } from './message/render.ts';
import type { Rendered } from './message/rendering.ts';
import { afterwards, incidentFact, type KeyStop, stopOfKey, stopOfLikeness, tellsRefusal } from './send/keyed.ts';
import { type GatheredFacts, type Notification, notificationOf, type Preview } from './send/notification.ts';
import {
  type SendContext,
  type SentMessage,
  sendMessage,
  type WrittenMessage,
  writeMessage,
} from './send/send-message.ts';
import type { Settings } from './settings/settings.ts';
import type { World } from './world.ts';

const SENT_ANYWAY = 'Your condition could not be decided, so it keeps nothing back.';
const EMPTY: Skip = { reason: 'the template rendered to nothing', hint: '' };
const UNFULFILLED: Skip = { reason: 'the condition of only-if is not fulfilled', hint: '' };
/** The stages in order: settings, facts, plan, load, directory, render, deliver. Reporting is the caller's. */
export async function notify(settings: Settings, world: World): Promise<Notification> {
  const startedAt = world.now();
  const base = await readBase(settings, world);
  const finish = (
    result: Result,
    gathered: GatheredFacts = { loaded: base },
    rendered?: Rendered,
    preview?: Preview,
  ): Notification =>
    notificationOf({ settings, base, durationMs: world.now() - startedAt, result, gathered, rendered, preview });
  const early = whyNotToSend(settings, base);
  if (early !== undefined && !settings.dryRun) return finish(skipped(early));
  const gathered = await gather(settings, base, world);
  const { loaded, skip: unwanted = early } = gathered;
  if (unwanted !== undefined && !settings.dryRun) return finish(skipped(unwanted), gathered);
  const deadline = startedAt + settings.timeout * 1000;
  const { facts } = loaded;
  const lookUp = await lookUpNames(settings, facts, world, deadline);
  const known = { ...gathered, lookUp };
  const sending: SendContext = { settings, world, facts: withIncident(facts, lookUp), lookUp, deadline };
  const written = await writeFirst(sending);
  const { rendered } = written;
  const step = lookUp.keyed?.decision;
  const kept = stopOfKey(settings, step) ?? (await stopOfLikeness(sending, rendered.draft));
  const skip = unwanted ?? kept ?? (rendered.empty ? EMPTY : undefined);
  if (settings.dryRun)
    return finish(tried(skip, lookUp, facts), known, rendered, await preview(settings, gathered, skip, lookUp));
  if (unwanted === undefined && kept !== undefined) return finish(keptResult(kept, lookUp), known);
  if (skip !== undefined) return finish(skipped(skip), known, rendered);
  const told = await sendAll(sending, written);
  return finish(told.result, known, told.rendered);
}

/** The words of what is sent first; an incident's other message follows from what becomes of it. */
async function writeFirst(sending: SendContext): Promise<WrittenMessage> {
  const { kind } = sending.settings;
  if (kind !== 'incident') return writeMessage(sending, kind);
  const { writeIncident } = await import('./send/send-incident.ts');
  return writeIncident(sending, sending.lookUp.keyed?.decision ?? { do: 'open' });
}

async function sendAll(sending: SendContext, written: WrittenMessage): Promise<SentMessage> {
  const { settings, lookUp } = sending;
  if (settings.kind === 'incident') {
    const { sendIncident } = await import('./send/send-incident.ts');
    return sendIncident(sending, lookUp.keyed?.decision ?? { do: 'open' }, written);
  }
  const sent = await sendMessage(sending, written);
  const { rendered } = written;
  return {
    result: settings.kind === 'message' ? sent : (await afterwards(sending, sent, rendered.draft)).result,
    rendered,
  };
}

/** A message of a key may name the record that is open. */
function withIncident(facts: Facts, { keyed }: LookUpResult): Facts {
  const record = keyed?.decision.do === 'tell-end' ? keyed.decision.record : undefined;
  return record === undefined ? facts : { ...facts, incident: incidentFact(record) };
}

function keptResult({ reason, hint, id }: KeyStop, { lookUps: tries }: LookUpResult): Result {
  if (id === undefined) return { ...unsent('skipped', reason, hint), tries };
  return { outcome: 'duplicate', reason, hint, id, tries };
}

/** Reads the facts that are asked for, but for `only-if` no more than it takes to see that nothing is to be sent. */
async function gather(settings: Settings, base: Base, world: World): Promise<GatheredFacts> {
  const deciding = await factsDeciding(settings);
  const asked = await factsRead(settings);
  const wanted = await plan(settings, base, { ...asked, mentioned: [...deciding, ...asked.mentioned] });
  const now = world.now();
  const early = (await isTold(deciding, base, wanted))
    ? await decideCondition(settings, base.facts, now, [])
    : undefined;
  if (early?.type === 'skip' && !settings.dryRun) return { loaded: base, skip: UNFULFILLED };
  const loaded = await loadPlanned(settings, base, wanted, world);
  const decision = early ?? (await decideCondition(settings, loaded.facts, now, await unreadOf(deciding, loaded)));
  const unfulfilled = decision.type === 'skip' ? UNFULFILLED : undefined;
  const problem = decision.type === 'send' ? decision.problem : undefined;
  return defined<GatheredFacts>({
    loaded,
    skip: unwantedAfterAll(settings, loaded.facts) ?? unfulfilled,
    problem: problem && { error: problem, instead: SENT_ANYWAY },
  });
}

/** The service is asked only where something has a name that only it knows. */
async function lookUpNames(settings: Settings, facts: Facts, world: World, deadline: number): Promise<LookUpResult> {
  if (!asksDirectory(settings, facts)) return lookUpAsGiven(settings);
  const directory = await import('./directory/look-up.ts');
  return directory.lookUp({ settings, facts, world, deadline });
}

/** The loaders are imported only where the plan wants something. */
async function loadPlanned(
  settings: Settings,
  base: Base,
  wanted: ReadonlySet<WantedLoader>,
  world: World,
): Promise<LoadResult> {
  if (wanted.size === 0) return base;
  const { load } = await import('./facts/load.ts');
  return load({ settings, base, wanted, world });
}

async function preview(
  settings: Settings,
  { loaded }: GatheredFacts,
  kept: Skip | undefined,
  { refusal, place }: LookUpResult,
): Promise<Preview> {
  const taskless = kept === undefined && place !== undefined && tellsRefusal(loaded.facts) ? refusal : undefined;
  const skip = kept ?? (taskless === undefined ? refusal : undefined);
  const used = [...(await factsDeciding(settings)), ...(await factsUsed(settings))];
  return defined<Preview>({ skip, taskless, used: [...new Set(used)], reads: loaded.reads ?? 0 });
}

function skipped({ reason, hint }: Skip): Result {
  return unsent('skipped', reason, hint);
}

/** A dry run shows the message in any case, and says whether it would be sent. */
function tried(skip: Skip | undefined, { refusal, place, lookUps: tries }: LookUpResult, facts: Facts): Result {
  const nothing = 'nothing was sent, as asked';
  const why = skip ?? refusal;
  if (why === undefined) return { ...unsent('dry-run', nothing), tries };
  const tells = place !== undefined && tellsRefusal(facts);
  const refused = tells ? 'would tell the chat, but open no task' : 'could not be delivered';
  const would = skip === undefined ? refused : 'would be skipped';
  return { ...unsent('dry-run', `${nothing}, and without dry-run it ${would}: ${why.reason}`, why.hint), tries };
}

import { deliver } from './delivery/deliver.ts';
import { type Receipt, type Result, unsent } from './delivery/receipt.ts';
import type { TemplateError } from './errors.ts';
import { type Base, gatherBase } from './facts/base.ts';
import { plan, unwantedAfterAll, whyNotToSend } from './facts/plan.ts';
import type { Facts } from './facts/types.ts';
import { factsRead, render } from './message/render.ts';
import type { Draft, Rendered } from './message/types.ts';
import { SAFE_BODY } from './service/vocabulary.ts';
import type { Settings } from './settings/settings.ts';
import type { World } from './world.ts';

/** What one call of `notify` did. */
export interface Notification {
  readonly receipt: Receipt;
  readonly facts: Facts;
  /** The words; absent when it was clear before rendering that nothing is to be sent. */
  readonly draft?: Draft;
  /** Things a person should know that cost nothing but some facts. */
  readonly notices: readonly string[];
  /** What is wrong with the author's template; the message went out with the preset's text. */
  readonly problems: readonly TemplateError[];
}

/** Bytes of UTF-8 text for each character that `max-length` allows. */
const BYTES_PER_CHARACTER = SAFE_BODY.bytes / SAFE_BODY.characters;
/** Enough that no two messages share one. */
const MARKER_DIGITS = 16;

/** The stages in order: settings, facts, plan, load, render, deliver. Reporting is the caller's. */
export async function notify(settings: Settings, world: World): Promise<Notification> {
  const startedAt = world.now();
  const base = gatherBase(settings, world.env);
  const finish = (result: Result, { facts, notice }: Loaded = base, rendered?: Rendered): Notification => ({
    receipt: receiptOf(settings, facts, result, world.now() - startedAt),
    facts,
    ...(rendered && { draft: rendered.draft }),
    notices: [...settings.notices, ...base.notices, ...(notice === undefined ? [] : [notice])],
    problems: rendered?.problem === undefined ? [] : [rendered.problem],
  });
  const skip = whyNotToSend(settings, base);
  if (skip !== undefined) return finish(unsent('skipped', skip.reason, skip.hint));
  const loaded = await loadPlanned(settings, base, world);
  const late = unwantedAfterAll(settings, loaded.facts);
  if (late !== undefined) return finish(unsent('skipped', late.reason, late.hint), loaded);
  const marker = canBeLookedUp(settings) ? markerFrom(world.random) : undefined;
  const rendered = await render({
    facts: loaded.facts,
    kind: settings.kind,
    ...(settings.subject !== undefined && { subject: settings.subject }),
    ...(settings.body !== undefined && { body: settings.body }),
    variables: settings.variables,
    limits: { characters: settings.maxLength, bytes: Math.floor(settings.maxLength * BYTES_PER_CHARACTER) },
    ...(marker !== undefined && { marker }),
  });
  if (settings.dryRun) return finish(unsent('dry-run', 'nothing was sent, as asked'), loaded, rendered);
  const result = await deliver(settings, rendered.draft, marker, world, startedAt + settings.timeout * 1000);
  return finish(result, loaded, rendered);
}

type Loaded = { readonly facts: Facts; readonly notice?: string };

/** What asks the API is loaded only where the plan names something to ask for. */
async function loadPlanned(settings: Settings, base: Base, world: World): Promise<Loaded> {
  const { mentioned, shown } = await factsRead(settings);
  const wanted = plan(settings, base, mentioned, shown);
  if (wanted.size === 0) return base;
  const { load } = await import('./facts/load.ts');
  const { env, send, now, sleep, signal } = world;
  return load({ settings, base, wanted, env, send, now, sleep, signal });
}

/** Sixteen digits of chance. They need not be secret, only its own, and `node:crypto` takes 7 ms to load and begin. */
function markerFrom(random: () => number): string {
  const digits = Array.from({ length: MARKER_DIGITS }, () => Math.floor(random() * 16).toString(16));
  return `d-${digits.join('')}`;
}

function canBeLookedUp({ destination, kind }: Settings): boolean {
  return destination.type === 'rest' && kind !== 'message';
}

function receiptOf(settings: Settings, facts: Facts, result: Result, durationMs: number): Receipt {
  const { destination, kind } = settings;
  return {
    ...result,
    kind,
    destination: destination.type,
    ...(destination.type === 'webhook' && { host: destination.url.host }),
    ...(destination.type === 'rest' && {
      host: destination.baseUrl.host,
      target: `${destination.target.type} ${destination.target.id}`,
    }),
    ...(facts.conclusion && { conclusion: facts.conclusion }),
    ...(facts.change && { change: facts.change }),
    duration_ms: Math.round(durationMs),
  };
}

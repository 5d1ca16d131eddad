import { defined } from './defined.ts';
import { deliver } from './delivery/deliver.ts';
import { type Receipt, type Result, unsent } from './delivery/receipt.ts';
import type { TemplateError } from './errors.ts';
import { type Base, gatherBase } from './facts/base.ts';
import type { Loaded } from './facts/load.ts';
import { plan, unwantedAfterAll, whyNotToSend } from './facts/plan.ts';
import type { Facts } from './facts/types.ts';
import { factsRead, render } from './message/render.ts';
import type { Draft, Rendered, RenderInput } from './message/types.ts';
import type { Redactor } from './redactor.ts';
import { SAFE_BODY } from './service/vocabulary.ts';
import type { Destination, Settings } from './settings/settings.ts';
import type { World } from './world.ts';

/** What one call of `notify` did. */
export interface Notification {
  readonly receipt: Receipt;
  /** Without secrets. */
  readonly facts: Facts;
  /** The words; absent when it was clear before rendering that nothing is to be sent. */
  readonly draft?: Draft;
  /** What the message had to leave out, and why. */
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
  const { redactor } = settings;
  const startedAt = world.now();
  const base = gatherBase(settings, world.env);
  const finish = (result: Result, { facts, notice }: Loaded = base, rendered?: Rendered): Notification =>
    defined<Notification>({
      receipt: receiptOf(settings, facts, withoutSecrets(result, redactor), {
        durationMs: world.now() - startedAt,
        shortened: rendered?.shortened,
      }),
      facts: redactor.redactAll(facts),
      draft: rendered?.draft,
      notices: redactor.redactAll([
        ...settings.notices,
        ...base.notices,
        ...(notice === undefined ? [] : [notice]),
        ...(rendered?.shortened ? [shortenedTo(settings.maxLength)] : []),
      ]),
      problems: rendered?.problem === undefined ? [] : [rendered.problem],
    });
  const skip = whyNotToSend(settings, base);
  if (skip !== undefined) return finish(unsent('skipped', skip.reason, skip.hint));
  const loaded = await loadPlanned(settings, base, world);
  const late = unwantedAfterAll(settings, loaded.facts);
  if (late !== undefined) return finish(unsent('skipped', late.reason, late.hint), loaded);
  const marker = canBeLookedUp(settings) ? markerFrom(world.random) : undefined;
  const limits = { characters: settings.maxLength, bytes: Math.floor(settings.maxLength * BYTES_PER_CHARACTER) };
  const rendered = await render(defined<RenderInput>({ facts: loaded.facts, settings, limits, marker }));
  if (settings.dryRun) return finish(unsent('dry-run', 'nothing was sent, as asked'), loaded, rendered);
  const result = await deliver(settings, rendered.draft, marker, world, startedAt + settings.timeout * 1000);
  return finish(result, loaded, rendered);
}

/** The loaders are imported only where the plan wants something. */
async function loadPlanned(settings: Settings, base: Base, world: World): Promise<Loaded> {
  const { mentioned, shown } = await factsRead(settings);
  const wanted = await plan(settings, base, mentioned, shown);
  if (wanted.size === 0) return base;
  const { load } = await import('./facts/load.ts');
  return load({ settings, base, wanted, world });
}

/** Random, but no secret: `node:crypto` would take 7 ms to load and begin. */
function markerFrom(random: () => number): string {
  const digits = Array.from({ length: MARKER_DIGITS }, () => Math.floor(random() * 16).toString(16));
  return `d-${digits.join('')}`;
}

function canBeLookedUp({ destination, kind }: Settings): boolean {
  return destination.type === 'rest' && kind !== 'message';
}

/** The service may have said anything, and a server in between as well. */
function withoutSecrets(result: Result, redactor: Redactor): Result {
  return { ...redactor.redactAll(result), outcome: result.outcome };
}

function receiptOf(
  settings: Settings,
  facts: Facts,
  result: Result,
  { durationMs, shortened }: { durationMs: number; shortened: true | undefined },
): Receipt {
  const { destination, kind } = settings;
  const { conclusion, change } = facts;
  return defined<Receipt>({
    ...result,
    kind,
    destination: destination.type,
    ...placeOf(destination),
    conclusion,
    change,
    shortened,
    duration_ms: Math.round(durationMs),
  });
}

function shortenedTo(characters: number): string {
  return `The message was shortened to ${characters} characters (WORKROOM_MAX_LENGTH), because the service refuses longer ones. To keep all of it, write a shorter body.`;
}

function placeOf(destination: Destination): Pick<Receipt, 'host' | 'target'> {
  if (destination.type === 'missing') return {};
  if (destination.type === 'webhook') return { host: destination.url.host };
  const { baseUrl, target } = destination;
  return { host: baseUrl.host, target: `${target.type} ${target.id}` };
}

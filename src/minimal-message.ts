/**
 * Builds the message that is sent after a stage threw: the conclusion in one line, using only code that cannot fail
 * again.
 */

import type { Build } from './build/build.ts';
import { NOTHING_SENT, sendMessage } from './delivery/render-message.ts';
import { findKeyReason } from './delivery/send.ts';
import { escapeLine, markdownLink } from './message/markdown/escape.ts';
import type { NotSent } from './not-sent.ts';
import { type Delivery, notSent } from './report.ts';
import type { Runtime, StageContext } from './runtime.ts';
import type { ExchangeLimits, HttpRequest, HttpResult } from './service/http/exchange.ts';
import { LOOK_FIRST } from './service/status.ts';
import type { ContentKind } from './settings/option.ts';
import type { Settings } from './settings/settings.ts';
import { failedLookup } from './target/lookup-needed.ts';
import type { LookupResult } from './target/lookup-result.ts';
import { DRILL_SUBJECT } from './text/record-marker.ts';

const A_BUG = 'an internal error';
const UNRESOLVED = failedLookup({
  reason: `the target lookup timed out or failed with ${A_BUG}`,
  hint: 'Name the target by its id',
});

/** Wraps the network to detect whether something may have been sent. */
export function trackPosts(world: Runtime): { readonly world: Runtime; readonly hasPosted: () => boolean } {
  let posted = false;
  const send = (request: HttpRequest, limits: ExchangeLimits): Promise<HttpResult> => {
    if (request.method === 'POST') posted = true;
    return world.send(request, limits);
  };
  return { world: { ...world, send }, hasPosted: () => posted };
}

/** Skips every lookup except the destination. */
export function withoutPeople(settings: Settings): Settings {
  const { mention: _, assignees: __, users: ___, category: ____, ...rest } = settings;
  return rest;
}

/** Never resends what may have been delivered. */
export function crashResult(lookUp: LookupResult | undefined): Delivery {
  return {
    result: { outcome: 'unknown', reason: `${A_BUG} interrupted the delivery`, hint: LOOK_FIRST, attempts: [] },
    lookUp,
  };
}

/**
 * @param lookUp destination; undefined if unknown
 * @param reason why its author excludes it
 */
export async function sendMinimal(
  context: StageContext,
  { facts }: Build,
  lookUp: LookupResult = UNRESOLVED,
  reason?: NotSent,
): Promise<Delivery> {
  const { settings } = context;
  const { workflow, job, run, conclusion = 'over' } = facts;
  const name = [workflow, job?.name].filter((one) => one !== undefined).join(' / ') || 'The build';
  const verdict = settings.redactor.redact(`${name}: ${conclusion.replace('_', ' ')}`);
  const text = settings.drill ? `${DRILL_SUBJECT} ${verdict}` : verdict;
  const kind = getKind(settings, lookUp);
  const link = run?.url === undefined ? '' : ` ${markdownLink('View run', settings.redactor.redact(run.url))}`;
  const body = `**${escapeLine(text)}**${link}`;
  const rendered = { content: { kind, subject: kind === 'message' ? undefined : text, body }, diagnostics: [] };
  const stop = findKeyReason(settings, lookUp, reason);
  if (stop !== undefined) return notSent(stop, lookUp, rendered);
  if (settings.dryRun)
    return { lookUp, rendered, result: { outcome: 'dry-run', reason: NOTHING_SENT, hint: '', attempts: [] } };
  try {
    return { lookUp, rendered, result: await sendMessage({ ...context, facts, lookUp }, { rendered }) };
  } catch {
    const broken = {
      outcome: 'not-delivered',
      reason: `${A_BUG} prevented the delivery`,
      hint: '',
      attempts: [],
    } as const;
    return { lookUp, rendered, result: broken };
  }
}

/** Selects the record of an incident that is written first. */
function getKind({ kind }: Settings, { keyed }: LookupResult): ContentKind {
  if (kind !== 'incident') return kind;
  return keyed?.decision.do === 'resolve' ? 'message' : 'task';
}

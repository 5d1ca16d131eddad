/** The simpler ways that the net under the stages takes: less is looked up and said, and the verdict goes out. */

import type { Result } from '../delivery/receipt.ts';
import type { LookUpResult } from '../directory/look-up-result.ts';
import { refusedLookUp } from '../directory/wanted.ts';
import { type Base, scopeOf, unreadConclusion, withSpeaker } from '../facts/base.ts';
import { decideConclusion, tellsOfOthers } from '../facts/conclusion.ts';
import type { BaseFacts, Facts } from '../facts/facts.ts';
import { line } from '../facts/host/json.ts';
import { unwantedAfterAll, whyNotToSend } from '../facts/plan/whether-to-send.ts';
import { escapeLine } from '../message/markdown/escape.ts';
import { inDefaultWords } from '../message/sources.ts';
import type { Environment } from '../platform.ts';
import type { Progress } from '../send/progress.ts';
import type { SendContext, WrittenMessage } from '../send/send-message.ts';
import { LOOK_FIRST } from '../service/status.ts';
import type { ContentKind } from '../settings/option.ts';
import type { Settings } from '../settings/settings.ts';
import { DRILL_SUBJECT } from '../text/key-marks.ts';

const A_BUG = 'a mistake in this program';

/** Reads nothing but names, so that what went wrong does not go wrong again. */
export function bareBase(settings: Pick<Settings, 'status' | 'context'>, env: Environment): Base {
  const { status, context: runner } = settings;
  const { conclusion, over, source } = decideConclusion({ status, runner, eventConclusion: undefined });
  const isUnknown = source === 'job' && tellsOfOthers(env['GITHUB_EVENT_NAME'] ?? '');
  const job = line(env, 'GITHUB_JOB');
  const repository = line(env, 'GITHUB_REPOSITORY');
  const event = { name: 'unknown' } as const;
  const facts: BaseFacts = {
    ci: 'git',
    event,
    scope: scopeOf(status, { event }, job === undefined ? 'event' : 'job'),
    conclusion: isUnknown ? undefined : conclusion,
    workflow: line(env, 'GITHUB_WORKFLOW'),
    job: job === undefined ? undefined : { name: job },
    repository: repository === undefined ? undefined : { name: repository },
  };
  const host = { ci: 'git', forge: undefined, server: undefined, repository: undefined } as const;
  return withSpeaker(settings, { facts, source, over, host, notices: [] });
}

/** The names of a build and how it ended: what a message can be made of where more of it cannot be told. */
function bareFacts({ ci, event, scope, conclusion, repository, workflow, run, job, ref }: Facts): Facts {
  return { ci, event, scope, conclusion, repository, workflow, run, job, ref };
}

/** Nothing beyond the event was read. */
export function ungathered(settings: Settings, base: Base): Progress {
  const facts = { ...base.facts, conclusion: unreadConclusion(base) };
  return { loaded: { facts }, stop: whyNotToSend(settings, base) ?? unwantedAfterAll(settings, facts) };
}

/** Nobody and nothing is looked up but where the message goes. */
export function withoutPeople(settings: Settings): Settings {
  const { mention: _, assignees: __, users: ___, category: ____, ...others } = settings;
  return others;
}

/** Where a message goes is not known. */
export function unresolved(): LookUpResult {
  const reason = 'the target was not looked up, for want of time or by a mistake in this program';
  return refusedLookUp({ reason, hint: 'Name the target by its id' });
}

/** The preset's words, of little more than names and the end. */
export function bareSending(sending: SendContext): SendContext {
  return { ...sending, settings: inDefaultWords(sending.settings), facts: bareFacts(sending.facts) };
}

/** What may have arrived is never sent anew. */
export function brokenOff(hasPosted: boolean): Result {
  return hasPosted
    ? { outcome: 'unknown', reason: `${A_BUG} ended the sending`, hint: LOOK_FIRST, tries: [] }
    : { outcome: 'not-delivered', reason: `${A_BUG} kept it from being sent`, hint: '', tries: [] };
}

/** The verdict in one line, by nothing that could go wrong again. */
export function plainMessage({ settings, facts, lookUp }: SendContext): WrittenMessage {
  const { redactor } = settings;
  const { workflow, job, conclusion = 'over' } = facts;
  const name = [workflow, job?.name].filter((one) => one !== undefined).join(' / ') || 'The build';
  const verdict = redactor.redact(`${name}: ${conclusion.replace('_', ' ')}`);
  const words = settings.drill ? `${DRILL_SUBJECT} ${verdict}` : verdict;
  const kind = kindOf(settings, lookUp);
  const body = `**${escapeLine(words)}**`;
  return { rendered: { draft: kind === 'message' ? { kind, body } : { kind, subject: words, body }, remarks: [] } };
}

/** Of an incident, what is written first. */
function kindOf({ kind }: Settings, { keyed }: LookUpResult): ContentKind {
  if (kind !== 'incident') return kind;
  return keyed?.decision.do === 'tell-end' ? 'message' : 'task';
}

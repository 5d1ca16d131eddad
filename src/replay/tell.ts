/** One run, told as of its end by the stages of `notify`. */

import { defined } from '../defined.ts';
import type { KeyDecision } from '../directory/incident/decide.ts';
import type { LookUpResult } from '../directory/look-up-result.ts';
import type { Base } from '../facts/base.ts';
import type { Facts } from '../facts/facts.ts';
import { line, number } from '../facts/host/json.ts';
import { identityOf } from '../facts/identity.ts';
import { isCompared, unwantedAfterAll } from '../facts/plan/whether-to-send.ts';
import { notify } from '../notify.ts';
import type { Notification } from '../send/notification.ts';
import type { Settings } from '../settings/settings.ts';
import { timeInSeconds } from '../text/calendar.ts';
import type { World } from '../world.ts';
import { calledPeople } from './called-people.ts';
import { ImaginedBoard, type KeyedBuild } from './imagined-board.ts';
import { eventOf, NO_FILES, runnerOf, workspaceOf } from './imagined-event.ts';
import { attemptOf, type RunEnd } from './past/question.ts';
import type { ReplaySource, RepositoryFacts } from './source.ts';
import { type RunName, type ToldRun, WORDS } from './told-run.ts';

/** What is the same for all runs. */
export interface Telling {
  readonly source: ReplaySource;
  readonly known: RepositoryFacts;
  readonly settings: Settings;
  /** Of `unique-key`, and of incidents whatever the kind. */
  readonly boards: { readonly keyed: ImaginedBoard; readonly incidents: ImaginedBoard };
}

/** A destination that stands for any. */
const NOWHERE: Settings['destinations'] = [{ type: 'webhook', url: new URL('https://replay.invalid/') }];

/** For all stages of one run. */
const PATIENCE_SECONDS = 600;

export function tellingOf(source: ReplaySource, known: RepositoryFacts, given: Settings): Telling {
  // What files of a job tell, a notifier beside it does not see; how a run ended, its own event says.
  const { status: _, testReports: __, logFiles: ___, report: ____, ...words } = given;
  // Nothing is sent, so nothing can be lost.
  const { fallbackWebhookUrl: _____, ...settings } = words;
  const boards = { keyed: new ImaginedBoard(), incidents: new ImaginedBoard() };
  const { token: githubToken } = source.asked;
  const asTold = {
    dryRun: false,
    drill: false as const,
    destinations: NOWHERE,
    context: {},
    timeout: PATIENCE_SECONDS,
    githubToken,
  };
  return { source, known, settings: { ...settings, ...asTold }, boards };
}

/** @param turn comes once all that ended earlier was told: what is open by now depends on that */
export async function tellRun(telling: Telling, ended: RunEnd, turn: Promise<unknown>): Promise<ToldRun> {
  const { settings, boards } = telling;
  const moment = { ...ended, run: await telling.source.runOfThen(ended) };
  const told = await new Rehearsed(telling, moment, turn).run(settings);
  const compared = isEnough(told) ? told : await new Rehearsed(telling, moment, turn).run(forHistory(settings));
  await turn;
  const imagined = settings.kind !== 'incident' && compared.build !== undefined;
  const decision = imagined ? await boards.incidents.decide(compared.build) : told.decision;
  const { facts } = compared.notification;
  return defined<ToldRun>({
    run: nameOf(moment, facts),
    event: { payload: eventOf(moment, telling.known), env: runnerOf(telling.source, telling.known) },
    ...messageOf(told, keptBy(settings, told, compared)),
    facts: defined<Facts>({ ...told.notification.facts, conclusion: facts.conclusion, change: facts.change }),
    endedAt: timeInSeconds(moment.at),
    // What was kept back for another reason no word of `when` would have sent.
    loudFor: compared.build === undefined ? [] : WORDS.filter((word) => isWanted(settings, word, facts)),
    incident: decision && incidentBy(decision),
  });
}

function nameOf({ run }: RunEnd, { workflow }: Facts): RunName {
  const [id, count, attempt] = [number(run, 'id') ?? 0, number(run, 'run_number') ?? 0, attemptOf(run)];
  const [event, branch] = [line(run, 'event'), line(run, 'head_branch')];
  return defined<RunName>({ id, number: count, attempt, workflow: workflow ?? line(run, 'name'), event, branch });
}

interface RehearsedRun {
  readonly notification: Notification;
  /** What an incident is decided by; absent where it ended before. */
  readonly build?: KeyedBuild;
  /** Of a message that is an incident. */
  readonly decision?: KeyDecision;
  readonly calls: readonly string[];
}

/** The stages of one message, and what was seen of them. */
class Rehearsed {
  readonly #telling: Telling;
  readonly #moment: RunEnd;
  readonly #turn: Promise<unknown>;
  #build: RehearsedRun['build'];
  #decision: KeyDecision | undefined;
  #calls: readonly string[] = [];

  constructor(telling: Telling, moment: RunEnd, turn: Promise<unknown>) {
    this.#telling = telling;
    this.#moment = moment;
    this.#turn = turn;
  }

  async run(settings: Settings): Promise<RehearsedRun> {
    const lookUp = (asked: Settings, facts: Facts, base: Base) => this.#lookUp(asked, facts, base);
    const notification = await notify(settings, worldOf(this.#telling, this.#moment), { lookUp });
    return defined<RehearsedRun>({
      ...{ notification, build: this.#build, decision: this.#decision, calls: this.#calls },
    });
  }

  async #lookUp(settings: Settings, facts: Facts, base: Base): Promise<LookUpResult> {
    const { source, boards } = this.#telling;
    const { kind, uniqueKey: key = 'auto' } = settings;
    const build = { kind, key, facts, identity: identityOf(base.facts, settings.context), at: this.#moment.at };
    this.#build = { ...build, kind: 'incident' };
    const isKeyed = kind === 'incident' || settings.uniqueKey !== undefined;
    if (isKeyed) await this.#turn;
    const decision = isKeyed ? await boards[kind === 'incident' ? 'incidents' : 'keyed'].decide(build) : undefined;
    if (kind === 'incident') this.#decision = decision;
    const { addressees, names } = await calledPeople(settings, facts, source.outer.files);
    this.#calls = names;
    return defined<LookUpResult>({ keyed: decision && { decision }, addressees, remarks: [], lookUps: [] });
  }
}

function worldOf({ source, known }: Telling, moment: RunEnd): World {
  return {
    ...source.worldAsOf(moment),
    ...{ env: runnerOf(source, known), event: eventOf(moment, known), now: () => moment.at },
    ...{ files: NO_FILES, workspace: workspaceOf(source) },
  };
}

/** The same, told with as little as shows how it compares with the run before. */
function forHistory({ mention: _, assignees: __, uniqueKey: ___, subject: ____, ...settings }: Settings): Settings {
  const template = { type: 'preset', name: 'default' } as const;
  return { ...settings, kind: 'message', when: ['always', 'change'], template, body: '{{ change }}' };
}

/** Whether it was looked at far enough to know what each word of `when` would have made of it. */
function isEnough({ notification: { facts }, build }: RehearsedRun): boolean {
  return build !== undefined && (facts.change !== undefined || !isCompared(facts.conclusion));
}

function isWanted(settings: Settings, word: (typeof WORDS)[number], facts: Facts): boolean {
  return unwantedAfterAll({ ...settings, kind: 'message', when: [word] }, facts) === undefined;
}

function messageOf(
  { notification: { draft, preview, receipt, remarks }, calls }: RehearsedRun,
  kept: string,
): Pick<ToldRun, 'drafts' | 'kept' | 'calls' | 'remarks'> {
  if (receipt.outcome !== 'dry-run' || draft === undefined) return { drafts: [], calls: [], kept, remarks };
  const drafts = [draft, ...(preview?.line === undefined ? [] : [preview.line])];
  return { drafts, calls, remarks };
}

/** As `when is change (still-passing)`: what goes on with any word of `when` was kept back by that. */
function keptBy({ when }: Settings, told: RehearsedRun, compared: RehearsedRun): string {
  const { facts } = compared.notification;
  const isByWhen = told.build === undefined && compared.build !== undefined;
  const end = facts.change ?? facts.conclusion ?? 'not over';
  return isByWhen ? `when is ${when.join(', ')} (${end})` : told.notification.receipt.reason;
}

function incidentBy(decision: KeyDecision): ToldRun['incident'] {
  if (decision.do === 'open') return 'opened';
  return decision.do === 'tell-end' ? 'ended' : undefined;
}

/**
 * A watch of `kind: incident`: one task for each workflow that is red, and one chat message that names all of them. Loaded only
 * for one.
 */

import { defined } from '../defined.ts';
import { type Result, resultOf, type WorkflowIncident } from '../delivery/receipt.ts';
import { watchKey } from '../directory/incident/mark.ts';
import { lookUp } from '../directory/look-up.ts';
import type { Addressee, LookUpResult } from '../directory/look-up-result.ts';
import { mentionsNow } from '../directory/wanted.ts';
import type { Commit, Facts, HealthIncident, HealthOutage } from '../facts/facts.ts';
import { identityOf } from '../facts/identity.ts';
import { eachOnce } from '../message/mentions.ts';
import { inDefaultWords } from '../message/sources.ts';
import type { Settings } from '../settings/settings.ts';
import { skipped } from '../stop.ts';
import { timeInSeconds } from '../text/calendar.ts';
import type { StageContext } from '../world.ts';
import { afterwards, incidentFact } from './keyed.ts';
import { type SendContext, type SentMessage, sendMessage, writeMessage } from './send-message.ts';
import { stopOfKey } from './stop-of-key.ts';

/** Workflows of one run of the watch that get a task, or whose task is told as ended. */
const MOST = 10;
/** What the tasks may take. */
const TASKS_TIME = { part: 3 / 4 };

interface WatchSending extends StageContext {
  readonly facts: Facts;
}

/** What became of one workflow. */
interface WorkflowResult {
  readonly result: Result;
  readonly workflow: string;
  /** As the chat message names it. */
  readonly incident?: HealthIncident;
  readonly assigned: readonly Addressee[];
  readonly lookUp: LookUpResult;
}

export async function tellWorkflows(sending: WatchSending): Promise<SentMessage & { readonly lookUp: LookUpResult }> {
  const { facts, settings } = sending;
  const budget = sending.budget.within(TASKS_TIME);
  const { turned_red = [], still_red = [], green_again = [] } = facts.health ?? {};
  const told = [...turned_red, ...green_again, ...still_red].slice(0, MOST);
  const results: WorkflowResult[] = [];
  // One after the other: the task of one must show before the next look-up.
  for (const outage of told) results.push(await tellWorkflow({ ...sending, budget }, outage));
  // Whom a reminder calls is no matter of the first task.
  const known = settings.remind !== undefined && mentionsNow(settings, facts) ? undefined : results[0]?.lookUp;
  const place = known ?? (await lookUp({ ...sending, identity: identityOf(facts), settings: asMessage(settings) }));
  const assigned = results.flatMap((one) => one.assigned);
  const lines = results.flatMap(({ incident }) => incident ?? []);
  const health = { ...facts.health, incidents: lines };
  const line: SendContext = {
    ...sending,
    settings: asMessage(settings),
    facts: { ...facts, health },
    lookUp: messageLookUp(place, assigned),
  };
  const written = await writeMessage(line, 'message');
  const message = hasNews(facts, results)
    ? await sendMessage(line, written)
    : resultOf(skipped('key', 'all of it is told already'));
  return {
    rendered: written.rendered,
    lookUp: line.lookUp,
    result: together(results, message, known?.lookUps.length ?? 0),
  };
}

/** The words of a task are those of one build; a body beside the watch is that of the chat message. */
function asTask(settings: Settings, uniqueKey: string): Settings {
  return { ...inDefaultWords(settings), uniqueKey };
}

function asMessage(settings: Settings): Settings {
  const { uniqueKey: _, category: __, assignees: ___, ...rest } = settings;
  return { ...rest, kind: 'message' };
}

async function tellWorkflow(
  { settings, world, facts: all, budget }: WatchSending,
  outage: HealthOutage,
): Promise<WorkflowResult> {
  const facts = workflowFacts(all, outage);
  const own = asTask(settings, watchKey(outage));
  // That it was green before tells its records from those of an older outage. The words speak of the newest run alone.
  const known = outage.at_least ? facts : { ...facts, last_green: {} };
  const found = await lookUp({ settings: own, facts: known, identity: identityOf(facts), world, budget });
  const { assigned = [], keyed } = found;
  const bare = { workflow: outage.path, lookUp: found };
  const step = keyed?.decision;
  if (step?.do === 'tell-end') {
    const incident = step.record && endedIncident(incidentFact(step.record), all, outage);
    const result = resultOf(
      skipped('key', incident === undefined ? 'it works again' : `task ${incident.id} can be closed`),
    );
    return defined<WorkflowResult>({ ...bare, assigned: [], result, incident });
  }
  const stop = stopOfKey(own, found);
  if (stop !== undefined) return { ...bare, assigned: [], result: resultOf(stop, found.lookUps) };
  const sending: SendContext = { settings: own, world, facts: known, lookUp: found, budget };
  const written = await writeMessage({ ...sending, facts }, 'task');
  const { result, own: record } = await afterwards(
    sending,
    await sendMessage(sending, written),
    written.rendered.draft,
  );
  const id = Number(result.id);
  if (result.outcome !== 'delivered' || !Number.isSafeInteger(id)) return { ...bare, assigned, result };
  const { subject } = written.rendered.draft;
  const incident = defined<HealthIncident>({
    ...(record && incidentFact(record)),
    id,
    subject: record?.subject ?? subject,
  });
  return { ...bare, assigned, result, incident };
}

function endedIncident(
  { assignees: _, ...incident }: ReturnType<typeof incidentFact>,
  all: Facts,
  outage: HealthOutage,
) {
  const seconds = outage.after_seconds ?? 0;
  const end = Math.min(Date.parse(outage.since) + seconds * 1000, Date.parse(all.health?.to ?? ''));
  return defined<HealthIncident>({
    ...incident,
    ended_at: Number.isNaN(end) ? undefined : timeInSeconds(end),
  });
}

/** It calls those who got a task, and whom `mention` names. */
function messageLookUp(
  { place, addressees, remarks, lookUps, stop }: LookUpResult,
  assigned: readonly Addressee[],
): LookUpResult {
  return defined<LookUpResult>({
    ...{ place, remarks, lookUps },
    addressees: eachOnce([...addressees, ...assigned]),
    stop: stop?.at === 'task' ? undefined : stop,
  });
}

/** Where all is open already, another run told it. */
function hasNews({ health = {} }: Facts, results: readonly WorkflowResult[]): boolean {
  const { silent = [], waiting = [], still_red = [], green_again = [] } = health;
  const others = [...silent, ...waiting, ...still_red, ...green_again].some(({ due }) => due);
  return others || results.length === 0 || results.some(({ result }) => result.outcome !== 'duplicate');
}

const WORST_FIRST: readonly Result['outcome'][] = ['not-delivered', 'unknown', 'delivered'];

/**
 * The worst of the tasks that were to be opened; without any the chat message, or the tasks that were open already.
 *
 * @param shared look-ups of the message that served the first task as well
 */
function together(results: readonly WorkflowResult[], message: Result, shared: number): Result {
  const all = results.map(({ result }) => result);
  const opened = WORST_FIRST.flatMap((worst) => all.filter(({ outcome }) => outcome === worst));
  const kept = message.outcome === 'skipped' ? all.find(({ outcome }) => outcome === 'duplicate') : undefined;
  const { outcome, reason, hint, id, words } = message;
  const own = message.tries.slice(shared);
  return defined<Result>({
    ...(opened[0] ?? kept ?? message),
    id: opened.find((one) => one.id !== undefined)?.id ?? kept?.id ?? id,
    tries: [...all.flatMap(({ tries }) => tries), ...own],
    line: opened.length === 0 ? undefined : defined<NonNullable<Result['line']>>({ outcome, reason, hint, id, words }),
    incidents: results.map(({ workflow, result }) =>
      defined<WorkflowIncident>({ workflow, outcome: result.outcome, reason: result.reason, id: result.id }),
    ),
  });
}

type BrokenSince = NonNullable<Facts['broken_since']>;

/** By what a run of this scope is started: the clock that starts the watch says nothing of it. */
const STARTED_BY = { branch: 'push', schedule: 'schedule', hand: 'workflow_dispatch' } as const;

/** One red workflow of many, as the words of one build tell it: it speaks for the newest run. */
function workflowFacts({ ci, health = {} }: Facts, outage: HealthOutage): Facts {
  const { workflow, repository, branch, run, first_run, since, runs, cause, commit, after_seconds: seconds } = outage;
  const started = STARTED_BY[outage.scope];
  const ended = health.green_again?.includes(outage) === true;
  const red = health.turned_red?.includes(outage) === true ? 'broken' : 'still-failing';
  return defined<Facts>({
    ...{ ci, event: { name: started }, workflow, scope: 'run', repository: { name: repository } },
    conclusion: ended ? 'success' : 'failure',
    change: ended ? 'fixed' : red,
    run: { ...run, event: started, attempt: 1 },
    ref: { type: 'branch', name: branch },
    commit: commit && defined<Commit>({ ...commit, short: commit.sha.slice(0, 7) }),
    broken_since: defined<BrokenSince>({
      run: first_run.number,
      url: first_run.url,
      at: since,
      duration_seconds: seconds,
    }),
    failures_in_a_row: runs,
    errors: cause === undefined ? undefined : [{ message: cause }],
    infrastructure: outage.infrastructure,
    end: outage.end,
    suspects: outage.suspects.length > 0 ? outage.suspects : undefined,
  });
}

/** Workflows that do not run as they should. */

import type { SilentWorkflow } from '../../facts.ts';
import { list, time } from '../../host/json.ts';
import { DAY, type HealthRun, isDue, isoTime, isWithin, secondsIn, WEEK, workflowKey } from '../health-run.ts';
import { isFrequent, type ScheduleFault, type ScheduleHistory, scheduleFault } from '../measures/schedules.ts';
import type { RepositoryHistory } from '../reading/history.ts';
import { runRow } from '../reading/run-row.ts';
import { ask, eachOf } from '../reading/source.ts';
import { type WorkflowRecord, workflowName } from '../reading/workflows.ts';
import { readFiles, type WorkflowFile } from './workflow-file.ts';

const AT_ONCE = 3;
const DISABLED = ['disabled_inactivity', 'disabled_manually'] as const;
/** So far back runs tell whether a schedule slowed, before the window as well. */
const BACK = 15 * DAY;
const PER_PAGE = 100;

export interface SilenceReading {
  readonly silent: readonly SilentWorkflow[];
  /** Ids of the workflows that each push to the branch starts. */
  readonly pushed: ReadonlySet<number>;
}

/** What is off, cannot start, does not run by its schedule, or waits for nobody; what is worst first. */
export async function readSilent(history: RepositoryHistory): Promise<SilenceReading> {
  const files = await readFiles(history);
  const schedules = await eachOf(files, AT_ONCE, (file) => scheduleFact(history, file));
  const unheard = await eachOf(files, AT_ONCE, (file) => unheardFact(history, file));
  return {
    silent: [...unstartedFacts(history), ...schedules.flat(), ...unheard.flat(), ...disabledFacts(history)],
    pushed: new Set(files.flatMap(({ workflow, triggers }) => (triggers.pushed ? [workflow.id] : []))),
  };
}

type SilentFault = Omit<SilentWorkflow, 'workflow' | 'repository' | 'url' | 'since' | 'information'> & {
  /** Milliseconds since the epoch. */
  readonly at?: number;
};

function isDueSince({ window }: RepositoryHistory, at: number | undefined): boolean {
  return at !== undefined && isDue(window, at);
}

function silentFact(
  { source, workflows = [] }: RepositoryHistory,
  workflow: WorkflowRecord,
  fault: SilentFault,
): SilentWorkflow {
  const { at, ...rest } = fault;
  return {
    workflow: workflowName(workflows, workflow),
    repository: source.repository,
    url: workflow.url,
    since: at === undefined ? undefined : isoTime(at),
    information: isInformation(fault),
    ...rest,
  };
}

/** Somebody wanted it so, or GitHub does so with all that is as frequent. */
function isInformation({ why, expected_seconds: seconds = 0 }: SilentFault): boolean {
  return why === 'disabled_manually' || (why === 'slowed' && isFrequent(seconds * 1000));
}

function disabledFacts(history: RepositoryHistory): readonly SilentWorkflow[] {
  const { workflows = [], window } = history;
  return workflows.flatMap((workflow) => {
    const why = DISABLED.find((state) => state === workflow.state);
    if (why === undefined) return [];
    const { updatedAt: at } = workflow;
    const isOnce = why === 'disabled_manually';
    const due = isOnce ? at !== undefined && isWithin(window, at) : isDueSince(history, at);
    return [silentFact(history, workflow, { why, at, due })];
  });
}

/** The newest run could not start: its file has an error. */
function unstartedFacts(history: RepositoryHistory): readonly SilentWorkflow[] {
  const { workflows = [], states, source } = history;
  return workflows.flatMap((workflow) => {
    const state = states.get(workflowKey({ repository: source.repository, workflow: workflow.id }));
    const outage = state?.live ? state.open.find(({ last }) => last.unstarted) : undefined;
    if (outage === undefined) return [];
    const at = outage.first.endedAt;
    const fault: SilentFault = {
      why: 'does_not_compile',
      at,
      last_run_at: isoTime(outage.last.createdAt),
      due: isDue(history.window, at),
    };
    return [silentFact(history, workflow, fault)];
  });
}

async function scheduleFact(
  history: RepositoryHistory,
  { workflow, triggers }: WorkflowFile,
): Promise<readonly SilentWorkflow[]> {
  const { cron } = triggers;
  if (cron.length === 0) return [];
  const { window } = history;
  const listed = await scheduledRuns(history, workflow);
  if (listed === undefined) return [];
  // Those that came since belong to the next sweep.
  const runs = listed.filter(({ createdAt }) => createdAt <= window.to);
  const knownFrom = listed.length < PER_PAGE ? 0 : Math.min(...listed.map(({ createdAt }) => createdAt));
  const schedule: ScheduleHistory = { lines: cron, runs, now: window.to, knownFrom };
  const begun = workflow.createdAt ?? (runs.length === 0 ? await lastCommit(history, workflow) : undefined);
  const fault = scheduleFault({ ...schedule, writtenAt: begun });
  if (fault === undefined) return [];
  // A schedule that was written or changed a while ago need not have run by it before.
  const writtenAt = Math.max(workflow.createdAt ?? 0, (await lastCommit(history, workflow)) ?? 0) || undefined;
  const sure = scheduleFault({ ...schedule, writtenAt });
  if (sure === undefined || (sure.why === 'stopped' && listed.length > runs.length)) return [];
  if (sure.why === 'slowed' && isFrequent(sure.interval)) return frequentFact(history, workflow, sure, writtenAt);
  return [silentFact(history, workflow, faultOf(sure, isFaultDue(history, sure, { ...schedule, writtenAt })))];
}

/** Told once: when a week has shown how often it runs. */
function frequentFact(
  history: RepositoryHistory,
  workflow: WorkflowRecord,
  fault: ScheduleFault,
  writtenAt: number | undefined,
): readonly SilentWorkflow[] {
  if (writtenAt === undefined || !isWithin(history.window, writtenAt + WEEK)) return [];
  return [silentFact(history, workflow, faultOf({ ...fault, since: writtenAt + WEEK }, true))];
}

function faultOf({ why, interval, lastRunAt, since }: ScheduleFault, due: boolean): SilentFault {
  return {
    why,
    due,
    at: since,
    expected_seconds: secondsIn(interval),
    last_run_at: lastRunAt === undefined ? undefined : isoTime(lastRunAt),
  };
}

/** A schedule that has stopped has a moment; of the others it is told when it was not so before. */
function isFaultDue(
  history: RepositoryHistory,
  fault: ScheduleFault,
  schedule: Omit<ScheduleHistory, 'writtenAt'> & { readonly writtenAt: number | undefined },
): boolean {
  if (fault.why === 'stopped') return isDue(history.window, fault.since);
  const now = history.window.from;
  const runs = schedule.runs.filter(({ createdAt }) => createdAt <= now);
  return scheduleFault({ ...schedule, runs, now })?.why !== fault.why;
}

/** Of two weeks, or the last one. Undefined where they cannot be read. */
async function scheduledRuns(
  { source, runs, window, whole }: RepositoryHistory,
  { id }: WorkflowRecord,
): Promise<readonly HealthRun[] | undefined> {
  const own = runs.filter(({ workflow, event }) => workflow === id && event === 'schedule');
  const oldest = runs.reduce((least, { createdAt }) => Math.min(least, createdAt), window.to);
  if (whole && own.length > 0 && oldest <= window.to - BACK) return own;
  const answer = await ask(source, 'the scheduled runs', (api) =>
    api.get({
      route: 'GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/runs',
      with: {
        workflow_id: id,
        event: 'schedule',
        branch: source.branch,
        exclude_pull_requests: true,
        per_page: PER_PAGE,
      },
    }),
  );
  if (answer === undefined) return undefined;
  // One that runs now came as well.
  return list(answer, 'workflow_runs').flatMap(
    (run) => runRow({ ...(run as object), status: 'completed' }, source) ?? [],
  );
}

/** When the file was written last, in milliseconds since the epoch; undefined where that is not told. */
async function lastCommit({ source }: RepositoryHistory, { path }: WorkflowRecord): Promise<number | undefined> {
  const answer = await ask(source, 'when workflow files were changed', (api) =>
    api.get({ route: 'GET /repos/{owner}/{repo}/commits', with: { path, sha: source.branch, per_page: 1 } }),
  );
  const at = Array.isArray(answer) ? time(answer[0], 'commit', 'committer', 'date') : undefined;
  return at === undefined ? undefined : Date.parse(at);
}

async function unheardFact(
  history: RepositoryHistory,
  { workflow, triggers }: WorkflowFile,
): Promise<readonly SilentWorkflow[]> {
  const { workflows = [] } = history;
  const names = new Set(workflows.flatMap(({ name, path }) => [name, path]));
  const missing = triggers.after.filter((name) => !names.has(name));
  const [named] = missing;
  if (named === undefined) return [];
  const at = await lastCommit(history, workflow);
  const fault = { why: 'unheard' as const, named: named.slice(0, 200), at, due: isDueSince(history, at) };
  return [silentFact(history, workflow, fault)];
}

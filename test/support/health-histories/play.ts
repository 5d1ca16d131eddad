/** Plays the sweeps of a history: each sees of the tables what had happened by then. */
import type { RepositoryTable, RunRow } from '../health-api.ts';
import { reportOn } from '../health-report.ts';
import { plainLines } from '../rendering.ts';
import type { BuildHistory, Sweep } from './history.ts';
import { before } from './rows.ts';

/** The workflow that watches, where a repository has one. */
const OWN = 'watch.yml';
/** Signs that set a name from outside apart; nobody sees them. */
const ISOLATES = /[\u2066-\u2069]/g;

export interface ToldSweep {
  readonly sweep: Sweep;
  /** As `sent, failure, broken`. */
  readonly end: readonly string[];
  /** As a reader sees it; empty where nothing is sent. */
  readonly text: string;
  readonly notices: readonly string[];
  readonly requests: number;
  readonly seconds: number;
}

export async function tellHistory({ tables, behaviour, sweeps }: BuildHistory): Promise<readonly ToldSweep[]> {
  const all: ToldSweep[] = [];
  for (const sweep of sweeps) all.push(await tellSweep(tables, behaviour, sweep));
  return all;
}

async function tellSweep(
  tables: BuildHistory['tables'],
  behaviour: BuildHistory['behaviour'],
  sweep: Sweep,
): Promise<ToldSweep> {
  const now = before(sweep.ago ?? '0m');
  const seen = Object.fromEntries(Object.entries(tables).map(([name, table]) => [name, asOf(table, now)]));
  const begun = performance.now();
  const report = await reportOn({
    ...{ tables: seen, options: sweep.options, now, live: sweep.seconds !== undefined, env: ownRun(seen) },
    ...(behaviour !== undefined && { behaviour }),
  });
  const seconds = (performance.now() - begun) / 1_000;
  const { conclusion = '', change = '' } = report.receipt;
  const isSent = report.preview?.stop === undefined;
  return {
    ...{ sweep, seconds, notices: report.notices, requests: report.requests.length },
    end: [isSent ? 'sent' : 'skipped', conclusion, change].filter((word) => word !== ''),
    text: isSent ? plainLines(report.text.replaceAll(ISOLATES, '')).join('\n').replaceAll('**', '') : '',
  };
}

/** What the runner tells of the run that watches. */
function ownRun(tables: BuildHistory['tables']): Readonly<Record<string, string>> {
  const [[repository, { runs }] = ['', { runs: [] as readonly RunRow[] }]] = Object.entries(tables);
  const own = runs.filter(({ file }) => file === OWN).at(-1);
  if (own === undefined) return {};
  return {
    GITHUB_WORKFLOW_REF: `${repository}/.github/workflows/${OWN}@refs/heads/${own.branch ?? 'main'}`,
    GITHUB_EVENT_NAME: own.event ?? 'push',
    GITHUB_RUN_ID: String(own.id),
    GITHUB_RUN_NUMBER: String(own.number),
    GITHUB_RUN_ATTEMPT: '1',
    GITHUB_REF: `refs/heads/${own.branch ?? 'main'}`,
  };
}

/** Runs that began later are not there, those that end later run; deployments likewise. */
function asOf(table: RepositoryTable, now: string): RepositoryTable {
  const runs = table.runs.filter(({ created }) => created <= now).map((run) => runAsOf(run, now));
  const workflows = table.workflows.map((one) =>
    one.updated !== undefined && one.updated > now ? { ...one, state: 'active' } : one,
  );
  return { ...table, runs, workflows };
}

function runAsOf(run: RunRow, now: string): RunRow {
  const { attempt = 1, attempts, started = run.created, ended = '' } = run;
  if (attempt > 1 && started > now) return { ...run, ...attempts?.[attempt - 1], attempt: attempt - 1 };
  const isOver = run.conclusion !== null && ended <= now;
  return isOver || run.conclusion === null ? run : { ...run, conclusion: null, status: 'in_progress', ended: now };
}

/** What is missing, and what stands there that should not, a phrase each. */
export function faultsOf(told: readonly ToldSweep[]): readonly string[] {
  return told.flatMap((one, index) => {
    const place = told.length > 1 ? `${index + 1}: ` : '';
    return sweepFaults(one).map((fault) => place + fault);
  });
}

function sweepFaults({ sweep, end, text, seconds }: ToldSweep): readonly string[] {
  const { ends, says = [], never = [], lines = Infinity, seconds: most = Infinity } = sweep;
  const own = text.split('\n').filter((line) => line.trim() !== '').length;
  const missing = text === '' ? [] : says.filter((one) => !one.test(text));
  return [
    ...ends.filter((word) => !end.includes(word)).map((word) => `ends ${end.join(', ')} and not ${word}`),
    ...missing.map((one) => `does not say ${one}`),
    ...never.filter((one) => one.test(text)).map((one) => `says ${one}`),
    ...(own > lines ? [`has ${own} lines, more than ${lines}`] : []),
    ...(seconds > most ? [`took ${seconds.toFixed(1)} s, more than ${most}`] : []),
  ];
}

/** One page for somebody who reads them all. */
export function pageOf(rows: readonly (readonly [BuildHistory, readonly ToldSweep[]])[]): string {
  const blocks = rows.map(([history, told]) =>
    [
      ...[`## ${history.id}`, '', history.happened, '', `*Expected:* ${history.expected}`, ''],
      ...told.flatMap(({ sweep, end, text, notices, requests }) => [
        `${before(sweep.ago ?? '0m')} ${sweep.options['template']}: ${end.join(', ')} · ${requests} requests`,
        ...['```text', text, '```'],
        ...notices.map((notice) => `- notice: ${notice}`),
      ]),
      ...faultsOf(told).map((fault) => `- ⚠ ${fault}`),
      '',
    ].join('\n'),
  );
  const poor = rows.filter(([, told]) => faultsOf(told).length > 0).length;
  return [`# ${rows.length} histories, ${poor} not told as expected`, '', ...blocks].join('\n');
}

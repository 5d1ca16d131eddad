/** Plays the sweeps of a history. Each sees only earlier events. */
import type { RepositoryTable, RunRow } from '../github-tables.ts';
import { type HealthReport, reportOn } from '../health-report.ts';
import { plainLines } from '../rendering.ts';
import { before } from './cases.ts';
import type { BuildHistory, Sweep } from './history.ts';

/** Name of the watching workflow, if a repository has one. */
const OWN = 'watch.yml';
/** Invisible characters that isolate external names. */
const ISOLATES = /[\u2066-\u2069]/g;

interface ToldSweep {
  readonly sweep: Sweep;
  /** As `sent, failure, broken`. */
  readonly end: readonly string[];
  /** Visible text. Empty if nothing is sent. */
  readonly text: string;
  readonly notices: readonly string[];
  readonly requests: number;
  /** Start of the reported period. */
  readonly from: string;
}

export async function reportHistory({ tables, behaviour = {}, sweeps }: BuildHistory): Promise<readonly ToldSweep[]> {
  const all: ToldSweep[] = [];
  for (const sweep of sweeps) {
    const now = before(sweep.ago ?? '0m');
    const seen = seenAt(tables, now);
    const current = currentRun(seen);
    const report = await reportOn({
      ...{ tables: seen, options: sweep.options, now, behaviour, env: current?.env ?? {} },
      ...{ live: sweep.live === true, answer: 200 },
    });
    all.push(getReported(sweep, report));
  }
  return all;
}

function getReported(sweep: Sweep, report: HealthReport): ToldSweep {
  const { outcome, conclusion = '', change = '' } = report.receipt;
  const isSent = outcome === 'delivered' || (outcome === 'dry-run' && report.preview?.stop === undefined);
  return {
    ...{ sweep, notices: report.notices, requests: report.requests.length },
    end: [isSent ? 'sent' : outcome, conclusion, change].filter((word) => word !== ''),
    text: isSent ? plainLines(report.text.replaceAll(ISOLATES, '')).join('\n').replaceAll('**', '') : '',
    from: report.facts.health?.from ?? '',
  };
}

function seenAt(tables: BuildHistory['tables'], now: string): BuildHistory['tables'] {
  return Object.fromEntries(Object.entries(tables).map(([name, table]) => [name, getAs(table, now)]));
}

/** Returns the runner variables of the watching run. Undefined if there is none. */
function currentRun(tables: BuildHistory['tables']) {
  const [[repository, { runs }] = ['', { runs: [] as readonly RunRow[] }]] = Object.entries(tables);
  const current = runs.filter(({ file }) => file === OWN).at(-1);
  if (current === undefined) return undefined;
  const branch = current.branch ?? 'main';
  const env = {
    GITHUB_WORKFLOW_REF: `${repository}/.github/workflows/${OWN}@refs/heads/${branch}`,
    GITHUB_EVENT_NAME: current.event ?? 'push',
    GITHUB_RUN_ID: String(current.id),
    GITHUB_RUN_NUMBER: String(current.number),
    GITHUB_RUN_ATTEMPT: '1',
    GITHUB_REF: `refs/heads/${branch}`,
    GITHUB_REF_NAME: branch,
  };
  return { id: current.id, env };
}

/** Removes later runs and deployments, and marks those in progress. */
function getAs(table: RepositoryTable, now: string): RepositoryTable {
  const runs = table.runs.filter(({ created }) => created <= now).map((run) => getRunAs(run, now));
  const workflows = table.workflows.map((one) =>
    one.updated !== undefined && one.updated > now ? { ...one, state: 'active' } : one,
  );
  return { ...table, runs, workflows };
}

function getRunAs(run: RunRow, now: string): RunRow {
  const { attempt = 1, attempts, started = run.created, ended = '' } = run;
  if (attempt > 1 && started > now) return { ...run, ...attempts?.[attempt - 1], attempt: attempt - 1 };
  const isOver = run.conclusion !== null && ended <= now;
  return isOver || run.conclusion === null ? run : { ...run, conclusion: null, status: 'in_progress', ended: now };
}

/** Lists missing and unexpected content, one phrase each. */
export function getErrors(results: readonly ToldSweep[]): readonly string[] {
  return results.flatMap((one, index) => {
    const location = results.length > 1 ? `${index + 1}: ` : '';
    return sweepFaults(one).map((error) => location + error);
  });
}

function sweepFaults(result: ToldSweep): readonly string[] {
  const { sweep, end, text } = result;
  const { ends, says: message = [], never = [], lines = Infinity } = sweep;
  const current = text.split('\n').filter((line) => line.trim() !== '');
  const missing = text === '' ? [] : message.filter((one) => !one.test(text));
  return [
    ...ends.filter((word) => !end.includes(word)).map((word) => `ends ${end.join(', ')} and not ${word}`),
    ...missing.map((one) => `does not say ${one}`),
    ...never.filter((one) => one.test(text)).map((one) => `says ${one}`),
    ...(current.length > lines ? [`has ${current.length} lines, more than ${lines}`] : []),
    ...(isSinceLook(result) ? ['says since when it looks, where a reader takes it for when it started failing'] : []),
    ...repeated(current).map((line) => `says two times: ${line}`),
  ];
}

/** `CI started failing at 06:00`, where 06:00 is when somebody looked last; of several it is nothing else. */
function isSinceLook({ text, from }: ToldSweep): boolean {
  const [day = '', time = ''] = [from.slice(0, 10), from.slice(11, 16)];
  return new RegExp(
    `^(?!.*\\d workflows started).*started failing[^\\n]* (?:at|on|since) (?:${day}|\\w+day at |\\w+day )?${time}`,
    'm',
  ).test(text);
}

/** Lists complete sentences that occur in several lines. */
function repeated(lines: readonly string[]): readonly string[] {
  const bare = lines.map((line) => line.replace(/^\P{L}+/u, '').toLowerCase());
  return bare.filter((line, index) => line.length > 24 && bare.some((other, at) => at < index && other.includes(line)));
}

/** Creates rows of histories, at times before a Monday morning. */
import type { JobRow, RepositoryTable, RunRow, WorkflowRow } from '../github-tables.ts';

const MONDAY = '2026-03-02T08:00:00Z';
const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000];
const UNITS: Readonly<Record<string, number>> = { m: MINUTE, h: HOUR, d: DAY };

/** Returns the ISO time of `2d 3h 20m` before that Monday morning. */
export function before(ago: string): string {
  const parts = [...ago.matchAll(/(\d+)([mhd])/g)];
  const past = parts.reduce((sum, [, amount, unit = '']) => sum + Number(amount) * (UNITS[unit] ?? 0), 0);
  return iso(Date.parse(MONDAY) - past);
}

const iso = (at: number): string => `${new Date(at).toISOString().slice(0, 19)}Z`;

/** A run without its ID and number, which follow from its position. */
export interface Build extends Omit<RunRow, 'id' | 'created' | 'ended' | 'number'> {
  readonly ago: string;
  /** Duration. Default: ten minutes. */
  readonly takes?: string;
  /** Jobs of its newest attempt. */
  readonly jobs?: readonly JobRow[];
  /** Environment whose reviewers it waits for. */
  readonly environment?: string;
}

type More = Partial<Omit<Build, 'file' | 'ago'>>;

export const green = (file: string, ago: string, more: More = {}): Build => ({ file, ago, ...more });

/** Creates a failure with its cause in one job. */
export const red = (file: string, ago: string, cause: string, more: More = {}): Build => ({
  ...{ file, ago, conclusion: 'failure', jobs: [{ name: 'test', conclusion: 'failure', annotations: [cause] }] },
  ...more,
});

export const LOST = 'The self-hosted runner: b-7 lost communication with the server. Verify the machine is running';
export const BOT = { login: 'github-actions[bot]', type: 'Bot' } as const;
export const BY_HAND = { event: 'workflow_dispatch' } as const;
export const NIGHT = { event: 'schedule' } as const;

/** Creates builds at regular intervals in minutes, oldest first. */
export function series(
  { from, to = '0m', minutes }: { readonly from: string; readonly to?: string; readonly minutes: number },
  make: (ago: string, index: number) => Build | undefined,
): readonly Build[] {
  const [first, last] = [Date.parse(before(from)), Date.parse(before(to))];
  const amount = Math.floor((last - first) / (minutes * MINUTE)) + 1;
  return Array.from({ length: amount }, (_, index) => {
    const ago = `${(Date.parse(MONDAY) - first) / MINUTE - index * minutes}m`;
    return make(ago, index) ?? [];
  }).flat();
}

/** Creates this number of nightly builds at 03:10, the last one on this Monday. */
export function nights(file: string, count: number, make: (ago: string, nightsAgo: number) => Build): readonly Build[] {
  const from = `${count - 1}d 4h 50m`;
  return series({ from, minutes: 24 * 60 }, (ago, index) => ({ ...NIGHT, ...make(ago, count - 1 - index), file }));
}

interface Repository extends Omit<RepositoryTable, 'runs' | 'jobs' | 'pending'> {
  readonly builds: readonly Build[];
  /** Starts numbers at 1, because the table contains every run. */
  readonly young?: boolean;
}

export function repository({ builds, young = false, workflows, ...rest }: Repository): RepositoryTable {
  const numbers = new Map<string, number>();
  const entries = builds.toSorted((one, other) => before(one.ago).localeCompare(before(other.ago)));
  const jobs: Record<string, readonly JobRow[]> = {};
  const pending: Record<number, { environment: string; reviewers: number }[]> = {};
  const runs = entries.map(({ ago, takes = '10m', jobs: current, environment, ...entry }, index): RunRow => {
    const number = (numbers.get(entry.file) ?? (young ? 0 : 400)) + 1;
    numbers.set(entry.file, number);
    const created = before(ago);
    const id = 5_000 + index;
    if (current !== undefined)
      jobs[`${id}/${entry.attempt ?? 1}`] = current.map((job) => ({ started: created, ...job }));
    if (environment !== undefined) pending[id] = [{ environment, reviewers: 1 }];
    const took = Date.parse(MONDAY) - Date.parse(before(takes));
    return { ended: iso(Date.parse(entry.started ?? created) + took), ...entry, id, number, created };
  });
  return { ...rest, workflows, runs, jobs, pending };
}

/** Creates the tables of one repository. */
export const shop = (workflows: readonly WorkflowRow[], builds: readonly Build[]) => ({
  'acme/shop': repository({ workflows, builds }),
});

export const CI: WorkflowRow = { file: 'ci.yml', name: 'CI', text: 'on: push\n' };
export const NIGHTLY: WorkflowRow = scheduled('nightly.yml', 'Nightly', '10 3 * * *');

export function scheduled(file: string, name: string, cron: string): WorkflowRow {
  return { file, name, text: `on:\n  schedule:\n    - cron: "${cron}"\n  workflow_dispatch:\n` };
}

/** Creates successful CI runs every six hours. */
export const calm = (days = 21, file = 'ci.yml'): readonly Build[] =>
  series({ from: `${days}d`, to: '2h', minutes: 360 }, (ago) => green(file, ago));

/**
 * Four weeks of acme/shop, up to 2026-03-04 08:00 UTC. CI runs constantly and failed for half of 1 March. Nightly has
 * failed since 2 March. Backup, a weekly workflow, did not run on 1 March and 22 February. Every tenth run of CI is by
 * a bot, every twentieth was cancelled, every twenty-fifth passed on its second attempt after `test` had failed.
 */
import { createHash } from 'node:crypto';
import type { JobRow, RepositoryTable, RunRow } from './github-tables.ts';

const END = Date.parse('2026-03-04T08:00:00Z');
const DAY = 86_400_000;
const iso = (at: number) => `${new Date(at).toISOString().slice(0, 19)}Z`;

const SUBJECTS = [
  'Round totals to whole cents',
  'Keep the cart over a reload',
  'Show gift cards first',
  'Split the checkout page',
];

/** Derives a random-looking but stable SHA. */
function toSha(id: number): string {
  return createHash('sha1').update(String(id)).digest('hex');
}

/** @param perWeek runs of CI per week */
export function getStory(perWeek: number): RepositoryTable {
  const ci = ciRuns(perWeek);
  const nights = Array.from({ length: 28 }, (_, index) => night(index));
  const runs: readonly RunRow[] = [...ci, ...nights, ...backups()];
  const commits = (run: RunRow) => ({ sha: toSha(run.id), subject: SUBJECTS[run.id % SUBJECTS.length] ?? '' });
  const jobs = Object.fromEntries(runs.flatMap((run): [string, readonly JobRow[]][] => getJobs(run)));
  return {
    workflows: [
      { file: 'ci.yml', name: 'CI', text: 'on: push' },
      { file: 'nightly.yml', name: 'Nightly', text: 'on:\n  schedule:\n    - cron: "0 3 * * *"\n' },
      { file: 'backup.yml', name: 'Backup', text: 'on:\n  schedule:\n    - cron: "0 4 * * 0"\n' },
    ],
    ...{ runs: runs.map((run): RunRow => ({ ...commits(run), ...run })), jobs },
    deployments: Array.from({ length: 6 }, (_, index) => ({
      ...{ id: index + 1, environment: 'production', sha: `d${index}` },
      created: iso(END - (6 - index) * DAY),
      states: index === 3 ? ['failure', 'in_progress'] : ['success'],
    })),
  };
}

function ciRuns(perWeek: number): readonly RunRow[] {
  const step = (7 * DAY) / perWeek;
  return Array.from({ length: perWeek * 4 }, (_, index): RunRow => {
    const created = END - 28 * DAY + index * step;
    const isRed = created >= Date.parse('2026-03-01T00:00:00Z') && created < Date.parse('2026-03-01T12:00:00Z');
    const retried = index % 25 === 7 && !isRed;
    return {
      ...{ id: 10_000 + index, number: index + 1, file: 'ci.yml', created: iso(created), attempt: retried ? 2 : 1 },
      conclusion: index % 20 === 3 ? 'cancelled' : isRed ? 'failure' : 'success',
      ...(index % 10 === 5 && { actor: { login: 'renovate[bot]', type: 'Bot' } }),
    };
  });
}

function night(index: number): RunRow {
  const created = Date.parse('2026-02-05T03:10:00Z') + index * DAY;
  const isRed = created >= Date.parse('2026-03-02T00:00:00Z');
  return {
    ...{ id: 5_000 + index, number: index + 1, file: 'nightly.yml', event: 'schedule', created: iso(created) },
    conclusion: isRed ? 'failure' : 'success',
  };
}

/** The last one is on 15 February. */
function backups(): readonly RunRow[] {
  return [0, 1].map((week) => ({
    ...{ id: 7_000 + week, number: week + 1, file: 'backup.yml', event: 'schedule' },
    created: iso(Date.parse('2026-02-08T04:20:00Z') + week * 7 * DAY),
  }));
}

function getJobs({ id, file, conclusion, attempt, created }: RunRow): [string, readonly JobRow[]][] {
  const started = created;
  if (conclusion === 'failure') {
    const cause = file === 'ci.yml' ? `connect ECONNREFUSED 10.0.0.${id % 200}:5432` : 'expected 90 to be 100';
    return [[`${id}/1`, [{ name: 'test', conclusion, started, annotations: [cause] }]]];
  }
  if (attempt !== 2) return [];
  return [
    [`${id}/1`, [{ name: 'test', conclusion: 'failure', started, annotations: ['timed out'] }]],
    [`${id}/2`, [{ name: 'test', conclusion: 'success', started: iso(Date.parse(created) + 60_000) }]],
  ];
}

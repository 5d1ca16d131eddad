/** Two weeks of the shop's builds as tables, up to the Monday after its day: what a digest looks at. */
import type { JobRow, RepositoryTable, RunRow } from '../../test/support/github-tables.ts';

const DAY = 86_400_000;
const BEGIN = Date.parse('2026-02-23T00:00:00Z');
/** When the digest is written: a Monday. */
export const AFTER_A_WEEK = '2026-03-09T08:00:00Z';
const CI_A_DAY = 3;
/** After which somebody tried again. */
const TRIED_AGAIN_MS = 1_200_000;

const iso = (at: number) => `${new Date(at).toISOString().slice(0, 19)}Z`;
/** @param hour of the day, broken ones too */
const moment = (day: number, hour: number) => BEGIN + day * DAY + hour * 3_600_000;

export function tableOf(): RepositoryTable {
  const runs = [...Array.from({ length: 14 }, (_, day) => ciOf(day)).flat(), ...nights()];
  return {
    branch: 'main',
    workflows: [
      { file: 'ci.yml', name: 'CI', text: 'on: push\n' },
      { file: 'nightly.yml', name: 'Nightly', text: "on:\n  schedule:\n    - cron: '0 3 * * *'\n" },
    ],
    runs,
    jobs: Object.fromEntries(runs.flatMap(jobsOf)),
    deployments: [4, 7, 8, 10, 11].map((day, index) => ({
      ...{ id: index + 1, environment: 'production', sha: `d${index}` },
      created: iso(moment(day, 14)),
      states: day === 7 ? ['failure', 'in_progress'] : ['success'],
    })),
  };
}

/** Red once on the day of the story; on some days a job passes at its second attempt. */
function ciOf(day: number): readonly RunRow[] {
  return [9.2, 10.7, 11.4].map((hour, index) => ({
    ...{ id: 1_000 + day * CI_A_DAY + index, number: 20 + day * CI_A_DAY + index, file: 'ci.yml' },
    created: iso(moment(day, hour)),
    attempt: index === 2 && day % 3 === 2 ? 2 : 1,
    conclusion: day === 7 && index === 1 ? 'failure' : 'success',
  }));
}

/** Red since Saturday. */
function nights(): readonly RunRow[] {
  return Array.from({ length: 15 }, (_, day) => ({
    ...{ id: 5_000 + day, number: 60 + day, file: 'nightly.yml', event: 'schedule' },
    created: iso(moment(day, 3.1)),
    conclusion: day > 11 ? 'failure' : 'success',
  }));
}

function jobsOf({ id, file, conclusion, attempt, created }: RunRow): [string, readonly JobRow[]][] {
  const failed = { conclusion: 'failure', started: created };
  if (file === 'nightly.yml' && conclusion === 'failure')
    return [[`${id}/1`, [{ name: 'backup', ...failed, annotations: ['No space left on device'] }]]];
  if (conclusion === 'failure')
    return [[`${id}/1`, [{ name: 'test', ...failed, annotations: ['expected 90 to be 100'] }]]];
  if (attempt !== 2) return [];
  return [
    [`${id}/1`, [{ name: 'test', ...failed, annotations: ['the page did not load within 30 s'] }]],
    [`${id}/2`, [{ name: 'test', conclusion: 'success', started: iso(Date.parse(created) + TRIED_AGAIN_MS) }]],
  ];
}

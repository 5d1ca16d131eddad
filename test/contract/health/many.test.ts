/** Tests many repositories and workflows: one request budget, spent where needed, and files in one request. */
import { describe, expect, test } from 'vitest';
import type { Behaviour } from '../../support/github-api.ts';
import type { RepositoryTable, RunRow, WorkflowRow } from '../../support/github-tables.ts';
import { reportOn } from '../../support/health-report.ts';

const END = Date.parse('2026-03-04T08:00:00Z');
const HOUR = 3_600_000;
const iso = (at: number) => `${new Date(at).toISOString().slice(0, 19)}Z`;
const range = (length: number) => Array.from({ length }, (_, index) => index);

/** Every third workflow runs at night, the others every four hours. The last three runs of failing ones failed. */
function monorepo(amount: number, isRed: (index: number) => boolean): RepositoryTable {
  const workflows = range(amount).map(
    (index): WorkflowRow => ({
      ...{ file: `w${index}.yml`, name: `Work ${index}` },
      text: index % 3 === 1 ? 'on:\n  schedule:\n    - cron: "0 3 * * *"\n' : 'on: push',
    }),
  );
  const runs = workflows.flatMap(({ file }, index): RunRow[] => {
    const [event, step] = index % 3 === 1 ? ['schedule', 24 * HOUR] : ['push', 4 * HOUR];
    const count = Math.floor((21 * 24 * HOUR) / step);
    return range(count).map((position) => ({
      ...{ id: 10_000 + index * 1_000 + position, number: position + 1, file, event },
      created: iso(END - (count - position) * step + HOUR / 2),
      conclusion: isRed(index) && position >= count - 3 ? 'failure' : 'success',
    }));
  });
  const jobs = runs.flatMap(({ id, conclusion, created }) =>
    conclusion === 'failure'
      ? [[`${id}/1`, [{ name: 'test', conclusion, started: created, annotations: [`expected ${id} to be 100`] }]]]
      : [],
  );
  return { workflows, runs, jobs: Object.fromEntries(jobs) };
}

describe('an organization of 30 repositories with four workflows each', () => {
  // One of the last fails, and one in the middle.
  const tables = Object.fromEntries(
    range(30).map((index) => [`acme/r${index}`, monorepo(4, (workflow) => index % 14 === 1 && workflow === 2)]),
  );

  test('needs at most 250 requests for a digest, and explains each failed run', async () => {
    const report = await reportOn({ tables, options: { template: 'digest', repositories: 'acme/*', period: '1d' } });
    expect(report.requests.length).toBeLessThanOrEqual(250);
    const { turned_red: red = [], runs, unread = [] } = report.facts.health ?? {};
    expect(red.map(({ repository }) => repository).toSorted()).toEqual(['acme/r1', 'acme/r15', 'acme/r29']);
    expect(red.every(({ cause }) => cause?.startsWith('expected') === true)).toBe(true);
    expect(unread.join()).not.toMatch(/the earlier runs|the runs|the workflow/);
    expect(runs?.read).toBe(runs?.total);
    // Their branches are in the list.
    expect(report.requests.filter((path) => /^\/repos\/[^/]+\/[^/]+$/.test(path))).toEqual([]);
  });
});

describe('workflow files', () => {
  const AMOUNT = 10;
  const table = monorepo(AMOUNT, () => false);
  // The last one, which runs at night, didn't run for a week.
  const last = AMOUNT - 1 - ((AMOUNT - 2) % 3);
  const stopped: RepositoryTable = {
    ...table,
    runs: table.runs.filter(({ file, created }) => file !== `w${last}.yml` || Date.parse(created) < END - 168 * HOUR),
  };
  const silentIn = async (behaviour: Behaviour = {}) => {
    const { facts, requests } = await reportOn({
      tables: { 'acme/shop': stopped },
      behaviour,
      options: { template: 'digest' },
    });
    const files = requests.filter((path) => /\/contents\/|\/graphql/.test(path));
    const { silent = [], unread = [] } = facts.health ?? {};
    return { silent: silent.map(({ workflow, why }) => `${workflow} ${why}`), files, unread: unread.join() };
  };

  test('of a repository are read in one request', async () => {
    const { silent, files, unread } = await silentIn();
    expect([silent, files]).toEqual([[`Work ${last} stopped`], ['/graphql']]);
    expect(unread).not.toContain('file');
  });

  test.each<[string, Behaviour]>([
    ['is refused', { forbidden: '/graphql' }],
    [
      'shows no files',
      {
        bend: (body, path) =>
          path === '/graphql' ? { data: { repository: { isArchived: false, object: null } } } : body,
      },
    ],
  ])('judges no schedule if GraphQL %s, and reports that', async (_, behaviour) => {
    const { silent, files, unread } = await silentIn(behaviour);
    expect([silent, files]).toEqual([[], ['/graphql']]);
    expect(unread).toContain('not all of the workflow files');
  });
});

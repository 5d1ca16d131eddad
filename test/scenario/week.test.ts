/** Covers the health messages that a team receives in one week. */
import { expect, onTestFinished, test } from 'vitest';
import { startGithubApi } from '../support/github-api.ts';
import { getWorlds, type JobRow, type RepositoryTable, type RunRow } from '../support/github-tables.ts';
import { openStory } from './story.ts';

const REPOSITORY = 'harbor/shop';
const RED = { conclusion: 'failure' };
const failed = (started: string): readonly JobRow[] => [
  { name: 'test', conclusion: 'failure', annotations: ['expected 90 to be 100'], started },
];
const passed = (started: string): readonly JobRow[] => [{ name: 'test', conclusion: 'success', started }];

const pushed = (at: string, login: string, more: Partial<RunRow> = {}) => ({
  ...{ file: 'ci.yml', created: `2026-03-${at}:00:00Z`, actor: { login }, ...more },
});
/** Creates a run that fails first, and passes on the second attempt ten minutes later. */
const twice = (at: string, login: string) =>
  pushed(at, login, {
    ...{ attempt: 2, started: `2026-03-${at}:10:00Z`, ended: `2026-03-${at}:15:00Z` },
    attempts: { 1: { ...RED, started: `2026-03-${at}:00:00Z`, ended: `2026-03-${at}:05:00Z` } },
  });
const night = (day: number) => ({
  ...{ file: 'nightly.yml', event: 'schedule', created: `2026-03-0${day}T03:00:00Z` },
  ...(day > 6 && RED),
});
const swept = (day: number) => ({ file: 'health.yml', event: 'schedule', created: `2026-03-0${day}T08:00:00Z` });

const RUNS = [
  ...[1, 2, 3, 4, 5, 6, 7, 8].map(night),
  ...[1, 2, 3, 4, 5, 6, 7].map(swept),
  pushed('01T10', 'ada'),
  pushed('02T10', 'ben', { ...RED, subject: 'Round totals' }),
  pushed('02T14', 'chloe', { ...RED, subject: 'Show the delivery date' }),
  pushed('03T12', 'dmitri', { subject: 'Round totals once' }),
  twice('04T10', 'ada'),
  twice('05T10', 'ben'),
].map((run, index): RunRow => ({ id: 300 + index, ...run }));

const DEPLOYMENTS = [
  { id: 1, created: '2026-03-03T15:00:00Z', states: ['inactive', 'success'], sha: 'a'.repeat(40) },
  { id: 2, created: '2026-03-04T15:00:00Z', states: ['failure'], sha: 'b'.repeat(40) },
  { id: 3, created: '2026-03-05T15:00:00Z', states: ['inactive', 'success'], sha: 'c'.repeat(40) },
  { id: 4, created: '2026-03-05T16:00:00Z', states: ['success'], sha: 'a'.repeat(40) },
].map((one) => ({ ...one, environment: 'production', production: true }));

/** Returns the state of GitHub at this time, during a sweep. */
function known(now: string): RepositoryTable {
  const isOver = ({ created }: { readonly created: string }) => created < now;
  const current = {
    id: 400,
    file: 'health.yml',
    event: 'schedule',
    created: now,
    conclusion: null,
    status: 'in_progress',
  };
  const jobs = RUNS.flatMap(
    ({ id, conclusion, attempt, created, started = created }): [string, readonly JobRow[]][] => [
      [`${id}/1`, conclusion === 'failure' || attempt === 2 ? failed(created) : passed(created)],
      ...(attempt === 2 ? [[`${id}/2`, passed(started)] as [string, readonly JobRow[]]] : []),
    ],
  );
  return {
    workflows: [
      { file: 'health.yml', name: 'Health', text: 'on: { schedule: [{ cron: "0 8 * * *" }] }' },
      { file: 'ci.yml', name: 'CI', text: 'on: push' },
      { file: 'nightly.yml', name: 'Nightly', text: 'on: { schedule: [{ cron: "0 3 * * *" }] }' },
    ],
    runs: [...RUNS.filter(isOver), current],
    jobs: Object.fromEntries(jobs),
    deployments: DEPLOYMENTS.filter(isOver),
  };
}

test.each([
  ['a watch over three sweeps', { template: 'watch' }, [3, 4, 5]],
  ['a digest of a week', { template: 'digest', kind: 'topic' }, [8]],
] as const)('%s', async (name, inputs, days) => {
  const { place: location, tell } = await openStory();
  const texts: string[] = [];
  for (const day of days) {
    const now = `2026-03-0${day}T08:00:00Z`;
    const github = await startGithubApi(getWorlds({ [REPOSITORY]: known(now) }));
    onTestFinished(() => github.close());
    const repository = { full_name: REPOSITORY, html_url: `https://github.com/${REPOSITORY}`, default_branch: 'main' };
    const workflow_ref = `${REPOSITORY}/.github/workflows/health.yml@refs/heads/main`;
    const step = {
      ...{ event: 'schedule', payload: { repository, schedule: '0 8 * * *' } },
      changes: { github: { run_id: '400', workflow: 'Health', workflow_ref, api_url: github.url } },
      inputs: { ...location.rest, ...inputs },
    };
    texts.push(await tell(now, now, step));
    expect(github.violations).toEqual([]);
  }
  await expect(texts.join('\n')).toMatchFileSnapshot(`transcripts/histories/${name}.txt`);
});

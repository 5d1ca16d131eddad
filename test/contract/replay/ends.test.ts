import { expect, test } from 'vitest';
import { sha } from '../../support/github-shapes.ts';
import type { Job, Run } from '../../support/github-world.ts';
import { type Options, replayed } from '../../support/replayed.ts';

const HOUR = 3_600_000;
const timeOf = (hours: number) => new Date(Date.parse('2026-03-04T00:00:00Z') + hours * HOUR).toISOString();

const FAILS: Job = {
  ...{ id: 1, name: 'test', conclusion: 'failure', steps: [{ name: 'Run npm test', conclusion: 'failure' }] },
  log: '##[group]Run npm test\nError: it is broken\n##[error]Process completed with exit code 1.',
};

/** Pushes to a branch, an hour apart: `+ - -+ x-`, where `x` is an attempt that GitHub has deleted. */
function pushes(history: string, more: Partial<Run> = {}): readonly Run[] {
  return history.split(' ').map((marks, index): Run => {
    const attempts = [...marks].map((mark, attempt) => {
      const at = index + attempt * 0.25;
      const conclusion = mark === '+' ? 'success' : mark === 'o' ? 'cancelled' : 'failure';
      const times = { started_at: timeOf(at), completed_at: timeOf(at + 0.1) };
      const job: Job = { ...FAILS, id: 100 + index * 10 + attempt, conclusion, ...times };
      const jobs = [conclusion === 'failure' ? job : { ...job, steps: [] }];
      return {
        conclusion,
        jobs,
        started_at: timeOf(at),
        ended_at: timeOf(at + 0.1),
        ...(mark === 'x' && { gone: true }),
      };
    });
    const run = {
      id: 1000 + index,
      run_number: index + 1,
      name: 'CI',
      head_sha: sha(index + 1),
      created_at: timeOf(index),
    };
    return { ...run, attempts, showsCommit: true, ...more };
  });
}

function worldOf(runs: readonly Run[]) {
  const commits = runs.map(({ head_sha = '' }) => ({
    sha: head_sha,
    message: 'Change',
    author: 'ada',
    login: 'ada',
    at: timeOf(0),
  }));
  return { repository: 'acme/app', runs, commits, workflows: [{ id: 7001, name: 'CI', file: 'ci.yml' }] };
}

async function told(history: string, options: Options = {}) {
  const { told: runs, end, sent } = await replayed(worldOf(pushes(history)), options);
  expect(sent).toEqual([]);
  const words = runs.map(({ run, facts, kept, incident }) =>
    [`${run.number}.${run.attempt}`, facts.change, kept, incident].filter((word) => word !== undefined).join(' '),
  );
  return { words, end, runs };
}

test('each attempt is told at its end, before what came later', async () => {
  expect((await told('+ -+ -')).words).toEqual([
    '1.1 still-passing',
    '2.1 broken opened',
    '2.2 fixed ended',
    '3.1 broken opened',
  ]);
});

test('what was started again later had not been then', async () => {
  // The second attempt of the first run ends after the second run.
  const [first, second] = pushes('-+ -');
  const late = { started_at: timeOf(5), ended_at: timeOf(6), conclusion: 'success', jobs: [] };
  const runs = [{ ...(first as Run), attempts: [...(first?.attempts.slice(0, 1) ?? []), late] }, second as Run];
  const { told: all } = await replayed(worldOf(runs));
  expect(all.map(({ run, facts }) => `${run.number}.${run.attempt} ${facts.change}`)).toEqual([
    '1.1 broken',
    '2.1 still-failing',
    '1.2 fixed',
  ]);
});

test('what is kept back says why, and counts for other words of when', async () => {
  const { words, end } = await told('+ + - - + o', { when: 'change' });
  expect(words).toEqual([
    '1.1 still-passing when is change (still-passing)',
    '2.1 still-passing when is change (still-passing)',
    '3.1 broken opened',
    '4.1 still-failing when is change (still-failing)',
    '5.1 fixed ended',
    '6.1 when is change (cancelled)',
  ]);
  expect(end.totals.messages).toEqual({
    ...{ always: 6, success: 3, failure: 2, change: 2, broken: 1, 'still-failing': 1, fixed: 1, cancelled: 1 },
  });
  expect(end.totals.incidents).toEqual({ opened: 1, ended: 1 });
});

test('a condition keeps back for every word of when', async () => {
  const { words, end } = await told('+ - -', { 'only-if': 'failures_in_a_row == 2' });
  expect(words.slice(1)).toEqual([
    '2.1 broken the condition of only-if is not fulfilled: failures_in_a_row is 1',
    '3.1 still-failing opened',
  ]);
  expect([end.totals.messages.always, end.totals.messages.failure]).toEqual([1, 1]);
});

test('an incident is one task and one chat message, and its end another', async () => {
  const { words, runs, end } = await told('+ - - + +', { kind: 'incident', when: 'always' });
  expect(words).toEqual([
    '1.1 still-passing it worked before and works now',
    '2.1 broken opened',
    '3.1 still-failing task 1 with this unique-key is open',
    '4.1 fixed ended',
    '5.1 still-passing it worked before and works now',
  ]);
  expect(runs.map(({ drafts }) => drafts.map(({ kind }) => kind))).toEqual([
    [],
    ['task', 'message'],
    [],
    ['message'],
    [],
  ]);
  expect(end.totals.incidents).toEqual({ opened: 1, ended: 1 });
});

test('whom mention calls is counted by the names that the build tells', async () => {
  const { end, runs } = await told('+ - - +', { mention: 'suspects, here', users: 'ada: ada.l' });
  expect(runs.map(({ calls }) => calls)).toEqual([[], ['ada.l', 'here'], ['ada.l', 'here'], []]);
  expect(end.totals.calls).toEqual({ 'ada.l': 2, here: 2 });
});

test('what GitHub has forgotten is counted, and the rest is told', async () => {
  const { words, end } = await told('+ x+ -');
  expect(words).toEqual(['1.1 still-passing', '2.2', '3.1 broken opened']);
  expect(end.forgotten).toEqual({ attempts: 1, logs: 0 });
  const world = worldOf(
    pushes('+ -').map((run) => ({
      ...run,
      attempts: run.attempts.map(({ jobs = [], ...attempt }) => ({
        ...attempt,
        jobs: jobs.map((job) => ({ ...job, gone: true })),
      })),
    })),
  );
  expect((await replayed(world)).end.forgotten).toEqual({ attempts: 0, logs: 1 });
});

test('branches, workflows and a time choose which runs are told', async () => {
  const runs = [
    ...pushes('+ -'),
    ...pushes('+ -', { head_branch: 'fix', workflow_id: 7002, file: 'other.yml' }).map((run) => ({
      ...run,
      id: run.id + 50,
    })),
  ];
  const world = {
    ...worldOf(runs),
    workflows: [...worldOf(runs).workflows, { id: 7002, name: 'Other', file: 'other.yml' }],
  };
  const idsOf = async (query: { workflows?: string[]; branches?: string[]; since?: number; most?: number }) =>
    (await replayed(world, {}, { query: { most: 100, workflows: [], branches: [], ...query } })).told.map(
      ({ run }) => run.id,
    );
  expect(await idsOf({ branches: ['fix'] })).toEqual([1050, 1051]);
  expect(await idsOf({ workflows: ['ci'] })).toEqual([1000, 1001]);
  expect(await idsOf({ workflows: ['other.yml'], most: 1 })).toEqual([1051]);
  expect(await idsOf({ since: Date.parse(timeOf(0.5)) })).toEqual([1001, 1051]);
  await expect(idsOf({ workflows: ['Othre'] })).rejects.toThrow('there is no workflow "Othre"');
});

test('runs of a workflow that only reports are no news', async () => {
  const notifier =
    'on: { workflow_run: { workflows: [CI] } }\njobs:\n  tell:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: acme/workroom-notify@v1\n';
  const deploy = notifier.replace('acme/workroom-notify@v1', 'acme/deploy@v1');
  const ran = (file: string, id: number) => ({
    ...(pushes('+')[0] as Run),
    id,
    file,
    workflow_id: id,
    event: 'workflow_run',
  });
  const world = {
    ...worldOf([...pushes('+'), ran('notify.yml', 5001), ran('deploy.yml', 5002)]),
    files: { '.github/workflows/notify.yml': notifier, '.github/workflows/deploy.yml': deploy },
  };
  expect((await replayed(world)).told.map(({ run }) => run.id)).toEqual([1000, 5002]);
});

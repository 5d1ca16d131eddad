/**
 * What a message says of deployments that another program made, and of jobs that they start. `40+ 41- 42-+`: each with the ends that it told of, `i` for
 * inactive, `e` for error; number 42 is reported, unless another word ends with `*`; those after that one are newer.
 */
import { expect, test } from 'vitest';
import type { Question } from '../../../support/github-facts.ts';
import { sha, WORKFLOW } from '../../../support/github-shapes.ts';
import type { Deployment, Run } from '../../../support/github-world.ts';
import { timeOf } from '../../../support/histories.ts';
import { toldMessage } from '../../../support/told-message.ts';

const STATES: Readonly<Record<string, string>> = {
  '+': 'success',
  '-': 'failure',
  i: 'inactive',
  p: 'pending',
  e: 'error',
};

/** @param ref of each, by the number of its commit */
function deployed(history: string, ref = (_: number) => 'main', transient = false): Question {
  const words = history.split(' ').map((word) => /^(\d+)(?:@(\d+))?([^*]+)(\*?)$/.exec(word) ?? []);
  const all = words.map(([, number = '', at = number, marks = '', star]) => {
    const id = Number(number);
    const states = [...marks].map((mark, index) => ({
      state: STATES[mark] ?? '',
      at: timeOf(id),
      id: id * 10 + index,
    }));
    const commit = Number(at);
    const common = { id, environment: 'production', sha: sha(commit), ref: ref(commit) };
    return { deployment: { ...common, states: states.toReversed() }, isOwn: star === '*' };
  });
  const { deployment } = all.find(({ isOwn }) => isOwn) ?? all.at(-1) ?? {};
  const commits = Array.from({ length: 14 }, (_, index) => index + 30).map((number) => {
    return { sha: sha(number), message: 'Change', author: `c${number}`, login: `c${number}` };
  });
  const [status] = deployment?.states ?? [];
  return {
    world: { repository: 'acme/app', commits, deployments: all.map((one) => one.deployment).toReversed() },
    event: 'deployment_status',
    payload: {
      deployment: { ...deployment, states: undefined, transient_environment: transient },
      deployment_status: { id: status?.id, state: status?.state, environment: 'production', created_at: status?.at },
    },
  };
}

async function told(question: Question): Promise<string> {
  const { lines, called } = await toldMessage(question);
  const calls = called.length === 0 ? 'calls nobody' : `calls ${called.join(' ')}`;
  const said = [...lines, calls].join(' / ');
  return said.replace(' · acme/app on main', '').replaceAll('**', '').replaceAll('aaaaaaa Change', 'Change');
}

test.each<[string, string, string]>([
  ['red after green', '41+ 42-', '❌ Deploy to production failed / Broke with Change — c42 / calls c42'],
  [
    'red for longer',
    '40+ 41- 42-',
    '❌ Deploy to production still fails / Red for 2h, 2 deployments. Broke with Change — c41; 1 commit since / calls c41',
  ],
  [
    'green after an error',
    '40+ 41e 42+',
    '🟢 Deploy to production works again after 2h / aaaaaaa, deployed by ada / calls nobody',
  ],
  [
    'green after red',
    '40+ 41- 42+',
    '🟢 Deploy to production works again after 2h / aaaaaaa, deployed by ada / calls nobody',
  ],
  [
    'an old one that failed late, and a newer one is good',
    '40+ 42-* 43+',
    '❌ Deploy to production failed · a newer deployment passed / calls nobody',
  ],
  [
    'an old one that failed late, and a newer one failed',
    '40+ 42-* 43-',
    '❌ Deploy to production failed · a newer deployment failed / 2 commits by c42 and c41 since the last good deploy / calls c42 c41',
  ],
  [
    'an old one that was good late, and a newer one failed',
    '40- 42+* 43-',
    '✅ Deployed to production · a newer deployment failed / aaaaaaa, deployed by ada / calls nobody',
  ],
  [
    'a newer one that has only begun tells nothing',
    '41+ 42-* 43p',
    '❌ Deploy to production failed / Broke with Change — c42 / calls c42',
  ],
  [
    'nor does it hide one before it',
    '41+ 42-* 43- 44p',
    '❌ Deploy to production failed · a newer deployment failed / Change — c42 / calls c42',
  ],
  ['one that was replaced since', '41+i 42-', '❌ Deploy to production failed / Broke with Change — c42 / calls c42'],
  [
    'one that failed at first, and is good now',
    '40+ 42-+',
    '🟢 Deploy to production works again after 1h / aaaaaaa, deployed by ada / calls nobody',
  ],
  [
    'one that failed at first, and is good now, beside one that has only begun',
    '40+ 42-+* 43p',
    '🟢 Deploy to production works again after 1h / aaaaaaa, deployed by ada / calls nobody',
  ],
  [
    'one that came to no end between',
    '40+ 41p 42-',
    '❌ Deploy to production failed / Broke with one of 2 commits by c42 and c41 / calls c42 c41',
  ],
  [
    'one that failed twice',
    '40+ 42--',
    '❌ Deploy to production still fails / Red for 1h. Broke with one of 2 commits by c42 and c41 / calls c42 c41',
  ],
  [
    'the same commit again',
    '41@42+ 42-',
    '❌ Deploy to production failed / The same commit passed before / calls nobody',
  ],
  [
    'back to an older commit, which fails',
    '41+ 42@38-',
    '❌ Deploy to production failed / Broken since this deployment / calls nobody',
  ],
])('%s: %s', async (_, history, expected) => {
  expect((await told(deployed(history))).replace(/ \(0s\)/, '')).toBe(expected);
});

test('a preview of a commit is compared with its own end before', async () => {
  const preview = deployed('40+ 42-+', sha, true);
  expect(await told(preview)).toBe(
    '🟢 Deploy to production works again after 1h · acme/app at aaaaaaa / Deployed by ada / calls nobody',
  );
});

test('of a row that goes further back than is read the beginning is not known', async () => {
  const row = Array.from({ length: 30 }, (_, index) => `${index + 13}-`);
  const { facts, requests } = await toldMessage(deployed(row.join(' ')));
  expect(facts.change).toBe('still-failing');
  expect(facts.broken_since).toBeUndefined();
  expect(requests).toBeLessThan(10);
});

interface StartedJob {
  readonly number: number;
  readonly environment: string;
  readonly end: string;
  /** Seconds after its deployment that its run was created. */
  readonly late?: number;
  readonly commit?: number;
  readonly branch?: string;
  /** Number of the one that it was deployed with, and how many seconds after that. */
  readonly after?: readonly [number: number, seconds: number];
  /** What there is no more of it, or never was. */
  readonly without?: 'run' | 'deployment';
}

/** Jobs of `on: deployment`, the last of which is reported. */
function started(jobs: readonly StartedJob[], event: 'deployment' | 'workflow_run' = 'deployment'): Question {
  const at = (number: number, seconds = 0) => new Date(Date.parse(timeOf(number)) + seconds * 1000).toISOString();
  const timeOfJob = ({ number, after: [first, seconds] = [number, 0] }: StartedJob, late = 0) =>
    at(first, seconds + late);
  const thatHave = (what: 'run' | 'deployment') => jobs.filter(({ without }) => without !== what);
  const runs = thatHave('run').map((job): Run => {
    const { number, end, late = 2, commit = number, branch: head_branch = 'main' } = job;
    const isOwn = job === jobs.at(-1) && event === 'deployment';
    const conclusion = isOwn ? null : (STATES[end] ?? '');
    const attempts = [{ conclusion, jobs: [{ id: isOwn ? 1 : number, name: 'deploy', conclusion }] }];
    const created_at = timeOfJob(job, late);
    return {
      id: number * 1000,
      run_number: number,
      head_sha: sha(commit),
      event: 'deployment',
      head_branch,
      created_at,
      attempts,
    };
  });
  const deployments = thatHave('deployment').map((job): Deployment => {
    const { number, environment, commit = number } = job;
    return { id: number, environment, sha: sha(commit), at: timeOfJob(job), states: [] };
  });
  const own = jobs.at(-1);
  const commits = Array.from({ length: 14 }, (_, index) => index + 30).map((number) => {
    return { sha: sha(number), message: 'Change', author: `c${number}`, login: `c${number}` };
  });
  const world = { repository: 'acme/app', runs, commits, deployments: deployments.toReversed() };
  const head_sha = sha(own?.commit ?? own?.number ?? 0);
  const workflow_run = {
    ...{ id: 42000, run_number: 42, run_attempt: 1, workflow_id: WORKFLOW, name: 'CI', event: 'deployment' },
    ...{ head_branch: 'main', head_sha, conclusion: STATES[own?.end ?? ''], created_at: at(42, own?.late ?? 2) },
  };
  const deployment = { id: own?.number, environment: own?.environment, sha: head_sha, ref: 'main' };
  return {
    ...{ world, event, payload: event === 'deployment' ? { deployment } : { workflow_run } },
    env: { GITHUB_JOB: 'deploy', GITHUB_SHA: head_sha },
    job: { status: STATES[own?.end ?? ''] },
  };
}

/** @param end none of one that started nothing */
const job = (number: number, end: string, environment = 'production', more: Partial<StartedJob> = {}): StartedJob => {
  return { number, end, environment, ...more };
};

const MOVED_ON: Partial<StartedJob> = { commit: 41, without: 'run' };
const OTHERS = Array.from({ length: 100 }, (_, index) =>
  job(400 + index, '', 'staging', { commit: 40, without: 'run', after: [40, index] }),
);

test.each<[string, readonly StartedJob[], string | undefined]>([
  ['broken', [job(39, '+'), job(40, '-', 'staging'), job(42, '-')], 'broken green 39'],
  ['still red', [job(39, '+'), job(40, '-'), job(41, '+', 'staging'), job(42, '-')], 'still-failing green 39 row 2'],
  ['fixed', [job(39, '-'), job(40, '+', 'staging'), job(42, '+')], 'fixed row 1'],
  ['the first of its environment', [job(40, '-', 'staging'), job(42, '-')], 'broken'],
  // The same commit went to two environments in the same minute: either may be the one.
  [
    'not to be told apart',
    [job(40, '+', 'staging', { commit: 41 }), job(40, '-', 'production', { commit: 41 }), job(42, '-')],
    undefined,
  ],
  [
    'two commits in the same minute',
    [job(39, '+'), job(40, '-'), job(41, '+', 'staging', { after: [40, 0] }), job(42, '-')],
    'still-failing green 39 row 2',
  ],
  [
    'another one of its commit that began after it',
    [job(40, '+'), job(41, '-', 'staging'), job(400, '', 'production', { ...MOVED_ON, after: [41, 10] }), job(42, '-')],
    'broken green 40',
  ],
  [
    'a run in the second of its deployment',
    [job(40, '-', 'production', { late: 0 }), job(42, '-')],
    'still-failing row 2',
  ],
  ['of another branch', [job(40, '-', 'production', { branch: 'gift' }), job(42, '-')], 'still-failing row 2'],
  ['a deployment that is deleted', [job(40, '-', 'production', { without: 'deployment' }), job(42, '-')], undefined],
  ['as many deployments as are listed', [...OTHERS.slice(0, 98), job(41, '-'), job(42, '-')], 'still-failing row 2'],
  ['a run long after any deployment', [job(40, '-', 'production', { late: 3000 }), job(42, '-')], undefined],
])('a job that a deployment starts is compared with those for its environment: %s', async (_, jobs, expected) => {
  for (const event of ['deployment', 'workflow_run'] as const) {
    const { facts, notices } = await toldMessage(started(jobs, event));
    const { change, last_green: green, failures_in_a_row: row = 0 } = facts;
    const rows = row > 1 || change === 'fixed' ? `row ${row}` : undefined;
    const told = [change, green && `green ${green.run}`, rows].filter((one) => one !== undefined).join(' ');
    expect(told || undefined).toBe(expected);
    expect(notices.join().includes('does not tell its environment')).toBe(expected === undefined);
  }
});

test('whether a run before all deployments that are listed is about the environment is not known, and no fault', async () => {
  const { facts, notices } = await toldMessage(started([job(39, '-'), ...OTHERS, job(42, '-')]));
  expect(facts.change).toBeUndefined();
  expect(notices.join()).not.toContain('the history');
});

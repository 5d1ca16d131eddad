/** The shop of the demo: its people, its commits, and its runs as GitHub tells them. */
import type { GithubWorld, Job, Run } from '../../test/support/github-world.ts';

export const SHOP = 'acme/shop';
const HUB = `https://github.com/${SHOP}`;
const REPOSITORY = {
  full_name: SHOP,
  name: 'shop',
  html_url: HUB,
  default_branch: 'main',
  owner: { login: 'acme' },
};
/** The id of the job that the stand-in for the runner tells. */
const OWN_JOB = 48_001_234_567;

export const ADA = { name: 'Ada Lovelace', login: 'ada-lovelace' } as const;
export const GRACE = { name: 'Grace Hopper', login: 'grace-hopper' } as const;

const commit = (short: string, message: string, author: typeof ADA | typeof GRACE, files: readonly string[]) => {
  return { sha: short.padEnd(40, '0'), message, author, files };
};

/** Oldest first. */
const COMMITS = [
  commit('9d3e6f0', 'Show the basket on phones', GRACE, ['src/basket.ts']),
  commit('c0ffee1', 'Fix the login redirect', ADA, ['src/login.ts']),
  commit('a1b2c3d', 'Round totals', ADA, ['src/cart.ts']),
  commit('f00ba12', 'Add gift cards after rounding', GRACE, ['src/cart.ts']),
  commit('b16b00c', 'Keep assets in a bucket of their own', ADA, ['infra/assets.tf']),
  commit('5eed5ed', 'Import the bucket that is there', GRACE, ['infra/assets.tf']),
] as const;

/** One run of a workflow of the shop. */
export interface ShopRun {
  /** Position of its commit. */
  readonly commit: number;
  readonly number: number;
  /** ISO 8601. */
  readonly at: string;
  readonly seconds: number;
  readonly status: 'success' | 'failure';
}

export interface ShopWorkflow {
  readonly name: string;
  readonly job: string;
  /** The step that does the work. */
  readonly step: string;
  /** Oldest first. */
  readonly runs: readonly ShopRun[];
}

export const CI: ShopWorkflow = {
  name: 'CI',
  job: 'test',
  step: 'Run npm test',
  runs: [
    { commit: 0, number: 41, at: '2026-03-02T08:02:00Z', seconds: 195, status: 'success' },
    { commit: 1, number: 42, at: '2026-03-02T09:12:00Z', seconds: 192, status: 'success' },
    { commit: 2, number: 43, at: '2026-03-02T10:40:00Z', seconds: 243, status: 'failure' },
    { commit: 3, number: 44, at: '2026-03-02T11:25:00Z', seconds: 238, status: 'success' },
  ],
};

export const DEPLOY: ShopWorkflow = {
  name: 'Deploy',
  job: 'production',
  step: 'Run terraform apply',
  runs: [
    { commit: 3, number: 17, at: '2026-03-02T12:00:00Z', seconds: 130, status: 'success' },
    { commit: 4, number: 18, at: '2026-03-02T14:05:00Z', seconds: 96, status: 'failure' },
    { commit: 5, number: 19, at: '2026-03-02T17:17:00Z', seconds: 141, status: 'success' },
  ],
};

/** The payload of the push that started a run. */
export function pushOf({ commit: at }: ShopRun): object {
  const pushed = eventCommit(at);
  const sender = { login: COMMITS[at]?.author.login };
  const before = COMMITS[at - 1]?.sha ?? '0'.repeat(40);
  return {
    ref: 'refs/heads/main',
    before,
    after: pushed.id,
    repository: REPOSITORY,
    sender,
    head_commit: pushed,
    commits: [pushed],
  };
}

function eventCommit(at: number): { readonly id: string } {
  const { sha, message, author } = COMMITS[at] ?? COMMITS[0];
  const { name, login } = author;
  const person = { name, username: login, email: `${login}@acme.example` };
  return { ...{ id: sha, message, url: `${HUB}/commit/${sha}`, author: person, committer: person } };
}

/** The release of what is deployed, with its notes. */
export function releaseOf(tag: string, notes: string): object {
  const author = { login: ADA.login };
  const release = { id: 1, tag_name: tag, name: tag, html_url: `${HUB}/releases/tag/${tag}`, body: notes, author };
  return {
    action: 'published',
    release: { ...release, draft: false, prerelease: false },
    repository: REPOSITORY,
    sender: author,
  };
}

/** What starts a workflow on Mondays. */
export function scheduled(): object {
  return { schedule: '0 8 * * 1', repository: REPOSITORY };
}

/** What GitHub knows while the last of these runs goes on. */
export function worldOf({ job, step, runs }: ShopWorkflow): GithubWorld {
  const commits = COMMITS.map(({ sha, message, author, files }) => {
    return { sha, message, author: author.name, login: author.login, files };
  });
  return { repository: SHOP, commits, runs: runs.map((run, index) => runOf(run, index === runs.length - 1)) };

  function runOf({ commit: at, number, at: started, status }: ShopRun, isCurrent: boolean): Run {
    const conclusion = isCurrent ? null : status;
    const id = isCurrent ? OWN_JOB : number;
    const steps = [
      { name: 'Set up job', conclusion: 'success' },
      { name: step, conclusion: status },
    ];
    const ran: Job = { id, name: job, conclusion, started_at: started, steps };
    return {
      id: idOf(number),
      run_number: number,
      head_sha: COMMITS[at]?.sha ?? '',
      run_started_at: started,
      created_at: started,
      attempts: [{ conclusion, jobs: [ran] }],
    };
  }
}

/** The id of a run. */
export function idOf(number: number): number {
  return number * 1000;
}

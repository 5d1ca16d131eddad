/**
 * The sample shop: its people, repository and commits, and its events as GitHub sends them, limited to the fields that
 * are read.
 */

import type { Commit, Person } from '../build/facts.ts';
import type { Conclusion } from '../settings/conclusion.ts';

export const HUB = 'https://github.com/acme/shop';
export const RUN_ID = 9_876_543_210;
export const RUN_URL = `${HUB}/actions/runs/${RUN_ID}`;
export const JOB_ID = 48_001_234_567;
const JOB_URL = `${RUN_URL}/job/${JOB_ID}`;

/** Reference time for relative times such as "3 hours ago". */
export const NOW = '2026-03-04T08:30:00Z';
export const STARTED = '2026-03-04T08:22:48Z';

const person = (login: string, name: string): Required<Pick<Person, 'login' | 'name' | 'email' | 'url'>> => ({
  login,
  name,
  email: `${login}@harbor.example`,
  url: `https://github.com/${login}`,
});

export const ADA = person('ada', 'Ada Park');
export const BEN = person('ben', 'Ben Osei');
export const CHLOE = person('chloe', 'Chloé Marchand');
export const DMITRI = person('dmitri', 'Dmitri Sato');

type Author = typeof ADA;

/** Converts a commit to its facts. */
function commitBy(author: Author, sha: string, message: string): Commit {
  const subject = message.split('\n', 1)[0] ?? '';
  return { sha, short: sha.slice(0, 7), subject, message, url: `${HUB}/commit/${sha}`, author };
}

export const SPLIT = commitBy(
  CHLOE,
  'c4a1b70e95d24f3c8b6a7d1e0f92835c46b8a1d7',
  'Split gift cards over several orders\n\nCloses #104',
);
export const ROUND = commitBy(DMITRI, '6113728be04f5a9c7d3e82b1650fa9c4d8e7b392', 'Round totals to the cent');
export const BUMP = commitBy(BEN, '9be0f42ac17d35e8846b0a9cf5d21e7730864ab5', 'Bump the payment client to 4.2');

/** Creates users as in GitHub's payloads. */
const createUser = ({ login, url }: Author) => ({ login, html_url: url, type: 'User' });

export const commitPayload = ({ sha, message, url, author }: Commit) => ({
  id: sha,
  message,
  url,
  timestamp: STARTED,
  author: { name: author?.name, email: author?.email, username: author?.login },
});

const REPOSITORY = {
  id: 186_853_002,
  full_name: 'acme/shop',
  html_url: HUB,
  default_branch: 'main',
  private: false,
};

/** Creates the fields that all payloads share. */
export const frame = (sender: Author) => ({ repository: REPOSITORY, sender: createUser(sender) });

/** Creates the variables that the runner sets for every run. */
export const createRunner = (
  workflow: string,
  job: string,
  actor: Author,
  ref = 'refs/heads/main',
  sha = SPLIT.sha,
) => ({
  GITHUB_ACTIONS: 'true',
  GITHUB_SERVER_URL: 'https://github.com',
  GITHUB_REPOSITORY: REPOSITORY.full_name,
  GITHUB_WORKFLOW: workflow,
  GITHUB_JOB: job,
  GITHUB_RUN_ID: String(RUN_ID),
  GITHUB_RUN_NUMBER: '42',
  GITHUB_RUN_ATTEMPT: '1',
  GITHUB_ACTOR: actor.login,
  GITHUB_TRIGGERING_ACTOR: actor.login,
  GITHUB_REF: ref,
  GITHUB_SHA: sha,
});

function push(): object {
  return {
    ...frame(CHLOE),
    ...{ ref: 'refs/heads/main', before: ROUND.sha, after: SPLIT.sha, created: false, deleted: false, forced: false },
    compare: `${HUB}/compare/${ROUND.short}...${SPLIT.short}`,
    commits: [BUMP, SPLIT].map(commitPayload),
    head_commit: commitPayload(SPLIT),
  };
}

function pullRequest(): object {
  const repo = { id: REPOSITORY.id, full_name: REPOSITORY.full_name };
  const pull_request = {
    ...{
      number: 104,
      title: 'Split gift cards over several orders',
      html_url: `${HUB}/pull/104`,
      user: createUser(CHLOE),
    },
    ...{ draft: false, merged: false, labels: [{ name: 'checkout' }] },
    head: { ref: 'gift-cards', sha: SPLIT.sha, repo },
    base: { ref: 'main', sha: ROUND.sha, repo },
  };
  return { ...frame(CHLOE), action: 'synchronize', number: 104, pull_request };
}

const RUN = {
  ...{ id: RUN_ID, run_number: 42, run_attempt: 1, event: 'push', html_url: RUN_URL, created_at: STARTED },
  actor: createUser(CHLOE),
};

function workflowRun(conclusion: Conclusion): object {
  const workflow_run = {
    ...RUN,
    ...{ name: 'CI', status: 'completed', conclusion, run_started_at: STARTED, updated_at: NOW },
    ...{ display_title: SPLIT.subject, head_branch: 'main', head_sha: SPLIT.sha, head_commit: commitPayload(SPLIT) },
    head_repository: { ...REPOSITORY, owner: { login: 'acme' } },
    repository: REPOSITORY,
    triggering_actor: createUser(CHLOE),
    pull_requests: [],
  };
  return { ...frame(CHLOE), action: 'completed', workflow_run, workflow: { name: 'CI' } };
}

const NOTES = `**Gift cards round once.** Totals are exact to the cent again.

### What is new
- Gift cards can be split over several orders
- The checkout remembers the last address`;

function release(): object {
  return {
    ...frame(ADA),
    action: 'published',
    release: {
      ...{ tag_name: 'v2.3.1', name: 'Spring release', html_url: `${HUB}/releases/tag/v2.3.1`, body: NOTES },
      ...{ prerelease: false, draft: false, author: createUser(ADA) },
    },
  };
}

function deploymentStatus(conclusion: Conclusion): object {
  const state = { success: 'success', failure: 'failure', timed_out: 'failure' }[String(conclusion)] ?? 'in_progress';
  const environment = 'production';
  return {
    ...frame(ADA),
    action: 'created',
    deployment: { id: 145_988_746, environment, ref: 'refs/tags/v2.3.1', sha: SPLIT.sha, created_at: STARTED },
    deployment_status: {
      ...{ state, environment, environment_url: 'https://shop.example/', log_url: JOB_URL },
      created_at: '2026-03-04T08:24:58Z',
    },
    workflow_run: { ...RUN, actor: createUser(ADA) },
    workflow: { name: 'Release' },
    check_run: { id: JOB_ID, name: 'deploy', html_url: JOB_URL },
  };
}

/** Payloads by event. */
export const PAYLOADS = {
  push,
  pull_request: pullRequest,
  workflow_run: workflowRun,
  schedule: () => ({ repository: REPOSITORY, schedule: '0 3 * * 1-5', workflow: '.github/workflows/nightly.yml' }),
  workflow_dispatch: () => ({
    ...frame(ADA),
    ref: 'refs/heads/main',
    inputs: { environment: 'staging', reason: 'Try the new checkout' },
  }),
  release,
  deployment_status: deploymentStatus,
} satisfies Readonly<Record<string, (conclusion: Conclusion) => object>>;

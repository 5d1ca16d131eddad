/** The sample shop: its people, repository and commits. */
import type { Commit, Person } from '../build/facts.ts';

export const HUB = 'https://github.com/acme/shop';
export const RUN_ID = 9_876_543_210;
export const RUN_URL = `${HUB}/actions/runs/${RUN_ID}`;
export const JOB_ID = 48_001_234_567;
export const JOB_URL = `${RUN_URL}/job/${JOB_ID}`;

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
export const createUser = ({ login, url }: Author) => ({ login, html_url: url, type: 'User' });

export const commitPayload = ({ sha, message, url, author }: Commit) => ({
  id: sha,
  message,
  url,
  timestamp: STARTED,
  author: { name: author?.name, email: author?.email, username: author?.login },
});

export const REPOSITORY = {
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

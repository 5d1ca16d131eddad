import { expect, test } from 'vitest';
import { findFacts } from '../../../support/event-facts.ts';
import { branchDeletion, example } from '../../../support/events.ts';

const REPOSITORY = 'https://github.com/Codertocat/Hello-World';
const SHA = '6113728f27ae82c7b1a177c8d03f9e96e0adf246';

const push = (event: unknown, env: Record<string, string> = {}) =>
  findFacts({ env: { GITHUB_EVENT_NAME: 'push', ...env }, event, runner: {} });

const commit = (id: string, message = `Change ${id}`) => ({
  id: id.padEnd(40, '0'),
  message,
  url: `${REPOSITORY}/commit/${id.padEnd(40, '0')}`,
  author: { name: 'Mona', email: 'mona@example.com', username: 'mona' },
});

test('a push to a branch', () => {
  const author = {
    login: 'Codertocat',
    name: 'Codertocat',
    email: '21031067+Codertocat@users.noreply.github.com',
    url: 'https://github.com/Codertocat',
  };
  const pushed = {
    sha: SHA,
    short: '6113728',
    subject: 'Initial commit',
    message: 'Initial commit',
    url: `${REPOSITORY}/commit/${SHA}`,
    author,
  };
  expect(push(example('push', 5))).toEqual({
    ci: 'GitHub Actions',
    event: { name: 'push' },
    repository: { name: 'Codertocat/Hello-World', url: REPOSITORY, default_branch: 'master', private: false },
    ref: { type: 'branch', name: 'master', url: `${REPOSITORY}/tree/master` },
    commit: pushed,
    actor: { login: 'Codertocat', url: 'https://github.com/Codertocat' },
    push: {
      commits: [pushed],
      count: 1,
      compare_url: example('push', 5).compare,
      forced: example('push', 5).forced,
      created: example('push', 5).created,
      deleted: false,
    },
  });
});

test('a deleted branch has no commit, no page and nothing to compare', () => {
  const facts = push(branchDeletion().payload, { GITHUB_SHA: SHA });
  expect(facts.ref).toEqual({ type: 'branch', name: 'master' });
  expect(facts.commit).toBeUndefined();
  expect(facts.push).toEqual({ commits: [], count: 0, forced: false, created: false, deleted: true });
});

test('the commits of Gitea, newest first, are reversed, and its total is used', () => {
  const commits = ['ccccccc', 'bbbbbbb', 'aaaaaaa'].map((id) => commit(id));
  const compare_url = `${REPOSITORY}/compare/1...2`;
  const before = { ref: 'refs/heads/main', before: '1'.repeat(40), after: commits[0]?.id, compare_url };
  const facts = push({ ...before, commits, head_commit: commits[0], total_commits: 9 }, { GITEA_ACTIONS: 'true' });
  expect(facts.push?.commits.map(({ short }) => short)).toEqual(['aaaaaaa', 'bbbbbbb', 'ccccccc']);
  expect(facts.push).toMatchObject({ count: 9, compare_url, created: false, deleted: false, forced: false });
});

test.each([
  [{ name: 'dependabot[bot]', email: '49699333+dependabot[bot]@users.noreply.github.com' }, 'dependabot[bot]'],
  [{ name: 'Renovate', email: 'bot@renovateapp.com', username: 'renovate[bot]' }, 'renovate[bot]'],
])('a bot is detected by its name: %j', (author, login) => {
  const facts = push({ ...example('push', 5), head_commit: { ...commit('abcdef0'), author } });
  expect(facts.commit?.author).toEqual({
    ...{ login, name: author.name, email: author.email, bot: true },
    url: `https://github.com/apps/${login.replace('[bot]', '')}`,
  });
});

test('the subject is the first line, and of a merge commit the title of its pull request', () => {
  const subject = (message: string) => {
    const payload = example('push', 4);
    return push({ ...payload, head_commit: { ...payload.head_commit, message } }).commit?.subject;
  };
  expect(subject('\r\nFix the parser \r\n\r\nIt read past the end.\r\n')).toBe('Fix the parser');
  expect(subject('Merge pull request #12 from octo/fix\n\nFix the login redirect')).toBe(
    'Fix the login redirect (#12)',
  );
  expect(subject('Merge pull request #12 from octo/fix')).toBe('Merge pull request #12 from octo/fix');
  expect(subject("Merge branch 'main' into fix\n\nFix")).toBe("Merge branch 'main' into fix");
});

const BOB = { name: 'Bob', email: 'bob@example.com', username: 'bob' };
const CAROL = { name: 'Carol', email: 'carol@example.com', username: 'carol' };
const MERGED = 'Merge pull request #13 from octo/carts\n\nHandle empty carts';
const WEB_FLOW = { name: 'GitHub', email: 'noreply@github.com', username: 'web-flow' };

/** Builds a merge by Ada with the button, with its commits. */
function mergedBy(message: string, ...brought: readonly (readonly [message: string, author: object])[]) {
  const payload = example('push', 4);
  const author = { name: 'Ada', email: 'ada@example.com', username: 'ada' };
  const head_commit = { ...payload.head_commit, message, author, committer: WEB_FLOW };
  const rest = brought.map(([text, by], index) => ({
    ...{ ...payload.head_commit, id: String(index + 1).repeat(40), message: text },
    ...{ author: by, committer: by },
  }));
  const { commit } = push({ ...payload, commits: [...rest, head_commit], head_commit });
  return [commit?.pull_request?.number, commit?.author?.login];
}

test.each<[string, ReturnType<typeof mergedBy>, readonly [number | undefined, string | undefined]]>([
  ['of one author', mergedBy(MERGED, ['Carts', BOB], ['More', BOB]), [13, 'bob']],
  [
    'into which main was merged',
    mergedBy(MERGED, ['Carts', BOB], ["Merge branch 'main' into carts", CAROL]),
    [13, 'bob'],
  ],
  [
    'as GitLab does',
    mergedBy("Merge branch 'a' into 'main'\n\nCarts\n\nSee merge request acme/app!13", ['a', BOB]),
    [13, 'bob'],
  ],
])('the person who merged a pull request is not its author: %s', (_, results, expected) => {
  expect(results).toEqual(expected);
});

test('a push of as many commits as GitHub lists may be longer', () => {
  const payload = example('push', 4);
  const commits = Array.from({ length: 2048 }, () => payload.head_commit);
  expect(push({ ...payload, commits }).push).toMatchObject({ count: 2048, truncated: true });
  expect(push({ ...payload, commits: commits.slice(1) }).push?.truncated).toBeUndefined();
  expect(push({ ...payload, commits, total_commits: 2048 }).push?.truncated).toBeUndefined();
});

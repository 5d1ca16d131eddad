import type { GithubConnection, Octokit } from '../world.ts';

/** GitHub's client from its own toolkit. Most steps read nothing, so it is loaded when it is asked for. */
export async function connectToGithub({ token, baseUrl, fetch }: GithubConnection): Promise<Octokit> {
  const { getOctokit } = await import('@actions/github');
  const silent = { debug() {}, info() {}, warn() {}, error() {} };
  return getOctokit(token, { baseUrl, userAgent: 'workroom-notify', log: silent, request: { fetch, log: silent } });
}

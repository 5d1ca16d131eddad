import { defined } from '../../defined.ts';
import type { Commit } from '../facts.ts';
import { type CodeHost, commitUrl } from './addresses.ts';
import { asLine, type Json, line, lines, link, record } from './json.ts';
import { commitPerson } from './persons.ts';

/** Lines of a message in which a title is looked for. */
const MOST_LINES = 5;

/** Hosts write a sha of zeros where there is no commit: before a branch is created, after it is deleted. */
export function isNoCommit(sha: string | undefined): boolean {
  return sha !== undefined && /^0+$/.test(sha);
}

/** A commit of which only the sha is known; undefined for anything that is not one. */
export function bareCommit(sha: string | undefined, host: CodeHost, repository = host.repository): Commit | undefined {
  if (sha === undefined || !/^[0-9a-f]{7,64}$/i.test(sha) || isNoCommit(sha)) return undefined;
  return defined<Commit>({ sha, short: sha.slice(0, 7), url: commitUrl(host, sha, repository) });
}

/**
 * The first line of a message. Of a merge commit that says no more than which branch was merged, the title of the pull
 * request, which hosts put below.
 */
export function subjectOf(message: string | undefined): string | undefined {
  const [first = '', ...rest] = (message ?? '').split(/\r\n|\r|\n/, MOST_LINES);
  const pull = /^Merge pull request #(\d+) from /.exec(first)?.[1];
  const title = pull === undefined ? undefined : rest.find((line) => line.trim() !== '')?.trim();
  return asLine(title === undefined ? first : `${title} (#${pull})`);
}

/** A commit as payloads show it: `{id, message, url, author}`. `repository` is the page of the one that holds it. */
export function payloadCommit(commit: unknown, host: CodeHost, repository = host.repository): Commit | undefined {
  const bare = bareCommit(line(commit, 'id') ?? line(commit, 'sha'), host, repository);
  if (bare === undefined) return undefined;
  const message = lines(commit, 'message');
  return defined<Commit>({
    ...bare,
    subject: subjectOf(message),
    message,
    url: link(commit, 'url') ?? bare.url,
    author: commitPerson(record(commit, 'author'), host),
  });
}

/**
 * What `run-name` calls a run. Without one, hosts show the workflow's name, the first line of the commit's message or
 * the title of the pull request: then there is nothing more to say.
 *
 * @param run as payloads and the API show it
 * @param said what the message says anyway
 */
export function runTitle(run: Json | undefined, said: readonly (string | undefined)[]): string | undefined {
  const title = line(run, 'display_title');
  const subject = lines(run, 'head_commit', 'message')
    ?.split(/\r\n|\r|\n/, 1)[0]
    ?.trim();
  return said.includes(title) || title === subject ? undefined : title;
}

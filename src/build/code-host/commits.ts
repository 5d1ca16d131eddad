/** Parses commits and people as in payloads and the API. */

import type { Commit, Person } from '../facts.ts';
import { asLine, line, lines, link, list, record } from './json.ts';
import { type CodeHost, pageUrl } from './urls.ts';

const isBotName = (name: string | undefined): boolean => name?.endsWith('[bot]') ?? false;

/**
 * Parses an account of the code host, `{login, html_url, type}` (Gitea adds `full_name`), or the author of a commit,
 * `{name, email, username}`. Events about runs omit the username, which the host's private addresses still contain
 * (`1234+octocat@users.noreply.github.com`).
 */
export function readPerson(person: unknown, host: CodeHost): Person | undefined {
  const name = line(person, 'full_name') ?? line(person, 'name');
  const email = line(person, 'email');
  const login = line(person, 'login') ?? line(person, 'username') ?? loginFromEmail(email);
  if (name === undefined && email === undefined && login === undefined) return undefined;
  const url = link(person, 'html_url') ?? (login === undefined ? undefined : personUrl(host, login));
  const isBot = isBotName(login) || isBotName(name) || line(person, 'type') === 'Bot';
  return { login, name, email, url, bot: isBot ? true : undefined };
}

/** Hosts that have the page of an account below their root. */
const PERSONAL: readonly CodeHost['forge'][] = ['github', 'gitea', 'gitlab'];

/** Returns the page of an account, which for apps is below `apps`. */
function personUrl(host: CodeHost, login: string): string | undefined {
  const name = /^([\w.-]{1,100})(\[bot\])?$/.exec(login);
  if (host.server === undefined || name === null || !PERSONAL.includes(host.forge)) return undefined;
  if (name[2] === undefined) return link(`${host.server}/${name[1]}`);
  return host.forge === 'github' ? link(`${host.server}/apps/${name[1]}`) : undefined;
}

/** Lists the co-authors in the trailers of a message, which may include bots. */
export function coAuthors(message: string | undefined): readonly Person[] {
  const trailers = (message ?? '').matchAll(/^Co-authored-by:([^<\r\n]{0,200})<([^>\s]{1,254})>/gim);
  return [...trailers].flatMap(([, name = '', email = '']) => {
    const login = loginFromEmail(email);
    if (/^no-?reply@/i.test(email) || isBotName(login) || isBotName(name.trim()) || login === 'Copilot') return [];
    return [{ login, name: asLine(name), email: asLine(email) }];
  });
}

/** Returns true if both are one person, by the data that both have. */
export function isSamePerson(one: Person, other: Person): boolean {
  const [login, email] = [one.login?.toLowerCase(), one.email?.toLowerCase()];
  if (login !== undefined && other.login !== undefined) return login === other.login.toLowerCase();
  if (email !== undefined && other.email !== undefined) return email === other.email.toLowerCase();
  return one.name !== undefined && one.name === other.name;
}

/** Returns the person that all of these are; undefined if there are several, or none. */
export function onePerson(people: readonly Person[]): Person | undefined {
  const [first, ...others] = people;
  return first !== undefined && others.every((other) => isSamePerson(first, other)) ? first : undefined;
}

/** Extracts the login from a private e-mail address of the host; undefined for every other address. */
export function loginFromEmail(email: string | undefined): string | undefined {
  return /^(?:\d{1,20}\+)?([\w-]{1,100}(?:\[bot\])?)@users\.noreply\.[\w.-]+$/.exec(email ?? '')?.[1];
}

/** Maximum lines of a message to search for a title. */
const MAX_LINES = 5;

/** Matches merge messages of git and hosts; a custom subject may start with the same verb. */
const MERGE =
  /^(?:Merge (?:branch(?:es)?|remote-tracking branch|tag|commit) '|Merge pull request (?:#\d|')|Merged in \S)/;
/** Matches the merge of a pull request, as GitHub, Gitea (with its title) and Bitbucket write it. */
const PULL_MERGE =
  /^(?:Merge pull request (?:'(?<title>.*)' \()?#(?<number>\d{1,10})\)? from |Merged in .* \(pull request #(?<other>\d{1,10})\))/;
/** GitLab appends the reference. */
const MERGE_REQUEST = /^See merge request \S*!(\d{1,10})\s*$/m;

/** Parses a message. The subject is the first line; of a merged pull request, whose number is `pull`, its title. */
export function parseMessage(message = '') {
  const [first = '', ...following] = message.split(/\r\n|\r|\n/, MAX_LINES);
  const isMerge = MERGE.test(first);
  const { number, other, title } = PULL_MERGE.exec(first)?.groups ?? {};
  const merged = isMerge ? (number ?? other ?? MERGE_REQUEST.exec(message)?.[1]) : undefined;
  const pull = merged === undefined ? undefined : Number(merged);
  const below = following.find((line) => line.trim() !== '' && !MERGE_REQUEST.test(line))?.trim();
  const name = pull === undefined ? undefined : (title ?? below);
  return { subject: asLine(name === undefined ? first : `${name} (#${pull})`), isMerge, pull };
}

/** Returns the trailing number of a title, as GitHub appends that of a pull request. */
export function titledPull(title = ''): number | undefined {
  const found = /\(#(\d{1,10})\)$/.exec(title)?.[1];
  return found === undefined ? undefined : Number(found);
}

/**
 * Builds a commit from what is known of it; undefined for an invalid sha. A merge has no author, because the person who
 * merged it did not write the changes.
 * @param known `pull` is the number of the pull request that it merges, if its message may not show that
 * @param repository page of the repository that holds it
 */
export function toCommit(
  known: Partial<Pick<Commit, 'sha' | 'url' | 'message' | 'author'>> & { readonly pull?: number },
  host: CodeHost,
  repository = host.repository,
): Commit | undefined {
  const { sha, message, url = pageUrl(host, 'commit', sha, repository) } = known;
  // Hosts write zeros for no commit, as before a branch is created.
  if (sha === undefined || !/^(?!0+$)[0-9a-f]{7,64}$/i.test(sha)) return undefined;
  const { subject, isMerge, pull: number = known.pull } = parseMessage(message);
  const page = number === undefined ? undefined : pageUrl(host, 'pull', String(number), repository);
  return {
    ...{ sha, short: sha.slice(0, 7), subject, message, url, author: isMerge ? undefined : known.author },
    pull_request: number === undefined ? undefined : { number, url: page },
  };
}

/**
 * Parses a commit of a payload, `{id, message, url, author}`, or of the API, where git's data is under `commit`, with the
 * account next to it. Repositories may use only the title of a pull request as the message of its merge.
 */
export function parseCommit(json: unknown, host: CodeHost, repository = host.repository): Commit | undefined {
  const git = record(json, 'commit');
  // The name in the commit takes precedence over that of the account.
  const author = readPerson({ ...record(json, 'author'), ...record(git, 'author') }, host);
  const message = lines(git ?? json, 'message');
  const pull = list(json, 'parents').length > 1 ? titledPull(parseMessage(message).subject) : undefined;
  const known = {
    sha: line(json, 'id') ?? line(json, 'sha'),
    url: link(json, git ? 'html_url' : 'url'),
    message,
    pull,
  };
  return toCommit({ ...known, author }, host, repository);
}

import type { Person } from '../facts.ts';
import { asLine, line, link } from './json.ts';
import { type CodeHost, personUrl } from './urls.ts';

const isBotName = (name: string | undefined): boolean => name?.endsWith('[bot]') ?? false;

/** Parses an account of the code host in a payload: `{login, html_url, type}`; Gitea adds `full_name`. */
export function userPerson(user: unknown, host: CodeHost): Person | undefined {
  const login = line(user, 'login') ?? line(user, 'username');
  if (login === undefined) return undefined;
  return {
    login,
    name: line(user, 'full_name') ?? line(user, 'name'),
    email: line(user, 'email'),
    url: link(user, 'html_url') ?? personUrl(host, login),
    bot: isBotName(login) || line(user, 'type') === 'Bot' ? true : undefined,
  };
}

/** Builds an account from its login only. */
export function loginPerson(login: string, host: CodeHost): Person {
  return { login, url: personUrl(host, login), bot: isBotName(login) ? true : undefined };
}

/**
 * Parses the author of a commit: `{name, email, username}`, or `login` of a CI system. Events about runs omit the user name, which the host's
 * private addresses still contain (`1234+octocat@users.noreply.github.com`).
 */
export function commitPerson(author: unknown, host: CodeHost): Person | undefined {
  const name = line(author, 'name');
  const email = line(author, 'email');
  const login = line(author, 'username') ?? line(author, 'login') ?? loginInAddress(email);
  if (name === undefined && email === undefined && login === undefined) return undefined;
  const url = login === undefined ? undefined : personUrl(host, login);
  return { login, name, email, url, bot: isBotName(login) || isBotName(name) ? true : undefined };
}

/** Lists the co-authors in the trailers of a message, which may include bots. */
export function coAuthors(message: string | undefined): readonly Person[] {
  const trailers = (message ?? '').matchAll(/^Co-authored-by:([^<\r\n]{0,200})<([^>\s]{1,254})>/gim);
  return [...trailers].flatMap(([, name = '', email = '']) => {
    const login = loginInAddress(email);
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
  const [first, ...rest] = people;
  return first !== undefined && rest.every((other) => isSamePerson(first, other)) ? first : undefined;
}

/** Extracts the login from a private e-mail address of the host; undefined for every other address. */
export function loginInAddress(email: string | undefined): string | undefined {
  return /^(?:\d{1,20}\+)?([\w-]{1,100}(?:\[bot\])?)@users\.noreply\.[\w.-]+$/.exec(email ?? '')?.[1];
}

import type { Person } from '../facts.ts';
import { asLine, line, link } from './json.ts';
import { type CodeHost, personUrl } from './urls.ts';

const isBotName = (name: string | undefined): boolean => name?.endsWith('[bot]') ?? false;

/**
 * Parses an account of the code host, `{login, html_url, type}` (Gitea adds `full_name`), or the author of a commit,
 * `{name, email, username}`. Events about runs omit the username, which the host's private addresses still contain
 * (`1234+octocat@users.noreply.github.com`).
 */
export function readPerson(person: unknown, host: CodeHost): Person | undefined {
  const name = line(person, 'full_name') ?? line(person, 'name');
  const email = line(person, 'email');
  const login = line(person, 'login') ?? line(person, 'username') ?? loginInAddress(email);
  if (name === undefined && email === undefined && login === undefined) return undefined;
  const url = link(person, 'html_url') ?? (login === undefined ? undefined : personUrl(host, login));
  const isBot = isBotName(login) || isBotName(name) || line(person, 'type') === 'Bot';
  return { login, name, email, url, bot: isBot ? true : undefined };
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

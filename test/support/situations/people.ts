/** Who works on the ledger, and what they commit. */
import { createHash } from 'node:crypto';

export const REPOSITORY = 'birch/ledger';

/** Names of people by their logins. */
export const PEOPLE: Readonly<Record<string, string>> = {
  ines: 'Inês Duarte',
  omar: 'Omar Haddad',
  yuki: 'Yuki Tanaka',
  tom: 'Tom Brandt',
  lena: 'Lena Novak',
  priya: 'Priya Raman',
  sven: 'Sven Aalto',
  zoe: 'Zoé Laurent',
};

/** A commit of a story. */
export interface Made {
  readonly by: string;
  readonly message: string;
  readonly files: readonly string[];
  /** Places in the list of commits; the one before it when it says nothing else. */
  readonly parents?: readonly number[];
}

/** A commit by its author's login, its message and what it changed. */
export function made(by: string, message: string, ...files: readonly string[]): Made {
  return { by, message, files };
}

/** A merge of two commits, as GitHub's button makes it: whoever pressed it is its author. */
export function merged(by: string, message: string, ...parents: readonly number[]): Made {
  return { by, message, files: [], parents };
}

/** The hash of a commit by its place in the list. */
export function toHash(location: number): string {
  return createHash('sha1').update(`commit ${location} of ${REPOSITORY}`).digest('hex');
}

export const isBot = (login: string): boolean => login.endsWith('[bot]');

export const getName = (login: string): string => PEOPLE[login] ?? login;

/** An account as payloads have it: without the name of its person. */
export function account(login: string): object {
  return { login, type: isBot(login) ? 'Bot' : 'User', html_url: `https://github.com/${login.replace('[bot]', '')}` };
}

/** A person as commits of payloads have it. */
export function signature(login: string): object {
  return { name: getName(login), email: `${login.replace('[bot]', '')}@birch.example`, username: login };
}

/** People of the ledger, and their commits. */
import { createHash } from 'node:crypto';

export const REPOSITORY = 'birch/ledger';

/** Names by login. */
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
  /** Indexes in the list of commits. Default: the previous one. */
  readonly parents?: readonly number[];
}

/** Creates a commit from the author's login, a message and changed files. */
export function made(by: string, message: string, ...files: readonly string[]): Made {
  return { by, message, files };
}

/** Creates a merge of two commits like GitHub's button: its author is the user who clicked. */
export function merged(by: string, message: string, ...parents: readonly number[]): Made {
  return { by, message, files: [], parents };
}

/** Derives the hash of a commit from its index. */
export function toHash(location: number): string {
  return createHash('sha1').update(`commit ${location} of ${REPOSITORY}`).digest('hex');
}

export const isBot = (login: string): boolean => login.endsWith('[bot]');

export const getName = (login: string): string => PEOPLE[login] ?? login;

/** Creates an account as in payloads: without the name of the person. */
export function account(login: string): object {
  return { login, type: isBot(login) ? 'Bot' : 'User', html_url: `https://github.com/${login.replace('[bot]', '')}` };
}

/** Creates a person as in commits of payloads. */
export function signature(login: string): object {
  return { name: getName(login), email: `${login.replace('[bot]', '')}@birch.example`, username: login };
}

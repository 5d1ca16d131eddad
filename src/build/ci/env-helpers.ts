/** Readers for what several CI systems write alike. */

import type { Environment } from '../../platform.ts';
import { type Conclusion, readConclusion } from '../../settings/conclusion.ts';
import { makeTime, type Time } from '../../text/calendar.ts';
import { asLine, line, number } from '../code-host/json.ts';
import type { Somebody, SystemReading } from './ci-system.ts';

/** Unix times of this century, in seconds. */
const UNIX = /^1\d{9}$/;

/** True for a variable that says yes; systems write `false` or nothing for no. */
export function isSet(env: Environment, name: string): boolean {
  const value = line(env, name)?.toLowerCase();
  return value !== undefined && value !== 'false' && value !== '0';
}

/** `true` and `false` in any case; undefined for anything else. */
export function findFlag(env: Environment, name: string): boolean | undefined {
  const value = line(env, name)?.toLowerCase();
  return value === 'true' ? true : value === 'false' ? false : undefined;
}

/** How something ended, in the words of any system; undefined while it runs. */
export function ended(env: Environment, name: string): Conclusion | undefined {
  const conclusion = readConclusion(line(env, name) ?? '');
  return conclusion === 'in_progress' ? undefined : conclusion;
}

/** The same by an exit code, which is told as well. */
export function endedBy(env: Environment, name: string): Pick<SystemReading, 'conclusion' | 'exitCode'> {
  const code = line(env, name);
  if (code === undefined || !/^-?\d{1,10}$/.test(code)) return {};
  const exitCode = Number(code);
  // One below zero is no command's: it was lost, or never began.
  return { conclusion: exitCode === 0 ? 'success' : 'failure', exitCode: exitCode < 0 ? undefined : exitCode };
}

/** Which attempt it is, of a counter of repetitions that begins at 0. */
export function attemptAfter(env: Environment, name: string): number | undefined {
  const count = line(env, name);
  return count !== undefined && /^\d{1,6}$/.test(count) ? Number(count) + 1 : undefined;
}

/** A branch by its short name, also where a whole ref is written; undefined for any other ref. */
export function findBranch(ref: string | undefined): string | undefined {
  return ref?.startsWith('refs/') ? asLine(/^refs\/heads\/(.+)$/.exec(ref)?.[1] ?? '') : ref;
}

/** A tag by its short name, of a whole ref. */
export function findTag(ref: string | undefined): string | undefined {
  return asLine(/^refs\/tags\/(.+)$/.exec(ref ?? '')?.[1] ?? '');
}

/** The source branch of a pull request; with its owner in front where it comes from a fork. */
export function findHead(branch: string | undefined, fork: boolean, owner: string | undefined): string | undefined {
  return branch === undefined || !fork || owner === undefined ? branch : asLine(`${owner}:${branch}`);
}

/** `Ada Lovelace <ada@example.com>`. */
export function signature(text: string | undefined): Somebody | undefined {
  if (text === undefined) return undefined;
  const open = text.endsWith('>') ? text.lastIndexOf('<') : -1;
  return open === -1 ? { name: text } : { name: asLine(text.slice(0, open)), email: asLine(text.slice(open + 1, -1)) };
}

/** Names with commas between them. */
export function commaList(env: Environment, name: string): readonly string[] | undefined {
  const names = (line(env, name) ?? '').split(',').flatMap((one) => asLine(one) ?? []);
  return names.length > 0 ? names : undefined;
}

/** A Unix time in seconds as ISO 8601. */
export function unixTime(env: Environment, name: string): Time | undefined {
  const seconds = line(env, name);
  return seconds !== undefined && UNIX.test(seconds) ? makeTime(Number(seconds) * 1000) : undefined;
}

/** A number at the end of an address: that of a pull request. */
export function lastNumber(address: string | undefined): number | undefined {
  return number(/\/(\d{1,10})$/.exec(address ?? '')?.[1]);
}

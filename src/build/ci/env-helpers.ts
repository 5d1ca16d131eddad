/** Readers for what several CI systems write alike. */

import type { Environment } from '../../platform.ts';
import { type Conclusion, readConclusion } from '../../settings/conclusion.ts';
import { makeTime, type Time } from '../../text/calendar.ts';
import { asLine, line, number } from '../code-host/json.ts';
import type { Somebody, SystemData } from './ci-system.ts';

/** Unix times of this century, in seconds. */
const UNIX = /^1\d{9}$/;

/** Returns true for a truthy variable; systems write `false` or an empty value otherwise. */
export function isSet(env: Environment, name: string): boolean {
  const value = line(env, name)?.toLowerCase();
  return value !== undefined && value !== 'false' && value !== '0';
}

/** `true` and `false` in any case; undefined for anything else. */
export function findFlag(env: Environment, name: string): boolean | undefined {
  const value = line(env, name)?.toLowerCase();
  return value === 'true' ? true : value === 'false' ? false : undefined;
}

/** Parses the conclusion in the terms of any system; undefined while it runs. */
export function ended(env: Environment, name: string): Conclusion | undefined {
  const conclusion = readConclusion(line(env, name) ?? '');
  return conclusion === 'in_progress' ? undefined : conclusion;
}

/** Parses the conclusion from an exit code, and returns that as well. */
export function endedBy(env: Environment, name: string): Pick<SystemData, 'conclusion' | 'exitCode'> {
  const code = line(env, name);
  if (code === undefined || !/^-?\d{1,10}$/.test(code)) return {};
  const exitCode = Number(code);
  // No command returns a negative exit code: it was lost, or never started.
  return { conclusion: exitCode === 0 ? 'success' : 'failure', exitCode: exitCode < 0 ? undefined : exitCode };
}

/** Converts a counter of repetitions that starts at 0 to an attempt number. */
export function attemptAfter(env: Environment, name: string): number | undefined {
  const count = line(env, name);
  return count !== undefined && /^\d{1,6}$/.test(count) ? Number(count) + 1 : undefined;
}

/** Extracts the short name of a branch, also from a full ref; undefined for any other ref. */
export function findBranch(ref: string | undefined): string | undefined {
  return ref?.startsWith('refs/') ? asLine(/^refs\/heads\/(.+)$/.exec(ref)?.[1] ?? '') : ref;
}

/** Extracts the short name of a tag from a full ref. */
export function findTag(ref: string | undefined): string | undefined {
  return asLine(/^refs\/tags\/(.+)$/.exec(ref ?? '')?.[1] ?? '');
}

/** Returns the source branch of a pull request, prefixed with the owner for a fork. */
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

/** Converts a Unix time in seconds to ISO 8601. */
export function unixTime(env: Environment, name: string): Time | undefined {
  const seconds = line(env, name);
  return seconds !== undefined && UNIX.test(seconds) ? makeTime(Number(seconds) * 1000) : undefined;
}

/** Extracts the trailing number of a URL: that of a pull request. */
export function lastNumber(address: string | undefined): number | undefined {
  return number(/\/(\d{1,10})$/.exec(address ?? '')?.[1]);
}

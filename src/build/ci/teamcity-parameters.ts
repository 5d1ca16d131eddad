/** Reads TeamCity's build parameters, most of which only its files contain. */

import { readFileSync, statSync } from 'node:fs';
import type { Environment } from '../../platform.ts';
import { line } from '../code-host/json.ts';

/** Limits a parameter file, which usually has some ten kilobytes. */
const MAX_BYTES = 1024 * 1024;
/** Drops all other parameters, because some are passwords. */
const PARAMETERS =
  /^(?:teamcity\.(?:build\.|pullRequest\.|serverUrl$|configuration\.properties\.file$)|vcsroot\.|build\.vcs\.)/;
/** Matches the ref of a pull request: `refs/pull/15/head`, `pull-requests/15`, `merge-requests/15`. */
const PULL = /^(?:refs\/)?(?:pull|pull-requests|merge-requests)\/(\d{1,9})(?:\/|$)/;

/** Adds the known build parameters by name, and as `pull` the number of a pull request; none from a broken file. */
export function withBuildParameters(env: Environment): Environment {
  const build = readProperties(line(env, 'TEAMCITY_BUILD_PROPERTIES_FILE'));
  const all = { ...build, ...readProperties(line(build, 'teamcity.configuration.properties.file')) };
  const roots = Object.keys(all).filter((name) => name.startsWith('teamcity.build.vcs.branch.'));
  const pulls = ['teamcity.build.branch', ...roots].map((name) => PULL.exec(all[name] ?? '')?.[1]);
  return { ...env, ...all, pull: pulls.find((pull) => pull !== undefined) };
}

function readProperties(path: string | undefined): Readonly<Record<string, string>> {
  if (path === undefined) return {};
  try {
    const file = statSync(path);
    return !file.isFile() || file.size > MAX_BYTES ? {} : parseProperties(readFileSync(path, 'utf8'));
  } catch {
    return {};
  }
}

/** Parses Java properties as programs write them: one line each, `name=value`, with escapes. */
function parseProperties(text: string): Readonly<Record<string, string>> {
  const entries = [...text.matchAll(/^((?:\\.|[^\\=:#!\s])+)[=:](.*)$/gm)].map(
    ([, name = '', value = '']) => [unescapeProperty(name), unescapeProperty(value)] as const,
  );
  // A root with one branch has a placeholder instead of a name.
  return Object.fromEntries(entries.filter(([name, value]) => PARAMETERS.test(name) && value !== '<default>'));
}

function unescapeProperty(text: string): string {
  return text.replace(/\\(?:u([\da-f]{4})|(.))/gi, (_, code: string | undefined, character: string) => {
    if (code !== undefined) return String.fromCharCode(Number.parseInt(code, 16));
    return { n: '\n', r: '\r', t: '\t', f: '\f' }[character] ?? character;
  });
}

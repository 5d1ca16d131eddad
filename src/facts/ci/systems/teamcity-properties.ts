/** What TeamCity tells a build in files: one of properties, which names another of parameters. */

import { readFileSync, statSync } from 'node:fs';
import { type Json, line } from '../../host/json.ts';

/** A server's parameters take some ten kilobytes. */
const LARGEST = 1024 * 1024;
/** No others are kept: among them are passwords. */
const WANTED =
  /^(?:teamcity\.(?:build\.|pullRequest\.|serverUrl$|configuration\.properties\.file$)|vcsroot\.|build\.vcs\.)/;

/** The parameters that say something of the build, by their names; none where a file is missing or broken. */
export function parametersFrom(path: string | undefined): Json {
  const properties = readProperties(path);
  return { ...properties, ...readProperties(line(properties, 'teamcity.configuration.properties.file')) };
}

function readProperties(path: string | undefined): Json {
  if (path === undefined) return {};
  try {
    const file = statSync(path);
    return !file.isFile() || file.size > LARGEST ? {} : parseProperties(readFileSync(path, 'utf8'));
  } catch {
    return {};
  }
}

/** Java's format, as far as a program writes it: one line each, `name=value`, with escapes. */
function parseProperties(text: string): Json {
  const entries = text.split(/\r?\n/).flatMap((row) => {
    const [, name, value] = /^((?:\\.|[^\\=:#!\s])+)[=:](.*)$/.exec(row) ?? [];
    if (name === undefined || value === undefined) return [];
    const plain = unescaped(name);
    return WANTED.test(plain) ? [[plain, unescaped(value)] as const] : [];
  });
  return Object.fromEntries(entries);
}

function unescaped(text: string): string {
  return text.replace(/\\(?:u([\da-f]{4})|(.))/gi, (_, code: string | undefined, character: string) => {
    if (code !== undefined) return String.fromCharCode(Number.parseInt(code, 16));
    return { n: '\n', r: '\r', t: '\t', f: '\f' }[character] ?? character;
  });
}

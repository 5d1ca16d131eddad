import { readFileSync, statSync } from 'node:fs';
import { type Json, line, link, number } from '../../code-host/json.ts';
import type { CiSystem, SystemData } from '../ci-system.ts';
import { findBranch, findTag, isSet } from '../env-helpers.ts';
import { parseOrigin } from '../origin.ts';

/** https://www.jetbrains.com/help/teamcity/predefined-build-parameters.html */
export const TEAMCITY: CiSystem = {
  name: 'TeamCity',
  detect: (env) => isSet(env, 'TEAMCITY_VERSION'),
  tell: (env) => {
    const existing = parametersFrom(line(env, 'TEAMCITY_BUILD_PROPERTIES_FILE'));
    const pull = number(existing, 'teamcity.pullRequest.number') ?? parsePullRef(existing);
    const ref = line(existing, 'teamcity.build.branch');
    // A root with one branch has this placeholder instead of a name.
    const branch = ref === '<default>' || ref === undefined ? line(existing, 'vcsroot.branch') : ref;
    const user = line(existing, 'teamcity.build.triggeredBy.username');
    return {
      event: pull !== undefined ? 'pull_request' : user === undefined ? undefined : 'workflow_dispatch',
      origin: parseOrigin(line(existing, 'vcsroot.url')),
      workflow: line(env, 'TEAMCITY_PROJECT_NAME'),
      run: {
        id: number(existing, 'teamcity.build.id'),
        number: number(env, 'BUILD_NUMBER'),
        url: link(env, 'BUILD_URL') ?? link(existing, 'teamcity.build.url') ?? buildPage(existing),
      },
      job: { name: line(env, 'TEAMCITY_BUILDCONF_NAME') },
      branch: pull === undefined ? findBranch(branch) : undefined,
      tag: findTag(branch),
      sha: line(env, 'BUILD_VCS_NUMBER') ?? line(existing, 'build.vcs.number'),
      actor: { name: user },
      pullRequest: pullRequest(existing, pull),
      scope: 'job',
    };
  },
  end: 'TeamCity tells it to no build: send from one step with `--status success`, and from another that runs only if a step failed, with `--status failure`',
};

/**
 * Without the feature "Pull Requests", only the ref identifies it: `refs/pull/15/head`, `pull-requests/15`,
 * `merge-requests/15`.
 */
const PULL = /^(?:refs\/)?(?:pull|pull-requests|merge-requests)\/(\d{1,9})(?:\/|$)/;

function parsePullRef(existing: Json): number | undefined {
  const roots = Object.keys(existing).filter((name) => name.startsWith('teamcity.build.vcs.branch.'));
  const refs = ['teamcity.build.branch', ...roots].map((name) => line({ ref: existing[name] }, 'ref') ?? '');
  return number(refs.flatMap((ref) => PULL.exec(ref)?.[1] ?? [])[0]);
}

function pullRequest(existing: Json, pull: number | undefined): SystemData['pullRequest'] {
  return {
    number: pull,
    title: line(existing, 'teamcity.pullRequest.title'),
    head: findBranch(line(existing, 'teamcity.pullRequest.source.branch')),
    base: findBranch(line(existing, 'teamcity.pullRequest.target.branch')),
  };
}

function buildPage(existing: Json): string | undefined {
  const server = link(existing, 'teamcity.serverUrl');
  const id = number(existing, 'teamcity.build.id');
  return server === undefined || id === undefined
    ? undefined
    : link(`${server.replace(/\/$/, '')}/viewLog.html?buildId=${id}`);
}

/** Limits the parameter file, which usually has some ten kilobytes. */
const MAX_BYTES = 1024 * 1024;
/** Drops all other parameters, because some are passwords. */
const WANTED =
  /^(?:teamcity\.(?:build\.|pullRequest\.|serverUrl$|configuration\.properties\.file$)|vcsroot\.|build\.vcs\.)/;

/** Reads the known build parameters by name; none if a file is missing or broken. */
function parametersFrom(path: string | undefined): Json {
  const properties = readProperties(path);
  return { ...properties, ...readProperties(line(properties, 'teamcity.configuration.properties.file')) };
}

function readProperties(path: string | undefined): Json {
  if (path === undefined) return {};
  try {
    const file = statSync(path);
    return !file.isFile() || file.size > MAX_BYTES ? {} : parseProperties(readFileSync(path, 'utf8'));
  } catch {
    return {};
  }
}

/** Java's format, as far as a program writes it: one line each, `name=value`, with escapes. */
function parseProperties(text: string): Json {
  const entries = text.split(/\r?\n/).flatMap((entry) => {
    const [, name, value] = /^((?:\\.|[^\\=:#!\s])+)[=:](.*)$/.exec(entry) ?? [];
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

/** Reads the environment of a job of any CI system, by the system's table of variables. */

import type { Environment } from '../../platform.ts';
import { type Conclusion, type Qualifier, readConclusion } from '../../settings/conclusion.ts';
import { makeTime, type Time } from '../../text/format.ts';
import { asLine, line, lines, link, number, time } from '../code-host/json.ts';
import type { Deployment, Facts, Job, Person, PullRequest, Run } from '../facts.ts';
import { type Origin, parseForge, parseOrigin } from './origin.ts';

type CiEvent = 'push' | 'pull_request' | 'schedule' | 'workflow_dispatch' | 'repository_dispatch';

/** Holds the data of a build, within the bounds of the facts, without the URLs of the code host. */
export interface SystemData extends Pick<Facts, 'failed_jobs' | 'job_counts'> {
  /** Trigger, by GitHub's event name; undefined if unknown. */
  readonly event?: CiEvent;
  readonly origin?: Origin;
  readonly repository?: Partial<NonNullable<Facts['repository']>>;
  readonly workflow?: string;
  readonly run?: Run;
  readonly job?: Partial<Job>;
  readonly branch?: string;
  readonly tag?: string;
  /** Full or short hash; for a pull request that of its head, never of a trial merge. */
  readonly sha?: string;
  readonly message?: string;
  readonly author?: Person;
  /** Person who started the run; undefined if nobody did. */
  readonly actor?: Person;
  readonly pullRequest?: Partial<PullRequest>;
  readonly deployment?: Partial<Deployment>;
  /** Scope of the conclusion: one job, or the complete run. */
  readonly scope: 'job' | 'run';
  readonly conclusion?: Conclusion;
  readonly qualifier?: Qualifier;
  /** Exit code of the command that decided the conclusion. */
  readonly exitCode?: number;
  /** Conclusion of the previous run of the same branch and event. */
  readonly previous?: Conclusion;
}

type Field =
  /** `ref` is full, or the short name of a branch. */
  | ('event' | 'workflow' | 'branch' | 'tag' | 'ref' | 'sha' | 'message')
  /** `repository` is `owner/name`; `visibility` is true, false, or GitLab's `public`. */
  | ('repository' | 'repositoryUrl' | 'forge' | 'defaultBranch' | 'visibility')
  /** `retries` counts from 0, `attempt` from 1. */
  | ('runId' | 'runNumber' | 'runUrl' | 'startedAt' | 'attempt' | 'retries')
  | ('jobId' | 'jobName' | 'jobUrl' | 'jobStartedAt')
  /** A name may include the e-mail address: `Ada <ada@example.com>`. */
  | `${'author' | 'actor' | 'pullAuthor'}${'' | 'Login' | 'Email'}`
  /** `headSha` is the head of a pull request of which `sha` may be a trial merge. */
  | ('pull' | 'pullTitle' | 'pullUrl' | 'draft' | 'labels' | 'headSha')
  /** `source` and `target` are the repositories of `head` and `base`; `source` may be an owner only. */
  | ('head' | 'base' | 'fork' | 'source' | 'target')
  | ('environment' | 'environmentUrl' | 'status' | 'exitCode');

/** Describes one CI system: a row of `systems.ts`. */
export interface CiSystem {
  readonly name: Facts['ci'];
  /** Returns true for the environment of one of its jobs. */
  readonly detect: (env: Environment) => boolean;
  /** Variables that hold a field as such: the first valid one is used. */
  readonly variables: { readonly [F in Field]?: string | readonly string[] };
  /** GitHub's event names by the system's; a pull request is detected by its number. */
  readonly events?: Readonly<Record<string, CiEvent>>;
  readonly scope: SystemData['scope'];
  /** Adds variables from elsewhere. */
  readonly expand?: (env: Environment) => Environment;
  /** Computes the fields that no single variable holds. */
  readonly compute?: (env: Environment, data: SystemData) => Partial<SystemData>;
  /**
   * Explains where the system provides the conclusion, and how to send from there; one sentence without a full stop.
   */
  readonly conclusionHint: string;
}

type Reader<T> = (env: Environment, variable: string) => T | undefined;

export function readSystem(system: CiSystem, job: Environment): SystemData {
  const env = system.expand?.(job) ?? job;
  const read = <T>(field: Field, reader: Reader<T>): T | undefined => {
    const found = [system.variables[field] ?? []].flat().map((variable) => reader(env, variable));
    return found.find((value) => value !== undefined);
  };
  const person = (field: 'author' | 'actor' | 'pullAuthor') =>
    toPerson(read(field, line), read(`${field}Login`, line), read(`${field}Email`, line));
  const pull = read('pull', readPullNumber);
  const event = pull === undefined ? eventNamed(system, read('event', line)) : 'pull_request';
  const origin = parseOrigin(read('repositoryUrl', line), {
    name: read('repository', line),
    forge: parseForge(read('forge', line)),
  });
  const tag = read('tag', line) ?? read('ref', readTag);
  const [sha, headSha] = [read('sha', line), read('headSha', line)];
  const isTrialMerge = headSha !== undefined && headSha !== sha;
  const data: SystemData = {
    event,
    origin,
    repository: { default_branch: read('defaultBranch', readBranch), private: read('visibility', readPrivate) },
    workflow: read('workflow', line),
    run: {
      id: read('runId', number),
      number: read('runNumber', number),
      attempt: read('attempt', number) ?? read('retries', readRetries),
      url: read('runUrl', link),
      started_at: read('startedAt', readTime),
    },
    job: {
      id: read('jobId', number),
      name: read('jobName', line),
      url: read('jobUrl', link),
      started_at: read('jobStartedAt', readTime),
    },
    // Many systems provide the base of a pull request, or the tag.
    branch:
      pull === undefined && tag === undefined ? (read('branch', readBranch) ?? read('ref', readBranch)) : undefined,
    tag,
    sha: headSha ?? sha,
    message: isTrialMerge ? undefined : read('message', lines),
    author: isTrialMerge ? undefined : person('author'),
    actor: person('actor'),
    pullRequest: {
      number: pull,
      title: read('pullTitle', line),
      url: read('pullUrl', link),
      author: person('pullAuthor'),
      base: read('base', readBranch),
      draft: read('draft', readFlag),
      labels: read('labels', readList),
      ...readHead(read('head', readBranch), {
        fork: read('fork', readFlag),
        source: repositoryNamed(read('source', line)),
        target: repositoryNamed(read('target', line)) ?? origin.name,
      }),
    },
    deployment: { environment: read('environment', line), url: read('environmentUrl', link) },
    scope: system.scope,
    conclusion: read('status', readStatus),
    ...toConclusion(read('exitCode', readExitCode)),
  };
  return { ...data, ...system.compute?.(env, data) };
}

function eventNamed({ events = {} }: CiSystem, name = ''): CiEvent | undefined {
  return Object.hasOwn(events, name) ? events[name] : undefined;
}

/** Prefixes the branch of a fork with its owner. */
function readHead(
  branch: string | undefined,
  { fork, source, target }: { readonly fork?: boolean; readonly source?: string; readonly target?: string },
): Pick<PullRequest, 'head' | 'fork'> {
  const isFork = fork ?? (source === undefined ? undefined : source !== target);
  const owner = source?.split('/', 1)[0];
  const isPlain = branch === undefined || isFork !== true || owner === undefined || branch.includes(':');
  return { head: isPlain ? branch : asLine(`${owner}:${branch}`), fork: isFork };
}

function repositoryNamed(text: string | undefined): string | undefined {
  return text?.includes(':') ? parseOrigin(text).name : text;
}

function toPerson(name: string | undefined, login: string | undefined, email: string | undefined): Person | undefined {
  const [, named, address] = /^(.*)<([^<]*)>$/.exec(name ?? '') ?? [undefined, name];
  // Hooks and schedules are no people: `@cron`.
  if (login?.startsWith('@')) return undefined;
  const person = { login, name: asLine(named ?? ''), email: email ?? asLine(address ?? '') };
  return Object.values(person).some((value) => value !== undefined) ? person : undefined;
}

/** Returns true for a truthy variable; systems write `false` or an empty value otherwise. */
export function isSet(env: Environment, variable: string): boolean {
  const value = line(env, variable)?.toLowerCase();
  return value !== undefined && value !== 'false' && value !== '0';
}

/** Returns the short name of a branch, also of a full ref; undefined for any other ref. */
export const readBranch: Reader<string> = (env, variable) => {
  const ref = line(env, variable);
  return ref?.startsWith('refs/') ? shortName('heads', ref) : ref;
};

/** Returns the short name of a tag's full ref; undefined for any other text. */
export const readTag: Reader<string> = (env, variable) => shortName('tags', line(env, variable));

function shortName(folder: 'heads' | 'tags', ref = ''): string | undefined {
  const start = `refs/${folder}/`;
  return ref.startsWith(start) ? asLine(ref.slice(start.length)) : undefined;
}

/** Reads the conclusion in the terms of any system; undefined while it runs. */
export const readStatus: Reader<Conclusion> = (env, variable) => {
  const conclusion = readConclusion(line(env, variable) ?? '');
  return conclusion === 'in_progress' ? undefined : conclusion;
};

const readExitCode: Reader<number> = (env, variable) => {
  const code = line(env, variable);
  return code !== undefined && /^-?\d{1,10}$/.test(code) ? Number(code) : undefined;
};

function toConclusion(code: number | undefined): Pick<SystemData, 'conclusion' | 'exitCode'> {
  if (code === undefined) return {};
  // No command returns a negative exit code: it was lost, or never started.
  return { conclusion: code === 0 ? 'success' : 'failure', exitCode: code < 0 ? undefined : code };
}

/** Reads the number of a pull request, also from its URL. */
const readPullNumber: Reader<number> = (env, variable) =>
  number(env, variable) ?? number(/^https?:.*\/(\d{1,10})$/.exec(line(env, variable) ?? '')?.[1]);

const readRetries: Reader<number> = (env, variable) => {
  const count = line(env, variable);
  return count !== undefined && /^\d{1,6}$/.test(count) ? Number(count) + 1 : undefined;
};

const readFlag: Reader<boolean> = (env, variable) => {
  const value = line(env, variable)?.toLowerCase();
  return value === 'true' ? true : value === 'false' ? false : undefined;
};

const readPrivate: Reader<boolean> = (env, variable) => {
  const value = line(env, variable);
  if (value === 'public') return false;
  return value === 'private' || value === 'internal' ? true : readFlag(env, variable);
};

/** Splits names at commas. */
export const readList: Reader<readonly string[]> = (env, variable) => {
  const names = (line(env, variable) ?? '').split(',').flatMap((name) => asLine(name) ?? []);
  return names.length > 0 ? names : undefined;
};

/** Unix times of this century, in seconds. */
const UNIX = /^1\d{9}$/;

/** Reads ISO 8601, also with a space (`2026-03-04 08:00:00+00:00`), and Unix times in seconds. */
const readTime: Reader<Time> = (env, variable) => {
  const text = line(env, variable) ?? '';
  const at = UNIX.test(text) ? Number(text) * 1000 : Date.parse(text.replace(/^([\d-]{10}) /, '$1T'));
  return time(env, variable) ?? (Number.isNaN(at) ? undefined : makeTime(at));
};

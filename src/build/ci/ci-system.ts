/** Reads the environment of a job of any CI system, by the system's table of variables. */

import type { Environment } from '../../platform.ts';
import { type Conclusion, readConclusion } from '../../settings/conclusion.ts';
import { makeTime, type Time } from '../../text/format.ts';
import { asLine, line, lines, link, number, time } from '../code-host/json.ts';
import { parseOrigin } from '../code-host/urls.ts';
import type { Facts } from '../facts.ts';

/** Lists the names of GitHub's events in all systems, in lower case; a pull request is detected by its number. */
const EVENTS = {
  pull_request: [],
  push: ['push', 'tag', 'release', 'webhook', 'individualci', 'batchedci'],
  schedule: ['schedule', 'cron'],
  workflow_dispatch: ['manual', 'web', 'webide', 'ui', 'custom', 'promote', 'rollback', 'deployment'],
  repository_dispatch: ['api', 'trigger', 'trigger_job', 'resourcetrigger', 'buildcompletion'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

type CiEvent = keyof typeof EVENTS;

type Reader<T> = (env: Environment, variable: string) => T | undefined;

/** Returns the short name of a branch, also of a full ref; undefined for any other ref. */
const readBranch: Reader<string> = (env, variable) => branchOf(line(env, variable));

function branchOf(ref: string | undefined): string | undefined {
  return ref?.startsWith('refs/') ? shortName('heads', ref) : ref;
}

function shortName(folder: 'heads' | 'tags', ref = ''): string | undefined {
  const start = `refs/${folder}/`;
  return ref.startsWith(start) ? asLine(ref.slice(start.length)) : undefined;
}

const readEvent: Reader<CiEvent> = (env, variable) => {
  const word = line(env, variable)?.toLowerCase();
  return Object.entries(EVENTS).find(([, names]) => names.some((name) => name === word))?.[0] as CiEvent | undefined;
};

/** Reads the conclusion in the terms of any system; undefined while it runs. */
const readStatus: Reader<Conclusion> = (env, variable) => {
  const conclusion = readConclusion(line(env, variable) ?? '');
  return conclusion === 'in_progress' ? undefined : conclusion;
};

/** Reads a whole number that may be zero or negative. */
const readInteger: Reader<number> = (env, variable) => {
  const count = line(env, variable);
  return count !== undefined && /^-?\d{1,10}$/.test(count) ? Number(count) : undefined;
};

/** Reads the number of a pull request, also from its URL. */
const readPullNumber: Reader<number> = (env, variable) =>
  number(env, variable) ?? number(/^https?:.*\/(\d{1,10})$/.exec(line(env, variable) ?? '')?.[1]);

const readFlag: Reader<boolean> = (env, variable) => {
  const value = line(env, variable)?.toLowerCase();
  return value === 'true' ? true : value === 'false' ? false : undefined;
};

/** Splits names at commas. */
const readList: Reader<readonly string[]> = (env, variable) => {
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

const READERS = {
  ...{ event: readEvent, workflow: line, branch: readBranch, tag: line, sha: line, message: lines },
  /** Full ref, or the short name of a branch. */
  ref: line,
  /** `owner/name`. */
  repository: line,
  ...{ repositoryUrl: line, forge: line },
  ...{ runId: number, runNumber: number, runUrl: link, runTitle: line, startedAt: readTime },
  ...{ attempt: number, retries: readInteger },
  ...{ jobName: line, jobUrl: link, jobStartedAt: readTime },
  /** A name may include the e-mail address: `Ada <ada@example.com>`. */
  ...{ author: line, authorLogin: line, authorEmail: line, actor: line, actorLogin: line, actorEmail: line },
  ...{ pull: readPullNumber, pullTitle: line, pullUrl: link, pullAuthor: line, pullAuthorLogin: line },
  ...{ draft: readFlag, labels: readList, head: readBranch, base: readBranch, fork: readFlag },
  /** Head of a pull request of which `sha` may be a trial merge. */
  headSha: line,
  /** Repositories of `head` and `base`; `source` may be an owner only. */
  ...{ source: line, target: line },
  ...{ environment: line, environmentUrl: link, status: readStatus, exitCode: readInteger, failedSteps: readList },
} satisfies Readonly<Record<string, Reader<unknown>>>;

type Fields = { readonly [F in keyof typeof READERS]?: ReturnType<(typeof READERS)[F]> };

/** Holds the data of a build, within the bounds of the facts, without the URLs of the code host. */
export interface SystemData extends Omit<Fields, 'status'>, Pick<Facts, 'failed_jobs'> {
  /** Repository on its code host. */
  readonly origin?: ReturnType<typeof parseOrigin>;
  /** Scope of the conclusion: one job, or the complete run. */
  readonly scope: 'job' | 'run';
  readonly conclusion?: Conclusion;
}

export interface CiSystem {
  readonly name: Facts['ci'];
  /** Returns true for the environment of one of its jobs. */
  readonly detect: (env: Environment) => boolean;
  /** Variables that hold a field as such: the first valid one is used. */
  readonly variables: { readonly [F in keyof Fields]?: string | readonly string[] };
  /** Default: `job`. */
  readonly scope?: 'run';
  /** Adds variables from elsewhere. */
  readonly expand?: (env: Environment) => Environment;
  /** Computes the fields that no single variable holds. */
  readonly compute?: (env: Environment, data: SystemData) => Partial<SystemData>;
  /** Explains where the system provides the conclusion, and how to send from there; without a full stop. */
  readonly conclusionHint: string;
}

export function readSystem(system: CiSystem, job: Environment): SystemData {
  const env = system.expand?.(job) ?? job;
  const read = Object.entries<Reader<unknown>>(READERS).map(([field, reader]) => {
    const variables = [system.variables[field as keyof Fields] ?? []].flat();
    return [field, variables.map((variable) => reader(env, variable)).find((value) => value !== undefined)];
  });
  const { status, ...fields }: Fields = Object.fromEntries(read);
  const { pull, sha, headSha, exitCode, retries } = fields;
  const origin = parseOrigin(fields.repositoryUrl, fields.repository, fields.forge);
  const tag = fields.tag ?? shortName('tags', fields.ref);
  const isTrialMerge = headSha !== undefined && headSha !== sha;
  const data: SystemData = {
    ...fields,
    ...(isTrialMerge && { message: undefined, author: undefined, authorLogin: undefined, authorEmail: undefined }),
    event: pull === undefined ? fields.event : 'pull_request',
    ...{ origin, tag, sha: headSha ?? sha, scope: system.scope ?? 'job' },
    // Many systems provide the base of a pull request, or the tag.
    branch: pull === undefined && tag === undefined ? (fields.branch ?? branchOf(fields.ref)) : undefined,
    attempt: fields.attempt ?? (retries === undefined || retries < 0 ? undefined : retries + 1),
    ...readHead(fields, origin.name),
    conclusion: exitCode === undefined ? status : exitCode === 0 ? 'success' : 'failure',
    // No command returns a negative exit code: it was lost, or never started.
    exitCode: exitCode !== undefined && exitCode < 0 ? undefined : exitCode,
  };
  return { ...data, ...system.compute?.(env, data) };
}

/** Names the branch of a fork as GitHub does: `owner:branch`. */
function readHead({ head, fork, source, target }: Fields, repository?: string): Pick<SystemData, 'head' | 'fork'> {
  const [from, to] = [repositoryNamed(source), repositoryNamed(target) ?? repository];
  const isFork = fork ?? (from === undefined ? undefined : from !== to);
  const owner = from?.split('/', 1)[0];
  const isPlain = head === undefined || isFork !== true || owner === undefined || head.includes(':');
  return { head: isPlain ? head : asLine(`${owner}:${head}`), fork: isFork };
}

function repositoryNamed(text: string | undefined): string | undefined {
  return text?.includes(':') ? parseOrigin(text).name : text;
}

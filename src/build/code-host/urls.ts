/** Builds the URLs of a code host, and parses its refs. */

import type { Environment } from '../../platform.ts';
import { trimEndChars } from '../../text/unicode.ts';
import type { Facts, Ref } from '../facts.ts';
import { type Json, line, link, linkable, record } from './json.ts';

/**
 * Defines the page URLs of a code host: the path between the page of a repository and a name, with its slashes, a
 * sha or a number.
 */
interface Pages {
  readonly branch: string;
  readonly tag: string;
  readonly commit: string;
  /** Location of a commit's files; absent if no path can be appended. */
  readonly files?: string;
  readonly pull: string;
  /** True if the page of a person is the login below the server. */
  readonly people?: boolean;
}

const FORGES = {
  github: { branch: '/tree/', tag: '/tree/', commit: '/commit/', files: '/blob/', pull: '/pull/', people: true },
  /** Forgejo has the same URLs. */
  gitea: {
    ...{ branch: '/src/branch/', tag: '/src/tag/', commit: '/commit/', files: '/src/commit/', pull: '/pulls/' },
    people: true,
  },
  gitlab: {
    ...{ branch: '/-/tree/', tag: '/-/tags/', commit: '/-/commit/', files: '/-/blob/', pull: '/-/merge_requests/' },
    people: true,
  },
  /** Bitbucket Cloud; its server has different URLs. */
  bitbucket: { branch: '/branch/', tag: '/src/', commit: '/commits/', files: '/src/', pull: '/pull-requests/' },
  azure: { branch: '?version=GB', tag: '?version=GT', commit: '/commit/', pull: '/pullrequest/' },
} as const satisfies Readonly<Record<string, Pages>>;

/** Names the types of code hosts. */
export type Forge = keyof typeof FORGES;

export interface CodeHost {
  /** Name of the CI: `GitHub Actions`. */
  readonly ci: Facts['ci'];
  /** Type of its URL scheme; undefined if unknown: then only the repository's page is known. */
  readonly forge: Forge | undefined;
  /** Without a trailing slash. */
  readonly server: string | undefined;
  /** URL of the repository, without a trailing slash. */
  readonly repository: string | undefined;
}

const findPages = ({ forge }: CodeHost): Pages | undefined => forge && FORGES[forge];

const isSet = (value: string | undefined): boolean => value !== undefined && value !== '' && value !== 'false';

const withoutSlash = (url: string | undefined): string | undefined =>
  url === undefined ? undefined : trimEndChars(url, '/');

/** Percent-encodes every path segment. */
function encodePath(path: string): string {
  return path.toWellFormed().split('/').map(encodeURIComponent).join('/');
}

function ciName(env: Environment): CodeHost['ci'] {
  // Forgejo's runner sets Gitea's variable as well.
  if (isSet(env['FORGEJO_ACTIONS'])) return 'Forgejo Actions';
  return isSet(env['GITEA_ACTIONS']) ? 'Gitea Actions' : 'GitHub Actions';
}

/** Prefers URLs in the payload, because they are correct behind every proxy and below every path. */
export function getCodeHost(env: Environment, event: Json): CodeHost {
  const ci = ciName(env);
  const payload = record(event, 'repository');
  const name = line(env, 'GITHUB_REPOSITORY') ?? line(payload, 'full_name');
  const page = withoutSlash(link(payload, 'html_url'));
  const server = withoutSlash(link(env, 'GITHUB_SERVER_URL')) ?? parseServerUrl(page, name);
  const built = server !== undefined && name !== undefined ? `${server}/${encodePath(name)}` : undefined;
  return { ci, forge: ci === 'GitHub Actions' ? 'github' : 'gitea', server, repository: page ?? linkable(built) };
}

/** Returns the URL of the host of a repository, with the path below which the host is. */
export function parseServerUrl(page: string | undefined, name = ''): string | undefined {
  const path = `/${encodePath(name)}`;
  return name !== '' && page?.endsWith(path) ? page.slice(0, -path.length) : undefined;
}

/** Returns the page of a branch or tag, in this repository or the given one. */
export function refUrl(
  host: CodeHost,
  type: 'branch' | 'tag',
  name: string,
  repository = host.repository,
): string | undefined {
  return below(repository, findPages(host)?.[type], encodePath(name));
}

export function commitUrl(host: CodeHost, sha: string, repository = host.repository): string | undefined {
  return below(repository, findPages(host)?.commit, sha);
}

/** Returns the URL of the repository's files at a commit, without a trailing slash. */
export function filesUrl(host: CodeHost, sha: string | undefined): string | undefined {
  return below(host.repository, findPages(host)?.files, sha);
}

/** Returns the URL of a comparison; for GitHub and Gitea, whose APIs provide none. */
export function compareUrl(host: CodeHost, from: string, to: string): string | undefined {
  return below(host.repository, '/compare/', `${from}...${to}`);
}

export function pullRequestUrl(host: CodeHost, number: number): string | undefined {
  return below(host.repository, findPages(host)?.pull, String(number));
}

export function releaseUrl(host: CodeHost, tag: string): string | undefined {
  return below(host.repository, '/releases/tag/', encodePath(tag));
}

function below(repository: string | undefined, path: string | undefined, end: string | undefined): string | undefined {
  if (repository === undefined || path === undefined || end === undefined) return undefined;
  return linkable(`${repository}${path}${end}`);
}

/**
 * Returns the workflow's name. Without one, uses the name of its file: `ci` of `.github/workflows/ci.yml` (Gitea:
 * `ci.yml`).
 */
export function workflowFileName(name: string | undefined): string | undefined {
  return name === undefined ? undefined : (/^(?:\.\w+\/workflows\/)?([^/\s]+)\.ya?ml$/.exec(name)?.[1] ?? name);
}

/** Extracts the file of `acme/app/.github/workflows/ci.yml@refs/heads/main`, or of such a path alone. */
export function workflowPath(text: string | undefined): string | undefined {
  return /\.\w+\/workflows\/[^@]+/.exec(text ?? '')?.[0];
}

/**
 * Returns the page of a run: GitHub and Gitea (from 1.26) address it by id, Forgejo by number. Only GitHub has
 * attempts.
 */
export function runUrl(
  host: CodeHost,
  run: { readonly id?: number; readonly number?: number; readonly attempt?: number },
): string | undefined {
  const key = host.ci === 'Forgejo Actions' ? run.number : run.id;
  if (host.repository === undefined || key === undefined) return undefined;
  return attemptUrl(host, `${host.repository}/actions/runs/${key}`, run.attempt);
}

/** Returns the page of one attempt of the run on this page. */
export function attemptUrl(host: CodeHost, run: string, attempt: number | undefined): string | undefined {
  return linkable(host.forge === 'gitea' || attempt === undefined || attempt < 2 ? run : `${run}/attempts/${attempt}`);
}

/** The runners of Gitea and Forgejo do not provide the id for job URLs. */
export function jobUrl(host: CodeHost, run: number | undefined, job: number | undefined): string | undefined {
  if (host.forge === 'gitea' || run === undefined || job === undefined) return undefined;
  return below(host.repository, '/actions/runs/', `${run}/job/${job}`);
}

/** Returns the page of an account, which for apps is below `apps`. */
export function personUrl(host: CodeHost, login: string): string | undefined {
  const name = /^([\w.-]{1,100})(\[bot\])?$/.exec(login);
  if (host.server === undefined || name === null || findPages(host)?.people !== true) return undefined;
  if (name[2] === undefined) return linkable(`${host.server}/${name[1]}`);
  return host.forge === 'github' ? linkable(`${host.server}/apps/${name[1]}`) : undefined;
}

/** `v2.4.0-rc.1` comes before `v2.4.0`, and belongs to the same series. */
const PRE_RELEASE =
  /(?<=\d)[-._]?(?:alpha|beta|rc|cr|pre|preview|dev|snapshot|next|canary|nightly|final|ga|[abcm])(?:[-._]?\d+(?:\.\d+)*)?$/i;
/** Maximum length that any host accepts for a name. */
const MAX_LENGTH = 255;
const VERSION = /(?:\d{4}-\d{2}-\d{2}|(?<!\d\.?)\d+(?:\.\d+)*)$/;

/**
 * Returns the common pattern of the tags of a version series: `v#.#.#` of `v2.3.1` and of `v2.4.0-rc.1`, `app-a/v#` of
 * `app-a/v12`. A tag without a trailing version is its own series.
 */
export function toTagSeries(tag: string): string {
  if (tag.length > MAX_LENGTH) return tag;
  const complete = tag.replace(/(?<=\d)\+[\w.-]+$/, '').replace(PRE_RELEASE, '');
  return complete.replace(VERSION, (version) => version.replaceAll(/\d+/g, '#'));
}

/** Treats `v2.3.1` or `@acme/app@2.3.1` as a tag without better data, because branches rarely have such names. */
export function isVersion(name: string): boolean {
  return /^(?:.+@|v)?#\.#\.#$/.test(toTagSeries(name));
}

/** Builds a branch or tag from its short name; undefined without one. */
export function namedRef(type: 'branch' | 'tag', name: string | undefined, host: CodeHost): Ref | undefined {
  return name === undefined ? undefined : { type, name, url: refUrl(host, type, name) };
}

/** Shortens the full ref that a deployment may name. */
export function shortRef(ref: string | undefined): string | undefined {
  return /^refs\/(?:heads|tags)\/(.+)$/.exec(ref ?? '')?.[1] ?? ref;
}

/** Events whose runs concern the branch, tag or commit that they use. */
const ABOUT_ITS_REF =
  /^(?:push|schedule|(?:workflow|repository)_dispatch|merge_group|release|create|deployment.*|pull_request.*)$/;

/**
 * Returns false for a run of an issue, a comment or the completion of another run: it uses the default branch
 * for any subject.
 */
export function isAboutItsRef(event: string | undefined): boolean {
  return ABOUT_ITS_REF.test(event ?? 'push');
}

/** `refs/heads/…` and `refs/tags/…`; undefined for every other ref, such as that of a pull request. */
export function fullRef(ref: string | undefined, host: CodeHost): Ref | undefined {
  const [, folder, name] = /^refs\/(heads|tags)\/(.+)$/s.exec(ref ?? '') ?? [];
  return namedRef(folder === 'tags' ? 'tag' : 'branch', name, host);
}

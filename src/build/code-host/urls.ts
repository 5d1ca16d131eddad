/** Finds the code host of a repository, builds its URLs, and parses its refs. */

import type { Environment } from '../../platform.ts';
import { percentDecoded, trimEndChars } from '../../text/unicode.ts';
import type { Facts, Ref, Run } from '../facts.ts';
import { asLine, isSet, type Json, line, link, record } from './json.ts';

/** Lists the paths between the page of a repository and a name, with its slashes, a sha or a number; by host. */
const FORGES = {
  github: {
    ...{ branch: '/tree/', tag: '/tree/', commit: '/commit/', files: '/blob/', pull: '/pull/' },
    ...{ compare: '/compare/', release: '/releases/tag/' },
  },
  /** Forgejo has the same URLs. */
  gitea: {
    ...{ branch: '/src/branch/', tag: '/src/tag/', commit: '/commit/', files: '/src/commit/', pull: '/pulls/' },
    release: '/releases/tag/',
  },
  gitlab: {
    ...{ branch: '/-/tree/', tag: '/-/tags/', commit: '/-/commit/', files: '/-/blob/', pull: '/-/merge_requests/' },
  },
  /** Bitbucket Cloud; its server has different URLs. */
  bitbucket: { branch: '/branch/', tag: '/src/', commit: '/commits/', files: '/src/', pull: '/pull-requests/' },
  /** No path can be appended to the location of its files. */
  azure: { branch: '?version=GB', tag: '?version=GT', commit: '/commit/', pull: '/pullrequest/' },
} as const satisfies Readonly<Record<string, Pages>>;

type Pages = {
  readonly [P in 'branch' | 'tag' | 'commit' | 'files' | 'pull' | 'compare' | 'release']?: string;
};

export interface CodeHost {
  /** Name of the CI: `GitHub Actions`. */
  readonly ci: Facts['ci'];
  /** Type of its URL scheme; undefined if unknown: then only the repository's page is known. */
  readonly forge: keyof typeof FORGES | undefined;
  /** Base URL of people's pages, without a trailing slash. */
  readonly server: string | undefined;
  /** URL of the repository, without a trailing slash. */
  readonly repository: string | undefined;
}

/** Percent-encodes every path segment. */
function encodePath(path: string): string {
  return path.toWellFormed().split('/').map(encodeURIComponent).join('/');
}

/** Prefers URLs in the payload, because they are correct behind every proxy and below every path. */
export function readCodeHost(env: Environment, event: Json): CodeHost {
  const isGitea = isSet(env, 'GITEA_ACTIONS');
  // Forgejo's runner sets Gitea's variable as well.
  const ci = isSet(env, 'FORGEJO_ACTIONS') ? 'Forgejo Actions' : isGitea ? 'Gitea Actions' : 'GitHub Actions';
  const payload = record(event, 'repository');
  const name = line(env, 'GITHUB_REPOSITORY') ?? line(payload, 'full_name');
  const page = trimEndChars(link(payload, 'html_url') ?? '', '/') || undefined;
  const server = trimEndChars(link(env, 'GITHUB_SERVER_URL') ?? '', '/') || parseServerUrl(page, name);
  const built = server !== undefined && name !== undefined ? `${server}/${encodePath(name)}` : undefined;
  return { ci, forge: ci === 'GitHub Actions' ? 'github' : 'gitea', server, repository: page ?? link(built) };
}

/** Returns the URL of the host of a repository, with the path below which the host is. */
function parseServerUrl(page: string | undefined, name = ''): string | undefined {
  const path = `/${encodePath(name)}`;
  return name !== '' && page?.endsWith(path) ? page.slice(0, -path.length) : undefined;
}

/**
 * Returns a page of this repository or the given one: of a branch, a tag or a release by its name, a commit or its
 * files by the sha, a pull request by its number, a comparison by `from...to`; undefined if the host has none.
 */
export function pageUrl(
  host: CodeHost,
  type: keyof Pages,
  name: string | undefined,
  repository = host.repository,
): string | undefined {
  const pages: Pages = host.forge === undefined ? {} : FORGES[host.forge];
  if (repository === undefined || pages[type] === undefined || name === undefined) return undefined;
  return link(`${repository}${pages[type]}${encodePath(name)}`);
}

/** Extracts the file of `acme/app/.github/workflows/ci.yml@refs/heads/main`, or of such a path alone. */
export function workflowPath(text: string | undefined): string | undefined {
  return /\.\w+\/workflows\/[^@]+/.exec(text ?? '')?.[0];
}

/**
 * Returns the page of an attempt of a run, below that of the run if it is known: GitHub and Gitea (from 1.26) address
 * it by id, Forgejo by number. Only GitHub has attempts.
 */
export function runUrl(host: CodeHost, { id, number, attempt = 1, url }: Run): string | undefined {
  const key = host.ci === 'Forgejo Actions' ? number : id;
  if (url === undefined && (host.repository === undefined || key === undefined)) return undefined;
  const page = url ?? `${host.repository}/actions/runs/${key}`;
  return link(host.forge === 'gitea' || attempt < 2 ? page : `${page}/attempts/${attempt}`);
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

/** Builds a branch or tag from its short name; undefined without one. */
export function namedRef(type: 'branch' | 'tag', name: string | undefined, host: CodeHost): Ref | undefined {
  return name === undefined ? undefined : { type, name, url: pageUrl(host, type, name) };
}

/** Shortens the full ref that a deployment may name. */
export function shortRef(ref: string | undefined): string | undefined {
  return /^refs\/(?:heads|tags)\/(.+)$/.exec(ref ?? '')?.[1] ?? ref;
}

/** Events whose runs concern the branch, tag or commit that they use. */
const ABOUT_ITS_REF =
  /^(?:push|schedule|(?:workflow|repository)_dispatch|merge_group|release|create|deployment.*|pull_request.*)$/;

/** Returns false for a run of an issue, a comment or another run, which uses the default branch for any subject. */
export function isAboutItsRef(event: string | undefined): boolean {
  return ABOUT_ITS_REF.test(event ?? 'push');
}

/** `refs/heads/…` and `refs/tags/…`; undefined for every other ref, such as that of a pull request. */
export function fullRef(ref: string | undefined, host: CodeHost): Ref | undefined {
  const [, folder, name] = /^refs\/(heads|tags)\/(.+)$/s.exec(ref ?? '') ?? [];
  return namedRef(folder === 'tags' ? 'tag' : 'branch', name, host);
}

type Forge = CodeHost['forge'];

/** Matches hosts, and types of hosts as CI systems name them: `github_enterprise`, `forgejo`, Azure's `TfsGit`. */
const HOSTS: readonly (readonly [RegExp, Forge])[] = [
  [/^github(?:\.|[_-]?enterprise$|$)/, 'github'],
  [/^gitlab(?:\.|[_-]?enterprise$|$)/, 'gitlab'],
  [/^(?:gitea|forgejo)(?:\.|$)|^codeberg\.org$/, 'gitea'],
  [/^bitbucket\.org$/, 'bitbucket'],
  [/^(?:tfsgit|azure|(?:ssh\.)?dev\.azure\.com)$|\.visualstudio\.com$/, 'azure'],
];

/**
 * Parses the page or remote URL of a repository: `https://…`, `ssh://…`, `git@github.com:acme/shop.git`. Drops
 * credentials. An SSH remote has a page only on hosts of a known type.
 * @param known owner and name, which take precedence
 * @param type type of the host, as the CI system names it
 * @returns the host, with owner and name: `acme/shop`
 */
export function parseOrigin(
  address: string | undefined,
  known?: string,
  type = '',
): Partial<Omit<CodeHost, 'ci'>> & { readonly name?: string } {
  const url = findUrl(address);
  const kind = type.toLowerCase();
  // A host of that name mostly is a server, which has other URLs.
  const forge = kind === 'bitbucket' ? kind : (findForge(kind) ?? findForge(url?.hostname));
  if (url === undefined) return { name: known, forge };
  const path = azurePath(url) ?? url.pathname.replace(/\/$/, '').replace(/\.git$/, '');
  const web = url.protocol === 'https:' || url.protocol === 'http:';
  const server = web ? url.origin : forge === undefined ? undefined : `https://${url.hostname.replace(/^ssh\./, '')}`;
  const name = known ?? asLine(percentDecoded(path)?.slice(1).replace('/_git/', '/') ?? '');
  const repository = server === undefined || path === '' ? undefined : link(`${server}${path}`);
  return { name, repository, server: parseServerUrl(repository, name) ?? server, forge };
}

function findForge(name = ''): Forge {
  return HOSTS.find(([pattern]) => pattern.test(name))?.[1];
}

function findUrl(address: string | undefined): URL | undefined {
  if (address === undefined) return undefined;
  // Matches the short form of SSH; a single letter is a Windows drive.
  const short = /^(?:[\w.-]+@)?([\w.-]{2,}):(?!\/\/)(.+)$/.exec(address);
  const url = URL.parse(short === null ? address : `ssh://${short[1]}/${short[2]?.replace(/^\/+/, '')}`);
  return url !== null && /^(?:https?|ssh|git):$/.test(url.protocol) && url.hostname !== '' ? url : undefined;
}

/** `v3/acme/shop/app`, as Azure writes it for SSH, is `acme/shop/_git/app` on the web. */
function azurePath({ hostname, pathname }: URL): string | undefined {
  const [, organisation, project, repository] = /^\/v3\/([^/]+)\/([^/]+)\/([^/]+)$/.exec(pathname) ?? [];
  return hostname === 'ssh.dev.azure.com' ? `/${organisation}/${project}/_git/${repository}` : undefined;
}

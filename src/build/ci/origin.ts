/** Finds the code host by the URL of a repository. */

import { percentDecoded } from '../../text/unicode.ts';
import { asLine, link } from '../code-host/json.ts';
import { type CodeHost, parseServerUrl } from '../code-host/urls.ts';

type Forge = CodeHost['forge'];

/** Matches hosts, and types of hosts as CI systems name them: `github_enterprise`, `forgejo`, Azure's `TfsGit`. */
const FORGES: readonly (readonly [RegExp, Forge])[] = [
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
  return FORGES.find(([pattern]) => pattern.test(name))?.[1];
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

/** Finds hosts that failed to respond in program output. Pure. */

import type { Termination } from './termination.ts';

/** Describes how something terminated by its output, and what failed it. */
export type OutputSignal = Pick<Termination, 'reason' | 'service' | 'answer'>;

/** Registries, mirrors and services that anybody may use: when one of them does not answer, it is not the code. */
const KNOWN = new RegExp(
  `(?:^|\\.)(?:${[
    'npmjs\\.(?:org|com)|yarnpkg\\.com|jsr\\.io|nodejs\\.org|nodesource\\.com|jsdelivr\\.net|unpkg\\.com|pypi\\.org|pythonhosted\\.org|python\\.org|anaconda\\.(?:org|com)',
    'apache\\.org|maven\\.(?:org|google\\.com)|(?:dl|packages\\.cloud)\\.google\\.com|gradle\\.org|sonatype\\.(?:org|com)|crates\\.io|rust-lang\\.org|rustup\\.rs',
    'golang\\.org|go\\.dev|nuget\\.org|rubygems\\.org|packagist\\.org|hex\\.pm|pub\\.dev|cocoapods\\.org|r-project\\.org|luarocks\\.org|jitpack\\.io',
    'docker\\.(?:io|com)|ghcr\\.io|quay\\.io|gcr\\.io|k8s\\.io|public\\.ecr\\.aws|(?:dotnet|mcr|packages)\\.microsoft\\.com',
    'ctan\\.org|cpan\\.org|haskell\\.org|conan\\.io|clojars\\.org|deno\\.land|googleapis\\.com|hashicorp\\.com|terraform\\.io|opentofu\\.org|helm\\.sh|huggingface\\.co|cypress\\.io|playwright\\.dev|chocolatey\\.org|powershellgallery\\.com',
    'ubuntu\\.com|debian\\.org|alpinelinux\\.org|fedoraproject\\.org|archlinux\\.org|pkgbuild\\.com|kernel\\.org|centos\\.org|rockylinux\\.org|almalinux\\.org|opensuse\\.org|llvm\\.org|postgresql\\.org|launchpad(?:content)?\\.net|nixos\\.org|brew\\.sh',
    'github\\.com|githubusercontent\\.com|githubapp\\.com|productionresults\\w{1,20}\\.blob\\.core\\.windows\\.net|gitlab\\.com',
  ].join('|')})$`,
  'i',
);
/** Matches a named host: a name with dots, or text in the position of a host. */
const NAMED =
  /\bhttps?:\/\/(?:[^\s/@"']{1,200}@)?([\w.-]{1,200}|\[[\da-f:]{2,40}\])|\b(?:host(?: ?name)?|lookup|connect(?:ion|ing)? to(?: (?:\w{2,10} )?server(?: (?:at|on))?)?|ENOTFOUND|EAI_AGAIN|ECONN[A-Z]{3,10}|ETIMEDOUT)[ :='"(]{1,3}([\w.-]{1,200})|(?<![\w./@-])((?:[a-z\d-]{1,63}\.){1,6}[a-z]{2,10})(?![\w-]|\.\w)/gi;
/** Messages of GitHub's own services that omit their name. */
const OF_GITHUB =
  /\bFailed to \w{3,20}(?:Artifact|CacheEntry)\w{0,20}\b|\bAPI rate limit exceeded for\b|\bsecondary rate limit\b|\bgithubstatus\.com\b/;
export const LOOPBACK = /^(?:localhost|127\.[\d.]+|0\.0\.0\.0|\[::1\])$/i;
/** Matches a request line, which may name the host for an error on another line. */
const ASKS =
  /\b(?:fetch|download\w{0,3}|load|connect|access|GET|PUT|refers|push|pull|resolve|retriev\w{1,3}|acquir\w{1,3}|request URL|Err:\d{1,3})\b/i;

type Answer = readonly [pattern: RegExp, answer?: string];

/** Server responses. The first match counts; without a message, the status is conclusive. */
const LIMIT = /\bToo ?Many ?Requests\b|(?:\bE|\bstatus code |\berror:? |\bHTTP )429\b|\brate limit\b/i;
const SERVER: readonly Answer[] = [
  [
    /(?:\b(?:HTTP(?:\/[\d.]{1,3})?|status|code|error|returned|answered|response|got)[ :=(]{1,3}|\bE|FETCH_|\()(50[0-4]|52\d)\b|\b(50[0-4]|52\d)\)?[ :]{1,2}\(?(?:Bad|Service|Internal|Gateway|Server|Origin)\b|\b(?:Gateway|Gateway Time-?out|Unavailable)\W{1,3}(50[0-4]|52\d)\b/i,
  ],
  [/\bHash Sum mismatch\b|\bMirror sync in progress\b/i, 'is a mirror that was changing'],
];
/** Git, whose connection ended, quotes the part of the protocol that it waited for. */
const GIT = /\bexpected (?:'packfile'|flush after\b)/;
/** A refused connection to this machine is the error of the program that should listen there. */
const REFUSED = /\bconnection (?:to \S{1,200} )?refused\b|\bECONNREFUSED\b|\bwas refused - did you\b/i;
const UNREACHED =
  /\bMax retries exceeded with url\b|\b(?:Failed to|could(?:n't| not)) connect to\b|\bNetwork is unreachable\b|\bENETUNREACH\b|\bCONNECTION FAILED\b|\bOperation too slow\b/i;
const CONNECTION: readonly Answer[] = [
  [
    /\bCould not resolve\b.{0,20}\bhost\b|\bcurl(?: error |: \()6\b|\bname resolution\b|\bfailure resolving\b|\bENOTFOUND\b|\bEAI_AGAIN\b|\bno such host\b|\bName or service not known\b|\bserver misbehaving\b|\bUnknownHostException\b|\bdns error\b|\bCould not resolve '/i,
    'could not be resolved',
  ],
  [
    /\bECONNRESET\b|\bconnection (?:was )?reset\b|\breset by peer\b|\bsocket hang up\b|\bhung up unexpectedly\b|\bsocket disconnected\b|\bcurl(?: error | |: \()(?:18|52|56|92)\b|\bunexpected disconnect\b|\bearly EOF\b|\bunexpected eof\b|\bConnectionClosed\b|\bconnection (?:was )?closed\b(?! in\b)|\bother side closed\b|\bGOAWAY\b|\bstream error: stream ID\b/i,
    'broke off the connection',
  ],
  [
    /\bTLS handshake\b|\bSSL connection could not be established\b|\bgnutls_handshake\b|\bSSLHandshakeException\b|\bSSL_ERROR_SYSCALL\b|\bcurl(?: error |: \()35\b/i,
    'failed in the TLS handshake',
  ],
  [
    /\bE(?:SOCKET)?TIMEDOUT\b|\b(?:Connection|Operation|Read|Request|Resolving|connect) timed out\b|\bTimeout was reached\b|\bcurl(?: error | |: \()28\b|\brequest to\b.{1,300}\btimed out\b|\b(?:i\/o|connection|connect|read) timeout\b|\bClient\.Timeout exceeded\b|\bTimeout awaiting\b|\bRequest timeout\b|\bHttpClient\.Timeout of\b|\b(?:Open|Read|Connect)Timeout\b(?! in\b)|\bRequest failed \(:timeout\)/i,
    'timed out',
  ],
  [/\btemporary error \(try again later\)|\btemporarily unavailable\b/i, 'could not answer'],
  [UNREACHED, 'could not be reached'],
  [REFUSED, 'refused the connection'],
];

/**
 * Finds a host that failed to respond; undefined if the line mentions none, or only the job's own server, for which
 * the code is responsible.
 * @param bare the line without quoted text
 * @param around other texts of the failure, nearest first: they may name the host
 */
export function findFailedHost(line: string, bare: string, around: readonly string[] = []): OutputSignal | undefined {
  const named = findHost(line) ?? (OF_GITHUB.test(line) ? 'github.com' : undefined);
  const text = isKnown(named) ? line : bare;
  const limit = LIMIT.test(text);
  const served = limit ? undefined : find(SERVER, text);
  const cut = GIT.test(line) ? 'broke off the connection' : undefined;
  const broken = limit || served !== undefined ? undefined : (cut ?? find(CONNECTION, text));
  const answer = served ?? broken;
  if (!limit && answer === undefined) return undefined;
  const host = named ?? around.flatMap((one) => findHost(one) ?? [])[0];
  if (isKnown(host)) return { reason: limit ? 'rate_limit' : 'network', service: host, answer };
  const isOwn = host === undefined || LOOPBACK.test(host);
  if (limit) return isOwn ? undefined : { reason: 'refused' };
  const isUnheard = REFUSED.test(text) || UNREACHED.test(text);
  if (broken !== undefined) return isOwn && isUnheard ? undefined : { reason: 'other_host' };
  const isFromOther = host === undefined ? /^answered 50[234]/.test(served ?? '') : !isOwn;
  return isFromOther ? { reason: 'other_host' } : undefined;
}

/** Returns the lines that may name the host for the error of another line. */
export function findRequestLines(texts: readonly string[]): readonly string[] {
  return texts.flatMap((text) => text.split('\n')).filter((line) => ASKS.test(line));
}

/** Returns true if the line only shows a request to a public host. */
export function requestsPublicHost(text: string): boolean {
  return ASKS.test(text) && isKnown(findHost(text));
}

function find(entries: readonly Answer[], text: string): string | undefined {
  for (const [character, answer] of entries) {
    const found = character.exec(text);
    if (found !== null) return answer ?? `answered ${found.slice(1).find((code) => code !== undefined)}`;
  }
  return undefined;
}

export function isKnown(host: string | undefined): host is string {
  return host !== undefined && KNOWN.test(host);
}

/** Finds the first in the position of a host; else a well-known name with dots, because files have such names too. */
export function findHost(text: string): string | undefined {
  const names = [...text.matchAll(NAMED)];
  // A link to documentation is no request.
  const raw = names
    .flatMap(([, authority, message]) => authority ?? message ?? [])
    .find((one) => one !== 'docs.github.com');
  return (raw ?? names.flatMap(([, , , bare]) => (isKnown(bare) ? bare : []))[0])?.replace(/\.$/, '');
}

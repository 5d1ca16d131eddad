/** Lists well-known hosts, and the patterns of lines that show why a job terminated. Pure. */

import type { Termination, TerminationReason } from './termination.ts';

/** Describes how something terminated by its output, and what failed it. */
export type OutputSignal = Pick<Termination, 'reason' | 'service' | 'answer'>;

/** Registries, mirrors and services that anybody may use: when one of them does not answer, it is not the code. */
const KNOWN = new RegExp(
  `(?:^|\\.)(?:${[
    'npmjs\\.(?:org|com)|yarnpkg\\.com|jsr\\.io|nodejs\\.org|pypi\\.org|pythonhosted\\.org|python\\.org|anaconda\\.org',
    'maven\\.(?:apache\\.org|org|google\\.com)|dl\\.google\\.com|gradle\\.org|sonatype\\.(?:org|com)|crates\\.io|rust-lang\\.org',
    'golang\\.org|go\\.dev|nuget\\.org|rubygems\\.org|packagist\\.org|hex\\.pm|pub\\.dev|cocoapods\\.org|r-project\\.org',
    'docker\\.(?:io|com)|ghcr\\.io|quay\\.io|gcr\\.io|k8s\\.io|public\\.ecr\\.aws|(?:mcr|packages)\\.microsoft\\.com',
    'ubuntu\\.com|debian\\.org|alpinelinux\\.org|fedoraproject\\.org|archlinux\\.org|launchpad(?:content)?\\.net|nixos\\.org|brew\\.sh',
    'github\\.com|githubusercontent\\.com|githubapp\\.com|productionresults\\w{1,20}\\.blob\\.core\\.windows\\.net|gitlab\\.com',
  ].join('|')})$`,
  'i',
);
/** Matches a named host: a name with dots, or text in the position of a host. */
const NAMED =
  /\bhttps?:\/\/(?:[^\s/@"']{1,200}@)?([\w.-]{1,200}|\[[\da-f:]{2,40}\])|\b(?:host(?: ?name)?|lookup|connect(?:ion)? to|ENOTFOUND|EAI_AGAIN|ECONN[A-Z]{3,10}|ETIMEDOUT)[ :='"(]{1,3}([\w.-]{1,200})|(?<![\w./@-])((?:[a-z\d-]{1,63}\.){1,6}[a-z]{2,10})(?![\w-]|\.\w)/gi;
/** Messages of GitHub's own services that omit their name. */
const OF_GITHUB =
  /\bFailed to \w{3,20}(?:Artifact|CacheEntry)\w{0,20}\b|\bAPI rate limit exceeded for\b|\bsecondary rate limit\b/;
const LOOPBACK = /^(?:localhost|127\.[\d.]+|0\.0\.0\.0|\[::1\])$/i;
/** Matches a request line, which may name the host for an error on another line. */
const ASKS = /\b(?:fetch|download\w{0,3}|load|connect|access|GET|PUT|refers|push|pull|resolve)\b/i;

type Row = readonly [sign: RegExp, answer?: string];

/** Server responses. The first match counts; without a message, the status is conclusive. */
const LIMIT = /\bToo ?Many ?Requests\b|(?:\bE|\bstatus code |\berror:? |\bHTTP )429\b|\brate limit\b/i;
const SERVER: readonly Row[] = [
  [
    /(?:\b(?:HTTP(?:\/[\d.]{1,3})?|status(?: ?code)?|error|returned|answered|response)[ :=(]{1,3}|\bE|FETCH_|\()(50[0-4]|52\d)\b|\b(50[0-4]|52\d)\)?[ :]{1,2}(?:Bad|Service|Internal|Gateway|Server|Origin)\b|\b(?:Gateway|Gateway Time-?out|Unavailable)\W{1,3}(50[0-4]|52\d)\b/i,
  ],
  [/\bHash Sum mismatch\b|\bMirror sync in progress\b/i, 'is a mirror that was changing'],
];
const CONNECTION: readonly Row[] = [
  [
    /\bCould not resolve\b.{0,20}\bhost\b|\bname resolution\b|\bENOTFOUND\b|\bEAI_AGAIN\b|\bno such host\b|\bName or service not known\b|\bserver misbehaving\b|\bUnknownHostException\b|\bdns error\b|\bCould not resolve '/i,
    'could not be resolved',
  ],
  [
    /\bECONNRESET\b|\bconnection (?:was )?reset\b|\breset by peer\b|\bsocket hang up\b|\bhung up unexpectedly\b|\bearly EOF\b/i,
    'broke off the connection',
  ],
  [
    /\bTLS handshake\b|\bSSL connection could not be established\b|\bgnutls_handshake\b|\bSSLHandshakeException\b|\bSSL_ERROR_SYSCALL\b/i,
    'failed in the TLS handshake',
  ],
  [
    /\bE(?:SOCKET)?TIMEDOUT\b|\b(?:Connection|Operation|Read|Request|Resolving|connect) timed out\b|\bTimeout was reached\b|\b(?:i\/o|connection|connect|read) timeout\b|\bClient\.Timeout exceeded\b/i,
    'timed out',
  ],
  [/\btemporary error \(try again later\)|\btemporarily unavailable\b/i, 'could not answer'],
];

/**
 * Finds a host that failed to respond; undefined if the line mentions none, or only the job's own server, for which
 * the code is responsible.
 * @param bare the line without quoted text
 * @param around other texts of the failure, nearest first: they may name the host
 */
export function answerIn(line: string, bare: string, around: readonly string[] = []): OutputSignal | undefined {
  const current = hostIn(line) ?? (OF_GITHUB.test(line) ? 'github.com' : undefined);
  const text = isKnown(current) ? line : bare;
  const limit = LIMIT.test(text);
  const served = limit ? undefined : find(SERVER, text);
  const broken = limit || served !== undefined ? undefined : find(CONNECTION, text);
  const answer = served ?? broken;
  if (!limit && answer === undefined) return undefined;
  const host = current ?? around.flatMap((one) => hostIn(one) ?? [])[0];
  if (isKnown(host)) return { reason: limit ? 'rate_limit' : 'network', service: host, answer };
  if (broken !== undefined) return { reason: 'other_host' };
  const isFromOther = host === undefined ? /^answered 50[234]/.test(served ?? '') : !LOOPBACK.test(host);
  return isFromOther ? { reason: 'other_host' } : undefined;
}

/** Returns the lines that may name the host for the error of another line. */
export function linesThatAsk(texts: readonly string[]): readonly string[] {
  return texts.flatMap((text) => text.split('\n')).filter((line) => ASKS.test(line));
}

/** Returns true if the line only shows a request to a public host. */
export function asksKnown(text: string): boolean {
  return ASKS.test(text) && isKnown(hostIn(text));
}

function find(entries: readonly Row[], text: string): string | undefined {
  for (const [character, answer] of entries) {
    const found = character.exec(text);
    if (found !== null) return answer ?? `answered ${found.slice(1).find((code) => code !== undefined)}`;
  }
  return undefined;
}

function isKnown(host: string | undefined): host is string {
  return host !== undefined && KNOWN.test(host);
}

/** The first that is written as one; else a name with dots, where all know it: files have such names as well. */
function hostIn(text: string): string | undefined {
  const names = [...text.matchAll(NAMED)];
  const raw = names.flatMap(([, authority, message]) => authority ?? message ?? [])[0];
  return (raw ?? names.flatMap(([, , , bare]) => (isKnown(bare) ? bare : []))[0])?.replace(/\.$/, '');
}

/** A sign, and what it means. The first row that fits counts. */
type Sign = readonly [what: TerminationReason, sign: RegExp];

/** GitHub's sentences, from their start. Timeouts come first: a job that times out is cancelled as well. */
export const SENTENCES: readonly Sign[] = [
  ['not_acquired', /^The job has exceeded the maximum execution time while awaiting a runner\b/i],
  ['not_acquired', /^The job was not acquired by Runner\b/i],
  ['not_acquired', /^This request was automatically failed because there were no enabled runners online\b/i],
  ['timed_out', /^The (?:job|action) .{1,1000} (?:exceeded the maximum execution time of|timed out after) \d/is],
  ['runner_lost', /^The self-hosted runner: (?<service>[\w.-]{1,80}) lost communication with the server\b/i],
  ['runner_lost', /^The (?:(?:self-)?hosted )?runner\b.{0,300}\blost communication with the server\b/is],
  ['runner_lost', /^The (?:self-)?hosted runner\b.{0,300}\bencountered an error while running your job\b/is],
  ['shutdown', /^The runner has received a shutdown signal\b/i],
  ['account', /^The job was not started because\b.{0,200}\b(?:payments?|billing|spending|budget|locked)\b/i],
  ['rejected', /^(?:The )?deployment was rejected\b/i],
  ['rejected', /^(?:Branch|Tag) .{1,300} is not allowed to deploy to\b/i],
  [
    'action_retired',
    /^This request (?:has been|was) automatically failed because it uses a deprecated version of \W?(?<service>[\w./-]{1,100}(?:: ?[\w.-]{1,40})?)/i,
  ],
  // A missing or unavailable resource is the workflow's error.
  [
    'action_download',
    /^Failed to (?:download a(?:ction|rchive)|resolve action download info)\b(?!.{0,2000}\b40[134]\b)(?:.{0,100}\/repos\/(?<service>[\w.-]{1,80}\/[\w.-]{1,80}))?/is,
  ],
  ['newer_run', /^Canceling since a (?:higher priority waiting|newer|deployment) /i],
];

/** GitHub's message for who cancelled it. */
export const BY_PERSON = /^The (?:run|job|workflow run) was cancell?ed by @?([\w.[\]-]{1,100}?)\.?$/i;

/** Additional messages of a runner or GitHub, which reveal no cause. */
export const BESIDE = /^(?:The operation was cancell?ed|The job was cancell?ed)\b/i;

/** Patterns anywhere in a line of step output, except in quotes: quoted text is the message of something else. */
export const OUTPUT: readonly Sign[] = [
  [
    'disk_full',
    /\bno space left on device\b|\bENOSPC\b(?!: System limit)|\bnot enough space on the disk\b|\bdisk is full\b/i,
  ],
  ['registry_limit', /\btoomanyrequests\b|\bpull rate limit\b/i],
  [
    'out_of_memory',
    /\bheap out of memory\b|\bOutOfMemory(?:Error|Exception)\b|\bOOMKilled\b|\bOut of memory: Killed process\b|\bruntime: out of memory\b|(?:^|[\s.])\w{0,20}MemoryError\b|\bstd::bad_alloc\b|\bCannot allocate memory\b|\bmemory allocation of \d{1,20} bytes failed\b|\bvirtual memory exhausted\b|\bheap space is exhausted\b|\bOut of memory, malloc failed\b/i,
  ],
  [
    'killed',
    /(?:^|[\s:]\d{1,9} |: |\*\*\* \[.{1,300}\] )Killed(?: {2,}\S.{0,300}|(?:: 9)?\W{0,3}$)|\bKilled signal terminated\b|\bSIGKILL\b|\bsignal: killed\b|\bby signal 9\b|\b[Ee]xit(?:ed)?(?: with)?(?: code| status)?(?::| is)? \(?137\b/,
  ],
];

/** The kernel's answer as a language's runtime hands it on, with a trace below it: the place is not the cause. */
export const FROM_SYSTEM =
  /^\W{0,8}(?:Exception in thread .{1,80} )?(?:\[?\w{1,30}\]? )?(?:Uncaught )?(?:Error: )?(?:ENOSPC: no space left|[\w.]{0,80}(?:OSError|IOError|IOException): (?:\[Errno 28\] )?No space left|[\w.]{0,80}OutOfMemory(?:Error|Exception))\b|\b(?:writ(?:e|ing)|closing|link)\b.{0,300}\b(?:no space left on device|ENOSPC)\b/i;

/** A compiler, or a place in a file. */
export const PLACED = /\berror TS\d|\.(?!(?:com|org|io|net|dev|cloud|local)\b)[a-z]{1,5}[:(]\d/i;
/** Failures of code: an assertion, the name of a test. */
export const OF_CODE =
  /assert|\bexpect|\bshould\b|[●✕✗✘×]|--- FAIL|^\s{0,40}fail(?:ed)?:? (?!to\b|\w{1,20}ing\b)|\bnot ok \d|^\s{0,40}\d{1,4}\) |\.\w{1,5}::\w|\bwant\b.{0,300}\bgot\b|\bgot\b.{0,300}\bwant\b/i;
/** Errors that match no pattern: a custom exception, a crash, a linker. */
export const OTHER_FAULT =
  /^\W{0,8}(?:[\w.]{1,120}\.)?[A-Z]\w{1,60}(?:Error|Exception)\b(?:: |$)|\bSegmentation fault\b|^panic: |\bundefined reference\b|\bis not (?:a function|defined)\b/;

/** Follow-up errors if a registry or a mirror does not respond. */
export const OF_NO_ANSWER =
  /\bcould not (?:find a version|resolve)|\bno matching (?:distribution|version|package)|\bunable to (?:select packages|locate package|fetch)|\bfailed to (?:download|fetch|solve|resolve)/i;

/** Steps that the runner adds in front of the author's, and behind them. */
export const SET_UP = /^(?:Set up job|Set up runner|Initialize containers)$/;
export const SERVICES = 'Initialize containers';
export const CLEAN_UP = /^(?:Stop containers|Complete job|Complete runner)$/;

/** Errors of the author in such a step: what the workflow names, or how it names it. */
export const OF_AUTHOR =
  /\b(?:unable to (?:resolve|find)|can't find|could ?n[o']t (?:find|be found)|not found|does(?: not|n't) exist|manifest unknown|access denied|unauthorized|not (?:allowed|permitted|supported|defined|valid)|invalid|unexpected (?:input|value|token|key|property)|required|pinned|lock ?files?|mismatch|do(?:es)? not match|out of sync|action\.ya?ml)|\.github\//i;

/** The runner's message for a killed command. */
export const KILLED = /\bexit code 137\b/;

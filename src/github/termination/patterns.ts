/** Lists the patterns of terminations: messages of GitHub, its runner, programs and the kernel. */

import type { TerminationReason } from './termination.ts';

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

/** Reads pull requests, and what becomes of them in the merge queue. */

import type { Conclusion } from '../../settings/conclusion.ts';
import { parseCommit, readPerson, toCommit } from '../code-host/commits.ts';
import {
  asLine,
  BOUNDS,
  flag,
  type Json,
  keyword,
  line,
  link,
  list,
  number,
  property,
  record,
} from '../code-host/json.ts';
import { type CodeHost, fullRef, pageUrl } from '../code-host/urls.ts';
import { isRed } from '../conclusion.ts';
import type { EventFacts, Facts, PullRequest, Ref } from '../facts.ts';

/**
 * Reads events about a pull request. The commit is the head of its branch, never the checked-out merge; the payload
 * lacks that commit's message and author.
 */
export function readPullRequest(event: Json, host: CodeHost): EventFacts {
  const payload = record(event, 'pull_request');
  const pull_request = toPullRequest(payload, host);
  return {
    pull_request,
    commit: toCommit({ sha: line(payload, 'head', 'sha') }, host),
    ref: pull_request && headRef(payload, pull_request, host),
  };
}

/** Parses a pull request as runs and checks list it, `{number, head: {ref, repo}, base}`, or only its number. */
export function toPullRequest(pull: Json | undefined, host: CodeHost): PullRequest | undefined {
  const count = number(pull, 'number');
  if (count === undefined) return undefined;
  const labels = list(pull, 'labels')
    .slice(0, BOUNDS.entries)
    .flatMap((label) => line(label, 'name') ?? []);
  const fork = isFork(property(pull, 'head', 'repo'), property(pull, 'base', 'repo'));
  return {
    number: count,
    title: line(pull, 'title'),
    url: link(pull, 'html_url') ?? pageUrl(host, 'pull', String(count)),
    head: headName(pull, fork),
    // Contains the full ref when a pull request leaves the merge queue.
    base: line(pull, 'base', 'ref')?.replace(/^refs\/heads\//, ''),
    author: readPerson(record(pull, 'user'), host),
    draft: flag(pull, 'draft'),
    merged: flag(pull, 'merged'),
    fork,
    labels: labels.length > 0 ? labels : undefined,
  };
}

/** Finds the first listed pull request into this repository, because hosts list those into forks as well. */
export function findListedPull(pulls: readonly unknown[], event: Json): Json | undefined {
  const repository = number(event, 'repository', 'id');
  const match = pulls.find((pull) => {
    const base = number(pull, 'base', 'repo', 'id');
    return base === undefined || repository === undefined || base === repository;
  });
  return record(match);
}

/** Compares the repository of a branch, null if deleted, with the base by name or id; undefined if one lacks both. */
export function isFork(head: unknown, base: unknown): boolean | undefined {
  if (head === null) return true;
  const names = [line(head, 'full_name'), line(base, 'full_name')];
  const [first, second] = names.includes(undefined) ? [number(head, 'id'), number(base, 'id')] : names;
  return first === undefined || second === undefined ? undefined : first !== second;
}

/** `owner:branch` for forks, so that a fork's `main` is not taken for that of the repository. */
function headName(pull: Json | undefined, fork: boolean | undefined): string | undefined {
  const branch = line(pull, 'head', 'ref');
  if (branch === undefined || fork !== true) return branch;
  const label = line(pull, 'head', 'label');
  const labelled = label?.endsWith(`:${branch}`) ? label.slice(0, -branch.length - 1) : undefined;
  const owner = line(pull, 'head', 'repo', 'full_name')?.split('/', 1)[0] ?? line(pull, 'head', 'user', 'login');
  return asLine(`${owner || labelled || 'unknown'}:${branch}`);
}

function headRef(pull: Json | undefined, { head: name, fork }: PullRequest, host: CodeHost): Ref | undefined {
  if (name === undefined) return undefined;
  const home = link(pull, 'head', 'repo', 'html_url') ?? (fork === false ? host.repository : undefined);
  const url = home === undefined ? undefined : pageUrl(host, 'branch', line(pull, 'head', 'ref'), home);
  return { type: 'branch', name, url };
}

/** Returns true if the runner checks out proposed code by default. */
export function isProposal(event: string): boolean {
  return /^pull_request(?!_target$)/.test(event);
}

/** Reads a trial of the queue. */
export function readMergeGroup(event: Json, host: CodeHost): EventFacts {
  const group = record(event, 'merge_group');
  if (group === undefined) return {};
  const ref = line(group, 'head_ref');
  return {
    ref: fullRef(ref, host),
    commit: parseCommit(record(group, 'head_commit'), host) ?? toCommit({ sha: line(group, 'head_sha') }, host),
    pull_request: queuedPullRequest(ref, host),
  };
}

/**
 * Parses the pull request in the name of a queue's branch, `gh-readonly-queue/main/pr-104-<sha>`, which is the only
 * reference to it; undefined for every other branch.
 */
export function queuedPullRequest(branch: string | undefined, host: CodeHost): PullRequest | undefined {
  const parts = /^(?:refs\/heads\/)?gh-readonly-queue\/(.+)\/pr-(\d+)-[0-9a-f]+$/.exec(branch ?? '');
  return toPullRequest({ number: parts?.[2], base: { ref: parts?.[1] } }, host);
}

/** Reads a pull request. One that left the queue is reported itself, because this run only watches. */
export function readPullRequestOrQueue(event: Json, host: CodeHost): EventFacts {
  const part = readPullRequest(event, host);
  if (line(event, 'action') !== 'dequeued') return part;
  const reason = keyword(event, 'reason') ?? 'UNKNOWN_REMOVAL_REASON';
  const queued_by = readPerson(record(event, 'pull_request', 'auto_merge', 'enabled_by'), host);
  const conclusion = readQueueConclusion(reason);
  const dequeued: Facts['dequeued'] = { reason, text: explainRemoval(reason, conclusion), queued_by };
  return { ...part, dequeued, eventConclusion: conclusion, workflow: undefined, run: undefined, job: undefined };
}

/** A pull request that a person removed, or that the queue dropped, did not fail. */
function readQueueConclusion(reason: string): Conclusion {
  if (/MERGED?$/.test(reason)) return 'success';
  if (reason === 'CI_TIMEOUT') return 'timed_out';
  return /^(?:MANUAL|QUEUE_CLEARED|UNKNOWN.*)$/.test(reason) ? 'neutral' : 'failure';
}

/** Returns text such as `was removed from the merge queue: merge conflict`. */
function explainRemoval(reason: string, conclusion: Conclusion): string {
  if (conclusion === 'success') return 'was merged by the merge queue';
  const why = reason.startsWith('UNKNOWN') ? 'no reason given' : reason.toLowerCase().replaceAll('_', ' ');
  return `${isRed(conclusion) ? 'was removed from' : 'left'} the merge queue: ${why.replace('ci ', 'CI ')}`;
}

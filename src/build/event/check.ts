import type { Time } from '../../text/calendar.ts';
import { bareCommit, payloadCommit } from '../code-host/commits.ts';
import {
  asLine,
  type Json,
  line,
  lines,
  link,
  linkable,
  list,
  record,
  secondsBetween,
  time,
} from '../code-host/json.ts';
import { namedRef } from '../code-host/refs.ts';
import { type CodeHost, commitUrl } from '../code-host/urls.ts';
import type { Commit, Ref, Run } from '../facts.ts';
import type { EventInput, EventOverrides } from './event-input.ts';
import { itemPart } from './item.ts';
import { firstOwn, toPullRequest } from './pull-request.ts';

/**
 * Reads a check of another app (those of GitHub Actions trigger no workflow). The app replaces the workflow and the
 * check the job, because this run only watches.
 */
export function checkRunPart({ event, host }: EventInput): EventOverrides {
  const check = record(event, 'check_run');
  if (check === undefined) return {};
  const name = line(check, 'name') ?? 'check';
  const url = link(check, 'html_url') ?? link(check, 'details_url');
  const pulls = [...list(check, 'pull_requests'), ...list(check, 'check_suite', 'pull_requests')];
  return {
    workflow: appName(check),
    run: findSpan(url, time(check, 'started_at'), time(check, 'completed_at')),
    job: { name, url },
    ref: suiteBranch(record(check, 'check_suite'), host),
    commit: checkedCommit(check, host),
    pull_request: toPullRequest(firstOwn(pulls, event), host),
    item: { type: 'check', title: name, url, comment: findReason(check) },
  };
}

/**
 * Skips a title such as `Quality Gate failed`, which repeats the conclusion, and uses the conditions in its summary.
 */
function findReason(check: Json): string | undefined {
  const title = lines(check, 'output', 'title');
  if (line(check, 'conclusion') !== 'failure' || /\d/.test(title ?? '')) return title;
  const summary = (lines(check, 'output', 'summary') ?? '').slice(0, MAX_SUMMARY).split('\n');
  const conditions = summary.flatMap((entry) => {
    const plain = entry.replace(/!\[[^\]]{0,200}\]\([^()]{0,500}\)|<[^<>]{0,500}>/g, '').replace(LINK, '$1');
    const text = asLine(plain.replace(/^[\s#>*+-]+/, ''), 160);
    return text !== undefined && CONDITION.test(text) ? text : [];
  });
  return conditions.length > 0 ? conditions.slice(0, 3).join(', ') : title;
}

const MAX_SUMMARY = 4_000;
const LINK = /\[([^[\]]{0,200})\]\([^()]{0,500}\)/g;
/** `62.1% Coverage on New Code (required ≥ 80%)`, `3 New Issues`. */
const CONDITION = /^\d[\d.,]*\s?%? \p{L}/u;

/** Reads all checks of one app on one commit. */
export function checkSuitePart({ event, host }: EventInput): EventOverrides {
  const suite = record(event, 'check_suite');
  if (suite === undefined) return {};
  const commit = checkedCommit(suite, host);
  const page = commit === undefined ? undefined : commitUrl(host, commit.sha);
  const url = linkable(page === undefined ? undefined : `${page}/checks`);
  const ended = line(suite, 'conclusion') === undefined ? undefined : time(suite, 'updated_at');
  return {
    workflow: appName(suite),
    run: findSpan(url, time(suite, 'created_at'), ended),
    job: undefined,
    ref: suiteBranch(suite, host),
    commit,
    pull_request: toPullRequest(firstOwn(list(suite, 'pull_requests'), event), host),
    item: { type: 'check suite', title: appName(suite) ?? 'checks', url },
  };
}

/** Reads a commit status of another CI; its context replaces the job's name. */
export function statusPart(input: EventInput): EventOverrides {
  const part = itemPart(input);
  const { title: name, url } = part.item ?? {};
  if (name === undefined) return part;
  return {
    ...part,
    workflow: undefined,
    run: findSpan(url, undefined, undefined),
    job: { name, url },
    ref: endingBranch(input),
  };
}

/** Finds the built branch: all branches with the commit are listed, so it is the only one whose head is the commit. */
function endingBranch({ event, host }: EventInput): Ref | undefined {
  const result = list(event, 'branches').filter((one) => line(one, 'commit', 'sha') === line(event, 'sha'));
  const name = result.length === 1 ? line(result[0], 'name') : undefined;
  return name === undefined ? undefined : namedRef('branch', name, host);
}

const appName = (check: Json): string | undefined => line(check, 'app', 'name') ?? line(check, 'app', 'slug');

/** Omits the id: it is not an Actions run, so the API has nothing for it. */
function findSpan(url: string | undefined, started: Time | undefined, ended: string | undefined): Run | undefined {
  if (url === undefined && started === undefined) return undefined;
  return { url, started_at: started, duration_seconds: secondsBetween(started, ended) };
}

function suiteBranch(suite: Json | undefined, host: CodeHost): Ref | undefined {
  const name = line(suite, 'head_branch');
  return name === undefined ? undefined : namedRef('branch', name, host);
}

function checkedCommit(check: Json, host: CodeHost): Commit | undefined {
  return payloadCommit(record(check, 'head_commit'), host) ?? bareCommit(line(check, 'head_sha'), host);
}

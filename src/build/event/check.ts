/** Reads checks and commit statuses of other apps, where this run only watches. */

import { payloadCommit, toCommit } from '../code-host/commits.ts';
import { asLine, type Json, line, lines, link, list, record, secondsBetween, time } from '../code-host/json.ts';
import { namedRef, pageUrl } from '../code-host/urls.ts';
import { readEventConclusion } from '../conclusion.ts';
import type { EventInput, EventOverrides } from './event-input.ts';
import { commitAbout } from './item.ts';
import { firstOwn, toPullRequest } from './pull-request.ts';

/**
 * Reads a check, or all checks of one app on one commit; those of GitHub Actions trigger no workflow. The app replaces
 * the workflow, and a single check the job.
 */
function readCheck({ event, host }: EventInput): EventOverrides {
  const run = record(event, 'check_run');
  const suite = record(run ?? event, 'check_suite');
  const check = run ?? suite;
  if (check === undefined) return {};
  const commit = payloadCommit(record(check, 'head_commit'), host) ?? toCommit({ sha: line(check, 'head_sha') }, host);
  const pulls = [...list(run, 'pull_requests'), ...list(suite, 'pull_requests')];
  const app = line(check, 'app', 'name') ?? line(check, 'app', 'slug');
  const page = pageUrl(host, 'commit', commit?.sha);
  const ofSuite = { type: 'check suite', title: app ?? 'checks', url: link(page && `${page}/checks`) } as const;
  const ofRun = { title: line(run, 'name') ?? 'check', url: link(run, 'html_url') ?? link(run, 'details_url') };
  const url = run === undefined ? ofSuite.url : ofRun.url;
  const started_at = time(check, 'started_at') ?? time(check, 'created_at');
  const isCompleted = line(check, 'conclusion') !== undefined;
  const ended_at = time(check, 'completed_at') ?? (isCompleted ? time(check, 'updated_at') : undefined);
  return {
    workflow: app,
    // Omits the id: it is not an Actions run, so the API has nothing for it.
    run:
      url === undefined && started_at === undefined
        ? undefined
        : { url, started_at, duration_seconds: secondsBetween(started_at, ended_at) },
    job: run && { name: ofRun.title, url },
    ref: namedRef('branch', line(suite, 'head_branch'), host),
    commit,
    pull_request: toPullRequest(firstOwn(pulls, event), host),
    item: run === undefined ? ofSuite : { type: 'check', ...ofRun, comment: findReason(run) },
    eventConclusion: readEventConclusion(check),
  };
}

/** Returns the title, or the conditions in the summary if it repeats the conclusion: `Quality Gate failed`. */
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

/** Reads a commit status of another CI; its context replaces the job's name. */
function readCommitStatus({ event, host }: EventInput): EventOverrides {
  const commit = commitAbout(event, host);
  const name = line(event, 'context');
  const eventConclusion = readEventConclusion(event);
  if (name === undefined) return { item: undefined, commit, eventConclusion };
  const url = link(event, 'target_url');
  // All branches with the commit are listed: the built one is the only one whose head is the commit.
  const heads = list(event, 'branches').filter((branch) => line(branch, 'commit', 'sha') === line(event, 'sha'));
  return {
    workflow: undefined,
    run: url === undefined ? undefined : { url },
    job: { name, url },
    ref: heads.length === 1 ? namedRef('branch', line(heads[0], 'name'), host) : undefined,
    commit,
    item: { type: 'status', title: name, url, comment: lines(event, 'description') },
    eventConclusion,
  };
}

export const CHECK_EVENTS = { check_run: readCheck, check_suite: readCheck, status: readCommitStatus };

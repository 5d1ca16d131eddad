/** Reads a check of another app, where this run only watches. */

import { unicodePattern } from '../../text/unicode.ts';
import { parseCommit, toCommit } from '../code-host/commits.ts';
import { asLine, type Json, line, lines, link, list, record, secondsBetween, time } from '../code-host/json.ts';
import { namedRef } from '../code-host/urls.ts';
import { readEventConclusion } from '../conclusion.ts';
import type { EventInput, EventOverrides } from './event-input.ts';
import { findListedPull, toPullRequest } from './pull-request.ts';

/** Reads a check; those of GitHub Actions trigger no workflow. The app replaces the workflow, and the check the job. */
export function readCheckRun({ event, host }: EventInput): EventOverrides {
  const check = record(event, 'check_run');
  if (check === undefined) return {};
  const suite = record(check, 'check_suite');
  const sha = line(check, 'head_sha');
  const pulls = [...list(check, 'pull_requests'), ...list(suite, 'pull_requests')];
  const name = line(check, 'name') ?? 'check';
  const url = link(check, 'html_url') ?? link(check, 'details_url');
  const started_at = time(check, 'started_at');
  return {
    workflow: line(check, 'app', 'name') ?? line(check, 'app', 'slug'),
    // Omits the id: it is not an Actions run, so the API has nothing for it.
    run:
      url === undefined && started_at === undefined
        ? undefined
        : { url, started_at, duration_seconds: secondsBetween(started_at, time(check, 'completed_at')) },
    job: { name, url },
    ref: namedRef('branch', line(suite, 'head_branch'), host),
    commit: parseCommit(record(suite, 'head_commit'), host) ?? toCommit({ sha }, host),
    pull_request: toPullRequest(findListedPull(pulls, event), host),
    item: { type: 'check', title: name, url, comment: findReason(check) },
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
    return text !== undefined && CONDITION().test(text) ? text : [];
  });
  return conditions.length > 0 ? conditions.slice(0, 3).join(', ') : title;
}

const MAX_SUMMARY = 4_000;
const LINK = /\[([^[\]]{0,200})\]\([^()]{0,500}\)/g;
/** `62.1% Coverage on New Code (required ≥ 80%)`, `3 New Issues`. */
const CONDITION = unicodePattern(String.raw`^\d[\d.,]*\s?%? \p{L}`);

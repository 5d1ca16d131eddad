/** Parses runs as in payloads and the API. */

import { type Conclusion, readConclusion } from '../../settings/conclusion.ts';
import type { Time } from '../../text/format.ts';
import type { Run } from '../facts.ts';
import { type Json, keyword, line, link, list, number, time } from './json.ts';

/** Adds to the facts of a run what only comparisons with other runs need. */
export interface GithubRun extends Run {
  readonly id: number;
  readonly number: number;
  readonly attempt: number;
  readonly conclusion?: Conclusion;
  /** True if it could not start. */
  readonly unstarted?: true;
  /** Time of its first attempt; a re-run changes all other times. */
  readonly created_at?: Time;
  /** Time of the last change to a completed run. */
  readonly ended_at?: Time;
  readonly sha?: string;
  /** Id of the workflow, or the name of its file. */
  readonly workflow?: number | string;
  readonly branch?: string;
  /** Name of the workflow at that time. */
  readonly name?: string;
  /** Type of the reported `repository_dispatch`. */
  readonly dispatched?: string;
  /** Common pattern of the tags it is compared with; absent if it is not known to be for a tag. */
  readonly tags?: string;
  /** Repository of the branch: `owner/name`. */
  readonly home?: string;
  /** Numbers; GitHub omits those of forks, and closed ones. */
  readonly pulls: readonly number[];
  /** Opening time of its pull request; ISO 8601. Earlier runs belong to another one. */
  readonly opened_at?: Time;
}

export function readGithubRun(run: Json | undefined): GithubRun | undefined {
  const id = number(run, 'id');
  const count = number(run, 'run_number');
  if (run === undefined || id === undefined || count === undefined) return undefined;
  const attempt = number(run, 'run_attempt') ?? 1;
  return {
    id,
    number: count,
    attempt,
    conclusion: readConclusion(line(run, 'conclusion') ?? ''),
    unstarted: line(run, 'conclusion') === 'startup_failure' ? true : undefined,
    url: link(run, 'html_url'),
    created_at: time(run, 'created_at'),
    started_at: time(run, 'run_started_at') ?? (attempt === 1 ? time(run, 'created_at') : undefined),
    ended_at: line(run, 'conclusion') === undefined ? undefined : time(run, 'updated_at'),
    // Such a run has the commit of the base, not of the pull request.
    sha: line(run, 'event') === 'pull_request_target' ? undefined : line(run, 'head_sha'),
    workflow: number(run, 'workflow_id'),
    event: keyword(run, 'event'),
    branch: line(run, 'head_branch'),
    name: line(run, 'name'),
    // The type of a `repository_dispatch`, if the workflow sets no run name.
    title: line(run, 'display_title'),
    home: line(run, 'head_repository', 'full_name'),
    pulls: list(run, 'pull_requests').flatMap((pull) => number(pull, 'number') ?? []),
  };
}

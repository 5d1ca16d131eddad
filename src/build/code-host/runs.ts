/** Parses runs as in payloads and the API. */

import { readConclusion } from '../../settings/conclusion.ts';
import type { Time } from '../../text/format.ts';
import { type Json, keyword, line, link, list, number, time } from './json.ts';

type ParsedRun = Readonly<NonNullable<ReturnType<typeof readGithubRun>>>;

/** Adds to the facts of a run what only comparisons with other runs need. */
export type GithubRun = Pick<ParsedRun, 'id' | 'number' | 'attempt' | 'pulls'> &
  Partial<ParsedRun> & {
    /** Type of the reported `repository_dispatch`. */
    readonly dispatched?: string;
    /** Common pattern of the tags it is compared with; absent if it is not known to be for a tag. */
    readonly tags?: string;
    /** Opening time of its pull request; ISO 8601. Earlier runs belong to another one. */
    readonly opened_at?: Time;
  };

export function readGithubRun(run: Json | undefined) {
  const id = number(run, 'id');
  const count = number(run, 'run_number');
  if (run === undefined || id === undefined || count === undefined) return undefined;
  const attempt = number(run, 'run_attempt') ?? 1;
  return {
    ...{ id, number: count, attempt, url: link(run, 'html_url'), event: keyword(run, 'event') },
    conclusion: readConclusion(line(run, 'conclusion') ?? ''),
    /** True if it could not start. */
    unstarted: line(run, 'conclusion') === 'startup_failure' ? true : undefined,
    /** Time of its first attempt; a re-run changes all other times. */
    created_at: time(run, 'created_at'),
    started_at: time(run, 'run_started_at') ?? (attempt === 1 ? time(run, 'created_at') : undefined),
    /** Time of the last change to a completed run. */
    ended_at: line(run, 'conclusion') === undefined ? undefined : time(run, 'updated_at'),
    // Such a run has the commit of the base, not of the pull request.
    sha: line(run, 'event') === 'pull_request_target' ? undefined : line(run, 'head_sha'),
    /** Id of the workflow, or the name of its file. */
    workflow: number(run, 'workflow_id') as number | string | undefined,
    branch: line(run, 'head_branch'),
    /** Name of the workflow at that time. */
    name: line(run, 'name'),
    // The type of a `repository_dispatch`, if the workflow sets no run name.
    title: line(run, 'display_title'),
    /** Repository of the branch: `owner/name`. */
    home: line(run, 'head_repository', 'full_name'),
    /** Numbers; GitHub omits those of forks, and closed ones. */
    pulls: list(run, 'pull_requests').flatMap((pull) => number(pull, 'number') ?? []),
  };
}

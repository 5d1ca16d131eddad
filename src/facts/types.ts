/**
 * The facts of a build: everything a message can say. Names are those that templates use (`{{ commit.subject }}`), so
 * two-word names are in snake case here as well: there is one vocabulary. Every string may be hostile text.
 * An absent property means "not known"; nothing is ever an empty string.
 */

import type { Conclusion } from '../settings/conclusion.ts';

export type { Conclusion } from '../settings/conclusion.ts';

export interface Repository {
  /** `owner/name`. */
  readonly name: string;
  readonly url?: string;
  readonly default_branch?: string;
  readonly private?: boolean;
}

/** A person on the CI's side; `login` is the CI's user name, `name` and `email` come from the commit. */
export interface Person {
  readonly login?: string;
  readonly name?: string;
  readonly email?: string;
  readonly url?: string;
  /** True for a bot or app account. */
  readonly bot?: boolean;
}

export interface Run {
  readonly id?: number;
  readonly number?: number;
  /** 1 for the first attempt. */
  readonly attempt?: number;
  /** Page of this very attempt, where the CI has one. */
  readonly url?: string;
  /** ISO 8601. */
  readonly started_at?: string;
  readonly duration_seconds?: number;
}

export interface Job {
  readonly id?: number;
  readonly name: string;
  readonly url?: string;
  /** Values of the matrix leg, as one text: `ubuntu-latest, 24`. */
  readonly matrix?: string;
}

export interface Ref {
  readonly type: 'branch' | 'tag';
  readonly name: string;
  readonly url?: string;
}

export interface Commit {
  readonly sha: string;
  /** First seven characters of the sha. */
  readonly short: string;
  /** First line of the message. */
  readonly subject?: string;
  readonly message?: string;
  readonly url?: string;
  readonly author?: Person;
}

export interface PullRequest {
  readonly number: number;
  readonly title?: string;
  readonly url?: string;
  /** Source branch; with the owner in front (`octo:fix`) when it comes from a fork. */
  readonly head?: string;
  readonly base?: string;
  readonly author?: Person;
  readonly draft?: boolean;
  readonly merged?: boolean;
  /** True when the source branch lives in another repository, or in one that was deleted. */
  readonly fork?: boolean;
  readonly labels?: readonly string[];
}

export interface Push {
  /** Newest last; GitHub lists at most 2,048. */
  readonly commits: readonly Commit[];
  readonly count: number;
  readonly compare_url?: string;
  readonly forced: boolean;
  readonly created: boolean;
  readonly deleted: boolean;
}

export interface Release {
  readonly name: string;
  readonly tag: string;
  readonly url?: string;
  readonly notes?: string;
  readonly prerelease: boolean;
  readonly draft: boolean;
  readonly author?: Person;
}

export interface Deployment {
  readonly id?: number;
  readonly environment: string;
  /** As GitHub says it: `success`, `failure`, `error`, `pending`, `in_progress`, `queued`, `inactive`. */
  readonly state?: string;
  /** Where it was deployed to. */
  readonly url?: string;
  readonly log_url?: string;
  readonly description?: string;
}

/** An issue, discussion, alert or other numbered thing that the event is about. */
export interface Subject {
  /** What it is, in words: `issue`, `discussion`, `milestone`, … */
  readonly type: string;
  readonly title: string;
  readonly number?: number;
  readonly url?: string;
  readonly author?: Person;
  /** A comment's or review's text. */
  readonly comment?: string;
}

export interface EventFacts {
  /** GitHub's event name, or that of the nearest match on another CI. */
  readonly name: string;
  readonly action?: string;
}

/** Facts that need nothing but the environment and the event. */
export interface BaseFacts {
  /** The CI's name: `GitHub Actions`. */
  readonly ci: string;
  readonly event: EventFacts;
  /** How what is reported ended; absent while it is not over (a pending deployment). */
  readonly conclusion?: Conclusion;
  readonly repository?: Repository;
  /** The workflow that is reported: for `workflow_run` the upstream one. */
  readonly workflow?: string;
  readonly run?: Run;
  readonly job?: Job;
  readonly ref?: Ref;
  readonly commit?: Commit;
  readonly actor?: Person;
  readonly pull_request?: PullRequest;
  readonly push?: Push;
  readonly release?: Release;
  readonly deployment?: Deployment;
  readonly subject?: Subject;
  /** The cron line of a scheduled run. */
  readonly schedule?: string;
  /** Inputs or payload of a dispatch: never shown by presets. */
  readonly inputs?: Readonly<Record<string, unknown>>;
}

/** How this end compares with the one before it: of the same job, run or environment. */
export type Change = 'broken' | 'still-failing' | 'fixed' | 'still-passing';

/** A step that ended red. */
export interface FailedStep {
  /** As the job's page counts them, from 1. */
  readonly number?: number;
  readonly name: string;
  /** The step on the job's page. */
  readonly url?: string;
}

/** An error annotation of a job. */
export interface JobError {
  readonly message: string;
  /** Where in the repository, if the annotation says so. */
  readonly path?: string;
  readonly line?: number;
}

/** One job of a run as the API tells it. */
export interface RunJob {
  readonly id?: number;
  /** With the calling job in front and the matrix behind: `caller / test (ubuntu-latest, 24)`. */
  readonly name: string;
  readonly url?: string;
  /** Absent while the job is going on. */
  readonly conclusion?: Conclusion;
  readonly started_at?: string;
  readonly duration_seconds?: number;
  readonly failed_steps: readonly FailedStep[];
  /** Read for failed jobs only; those that say more than an exit code come first. */
  readonly errors: readonly JobError[];
}

/** The first red run of a row. */
export interface BrokenSince {
  /** The run's number; absent for deployments. */
  readonly run?: number;
  readonly url?: string;
  /** ISO 8601. */
  readonly at?: string;
  /** Until now. */
  readonly duration_seconds?: number;
}

/** What was committed since it was green for the last time. */
export interface CommitsSinceGreen {
  /** Newest last; at most 2,000. */
  readonly commits: readonly Commit[];
  /** All of them. */
  readonly count: number;
  readonly compare_url?: string;
}

/** Facts that are read from the code host's API, and only where something asks for them. */
export interface ReadFacts {
  /** All jobs of the run that is reported, its attempt only. */
  readonly jobs?: readonly RunJob[];
  /** What went wrong: the job that is reported, or every failed job where a whole run is. */
  readonly failed_jobs?: readonly RunJob[];
  readonly change?: Change;
  /** Of the red row that goes on, or that has just ended. */
  readonly broken_since?: BrokenSince;
  /** Red runs in a row, this one included. */
  readonly failures_in_a_row?: number;
  readonly commits_since_green?: CommitsSinceGreen;
  /** Who made these commits, each once, without bots. */
  readonly suspects?: readonly Person[];
}

/** All that a message can say. */
export interface Facts extends BaseFacts, ReadFacts {}

/** A story of a run, independent of the way it is reported. */
import type { Behaviour } from '../github-api.ts';
import type { GithubWorld } from '../github-world.ts';
import { type JobStory, minutesAgo, type Termination } from './jobs.ts';
import { type Made, toHash } from './people.ts';

/** An earlier run: index of the commit, conclusion, and jobs if their results differ. */
export interface Earlier {
  readonly at: number;
  readonly end: Termination | 'startup_failure' | 'action_required';
  readonly jobs?: readonly JobStory[];
  readonly event?: string;
  readonly branch?: string;
  readonly title?: string;
  /** Minutes ago. Default: two hours between runs. */
  readonly ago?: number;
}

export interface Pull {
  readonly number: number;
  readonly title: string;
  readonly by: string;
  readonly branch: string;
  /** `owner/name` of a fork. */
  readonly home?: string;
  readonly more?: object;
}

export interface Story {
  readonly event?: string;
  /**
   * Reporter: a step of its job, a job that needs the others, a step that asks for the complete run, or a run that
   * watches this one.
   */
  readonly by?: 'step' | 'needs' | 'workflow' | 'run';
  readonly workflow?: string;
  readonly file?: string;
  readonly branch?: string;
  /** Oldest first. The last one ran, unless `ran` has another index. */
  readonly commits?: readonly Made[];
  readonly ran?: number;
  /** Number of commits in this push. */
  readonly moved?: number;
  readonly forced?: true;
  readonly pull?: Pull;
  readonly before?: readonly Earlier[];
  /** Its jobs. For a step, the first is its own. */
  readonly jobs: readonly JobStory[];
  readonly end?: string;
  /** Results of its earlier attempts. */
  readonly attempts?: readonly { readonly end: Termination; readonly jobs: readonly JobStory[] }[];
  readonly startedBy?: string;
  /** Minutes since its start. */
  readonly began?: number;
  readonly title?: string;
  readonly payload?: object;
  readonly env?: Readonly<Record<string, string>>;
  readonly options?: Readonly<Record<string, string>>;
  readonly files?: Readonly<Record<string, string>>;
  readonly world?: Partial<GithubWorld>;
  /** Files in a comparison, if fewer than the commits changed. */
  readonly net?: readonly string[];
  readonly behaviour?: Behaviour;
}

export const NUMBER = 318;
export const RUN = 880_000_000;
const ROUNDING: readonly Made[] = [{ by: 'ines', message: 'Round totals per line', files: ['src/totals.go'] }];

export const getCommits = ({ commits = ROUNDING }: Story) => commits;
/** Returns the index of the commit that ran. */
export const headLocation = (story: Story) => story.ran ?? getCommits(story).length - 1;
export const makeHead = (story: Story) => toHash(headLocation(story));
export const getBranch = ({ branch, pull }: Story) => pull?.branch ?? branch ?? 'main';
export const makeAttempt = ({ attempts = [] }: Story) => attempts.length + 1;

export function worst(jobs: readonly JobStory[]): string {
  const ends = new Set(jobs.map(({ end }) => end));
  return ['failure', 'timed_out', 'cancelled', 'success'].find((end) => ends.has(end as Termination)) ?? 'skipped';
}

export const toBegan = ({ began = 6 }: Story): string => minutesAgo(began);

/** A story of a run of one workflow, and what is true of it wherever it is told. */
import type { Behaviour } from '../github-api.ts';
import type { GithubWorld } from '../github-world.ts';
import { type JobStory, minutesAgo, type Termination } from './jobs.ts';
import { type Made, toHash } from './people.ts';

/** An earlier run: the commit's place, how it ended, and its jobs where they ended in another way than all alike. */
export interface Earlier {
  readonly at: number;
  readonly end: Termination | 'startup_failure' | 'action_required';
  readonly jobs?: readonly JobStory[];
  readonly event?: string;
  readonly branch?: string;
  readonly title?: string;
  /** Minutes ago; two hours between one and the next when it says nothing else. */
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
  /** A step of its job, a job that needs the others, a step that asks for the whole run, or a run that watches this one. */
  readonly by?: 'step' | 'needs' | 'workflow' | 'run';
  readonly workflow?: string;
  readonly file?: string;
  readonly branch?: string;
  /** Oldest first; the last one ran, where `ran` names no other place. */
  readonly commits?: readonly Made[];
  readonly ran?: number;
  /** How many of them this push brought. */
  readonly moved?: number;
  readonly forced?: true;
  readonly pull?: Pull;
  readonly before?: readonly Earlier[];
  /** Its jobs; of a step the first is its own. */
  readonly jobs: readonly JobStory[];
  readonly end?: string;
  /** How its attempts before this one ended. */
  readonly attempts?: readonly { readonly end: Termination; readonly jobs: readonly JobStory[] }[];
  readonly startedBy?: string;
  /** Minutes since it began. */
  readonly began?: number;
  readonly title?: string;
  readonly payload?: object;
  readonly env?: Readonly<Record<string, string>>;
  readonly options?: Readonly<Record<string, string>>;
  readonly files?: Readonly<Record<string, string>>;
  readonly world?: Partial<GithubWorld>;
  /** What a comparison lists, where it is less than the commits touched. */
  readonly net?: readonly string[];
  readonly behaviour?: Behaviour;
}

export const NUMBER = 318;
export const RUN = 880_000_000;
const ROUNDING: readonly Made[] = [{ by: 'ines', message: 'Round totals per line', files: ['src/totals.go'] }];

export const getCommits = ({ commits = ROUNDING }: Story) => commits;
/** The place of the commit that ran. */
export const headLocation = (story: Story) => story.ran ?? getCommits(story).length - 1;
export const makeHead = (story: Story) => toHash(headLocation(story));
export const getBranch = ({ branch, pull }: Story) => pull?.branch ?? branch ?? 'main';
export const makeAttempt = ({ attempts = [] }: Story) => attempts.length + 1;

export function worst(jobs: readonly JobStory[]): string {
  const ends = new Set(jobs.map(({ end }) => end));
  return ['failure', 'timed_out', 'cancelled', 'success'].find((end) => ends.has(end as Termination)) ?? 'skipped';
}

export const toBegan = ({ began = 6 }: Story): string => minutesAgo(began);

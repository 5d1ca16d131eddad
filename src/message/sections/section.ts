/** Defines a section. */

import type { Facts } from '../../build/facts.ts';
import type { Addressee } from '../../target/resolved-target.ts';

export interface SectionInput {
  readonly facts: Facts;
  /**
   * The marker of the message, such as `d-0123456789abcdef`. It is in the fragment of the run's link and is never
   * truncated.
   */
  readonly marker?: string;
  /** IANA name of the time zone of displayed times. Default: UTC. */
  readonly timeZone?: string;
  /** Time of rendering, in milliseconds since the epoch. */
  readonly now?: number;
  /** The file of the option `report` as finished Markdown. */
  readonly report?: string;
  /** The release notes as finished Markdown. */
  readonly notes?: string;
  /** Renders what explains a failure and its history, if the facts contain something for it. */
  readonly failure?: FailureTexts;
  /** Texts of a health report, rendered in `src/health`. */
  readonly health?: HealthTexts;
  /** People whom the message mentions according to the option `mention`. Default: nobody. */
  readonly addressees?: readonly Addressee[];
  /** Assignees of the incident's task, as the message names them. */
  readonly assigned?: readonly Addressee[];
}

/** Sections by name, and the cause in a subject with this many characters. */
export interface FailureTexts extends Readonly<Record<FailureSectionName, Section['render']>> {
  readonly findCause: (facts: Facts, space: number) => string | undefined;
}

export type FailureSectionName =
  | ('tests' | 'failing_tests' | 'test_list' | 'failures' | 'reasons' | 'cause' | 'explanation')
  | ('failed_jobs' | 'jobs' | 'history' | 'failure_streak' | 'suspects' | 'since_green');

/** Finished texts of a health report: first line, subject, and sections by name. Empty ones are undefined. */
export type HealthTexts = Readonly<Partial<Record<'headline' | 'subject' | HealthSectionName, string>>>;

type HealthSectionName =
  | `health_${'summary' | 'red' | 'inactive' | 'waiting' | 'alerts'}`
  | `health_${'workflows' | 'causes' | 'flaky' | 'deployments'}`;

export interface Section {
  /** Facts that are read for a template with this section. Other facts are shown only if known. */
  readonly reads: readonly FactName[];
  /** Renders finished Markdown; undefined if the facts contain nothing for it. Pure. */
  readonly render: (input: SectionInput) => string | undefined;
}

/** A fact by its template name: `change`, `commit.author`. A name without a dot covers everything below it. */
type FactName = keyof Facts | `${keyof Facts}.${string}`;

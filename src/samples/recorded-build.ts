/** A recorded build: its event, the variables of the runner, and facts from GitHub's API and files. */
import type { Change, Facts } from '../build/facts.ts';
import type { Conclusion } from '../settings/conclusion.ts';

/** Conclusion of a build, and its change from the previous one. */
export interface BuildResult {
  readonly conclusion: Conclusion;
  /** Absent if unknown. */
  readonly change?: Change | undefined;
}

export interface RecordedBuild extends BuildResult {
  /** Identifies it in links and on the command line. */
  readonly id: string;
  /** A sentence without its period. */
  readonly title: string;
  /** Name of the event at GitHub. */
  readonly event: string;
  readonly payload: (conclusion: Conclusion) => object;
  /** Variables of the runner, except the name of the event. */
  readonly env: Readonly<Record<string, string>>;
  /** Options of the step that reports it, such as `status`. */
  readonly options: (conclusion: Conclusion) => Readonly<Record<string, string>>;
  /** All facts available for this conclusion. A message shows those that its template uses. */
  readonly facts: (end: BuildResult) => Partial<Facts>;
  /** Preset for a report on many builds. */
  readonly preset?: 'watch' | 'digest';
}

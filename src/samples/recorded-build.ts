/** A build that was recorded: its event, what the runner said, and what GitHub's API and its files said of it. */
import type { Change, Facts } from '../build/facts.ts';
import type { Conclusion } from '../settings/conclusion.ts';

/** How it ended, and how that compares with the end before. */
export interface BuildResult {
  readonly conclusion: Conclusion;
  /** Absent where it is not known. */
  readonly change?: Change | undefined;
}

export interface RecordedBuild extends BuildResult {
  /** Names it in links and on the command line. */
  readonly id: string;
  /** For people, as a sentence without its full stop. */
  readonly title: string;
  /** GitHub's name for the event. */
  readonly event: string;
  readonly payload: (conclusion: Conclusion) => object;
  /** The runner's variables, without the name of the event. */
  readonly env: Readonly<Record<string, string>>;
  /** Options of the step that reports it, such as `status`. */
  readonly options: (conclusion: Conclusion) => Readonly<Record<string, string>>;
  /** All that could be read of it with such an end; a message shows what its words name. */
  readonly facts: (end: BuildResult) => Partial<Facts>;
  /** The preset that it is for, where that is about many builds. */
  readonly preset?: 'watch' | 'digest';
}

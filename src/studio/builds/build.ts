/** A build that was recorded: what its event and runner told, and what GitHub would tell of it. */
import type { Change, Facts } from '../../facts/facts.ts';
import type { Conclusion } from '../../settings/conclusion.ts';

/** How it ended, and how that compares with the end before. */
export interface BuildEnd {
  readonly conclusion: Conclusion;
  /** Absent where it is not known. */
  readonly change?: Change | undefined;
}

export interface Build extends BuildEnd {
  /** Names it in links. */
  readonly id: string;
  /** For people, as a sentence without its full stop. */
  readonly title: string;
  /** What it belongs with in a list. */
  readonly group: string;
  /** GitHub's name for the event. */
  readonly event: string;
  readonly payload: (conclusion: Conclusion) => object;
  /** The runner's variables, without the name of the event. */
  readonly env: Readonly<Record<string, string>>;
  /** Options by which a step reports it, such as `status`; none where the job's own end is told. */
  readonly options: (conclusion: Conclusion) => Readonly<Record<string, string>>;
  /** All that could be read of it; a message shows what its words ask for. */
  readonly readable: (end: BuildEnd) => Partial<Facts>;
  /** What it brings of files; `samples.ts` has one of each for the others. */
  readonly files?: readonly SampleName[];
}

/** Files that a step may name: `test-reports`, `log-files`, `report`. */
export type SampleName = 'tests' | 'errors' | 'report';

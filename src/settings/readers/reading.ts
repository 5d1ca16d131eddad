import type { Workspace } from '../template/workspace.ts';

/**
 * Where a value was given: `input` for an input of the action, `flag` for a flag or file of the command line, `property` for an
 * option of the library, `environment` for a `WORKROOM_…` variable, `template` for the front matter of a template file.
 */
export type OptionOrigin = 'input' | 'flag' | 'property' | 'environment' | 'template';

/** One value that a reader is to read, and where it says what is wrong with it. */
export interface Reading {
  /** As the user wrote it, or the option's default; never blank. */
  readonly text: string;
  /** Where it was given; undefined for the option's default. */
  readonly from: OptionOrigin | undefined;
  /** A value in the words of a fault: as written, or its length where it may be a secret. */
  readonly shown: (value: string) => string;
  /** Hides the secrets among the options. */
  readonly redact: (text: string) => string;
  /** Today in `time-zone`, as `YYYY-MM-DD`. */
  readonly today: () => string;
  /** Where the author's files are. */
  readonly workspace: Workspace;
  /** Says that the value cannot work: what is wrong, and what to write instead. The settings are then refused. */
  readonly fault: (fault: string, fix: string) => undefined;
  /** Says what a person should know, where the settings work without the value. */
  readonly notice: (words: string) => undefined;
}

/** Reads the text of an option; undefined after a fault or a notice. Is not called for an option without any text. */
export type ValueReader<T> = (reading: Reading) => T | undefined;

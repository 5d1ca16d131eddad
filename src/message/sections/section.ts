/** What a section is. */

import type { Facts } from '../../build/facts.ts';
import type { Addressee } from '../../target/lookup-result.ts';

export interface SectionInput {
  readonly facts: Facts;
  /** Names the message, such as `d-0123456789abcdef`: it goes into the fragment of the run's link, and survives every cut. */
  readonly marker?: string;
  /** Of the times that are shown: an IANA name. Default UTC. */
  readonly timeZone?: string;
  /** When it is written; milliseconds since the epoch. */
  readonly now?: number;
  /** The file of the option `report`, as finished Markdown. */
  readonly report?: string;
  /** The notes of the release, as finished Markdown. */
  readonly notes?: string;
  /** The most entries that a list or table may show, where there is little room. Default: as many as read well. */
  readonly entries?: number;
  /** Whom the message mentions, as the option `mention` asks. Default: nobody. */
  readonly addressees?: readonly Addressee[];
  /** To whom the task of the incident is assigned, as the message calls them. */
  readonly assigned?: readonly Addressee[];
}

export interface Section {
  /** The facts that are read for a template which names the section. What else it shows, it shows if that is known. */
  readonly reads: readonly FactName[];
  /** Of a list or table: how many entries read well. Its `render` shows fewer where the input says so. */
  readonly entries?: number;
  /** Of foreign text of any length: where there is little room it loses its end. */
  readonly cuttable?: true;
  /** Finished Markdown; undefined when the facts have nothing for it. Pure. */
  readonly render: (input: SectionInput) => string | undefined;
}

/** A fact by the name that templates use: `change`, `commit.author`. A name without a dot covers all below it. */
export type FactName = { [Root in keyof Facts]-?: Root | PartName<Root, NonNullable<Facts[Root]>> }[keyof Facts];

/** Only groups have parts: no text, no list, no map. */
type PartName<Root extends string, Fact> = Fact extends string | number | boolean | readonly unknown[]
  ? never
  : string extends keyof Fact
    ? never
    : `${Root}.${keyof Fact & string}`;

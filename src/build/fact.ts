/** What the registry says of a fact, and the type of the value that it describes. */

import type { Time } from '../text/calendar.ts';

/**
 * What of a text from outside becomes a fact: the readers of `host/json.ts` cut to these bounds, so that all later work is
 * on little text. In UTF-16 units, but for `entries`.
 */
export const BOUNDS = {
  /** Of a `line`, of each entry of a `list`, and of each name in a `map`. */
  line: 1_000,
  lines: 65_536,
  /** Browsers and servers refuse longer addresses. */
  url: 2_048,
  /** Names and texts of a `map` together. */
  map: 65_536,
  /** Entries of a `list`, and values of a `map`, those of its groups included. */
  entries: 2_048,
  /** Groups within groups of a `map`. */
  depth: 10,
} as const;

/*
 * Words of ours have a type narrower than `string`, and nothing alters them. Every other text is from outside: it alone has
 * its secrets hidden and its Markdown escaped.
 */

/** A name of GitHub's that code asks for, in one case: `pull_request`, `CI_FAILURE`. GitHub adds new ones. */
export type Keyword = Lowercase<string> | Uppercase<string>;

/** A fact, or a part of one. */
export type Fact = Leaf | Group;
export type FactFields = Readonly<Record<string, Fact>>;

interface DescribedFact {
  /** One plain sentence for people. */
  readonly text: string;
  /** Present wherever its group is; for a fact at the top, present in every message. */
  readonly always?: true;
  /** The row of `sources.ts` that reads it; absent where environment and event tell it or nothing does. */
  readonly loader?: string;
}

interface Leaf extends DescribedFact {
  /**
   * `rate` is a share from 0 to 1. `line` is one line of text, `lines` text that may have line breaks, `time` a point in time in ISO 8601, `words` one
   * of a closed list, `keyword` one of an open list of GitHub's (and of `words` where it is in neither case), `list` a list of lines, `map` has names that its author chose, its texts are lines. How long each
   * may be stands in `BOUNDS`.
   */
  readonly type: 'line' | 'lines' | 'url' | 'number' | 'rate' | 'flag' | 'time' | 'words' | 'keyword' | 'list' | 'map';
  /** Of `words` all of them, of a `keyword` those that are in neither case. */
  readonly words?: readonly string[];
  readonly example: unknown;
}

interface Group extends DescribedFact {
  /** `groups` is a list of them. */
  readonly type: 'group' | 'groups';
  readonly parts: FactFields;
}

/** The value of one fact. */
export type FactValue<F> = F extends { readonly parts: infer P }
  ? F extends { readonly type: 'groups' }
    ? readonly FactValues<P>[]
    : FactValues<P>
  : F extends { readonly type: infer T extends Leaf['type'] }
    ? LeafValues<F>[T]
    : never;

/** The values of several facts by their names: a property that is not always there is optional. */
export type FactValues<P> = {
  readonly [K in keyof P as P[K] extends { readonly always: true } ? K : never]: FactValue<P[K]>;
} & {
  readonly [K in keyof P as P[K] extends { readonly always: true } ? never : K]?: FactValue<P[K]>;
};

interface LeafValues<F> {
  readonly line: string;
  readonly lines: string;
  readonly url: string;
  readonly time: Time;
  readonly keyword: Keyword | (F extends { readonly words: readonly (infer W)[] } ? W : never);
  readonly number: number;
  readonly rate: number;
  readonly flag: boolean;
  readonly words: F extends { readonly words: readonly (infer W)[] } ? W : never;
  readonly list: readonly string[];
  readonly map: Readonly<Record<string, unknown>>;
}

/** The loaders that facts and their parts name. */
export type LoadersIn<P> = { readonly [K in keyof P]: LoadersOf<P[K]> }[keyof P];
/** The same of one fact. */
export type LoadersOf<F> =
  | (F extends { readonly loader: infer L } ? L : never)
  | (F extends { readonly parts: infer P } ? LoadersIn<P> : never);

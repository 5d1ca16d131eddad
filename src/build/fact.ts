/** Defines the entries of the fact registry, and derives the type of each fact's value. */

import type { Time } from '../text/format.ts';

/**
 * Defines a GitHub name in one case: `pull_request`, `CI_FAILURE`. GitHub adds new ones. Such fixed text is never
 * changed; of all other text, secrets are redacted and Markdown is escaped.
 */
export type Keyword = Lowercase<string> | Uppercase<string>;

export type Fact = Leaf | Group;
export type FactFields = Readonly<Record<string, Fact>>;

interface DescribedFact {
  /** Description, one plain sentence. */
  readonly text: string;
  /** Always present in its group; a top-level fact in every message. */
  readonly always?: true;
}

interface Leaf extends DescribedFact {
  /**
   * `rate` is a share from 0 to 1. `line` is one line of text, `lines` may have line breaks, `time` is an ISO 8601
   * time, `enum` has a closed list of values, `keyword` an open one of GitHub, `list` is a list of
   * lines, `map` has names chosen by its author with lines as values. `BOUNDS` of `code-host/json.ts` holds the
   * maximum lengths.
   */
  readonly type: keyof LeafValues | 'enum';
  /** All values of an `enum`. */
  readonly values?: readonly string[];
  /** Absent for a `url` and a `flag`, which need none. */
  readonly example?: unknown;
}

interface Group extends DescribedFact {
  /** `groups` is a list of them. */
  readonly type: 'group' | 'groups';
  readonly parts: FactFields;
}

/** Marks a fact as always present in its group. */
export const always = <const F extends Fact>(known: F) => ({ ...known, always: true }) as F & { readonly always: true };

const defineLeaf =
  <const T extends Leaf['type']>(type: T) =>
  (text: string, example?: unknown) => ({ type, text, example });

const defineGroup =
  <const T extends Group['type']>(type: T) =>
  <const P extends FactFields>(text: string, parts: P) => ({ type, text, parts });

export const fact = {
  line: defineLeaf('line'),
  lines: defineLeaf('lines'),
  number: defineLeaf('number'),
  rate: defineLeaf('rate'),
  time: defineLeaf('time'),
  keyword: defineLeaf('keyword'),
  list: defineLeaf('list'),
  map: defineLeaf('map'),
  url: defineLeaf('url'),
  flag: defineLeaf('flag'),
  group: defineGroup('group'),
  groups: defineGroup('groups'),
  oneOf: <const V extends readonly string[]>(values: V, text: string, example: V[number]) =>
    ({ type: 'enum', values, text, example }) as const,
};

type FactValue<F> = F extends { readonly parts: infer P }
  ? F extends { readonly type: 'groups' }
    ? readonly FactValues<P>[]
    : FactValues<P>
  : F extends { readonly values: readonly (infer V)[] }
    ? V
    : F extends { readonly type: infer T extends keyof LeafValues }
      ? LeafValues[T]
      : never;

/** Derives the types of several facts by name: a fact that is not always known is optional. */
export type FactValues<P> = {
  readonly [K in keyof P as P[K] extends { readonly always: true } ? K : never]: FactValue<P[K]>;
} & {
  readonly [K in keyof P]?: FactValue<P[K]>;
};

interface LeafValues {
  readonly line: string;
  readonly lines: string;
  readonly url: string;
  readonly time: Time;
  readonly keyword: Keyword;
  readonly number: number;
  readonly rate: number;
  readonly flag: boolean;
  readonly list: readonly string[];
  readonly map: Readonly<Record<string, unknown>>;
}

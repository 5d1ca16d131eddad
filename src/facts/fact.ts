/** What the registry says of a fact, and the type of the value that it describes. */

/** What a loader asks GitHub's API for. */
interface Loader {
  /** One phrase for people. */
  readonly text: string;
  /** Requests where nothing is in the way. */
  readonly usual: number;
  /** Requests at most, where no run has more than a hundred jobs. Two loaders may share some. */
  readonly most: number;
}

/** What reads facts from the code host's API, each with requests of its own. */
export const LOADERS = {
  run: { text: 'the run', usual: 1, most: 1 },
  job: { text: 'the job, again where its failure is not shown yet', usual: 1, most: 2 },
  jobs: { text: 'the jobs of the run, a hundred at a time', usual: 1, most: 1 },
  failed_jobs: { text: 'the jobs, and annotations and logs of up to three that failed', usual: 3, most: 14 },
  change: { text: 'earlier runs, and the same job in them', usual: 3, most: 9 },
  commits_since_green: { text: 'the same as `change`, and the commits since then', usual: 4, most: 11 },
  commit: { text: 'the commit', usual: 1, most: 1 },
  pull_request: { text: 'the pull requests of the branch', usual: 1, most: 1 },
} as const satisfies Readonly<Record<string, Loader>>;
export type LoaderName = keyof typeof LOADERS;

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

/** A fact, or a part of one. */
export type Fact = Leaf | Group;
export type Parts = Readonly<Record<string, Fact>>;

interface Described {
  /** One plain sentence for people. */
  readonly text: string;
  /** Present wherever its group is; for a fact at the top, present in every message. */
  readonly always?: true;
  /** What reads it; absent where environment and event tell it or nothing does. */
  readonly loader?: LoaderName;
}

interface Leaf extends Described {
  /**
   * `line` is one line of text, `lines` text that may have line breaks, `time` a point in time in ISO 8601, `words` one
   * of a closed list, `list` a list of lines, `map` has names that its author chose, its texts are lines. How long each
   * may be stands in `BOUNDS`.
   */
  readonly type: 'line' | 'lines' | 'url' | 'number' | 'flag' | 'time' | 'words' | 'list' | 'map';
  /** Of `words`: all of them. */
  readonly words?: readonly string[];
  readonly example: unknown;
}

interface Group extends Described {
  /** `groups` is a list of them. */
  readonly type: 'group' | 'groups';
  readonly parts: Parts;
}

/** The value of one fact. */
export type ValueOf<F> = F extends { readonly parts: infer P }
  ? F extends { readonly type: 'groups' }
    ? readonly ValuesOf<P>[]
    : ValuesOf<P>
  : F extends { readonly type: infer T extends Leaf['type'] }
    ? LeafValues<F>[T]
    : never;

/** The values of several facts by their names: a property that is not always there is optional. */
export type ValuesOf<P> = {
  readonly [K in keyof P as P[K] extends { readonly always: true } ? K : never]: ValueOf<P[K]>;
} & {
  readonly [K in keyof P as P[K] extends { readonly always: true } ? never : K]?: ValueOf<P[K]>;
};

interface LeafValues<F> {
  readonly line: string;
  readonly lines: string;
  readonly url: string;
  readonly time: string;
  readonly number: number;
  readonly flag: boolean;
  readonly words: F extends { readonly words: readonly (infer W)[] } ? W : never;
  readonly list: readonly string[];
  readonly map: Readonly<Record<string, unknown>>;
}

/** How code hosts address their pages, below the page of a repository. Names come percent-encoded, slashes kept. */

interface Pages {
  readonly branch: (name: string) => string;
  readonly tag: (name: string) => string;
  readonly commit: (sha: string) => string;
  /** Where files of a commit are; absent where a path cannot follow. */
  readonly files?: (sha: string) => string;
  readonly pull: (number: number) => string;
  /** True where a person's page is the login below the server's. */
  readonly people: boolean;
}

const FORGES = {
  github: {
    branch: (name) => `/tree/${name}`,
    tag: (name) => `/tree/${name}`,
    commit: (sha) => `/commit/${sha}`,
    files: (sha) => `/blob/${sha}`,
    pull: (number) => `/pull/${number}`,
    people: true,
  },
  /** Forgejo has the same addresses. */
  gitea: {
    branch: (name) => `/src/branch/${name}`,
    tag: (name) => `/src/tag/${name}`,
    commit: (sha) => `/commit/${sha}`,
    files: (sha) => `/src/commit/${sha}`,
    pull: (number) => `/pulls/${number}`,
    people: true,
  },
  gitlab: {
    branch: (name) => `/-/tree/${name}`,
    tag: (name) => `/-/tags/${name}`,
    commit: (sha) => `/-/commit/${sha}`,
    files: (sha) => `/-/blob/${sha}`,
    pull: (number) => `/-/merge_requests/${number}`,
    people: true,
  },
  /** Bitbucket Cloud; its server has others. */
  bitbucket: {
    branch: (name) => `/branch/${name}`,
    tag: (name) => `/src/${name}`,
    commit: (sha) => `/commits/${sha}`,
    files: (sha) => `/src/${sha}`,
    pull: (number) => `/pull-requests/${number}`,
    people: false,
  },
  azure: {
    branch: (name) => `?version=GB${name}`,
    tag: (name) => `?version=GT${name}`,
    commit: (sha) => `/commit/${sha}`,
    pull: (number) => `/pullrequest/${number}`,
    people: false,
  },
} as const satisfies Readonly<Record<string, Pages>>;

/** A kind of code host. */
export type Forge = keyof typeof FORGES;

/** The pages of a kind of host; undefined for one that is not known. */
export function pagesOf(forge: Forge | undefined): Pages | undefined {
  return forge === undefined ? undefined : FORGES[forge];
}

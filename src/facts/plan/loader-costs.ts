/** The loaders of facts, and what each costs. Only pages need it: the common path knows the names alone. */

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
  failed_jobs: { text: 'the jobs, and annotations and logs of up to three that failed', usual: 3, most: 17 },
  artifacts: { text: 'the artifacts of the run, a hundred at a time', usual: 1, most: 3 },
  change: { text: 'earlier runs, and the same job in them', usual: 3, most: 9 },
  commits_since_green: { text: 'the same as `change`, and the commits since then', usual: 4, most: 11 },
  suspects: {
    text: 'the same as `commits_since_green`, and the commits on up to four files or folders that the failure names',
    usual: 5,
    most: 15,
  },
  new_failures: { text: 'the same as `failed_jobs` and `change`, and the jobs of the run before', usual: 7, most: 24 },
  commit: { text: 'the commit', usual: 1, most: 1 },
  pull_request: { text: 'the pull requests of the branch', usual: 1, most: 1 },
  tests: { text: 'the files that `test-reports` names', usual: 0, most: 0 },
  report: { text: 'the file that `report` names', usual: 0, most: 0 },
  log_files: { text: 'the files that `log-files` names', usual: 0, most: 0 },
} as const satisfies Readonly<Record<string, Loader>>;
export type LoaderName = keyof typeof LOADERS;

/** What CI systems are called; `git` where nothing but a checkout is known. */
export const CI_NAMES = [
  'GitHub Actions',
  'Gitea Actions',
  'Forgejo Actions',
  'GitLab CI',
  'CircleCI',
  'Azure Pipelines',
  'Bitbucket Pipelines',
  'Buildkite',
  'Travis CI',
  'Woodpecker',
  'Drone',
  'TeamCity',
  'Jenkins',
  'git',
] as const;

export type CiName = (typeof CI_NAMES)[number];

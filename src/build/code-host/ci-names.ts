/** What CI systems are called; `git` where nothing but a checkout is known. Made by npm run generate from the files of `src/build/ci/systems/`. */
export const CI_NAMES = [
  'GitHub Actions',
  'Gitea Actions',
  'Forgejo Actions',
  'Azure Pipelines',
  'Bitbucket Pipelines',
  'Buildkite',
  'CircleCI',
  'Drone',
  'GitLab CI',
  'Jenkins',
  'TeamCity',
  'Travis CI',
  'Woodpecker',
  'git',
] as const;

export type CiName = (typeof CI_NAMES)[number];

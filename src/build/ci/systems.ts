/** Made by npm run generate from the files of `src/build/ci/systems/`. */
export { AZURE } from './systems/azure.ts';
export { BITBUCKET } from './systems/bitbucket.ts';
export { BUILDKITE } from './systems/buildkite.ts';
export { CIRCLECI } from './systems/circleci.ts';
export { DRONE } from './systems/drone.ts';
export { GITLAB } from './systems/gitlab.ts';
export { JENKINS } from './systems/jenkins.ts';
export { TEAMCITY } from './systems/teamcity.ts';
export { TRAVIS } from './systems/travis.ts';
export { WOODPECKER } from './systems/woodpecker.ts';

/** The templates of `examples/templates`, to begin with. */
import deploy from '../../../examples/templates/deploy.md';
import flaky from '../../../examples/templates/flaky.md';
import nightly from '../../../examples/templates/nightly.md';
import release from '../../../examples/templates/release.md';
import securityAlert from '../../../examples/templates/security-alert.md';
import weekly from '../../../examples/templates/weekly.md';

export interface ExampleTemplate {
  readonly title: string;
  readonly text: string;
  /** The id of a build that it is meant for. */
  readonly build: string;
}

export const EXAMPLE_TEMPLATES: readonly ExampleTemplate[] = [
  { title: 'Deployments', text: deploy, build: 'deployment-failed' },
  { title: 'The nightly build', text: nightly, build: 'nightly-red' },
  { title: 'Failures that look flaky', text: flaky, build: 'push-red' },
  { title: 'A release as a topic', text: release, build: 'release' },
  { title: 'An advisory as a task', text: securityAlert, build: 'repository-dispatch' },
  { title: 'What a week brought', text: weekly, build: 'nightly' },
];

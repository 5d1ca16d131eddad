/** Situations with deployments and environments. */
import { build } from './build.ts';
import { deployed } from './deployed.ts';
import { failed, passed, unstarted } from './jobs.ts';
import { made } from './people.ts';
import type { Situation } from './situation.ts';

const COMMITS = [
  made('omar', 'Read rates from the cache', 'src/rates.ts'),
  made('priya', 'Archive closed ledgers', 'src/archive.ts'),
  made('tom', 'Print archives', 'src/print.ts'),
];
const HELM = [
  'Upgrading ledger in namespace prod',
  'Error: UPGRADE FAILED: context deadline exceeded',
  'helm.go:86: [debug] context deadline exceeded',
].join('\n');
const DEPLOY = { workflow: 'Deploy', file: 'deploy.yml' };

export const DEPLOYMENTS: readonly Situation[] = [
  {
    id: 'deploy-green-three-commits',
    happened: 'Production was deployed with two commits by Priya and Tom since the last successful one.',
    expected: 'Deployed to production, what came with it and by whom, the address of the site; nobody called.',
    says: ['production', 'Print archives', /Tom Brandt|\btom\b/, 'ledger.birch.example', 'calls nobody'],
    played: deployed({
      environment: 'production',
      state: 'success',
      commits: COMMITS,
      before: [[0, 'success']],
      url: 'https://ledger.birch.example',
      by: 'tom',
      jobs: [passed('deploy')],
    }),
  },
  {
    id: 'deploy-red-description',
    happened: 'A deployment from outside failed; its status says "Health check returned 503 for /ready".',
    expected: 'The description is the cause and has to be read. Priya and Tom came since the last successful one.',
    says: ['Deploy to production failed', 'Health check returned 503 for /ready', 'Priya', 'Tom'],
    played: deployed({
      environment: 'production',
      state: 'failure',
      commits: COMMITS,
      before: [[0, 'success']],
      description: 'Health check returned 503 for /ready',
    }),
  },
  {
    id: 'deploy-red-job-step',
    happened: 'The deploying job failed in helm upgrade.',
    expected: "Failed in helm upgrade with helm's error.",
    says: ['Deploy to production failed', 'helm', 'UPGRADE FAILED: context deadline exceeded'],
    never: ['[debug]'],
    played: deployed({
      environment: 'production',
      state: 'failure',
      commits: COMMITS,
      before: [[0, 'success']],
      jobs: [failed('deploy', 'Run helm upgrade ledger ./chart', HELM)],
    }),
  },
  {
    id: 'deploy-preview-red',
    happened: "A preview of a pull request's branch failed to deploy.",
    expected: 'The preview failed, of which branch, and what its status says; it sounds nothing like production.',
    says: ['failed', 'preview-71', 'archive', 'Build script exited with 2'],
    never: ['production'],
    played: deployed({
      environment: 'preview-71',
      state: 'failure',
      transient: true,
      ref: 'archive',
      commits: COMMITS,
      description: 'Build script exited with 2',
    }),
  },
  {
    id: 'deploy-rejected',
    happened: 'Sven rejected the deployment, so the job never began; the whole run tells.',
    expected: 'The deployment was rejected: a person\'s decision. No "run it again", nobody blamed.',
    says: ['rejected', 'calls nobody'],
    never: ['Run it again', 'Re-run', 'Started failing'],
    played: build({
      ...DEPLOY,
      by: 'run',
      commits: COMMITS,
      before: [{ at: 0, end: 'success' }],
      jobs: [
        passed('build'),
        unstarted('production', "The deployment was rejected or didn't satisfy other protection rules."),
      ],
    }),
  },
  {
    id: 'deploy-tag-release',
    happened: 'Version 3.2.0 was deployed to production from its tag.',
    expected: 'The version is the news: v3.2.0 is in production.',
    says: ['production', 'v3.2.0'],
    never: ['on main', 'failed'],
    played: deployed({
      environment: 'production',
      state: 'success',
      ref: 'v3.2.0',
      commits: COMMITS,
      before: [[0, 'success']],
    }),
  },
];

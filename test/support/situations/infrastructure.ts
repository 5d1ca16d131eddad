/**
 * Situations with infrastructure failures, detected by annotations, step names, or a log, in completed or running jobs.
 */
import { build } from './build.ts';
import { failed } from './jobs.ts';
import { made } from './people.ts';
import type { Situation } from './situation.ts';

const COMMITS = [
  made('omar', 'Read rates from the cache', 'src/rates.kt'),
  made('zoe', 'Import bank days', 'src/days.kt'),
];
const GREEN = [{ at: 0, end: 'success' as const }];
const RED = { by: 'run' as const, commits: COMMITS, before: GREEN };

export const INFRASTRUCTURE: readonly Situation[] = [
  {
    id: 'infra-no-runner-for-a-day',
    happened: 'The job waited 24 hours for a runner with a GPU, and was given up.',
    expected: 'No runner took it in 24 hours; not that somebody cancelled it, and not that it worked for a day.',
    says: [/runner/i, 'calls nobody'],
    never: ['Started failing', '(1d)', '(24h', 'by a newer run'],
    played: build({
      ...RED,
      began: 1441,
      end: 'cancelled',
      jobs: [
        {
          name: 'train',
          end: 'cancelled',
          steps: [],
          errors: ['The job has exceeded the maximum execution time while awaiting a runner for 24h0m0s'],
          minutes: 1440,
          gone: true,
        },
      ],
    }),
  },
  {
    id: 'infra-service-container-running-job',
    happened: "The same, told by the job's own step while the job still runs.",
    expected: 'The same words as after its end: the container did not start, nobody is called.',
    says: [/container|service/i, 'calls nobody'],
    never: ['Started failing'],
    played: build({
      commits: COMMITS,
      before: GREEN,
      jobs: [
        {
          name: 'integration',
          end: 'failure',
          steps: ['Set up job', '✗ Initialize containers', '– Run ./gradlew integrationTest'],
        },
      ],
    }),
  },
  {
    id: 'infra-killed-137',
    happened: 'The test process was killed: exit code 137, and not another word.',
    expected: 'Killed, mostly because memory ran out; the exit code alone is the cause.',
    says: ['was killed', 'memory'],
    never: ['Process completed with', 'Task :test'],
    played: build({
      ...RED,
      jobs: [
        failed(
          'test',
          'Run ./gradlew test',
          '> Task :test\n./gradlew: line 249:  2317 Killed                  "$JAVACMD" "$@"',
          { errors: ['Process completed with exit code 137.'] },
        ),
      ],
    }),
  },
  {
    id: 'infra-lockfile-in-own-step',
    happened: 'npm ci found that package.json and the lock file differ.',
    expected: 'It is the code: the lock file is out of step. No advice to run it again.',
    says: ['failed', /lock ?file|package-lock|not in sync|in sync/i, 'Zoé'],
    never: ['Not a code failure', 'Run it again'],
    played: build({
      ...RED,
      commits: [...COMMITS.slice(0, 1), made('zoe', 'Check with zod', 'package.json')],
      jobs: [
        failed(
          'web',
          'Run npm ci',
          'npm error code EUSAGE\nnpm error\nnpm error `npm ci` can only install packages when your package.json and package-lock.json or npm-shrinkwrap.json are in sync. Please update your lock file with `npm install` before continuing.\nnpm error\nnpm error Missing: zod@4.1.5 from lock file\nnpm error\nnpm error A complete log of this run can be found in: /__w/_temp/.npm/_logs/2026-09-17T14_15_02_000Z-debug-0.log',
        ),
      ],
    }),
  },
];

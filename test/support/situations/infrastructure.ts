/** It was not the code: told by annotations, by names of steps, or by a log alone, of jobs that are over or still run. */
import { build } from './build.ts';
import { failed, passed, unstarted } from './jobs.ts';
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
    id: 'infra-unpaid',
    happened: "No job began, because the account's payment had failed.",
    expected: "It never began because of the account's payments: pay, not run again. Nobody is blamed.",
    says: [/payment|billing|account/i, 'calls nobody'],
    never: ['Broke with', '. Run it again', 'Re-run', 'Billing & plans'],
    played: build({
      ...RED,
      jobs: [
        unstarted(
          'build',
          "The job was not started because recent account payments have failed or your spending limit needs to be increased. Please check the 'Billing & plans' section in your settings",
        ),
      ],
    }),
  },
  {
    id: 'infra-no-runner-for-a-day',
    happened: 'The job waited 24 hours for a runner with a GPU, and was given up.',
    expected: 'No runner took it in 24 hours; not that somebody cancelled it, and not that it worked for a day.',
    says: [/runner/i, 'calls nobody'],
    never: ['Broke with', '(1d)', '(24h', 'by a newer run'],
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
    id: 'infra-nothing-known',
    happened: 'The job failed without a step, a word or a log.',
    expected: 'Failed before its first step, and no more: it is not known that the runner was lost. Nobody is accused.',
    says: [/before its first step/i],
    never: ['runner was lost', 'lost communication', 'Broke with'],
    played: build({ ...RED, jobs: [unstarted('build'), passed('lint')] }),
  },
  {
    id: 'infra-service-container',
    happened: 'The database that the job has as a service never became healthy.',
    expected: "The service container did not start, which is not Zoé's code.",
    says: [/container|service/i, 'calls nobody'],
    never: ['Broke with'],
    played: build({
      ...RED,
      jobs: [
        {
          name: 'integration',
          end: 'failure',
          steps: ['Set up job', '✗ Initialize containers', '– Run ./gradlew integrationTest'],
          errors: ['Failed to initialize container mariadb:11', 'One or more containers failed to start.'],
        },
      ],
    }),
  },
  {
    id: 'infra-service-container-running-job',
    happened: "The same, told by the job's own step while the job still runs.",
    expected: 'The same words as after its end: the container did not start, nobody is called.',
    says: [/container|service/i, 'calls nobody'],
    never: ['Broke with'],
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
    id: 'infra-registry-limit-in-log',
    happened: "Pulling the base image hit the registry's limit; the last line says only that the build failed.",
    expected: "The registry's limit is the cause, not the code. Run it again later.",
    says: [/toomanyrequests|pull rate limit|rate limit/i, 'calls nobody'],
    never: ['Broke with'],
    played: build({
      ...RED,
      jobs: [
        failed(
          'image',
          'Run docker build -t ledger .',
          '#3 [internal] load metadata for docker.io/library/eclipse-temurin:21\n#3 ERROR: failed to copy: httpReadSeeker: failed open: unexpected status code 429 Too Many Requests - toomanyrequests: You have reached your unauthenticated pull rate limit.\n------\nERROR: failed to solve: failed to load cache key\nBuild failed, see above.',
        ),
      ],
    }),
  },
  {
    id: 'infra-disk-mid-line',
    happened: 'Gradle ran out of disk: the sentence stands in the middle of a line, a generic one is last.',
    expected: 'The disk was full: free it. Zoé is not called.',
    says: [/no space left|disk/i, 'calls nobody'],
    never: ['Broke with'],
    played: build({
      ...RED,
      jobs: [
        failed(
          'build',
          'Run ./gradlew build',
          'FAILURE: Build failed with an exception.\n\n* What went wrong:\nCould not write cache value to /__w/_temp/.gradle/caches/8.14/bin: java.io.IOException: No space left on device\n\n* Try:\n> Run with --stacktrace option to get the stack trace.\n\nBUILD FAILED in 3m 4s',
        ),
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
    id: 'infra-shutdown-signal',
    happened: 'The spot machine under the runner was taken away in the middle of the tests.',
    expected: 'The runner was shut down; start it again. Nobody is blamed.',
    says: [/shut ?down|runner/i, 'calls nobody'],
    never: ['Broke with'],
    played: build({
      ...RED,
      jobs: [
        failed('test', 'Run ./gradlew test', '> Task :compileKotlin\n> Task :test', {
          errors: [
            'The runner has received a shutdown signal. This can happen when the runner service is stopped, or a manually started runner is canceled.',
            'Process completed with exit code 143.',
          ],
        }),
      ],
    }),
  },
  {
    id: 'infra-same-words-in-assertion',
    happened: 'A test about full disks failed; its assertion holds the words "No space left on device".',
    expected: 'It is the code: the test is named, and Zoé with it.',
    says: ['failed', 'No space left on device', 'Zoé Laurent', 'calls zoe'],
    never: ['Not the code'],
    played: build({
      ...RED,
      jobs: [
        failed(
          'test',
          'Run ./gradlew test',
          'DiskTest > tells a full disk FAILED\n    org.opentest4j.AssertionFailedError: expected: <No space left on device> but was: <Permission denied>\n        at birch.DiskTest.tellsAFullDisk(DiskTest.kt:31)\n\n204 tests completed, 1 failed',
        ),
      ],
    }),
  },
  {
    id: 'infra-lockfile-in-own-step',
    happened: 'npm ci found that package.json and the lock file differ.',
    expected: 'It is the code: the lock file is out of step. No advice to run it again.',
    says: ['failed', /lock ?file|package-lock|not in sync|in sync/i, 'Zoé'],
    never: ['Not the code', 'Run it again'],
    played: build({
      ...RED,
      jobs: [
        failed(
          'web',
          'Run npm ci',
          'npm error code EUSAGE\nnpm error\nnpm error `npm ci` can only install packages when your package.json and package-lock.json or npm-shrinkwrap.json are in sync. Please update your lock file with `npm install` before continuing.\nnpm error\nnpm error Missing: zod@4.1.5 from lock file\nnpm error\nnpm error A complete log of this run can be found in: /__w/_temp/.npm/_logs/2026-09-17T14_15_02_000Z-debug-0.log',
        ),
      ],
    }),
  },
  {
    id: 'infra-dns-in-log',
    happened: "The packages' host name could not be resolved, and pip gave up.",
    expected: 'The network, not the code: nobody is called.',
    says: [/name resolution|network|resolve/i, 'calls nobody'],
    never: ['Broke with'],
    played: build({
      ...RED,
      jobs: [
        failed(
          'lint',
          'Run pip install -r requirements.txt',
          "WARNING: Retrying (Retry(total=0, connect=None, read=None, redirect=None, status=None)) after connection broken by 'NewConnectionError': [Errno -3] Temporary failure in name resolution\nERROR: Could not find a version that satisfies the requirement ruff==0.13.0 (from versions: none)\nERROR: No matching distribution found for ruff==0.13.0",
        ),
      ],
    }),
  },
];

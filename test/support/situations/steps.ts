/** Situations in which a step, or job-end, reports its own job. */
import { build } from './build.ts';
import { failed } from './jobs.ts';
import { made } from './people.ts';
import type { Situation } from './situation.ts';

const TOTALS = [
  made('omar', 'Read rates from the cache', 'src/rates.go'),
  made('ines', 'Round totals per line', 'src/totals.go'),
];

const LIMITED =
  'name: CI\non: push\njobs:\n  soak:\n    runs-on: ubuntu-latest\n    timeout-minutes: 20\n    steps:\n      - run: ./soak.sh --hours 1\n';

const EMPTY_REPORT =
  '<testsuites><testsuite name="pytest" tests="0" failures="0" errors="0" skipped="0" time="0.41"/></testsuites>';

const broker = (name: string) =>
  `<testcase classname="queue.${name}" name="delivers" time="30.0"><failure message="Timed out waiting for the broker at amqp://queue:5672">Timed out waiting for the broker at amqp://queue:5672</failure></testcase>`;
const NAMES = [
  'acks',
  'batches',
  'closes',
  'delays',
  'drains',
  'expires',
  'fans',
  'nacks',
  'orders',
  'pauses',
  'peeks',
  'retries',
  'routes',
  'stops',
];
const DELIVERED = Array.from({ length: 206 }, (_, index) => `<testcase classname="queue.keeps" name="case ${index}"/>`);
const BROKER_CASES = [...NAMES.map(broker), ...DELIVERED].join('');
const BROKER_REPORT = `<testsuites><testsuite name="queue" tests="220" failures="14">${BROKER_CASES}</testsuite></testsuites>`;

export const STEPS: readonly Situation[] = [
  {
    id: 'step-rubocop-log-file',
    happened: 'RuboCop found two offences; its output was kept as a log file.',
    expected: 'The first offence with its place, that there were two, and Inês, who broke it.',
    says: ['failed', 'rubocop', 'Lint/UselessAssignment', 'app/models/invoice.rb', 'Inês Duarte', 'calls ines'],
    played: build({
      commits: [
        made('omar', 'Add rates', 'app/models/rate.rb'),
        made('ines', 'Split invoices', 'app/models/invoice.rb'),
      ],
      before: [{ at: 0, end: 'success' }],
      jobs: [failed('lint', 'Run bundle exec rubocop', undefined)],
      options: { 'log-files': 'rubocop.log' },
      files: {
        'rubocop.log': [
          'Inspecting 212 files',
          '...............................................C................................W.......',
          '',
          'Offenses:',
          '',
          'app/models/invoice.rb:41:5: W: [Correctable] Lint/UselessAssignment: Useless assignment to variable - net.',
          '    net = lines.sum(&:net)',
          '    ^^^',
          'app/models/invoice.rb:57:3: C: Metrics/AbcSize: Assignment Branch Condition size for split is too high. [<9, 21, 7> 23.9/17]',
          '',
          '212 files inspected, 2 offenses detected, 1 offense autocorrectable',
        ].join('\n'),
      },
    }),
  },
  {
    id: 'jobend-own-limit',
    happened: 'A soak test ran into the twenty minutes that its job allows itself.',
    expected: 'It timed out, in which step, after how long. Not that somebody cancelled it.',
    says: ['timed out after 20m in ./soak.sh'],
    never: ['was cancelled'],
    played: build({
      commits: TOTALS,
      files: { '.github/workflows/ci.yml': LIMITED },
      before: [{ at: 0, end: 'success' }],
      jobs: [
        {
          name: 'soak',
          end: 'cancelled',
          steps: ['Set up job', 'Run actions/checkout@v5', '⊘ Run ./soak.sh --hours 1'],
          errors: ['The job has exceeded the maximum execution time of 20m0s', 'The operation was canceled.'],
          minutes: 20,
        },
      ],
    }),
  },
  {
    id: 'jobend-cache-upload-failed',
    happened: "All of the author's steps passed; saving the cache behind them failed.",
    expected:
      "It failed while cleaning up after the author's steps, which is not the code: nobody is called or named as who broke it.",
    says: [/cache|cleaning up|after its last step/i, 'calls nobody'],
    never: ['Started failing'],
    played: build({
      commits: TOTALS,
      before: [{ at: 0, end: 'success' }],
      jobs: [
        {
          name: 'build',
          end: 'failure',
          steps: ['Set up job', 'Run actions/cache@v4', 'Run go build ./...', '✗ Post Run actions/cache@v4'],
          errors: ['Failed to save: Unable to reserve cache with key go-1.25: service responded with 500'],
        },
      ],
    }),
  },
  {
    id: 'step-no-tests-found',
    happened: 'A renamed folder left pytest with no test to run, and it ended with exit code 5.',
    expected: 'Failed because no tests ran. A zero must not look like success ("0 failed").',
    says: ['failed', /no tests|0 tests|no test/i, 'Tom Brandt'],
    never: ['0 of 0'],
    played: build({
      commits: [made('ines', 'Add rates', 'rates.py'), made('tom', 'Rename tests to checks', 'checks/test_rates.py')],
      before: [{ at: 0, end: 'success' }],
      jobs: [failed('test', 'Run pytest', undefined, { errors: ['Process completed with exit code 5.'] })],
      options: { 'test-reports': 'report.xml', 'log-files': 'pytest.log' },
      files: {
        'report.xml': EMPTY_REPORT,
        'pytest.log':
          'platform linux -- Python 3.13.1, pytest-8.3.4\nrootdir: /__w/ledger\ncollected 0 items\n\n============ no tests ran in 0.41s ============\n',
      },
    }),
  },
  {
    id: 'step-broker-fourteen-alike',
    happened: 'Fourteen of 220 queue tests failed, each because the broker never answered.',
    expected: 'The count with its whole, and the one sentence once. Not fourteen or five equal lines.',
    says: ['14 of 220', 'Timed out waiting for the broker'],
    never: [/Timed out waiting for the broker[\s\S]*Timed out waiting for the broker/],
    played: build({
      commits: TOTALS,
      before: [{ at: 0, end: 'success' }],
      jobs: [failed('queue', 'Run go test ./queue/...', undefined)],
      options: { 'test-reports': 'queue.xml' },
      files: { 'queue.xml': BROKER_REPORT },
    }),
  },
];

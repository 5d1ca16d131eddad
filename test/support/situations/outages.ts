/** Situations with outages over several runs, and reruns. */
import { build } from './build.ts';
import { failed, type JobStory } from './jobs.ts';
import { made } from './people.ts';
import type { Situation } from './situation.ts';

const COMMITS = [
  made('omar', 'Read rates from the cache', 'app/rates.rb'),
  made('tom', 'Log slow queries', 'app/db.rb'),
  made('lena', 'Export ledgers as CSV', 'app/export.rb'),
  made('yuki', 'Close books in two passes', 'app/close.rb'),
];
const SPEC = [
  'Failures:',
  '',
  '  1) Export quotes semicolons',
  '     Failure/Error: expect(row).to eq(%("a;b"))',
  '',
  '       expected: "\\"a;b\\""',
  '            got: "a;b"',
  "     # ./spec/export_spec.rb:21:in 'block (2 levels) in <top (required)>'",
  '',
  '318 examples, 1 failure',
].join('\n');
const RED = failed('spec', 'Run bundle exec rspec', SPEC);
const LOST: JobStory = {
  name: 'spec',
  end: 'failure',
  steps: [],
  errors: [
    'The self-hosted runner: mini-2 lost communication with the server. Verify the machine is running and has a healthy network connection.',
  ],
  gone: true,
};

export const OUTAGES: readonly Situation[] = [
  {
    id: 'outage-lost-after-red',
    happened: "Red by Lena's spec, then Yuki's push, whose run lost its runner.",
    expected: "This end is the runner's; that it was red before by the code may be said, Yuki is not blamed.",
    says: [/runner/i],
    never: ['calls yuki', 'Started failing'],
    played: build({
      by: 'run',
      commits: COMMITS,
      before: [
        { at: 1, end: 'success' },
        { at: 2, end: 'failure', jobs: [RED] },
      ],
      jobs: [LOST],
    }),
  },
  {
    id: 'outage-first-run-ever',
    happened: 'The workflow is new; its first run is red.',
    expected: 'Failed, why, and the commit. Nothing "broke", because nothing ever passed.',
    says: ['failed', 'Export quotes semicolons'],
    never: ['Broke', 'still fails', 'since it last passed'],
    played: build({ by: 'run', commits: COMMITS.slice(0, 3), jobs: [RED] }),
  },
  {
    id: 'outage-eight-days',
    happened: 'Main has been red for eight days in five runs, and nobody mends it.',
    expected: 'Still fails, for eight days and how many runs; Lena is named.',
    says: ['still fails', /8 days|since/i, 'Lena Novak'],
    never: ['192h', '193h', 'of them before it broke'],
    played: build({
      by: 'run',
      commits: COMMITS,
      before: [
        { at: 1, end: 'success', ago: 12_000 },
        ...[11_520, 8000, 5000, 2000].map((ago) => ({ at: 2, end: 'failure' as const, jobs: [RED], ago })),
      ],
      jobs: [RED],
    }),
  },
];

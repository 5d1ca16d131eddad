/** Situations about suspects: merges, bots, co-authors, empty commits, branches that were reset. */
import { build } from './build.ts';
import { failed, passed } from './jobs.ts';
import { made } from './people.ts';
import type { Situation } from './situation.ts';

const BASE = made('omar', 'Read rates from the cache', 'src/rates.rs');
const GREEN = [{ at: 0, end: 'success' as const }];
const PANIC = [
  "thread 'tests::closes' panicked at src/close.rs:29:9:",
  'assertion `left == right` failed',
  '  left: 12',
  ' right: 13',
  'note: run with `RUST_BACKTRACE=1` environment variable to display a backtrace',
  '',
  'failures:',
  '    tests::closes',
  '',
  'test result: FAILED. 88 passed; 1 failed; 0 ignored',
].join('\n');
const TEST = failed('test', 'Run cargo test', PANIC);

export const SUSPECTS: readonly Situation[] = [
  {
    id: 'blame-squash-of-two',
    happened: "Lena's pull request was squashed with Tom as co-author, and broke main.",
    expected: 'Both wrote it: Lena and Tom are named; pull request 82 stands in the title.',
    says: ['failed', 'Lena Novak', 'Tom Brandt'],
    never: ['Omar'],
    played: build({
      by: 'run',
      commits: [
        BASE,
        made(
          'lena',
          'Close leap years (#82)\n\n* first\n* second\n\nCo-authored-by: Tom Brandt <tom@birch.example>',
          'src/close.rs',
        ),
      ],
      before: GREEN,
      jobs: [TEST],
    }),
  },
  {
    id: 'blame-set-back-by-force',
    happened: 'Main was set back by force to the commit that was green before it broke, and is green.',
    expected: 'Works again because main was reset; nobody fixed it with a commit, no commits are counted.',
    says: ['works again', /set back|reset|forced/i, 'calls nobody'],
    never: ['Fixed by', '1 commit'],
    played: build({
      options: { when: 'always, change' },
      by: 'run',
      commits: [BASE, made('yuki', 'Close in two passes', 'src/close.rs')],
      ran: 0,
      moved: 0,
      before: [
        { at: 0, end: 'success' },
        { at: 1, end: 'failure' },
      ],
      jobs: [passed('test')],
      forced: true,
    }),
  },
  {
    id: 'blame-six-people',
    happened: 'A push of nine commits by six people broke main; Yuki touched the file that fails.',
    expected: 'Yuki first, because of the file; the others as a number. Not six people called.',
    says: ['failed', 'Yuki Tanaka', 'close.rs'],
    never: ['calls ines omar', /calls( \w+){6}/],
    played: build({
      by: 'run',
      commits: [
        BASE,
        made('ines', 'Name columns', 'src/columns.rs'),
        made('omar', 'Cache rates', 'src/rates.rs'),
        made('yuki', 'Close in two passes', 'src/close.rs'),
        made('tom', 'Log slow queries', 'src/db.rs'),
        made('lena', 'Export CSV', 'src/export.rs'),
        made('priya', 'Archive', 'src/archive.rs'),
        made('ines', 'Sort columns', 'src/columns.rs'),
        made('tom', 'Log fast queries', 'src/db.rs'),
        made('lena', 'Export TSV', 'src/export.rs'),
      ],
      moved: 9,
      before: GREEN,
      jobs: [TEST],
    }),
  },
];

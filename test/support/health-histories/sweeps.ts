/** One piece of news is in one message, whatever becomes of the sweeps between. */
import { ALARM, type BuildHistory, type Sweep } from './history.ts';
import { type Build, CI, calm, green, NIGHT, red, repository, scheduled } from './rows.ts';

const WATCH = { ...scheduled('watch.yml', 'Watch', '0 * * * *'), name: 'Watch' };
const LINT = { file: 'lint.yml', name: 'Lint', text: 'on: push\n' };

/** It begins so long ago and takes six minutes; reading comes four minutes after it began. */
const sweep = (ago: string, more: Partial<Build> = {}): Build =>
  green('watch.yml', ago, { ...NIGHT, takes: '6m', ...more });
const looked = (ago: string, rest: Omit<Sweep, 'options' | 'ago'>, more: Sweep['options'] = {}): Sweep => ({
  ...{ ...rest, ago, options: { template: 'watch', ...more } },
});

const shop = (builds: readonly Build[]) => ({
  'acme/shop': repository({
    workflows: [CI, LINT, WATCH],
    builds: [...calm(), ...calm(21, 'lint.yml'), sweep('6h'), sweep('5h'), sweep('4h'), ...builds],
  }),
});
const CAUSE = 'expected 90 to be 100';
/** Ends so long ago. */
const redEnding = (file: string, ago: string) => red(file, `${ago} 10m`, CAUSE);
const TELLS_CI = { ends: ['sent', 'failure', 'broken'], says: [/CI turned red/] };

export const SWEEPS: readonly BuildHistory[] = [
  {
    id: 'sweeps-that-tile',
    happened:
      'A sweep starts at 06:00 and reads at 06:04. Lint turned red at 05:50, CI at 06:02. The next one starts at 07:00.',
    expected: 'The first tells Lint, the second CI; none tells both, and none forgets one.',
    tables: shop([redEnding('lint.yml', '2h 10m'), red('ci.yml', '2h 8m', CAUSE), sweep('2h'), sweep('1h')]),
    sweeps: [
      looked('1h 56m', { ends: ['sent', 'failure', 'broken'], says: [/Lint turned red/], never: [/CI turned red/] }),
      looked('56m', { ...TELLS_CI, never: [/Lint turned red/, /2 workflows turned red/] }),
    ],
  },
  {
    id: 'cancelled-sweep',
    happened: 'CI turned red at 04:30; the sweep at 05:00 was cancelled. The next one is at 06:00, and one at 07:00.',
    expected: 'The sweep at 06:00 tells it, that at 07:00 does not.',
    tables: shop([redEnding('ci.yml', '3h 30m'), sweep('3h', { conclusion: 'cancelled' }), sweep('2h'), sweep('1h')]),
    sweeps: [looked('1h 56m', TELLS_CI), looked('56m', { ends: ['skipped', 'failure', 'still-failing'] })],
  },
  {
    id: 'short-outage-while-reading',
    happened: 'CI turned red at 05:58 and works again at 06:03, while the sweep of 06:00 reads at 06:04.',
    expected:
      'The window of that sweep ends at 06:00, so it tells of red; the next one, of green. Nothing is told two times.',
    tables: shop([red('ci.yml', '2h 12m', CAUSE), green('ci.yml', '2h 7m'), sweep('2h'), sweep('1h')]),
    sweeps: [
      looked('1h 56m', { ends: ['sent', 'failure', 'broken'], says: [/CI turned red/], never: [/works again/] }),
      looked('56m', { ends: ['sent', 'success', 'fixed'], says: [/CI works again/], never: ALARM }),
    ],
  },
];

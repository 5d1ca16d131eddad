/**
 * Plays a great many schedules against a slow and failing service on a clock of its own, and writes what came of them
 * as a table.
 *
 *     npm run simulate -- --seeds 100000
 *     npm run simulate -- --kind task --posts 0.5 --slow 0.2 --slowest 30 --write
 *
 * Exit code 1 when something untrue was said, or there were copies although the service kept to the settle time.
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Played, simulate } from '../test/support/simulation.ts';
import { replacePart } from './faults/table.ts';
import type { Weather } from './faults/weather.ts';

const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '100000' },
    kind: { type: 'string', default: 'topic' },
    timeouts: { type: 'string', default: '10,60,300' },
    posts: { type: 'string', default: '0.3' },
    reads: { type: 'string', default: '0.3' },
    slow: { type: 'string', default: '0.5' },
    slowest: { type: 'string', default: '50' },
    lies: { type: 'string', default: 'true' },
    verbose: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});

const PAGE = resolve(import.meta.dirname, '../docs/reliability.md');
const HEAD = [
  '| timeout | delivered once | unknown | not delivered | copies, service in time | copies, service too late | median time | longest time |',
  `|${'---|'.repeat(8)}`,
];
const weather: Weather = {
  posts: Number(values.posts),
  reads: Number(values.reads),
  // Late and stale together keep to the settle time.
  latestMs: 4_950,
  slow: Number(values.slow),
  slowMs: [0, Number(values.slowest) * 1000],
  heedless: true,
  lies: values.lies === 'true' && values.kind !== 'message',
};

const rows: string[] = [];
let untrue = 0;
for (const timeout of values.timeouts.split(',')) {
  const all = await simulate({ kind: values.kind, timeout }, weather, Number(values.seeds));
  untrue += all.filter(isUntrue).length;
  rows.push(rowOf(timeout, all));
  if (values.verbose) for (const one of all.filter(isUntrue)) console.log(JSON.stringify(one));
}
const table = [...HEAD, ...rows].join('\n');
console.log(table);
if (values.write) {
  const { seeds, kind, posts, reads, slow, slowest } = values;
  const note = `Made by \`npm run simulate -- --seeds ${seeds} --kind ${kind} --posts ${posts} --reads ${reads} --slow ${slow} --slowest ${slowest}\`.`;
  replacePart(PAGE, 'simulation', `${note}\n\n${table}`);
}
process.exit(untrue > 0 ? 1 : 0);

/** Copies that cannot be laid to the service, or a word that the record contradicts. */
function isUntrue({ outcome, copies, inTime }: Played): boolean {
  if (outcome === 'not-delivered' || outcome === 'delivered') {
    const expected = outcome === 'delivered' ? 1 : 0;
    return copies < expected || (inTime && copies !== expected);
  }
  return inTime && copies > 1;
}

function rowOf(timeout: string, all: readonly Played[]): string {
  const count = (is: (played: Played) => boolean) => all.filter(is).length;
  const times = all.map(({ elapsedMs }) => elapsedMs).sort((a, b) => a - b);
  const seconds = (ms = 0) => `${(ms / 1000).toFixed(1)} s`;
  const cells = [
    `${timeout} s`,
    count(({ outcome, copies }) => outcome === 'delivered' && copies === 1),
    count(({ outcome }) => outcome === 'unknown'),
    count(({ outcome }) => outcome === 'not-delivered'),
    count(({ copies, inTime }) => copies > 1 && inTime),
    count(({ copies, inTime }) => copies > 1 && !inTime),
    seconds(times[times.length >> 1]),
    seconds(times.at(-1)),
  ];
  return `| ${cells.join(' | ')} |`;
}

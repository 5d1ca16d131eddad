/**
 * A campaign of faults against the shipped action: as many schedules as asked for, each a process of its own against a
 * service of its own that fails by chance and keeps the record of truth.
 *
 *     npm run faults -- --seeds 1000 --kind topic
 *     npm run faults -- --seeds 200 --kind task --over https --timeout 60 --jobs 40 --write
 *     npm run faults -- --seeds 100 --kind topic --over loss --timeout 20 --settle 2
 *
 * Exit code 1 when anything was silently lost, wrongly reported or leaked, took longer than its timeout and 2 s, or
 * was duplicated where that must not be; 2 when this machine cannot play that route.
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createTlsAuthority } from '../test/support/tls-authority.ts';
import type { Verdict } from './faults/judge.ts';
import { isPossible, isTls, ROUTES } from './faults/route.ts';
import { type Campaign, KINDS, runSchedule } from './faults/schedule.ts';
import { rowOf, writeRow } from './faults/table.ts';

const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '100' },
    first: { type: 'string', default: '1' },
    kind: { type: 'string', default: 'topic' },
    over: { type: 'string', default: 'http' },
    delivery: { type: 'string', default: 'auto' },
    timeout: { type: 'string', default: '60' },
    settle: { type: 'string', default: '10' },
    lateness: { type: 'string', default: '0.4' },
    posts: { type: 'string', default: '0.5' },
    reads: { type: 'string', default: '0.3' },
    slow: { type: 'string', default: '0.1' },
    blind: { type: 'string', default: '0.1' },
    entities: { type: 'string', default: 'true' },
    lies: { type: 'string', default: 'true' },
    jobs: { type: 'string', default: '30' },
    action: { type: 'string' },
    write: { type: 'boolean', default: false },
    verbose: { type: 'boolean', default: false },
  },
});

const PAGE = resolve(import.meta.dirname, '../docs/reliability.md');
/** Seconds that starting and ending the process may take on a busy machine. */
const ALLOWANCE = 2;

const kind = chosen(KINDS, 'kind', values.kind);
const route = chosen(ROUTES, 'over', values.over);
if (!isPossible(route)) process.exit(2);
const authority = isTls(route) ? createTlsAuthority() : undefined;
const campaign: Campaign = {
  kind,
  route,
  delivery: values.delivery,
  timeout: Number(values.timeout),
  settle: Number(values.settle),
  lateness: Number(values.lateness),
  failing: { posts: Number(values.posts), reads: Number(values.reads) },
  slow: Number(values.slow),
  blind: Number(values.blind),
  entities: values.entities === 'true',
  lies: values.lies === 'true',
  authority,
  action: values.action,
};
const first = Number(values.first);
const verdicts = await runAll(first, Number(values.seeds), Number(values.jobs));
authority?.remove();
const row = rowOf(campaign, first, verdicts);
const command = `npm run faults -- --seeds ${values.seeds} --kind ${kind} --over ${route} --delivery ${values.delivery}`;
console.log(`\n${command} --timeout ${values.timeout} --settle ${values.settle}\n${row}`);
if (values.write) writeRow(PAGE, row, `Made by \`scripts/faults.ts\` with Node ${process.version}.`);
// A connection that a fault has left half-open must not keep this waiting.
process.exit(verdicts.some(isBad) ? 1 : 0);

async function runAll(from: number, count: number, jobs: number): Promise<Verdict[]> {
  const waiting = Array.from({ length: count }, (_, index) => from + index);
  const done: Verdict[] = [];
  const work = async () => {
    for (let seed = waiting.shift(); seed !== undefined; seed = waiting.shift()) {
      const verdict = await runSchedule(campaign, seed);
      done.push(verdict);
      if (values.verbose || verdict.ending !== 'exactly once' || isBad(verdict)) describe(verdict);
      if (done.length % 50 === 0) console.error(`${done.length} of ${count}`);
    }
  };
  await Promise.all(Array.from({ length: jobs }, work));
  return done.toSorted((a, b) => a.seed - b.seed);
}

function describe({ seed, ending, copies, outcome, reason, seconds, peakMiB, leaks, played }: Verdict): void {
  console.log(
    `seed ${seed}: ${ending}; ${outcome}, ${copies} kept, ${seconds.toFixed(1)} s, ${Math.round(peakMiB)} MiB`,
  );
  for (const line of [reason, ...leaks, played.join(' | ')]) console.log(`  ${line}`);
}

function isBad({ ending, seconds, leaks, copies }: Verdict): boolean {
  if (ending === 'silently lost' || ending === 'wrong' || copies > mostCopies()) return true;
  return leaks.length > 0 || seconds > campaign.timeout + ALLOWANCE;
}

/** Left to itself, a chat message is sent again during an outage (503), however often that was a lie. */
function mostCopies(): number {
  if (kind === 'topic' || kind === 'task' || kind === 'incident' || values.delivery === 'at-most-once') return 1;
  if (values.delivery === 'at-least-once') return 2;
  return kind.endsWith('message') ? Number.POSITIVE_INFINITY : 1;
}

function chosen<T extends string>(among: readonly T[], option: string, value: string): T {
  const found = among.find((one) => one === value);
  if (found === undefined) throw new Error(`--${option} must be one of ${among.join(', ')}`);
  return found;
}

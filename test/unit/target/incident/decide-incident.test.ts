/** Tests the effect of a key for each conclusion and each state of its records; written manually before the code. */
import { describe, expect, test } from 'vitest';
import type { Facts } from '../../../../src/build/facts.ts';
import type { ListScan } from '../../../../src/service/scan/pages.ts';
import { decide, decideWithoutRecords } from '../../../../src/target/incident/decide-incident.ts';
import { findRunPosition, type KeyedRecord, Outage } from '../../../../src/target/incident/outage.ts';

const link = (run: number) => `https://github.com/acme/app/actions/runs/${run}`;

function build(run: number, more: Partial<Facts>): Facts {
  const inputs = { target: 'production' };
  return {
    ci: 'GitHub Actions',
    event: { name: 'workflow_dispatch' },
    run: { id: run, url: link(run) },
    inputs,
    ...more,
  };
}

/** Passed in run 10, failing since run 11. */
const SINCE = { last_green: { url: link(10) }, broken_since: { url: link(11) } };
const ENDS = {
  broken: build(11, { conclusion: 'failure', change: 'broken', ...SINCE }),
  still: build(14, { conclusion: 'failure', change: 'still-failing', ...SINCE }),
  fixed: build(15, { conclusion: 'success', change: 'fixed', ...SINCE }),
  passing: build(16, { conclusion: 'success', change: 'still-passing', last_green: { url: link(15) } }),
  // The history is unknown.
  darkRed: build(14, { conclusion: 'failure' }),
  darkGreen: build(15, { conclusion: 'success' }),
  cancelled: build(15, { conclusion: 'cancelled' }),
} as const satisfies Record<string, Facts>;
type Termination = keyof typeof ENDS;

const record = (id: number, run: number, open = true): KeyedRecord => ({
  id,
  open,
  assignees: [],
  run: findRunPosition(`/actions/runs/${run}`),
});
const OURS = record(7, 11);
const OLD = record(3, 5);
const DONE = record(7, 11, false);
const read = (...records: readonly KeyedRecord[]): ListScan<KeyedRecord> => ({ ours: records, perhaps: [] });
const BOARDS = {
  none: read(),
  ours: read(OURS),
  old: read(OLD),
  both: read(OLD, OURS),
  done: read(DONE),
  'old, done': read(OLD, DONE),
  unread: { ours: [], perhaps: [], doubt: 'HTTP 503' },
  doubtful: { ours: [], perhaps: [{ ...OURS, isLikely: true }] },
} as const satisfies Record<string, ListScan<KeyedRecord>>;
const BOARD_NAMES = Object.keys(BOARDS) as readonly (keyof typeof BOARDS)[];

interface Case {
  readonly kind: 'incident' | 'task' | 'topic' | 'message';
  readonly key: string;
}

/**
 * In short: `open`, `existing 7`, `end`, `end 7`, `nothing`; `?` if a notice reports uncertainty, `!` if closing is
 * advised.
 */
function formatIn({ kind, key }: Case, facts: Facts, keyed: ListScan<KeyedRecord>): string {
  const outage = new Outage(facts, key);
  const step = (kind === 'incident' ? decideWithoutRecords(outage) : undefined) ?? decide(kind, outage, keyed);
  const word = step.do === 'resolve' ? 'end' : step.do;
  const named = 'record' in step && step.record !== undefined ? ` ${step.record.id}` : '';
  const doubt = 'notice' in step && step.notice !== undefined ? '?' : '';
  return `${word}${named}${doubt}${'isOlder' in step && step.isOlder ? '!' : ''}`;
}

const text = (one: Case, facts: Facts) => BOARD_NAMES.map((name) => formatIn(one, facts, BOARDS[name])).join(' · ');

const NOTHING = BOARD_NAMES.map(() => 'nothing').join(' · ');
const UNKNOWN = BOARD_NAMES.map(() => 'nothing?').join(' · ');

/** Boards: none · ours · old · both · done · old, done · unread · doubtful. */
const TABLES: readonly (Case & { readonly ends: Readonly<Partial<Record<Termination, string>>> })[] = [
  // The history is of the key: a record open at its last success belongs to another outage, and is never named.
  {
    ...{ kind: 'incident', key: 'auto' },
    ends: {
      broken: 'open · existing 7 · open · existing 7 · nothing · nothing · open? · open',
      still: 'open · existing 7 · open · existing 7 · nothing · nothing · nothing · nothing',
      fixed: 'end · end 7 · end · end 7 · end · end · end? · end?',
      passing: NOTHING,
      darkRed: 'open · existing 7 · existing 3 · existing 7 · open · existing 3 · open? · open',
      darkGreen: UNKNOWN,
      cancelled: NOTHING,
    },
  },
  // Several jobs may share the key, so only open records are closed.
  {
    ...{ kind: 'incident', key: 'the deploy' },
    ends: {
      broken: 'open · existing 7 · open · existing 7 · nothing · nothing · open? · open',
      still: 'open · existing 7 · open · existing 7 · nothing · nothing · nothing · nothing',
      fixed: 'nothing · end 7 · nothing · end 7 · nothing · nothing · end? · end?',
      passing: NOTHING,
      darkRed: 'open · existing 7 · existing 3 · existing 7 · open · existing 3 · open? · open',
      darkGreen: UNKNOWN,
      cancelled: NOTHING,
    },
  },
  // The history includes other keys: their successes don't close an open record, but this one does.
  {
    ...{ kind: 'incident', key: 'deploy-production' },
    ends: {
      broken: 'open · existing 7 · existing 3! · existing 7 · nothing · nothing · open? · open',
      still: 'open · existing 7 · existing 3! · existing 7 · nothing · nothing · open? · open',
      fixed: 'nothing · end 7 · end 3 · end 7 · nothing · nothing · nothing? · nothing?',
      passing: 'nothing · end 7 · end 3 · end 7 · nothing · end 3 · nothing? · nothing?',
      darkRed: 'open · existing 7 · existing 3 · existing 7 · open · existing 3 · open? · open',
      darkGreen: UNKNOWN,
      cancelled: NOTHING,
    },
  },
  {
    ...{ kind: 'task', key: 'auto' },
    ends: {
      broken: 'open · existing 7 · open · existing 7 · open · open · open? · open',
      still: 'open · existing 7 · open · existing 7 · open · open · nothing · nothing',
      fixed: 'open · existing 7 · existing 3 · existing 3 · open · existing 3 · open? · open',
      passing: 'open · existing 7 · existing 3 · existing 3 · open · existing 3 · open? · open',
      darkRed: 'open · existing 7 · existing 3 · existing 7 · open · existing 3 · open? · open',
      cancelled: 'open · existing 7 · existing 3 · existing 3 · open · existing 3 · open? · open',
    },
  },
  {
    ...{ kind: 'topic', key: 'deploy-production' },
    ends: {
      broken: 'open · existing 7 · existing 3! · existing 7 · open · open · open? · open',
      still: 'open · existing 7 · existing 3! · existing 7 · open · open · open? · open',
      passing: 'open · existing 7 · existing 3 · existing 3 · open · existing 3 · open? · open',
    },
  },
  {
    ...{ kind: 'message', key: 'auto' },
    ends: {
      broken: 'end · end 7 · end · end 7 · end · end · end? · end?',
      fixed: 'end · end 7 · end · end 7 · end · end · end? · end?',
      // It can be closed, whichever outage it belongs to.
      passing: 'end · end 7 · end 3 · end 7 · end · end 3 · end? · end?',
      darkRed: 'end · end 7 · end 3 · end 7 · end · end 3 · end? · end?',
      darkGreen: 'end · end 7 · end 3 · end 7 · end · end 3 · end? · end?',
    },
  },
  {
    ...{ kind: 'message', key: 'deploy-production' },
    ends: {
      fixed: 'end · end 7 · end 3 · end 7 · end · end · end? · end?',
      passing: 'end · end 7 · end 3 · end 7 · end · end 3 · end? · end?',
    },
  },
];

describe.each(TABLES)('$kind with the key $key', ({ ends, ...one }) => {
  const entries = Object.entries(ends) as readonly [Termination, string][];
  test.each(entries)('%s', (end, decisions) => {
    expect(text(one, ENDS[end])).toBe(decisions);
  });
});

describe('with a newer run', () => {
  const newer = (end: Termination, conclusion: 'success' | 'failure') => ({
    ...ENDS[end],
    newer_run: { run: 20, conclusion },
  });

  test.each(['auto', 'the deploy'])(
    'the key %s opens nothing that a success closed, and closes nothing twice',
    (key) => {
      const one = { kind: 'incident', key } as const;
      expect(text(one, newer('broken', 'success'))).toBe(NOTHING);
      expect(text(one, newer('broken', 'failure'))).toBe(text(one, ENDS.broken));
      for (const conclusion of ['success', 'failure'] as const) {
        expect(text(one, newer('fixed', conclusion))).toBe(NOTHING);
      }
    },
  );

  test('ignores a key that may not belong to the run', () => {
    const one = { kind: 'incident', key: 'deploy-production' } as const;
    for (const end of ['broken', 'fixed', 'passing'] as const) {
      expect(text(one, newer(end, 'success'))).toBe(text(one, ENDS[end]));
      expect(text(one, newer(end, 'failure'))).toBe(text(one, ENDS[end]));
    }
  });
});

test('a success closes nothing that a later run opened', () => {
  const later = read(record(9, 18));
  for (const key of ['auto', 'the deploy', 'deploy-production']) {
    for (const kind of ['incident', 'message'] as const) {
      expect(formatIn({ kind, key }, ENDS.fixed, later)).not.toContain('9');
    }
  }
  expect(formatIn({ kind: 'incident', key: 'auto' }, ENDS.broken, later)).toBe('existing 9');
});

test.each<[string, Facts['inputs'], string]>([
  ['deploy-production', { environment: 'production' }, 'existing 3!'],
  ['Deploy EU-West', { region: 'eu-west', dry: false }, 'existing 3!'],
  ['deploy/7', { where: { shard: 7 } }, 'existing 3!'],
  ['deploy-true', { environments: ['x', 'y'], production: true }, 'existing 3!'],
  ['deploy-y', { environments: ['x', 'y'] }, 'existing 3!'],
  ['deploy', { environment: 'production' }, 'open'],
  ['deploy-production', { environment: 'prod' }, 'open'],
  ['deploy-production', { environment: '', version: '-' }, 'open'],
  ['auto', { mode: 'auto' }, 'open'],
  ['auto', { environment: 'production' }, 'existing 3!'],
])('the key %s of a run that was started with %j', (key, inputs, word) => {
  expect(formatIn({ kind: 'incident', key }, { ...ENDS.broken, inputs } as Facts, BOARDS.old)).toBe(word);
});

test('a key with the schedule is one of several', () => {
  const { inputs: _, ...nightly } = { ...ENDS.broken, schedule: '17 4 * * 1-5' };
  expect(formatIn({ kind: 'task', key: 'import 17 4 * * 1-5' }, nightly, BOARDS.old)).toBe('existing 3!');
  expect(formatIn({ kind: 'task', key: 'import' }, nightly, BOARDS.old)).toBe('open');
});

test('an outage starts with its record if the history is missing or mixed', () => {
  const keyed = read({ ...OURS, openedAt: 1_000 });
  const since = (key: string, { broken_since, ...facts }: Facts, result?: Facts['broken_since']) => {
    const outage = new Outage({ ...facts, ...(result && { broken_since: result }) }, key);
    return decide('incident', outage, keyed);
  };
  expect(since('auto', ENDS.fixed, ENDS.fixed.broken_since)).toMatchObject({ since: undefined });
  expect(since('auto', ENDS.fixed)).toHaveProperty('since', 1_000);
  expect(since('deploy-production', ENDS.fixed, ENDS.fixed.broken_since)).toHaveProperty('since', 1_000);
  expect(since('deploy-production', ENDS.passing)).toHaveProperty('since', 1_000);
});

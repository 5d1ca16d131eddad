/** Tests keys and incidents with incomplete or outdated lists: one record, or a notice. */
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Report } from '../../../src/report.ts';
import { filterSimilarSubject } from '../../../src/target/incident/keyed-records.ts';
import { type KeptRecord, type Poverty, startPoorService } from '../../support/poor-service.ts';
import { lookUpFor, reportRedPush } from '../../support/red-push.ts';

const body = (change: (text: string) => unknown) => ({
  shows: (one: KeptRecord) => ({ ...one, body: change(one.body) }),
});
const noFragments = (text: string) => text.replaceAll(/#d-[^\s)"]+/g, '');
const asHtml = (text: string) => `<p>${text.replaceAll(/\[([^\]]*)\]\(([^)]*)\)/g, '<a href="$2">$1</a>')}</p>`;
const findRest = (retained: readonly KeptRecord[]) => retained.slice(0, 3);

/** Lists that are sufficient to recognize the record. */
const ENOUGH: Readonly<Record<string, Poverty>> = {
  'as they should be': {},
  'links without fragments': body(noFragments),
  'links without their addresses': body((text) => text.replaceAll(/\]\([^)]*\)/g, ']')),
  'bodies cut at 40 characters': body((text) => text.slice(0, 40)),
  'bodies cut with an ellipsis': body((text) => `${text.slice(0, 30)}…`),
  'bodies cut within the mark': body((text) => text.slice(0, text.indexOf('.k-') + 5)),
  'bodies of null': body(() => null),
  'no bodies': { shows: ({ id, subject }) => ({ id, subject }) },
  'no fragments, subjects cut': {
    shows: (one) => ({ ...one, body: noFragments(one.body), subject: one.subject.slice(0, 24) }),
  },
  'full stops as a named entity': body((text) => text.replaceAll('.', '&period;')),
  'bodies as HTML, without fragments': body((text) => asHtml(noFragments(text))),
  'bodies as plain text': body((text) => text.replaceAll(/\]\([^)]*\)|[*_`[\]]/g, '')),
  'an answer of some age': { headers: { age: '600' } },
  'no counts': { counts: false },
  'short pages': { page: 2 },
  'counts that are too low': { counts: () => 0 },
  'counts that are too high': { counts: (count) => count + 3 },
  'the same page again and again': { skips: false, counts: () => 90 },
};

/** Lists that are insufficient. */
const TOO_LITTLE: Readonly<Record<string, Poverty>> = {
  'nothing but ids': { shows: ({ id }) => ({ id }) },
  'nothing new': { sees: findRest },
  'nothing new, in an answer of a cache': { sees: findRest, headers: { 'cf-cache-status': 'HIT' } },
  'nothing new, but counted': { sees: findRest, counts: (count) => count + 1 },
  'nothing at all': { sees: () => [] },
  'a bare empty list': { text: '[]' },
  garbage: { text: '{"d":' },
  'an internal error': { status: 500 },
};

/** These look like lists of a service that lost the first record. A board has no counts. */
const UNNOTICED = /^nothing (new|at all)$|^nothing .*count/;

const KINDS = [
  { kind: 'incident', 'unique-key': 'red' },
  { kind: 'task', 'unique-key': 'red' },
  { kind: 'topic', 'unique-key': 'red' },
];

/** Returns each kind in turn. */
const inTurn = (poverties: Readonly<Record<string, Poverty>>) =>
  Object.entries(poverties).flatMap(([name, poverty], index) => {
    const options = KINDS[index % KINDS.length];
    return options === undefined ? [] : [{ name, poverty, options }];
  });

/** Returns true if the report warns about a possible duplicate. */
function isSaid({ receipt, diagnostics }: Report): boolean {
  return /[Cc]ould not (?:check|find|confirm)|is not known|marker isn't visible/.test(
    `${receipt.reason} ${diagnostics.map(({ message: says }) => says).join(' ')}`,
  );
}

async function threeRedRuns(poverty: Poverty, options: Readonly<Record<string, string>>) {
  const service = await startPoorService(poverty);
  onTestFinished(() => service.close());
  const all: Report[] = [];
  for (const run of [42, 43, 44]) {
    all.push(await reportRedPush(service, { live: 'hurried', run, options: { team: '5', timeout: '20', ...options } }));
  }
  return { all, created: service.kept.length - 3, chats: service.chats.length };
}

describe('three failed runs', () => {
  test.each(inTurn(ENOUGH))('one $options.kind is there, with $name', async ({ poverty, options }) => {
    const { all, created, chats } = await threeRedRuns(poverty, options);
    expect(all.map(({ receipt }) => receipt.outcome)).toEqual(['delivered', 'duplicate', 'duplicate']);
    expect(created).toBe(1);
    expect(chats).toBe(options.kind === 'incident' ? 1 : 0);
  });

  test.each(inTurn(TOO_LITTLE))(
    'one $options.kind is there or it is said, with $name',
    async ({ poverty, options }) => {
      const { all, created } = await threeRedRuns(poverty, options);
      const delivered = all.filter(({ receipt }) => receipt.outcome === 'delivered');
      expect(delivered).toHaveLength(created);
      expect(created === 1 ? [] : delivered.filter((one) => !isSaid(one))).toEqual([]);
    },
  );

  const existing = inTurn({ ...ENOUGH, ...TOO_LITTLE }).filter(({ name }) => !UNNOTICED.test(name));
  test.each(existing)('no other $options.kind while it is known that it still fails, with $name', async (one) => {
    const { poverty, options } = one;
    const service = await startPoorService(poverty);
    onTestFinished(() => service.close());
    const push = { live: 'hurried', options: { team: '5', timeout: '20', ...options } } as const;
    await reportRedPush(service, push);
    const runs = 'https://github.com/acme/app/actions/runs';
    const facts = {
      ...{ change: 'still-failing' as const, run: { id: 43, url: `${runs}/43` }, last_green: { url: `${runs}/41` } },
      ...{ repository: { name: 'acme/app' }, broken_since: { run: 1, url: `${runs}/42` } },
    } as const;
    const { keyed } = await lookUpFor(service, facts, push);
    const { decision } = keyed ?? {};
    // Without marker and link, the subject identifies a record once there is one.
    const alike =
      decision?.do === 'open'
        ? filterSimilarSubject(decision.doubtful ?? [], service.kept[3]?.subject ?? '')
        : [decision];
    expect(alike).toHaveLength(1);
  });
});

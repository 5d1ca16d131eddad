/** Keys and incidents where lists show less than was given, or something older: one record, or it is said. */
import { describe, expect, onTestFinished, test } from 'vitest';
import { akin } from '../../../src/directory/incident/find-records.ts';
import type { Notification } from '../../../src/send/notification.ts';
import { type KeptRecord, type Poverty, startPoorService } from '../../support/poor-service.ts';
import { lookUpFor, tellRedPush } from '../../support/red-push.ts';

const body = (change: (text: string) => unknown) => ({
  shows: (one: KeptRecord) => ({ ...one, body: change(one.body) }),
});
const noFragments = (text: string) => text.replaceAll(/#d-[^\s)"]+/g, '');
const asHtml = (text: string) => `<p>${text.replaceAll(/\[([^\]]*)\]\(([^)]*)\)/g, '<a href="$2">$1</a>')}</p>`;
const others = (kept: readonly KeptRecord[]) => kept.slice(0, 3);

/** Lists that let the record be known all the same. */
const ENOUGH: Readonly<Record<string, Poverty>> = {
  'as they should be': {},
  'links without fragments': body(noFragments),
  'links without their addresses': body((text) => text.replaceAll(/\]\([^)]*\)/g, ']')),
  'bodies cut at 40 characters': body((text) => text.slice(0, 40)),
  'bodies cut at 100 characters': body((text) => text.slice(0, 100)),
  'bodies cut with an ellipsis': body((text) => `${text.slice(0, 30)}…`),
  'bodies cut with three dots': body((text) => `${text.slice(0, 30)}...`),
  'bodies cut within the mark': body((text) => text.slice(0, text.indexOf('.k-') + 5)),
  'bodies of null': body(() => null),
  'empty bodies': body(() => ''),
  'blank bodies': body(() => ' \n'),
  'no bodies': { shows: ({ id, subject }) => ({ id, subject }) },
  'no bodies, subjects without emoji': {
    shows: ({ id, subject }) => ({ id, subject: subject.replaceAll(/\P{ASCII}/gu, '') }),
  },
  'no fragments, subjects cut': {
    shows: (one) => ({ ...one, body: noFragments(one.body), subject: one.subject.slice(0, 24) }),
  },
  'full stops as a decimal entity': body((text) => text.replaceAll('.', '&#46;')),
  'full stops as a hexadecimal entity': body((text) => text.replaceAll('.', '&#x2E;')),
  'full stops as a named entity': body((text) => text.replaceAll('.', '&period;')),
  'bodies as HTML': body(asHtml),
  'bodies as HTML, without fragments': body((text) => asHtml(noFragments(text))),
  'bodies as plain text': body((text) => text.replaceAll(/\]\([^)]*\)|[*_`[\]]/g, '')),
  'an answer of some age': { headers: { age: '600' } },
  'an answer of a cache': { headers: { 'x-cache': 'HIT from edge-3' } },
  'no counts': { counts: false },
  'no counts, bodies of null': { counts: false, ...body(() => null) },
  'short pages': { page: 2 },
  'counts that are too low': { counts: () => 0 },
  'counts that are too high': { counts: (count) => count + 3 },
  'the same page again and again': { skips: false, counts: () => 90 },
};

/** Lists in which it cannot be known. */
const TOO_LITTLE: Readonly<Record<string, Poverty>> = {
  'nothing but ids': { shows: ({ id }) => ({ id }) },
  'nothing new': { sees: others },
  'nothing new, in an answer of some age': { sees: others, headers: { age: '600' } },
  'nothing new, in an answer of a cache': { sees: others, headers: { 'cf-cache-status': 'HIT' } },
  'nothing new, but counted': { sees: others, counts: (count) => count + 1 },
  'nothing at all': { sees: () => [] },
  'nothing at all, and no counts': { sees: () => [], counts: false },
  'bodies that are deferred': body(() => ({ __deferred: { uri: 'x' } })),
  'a bare empty list': { text: '[]' },
  garbage: { text: '{"d":' },
  'an internal error': { status: 500 },
  'a refusal': { status: 403 },
};

/** They look like lists of a service that has lost the first one. A board has no counts. */
const UNNOTICED = /^nothing (new|at all)$|^nothing .*count/;

const KINDS = {
  'an incident': { kind: 'incident', 'unique-key': 'red' },
  'a task': { kind: 'task', 'unique-key': 'red' },
  'a topic': { kind: 'topic', 'unique-key': 'red' },
};

/** Whether people are told that there may be more than one. */
function isSaid({ receipt, remarks }: Notification): boolean {
  return /is not known|does not show it with its mark/.test(
    `${receipt.reason} ${remarks.map(({ says }) => says).join(' ')}`,
  );
}

async function threeRedRuns(poverty: Poverty, options: Readonly<Record<string, string>>) {
  const service = await startPoorService(poverty);
  onTestFinished(() => service.close());
  const all: Notification[] = [];
  for (const run of [42, 43, 44]) {
    all.push(await tellRedPush(service, { live: 'hurried', run, options: { team: '5', timeout: '20', ...options } }));
  }
  return { all, created: service.kept.length - 3, chats: service.chats.length };
}

describe.each(Object.entries(KINDS))('%s, of three red runs', (_kind, options) => {
  test.each(Object.entries(ENOUGH))('is there once, with %s', async (_name, poverty) => {
    const { all, created, chats } = await threeRedRuns(poverty, options);
    expect(all.map(({ receipt }) => receipt.outcome)).toEqual(['delivered', 'duplicate', 'duplicate']);
    expect(created).toBe(1);
    expect(chats).toBe(options.kind === 'incident' ? 1 : 0);
  });

  test.each(Object.entries(TOO_LITTLE))('is there once or it is said, with %s', async (_name, poverty) => {
    const { all, created } = await threeRedRuns(poverty, options);
    const delivered = all.filter(({ receipt }) => receipt.outcome === 'delivered');
    expect(delivered).toHaveLength(created);
    expect(created === 1 ? [] : delivered.filter((one) => !isSaid(one))).toEqual([]);
  });

  const known = Object.entries({ ...ENOUGH, ...TOO_LITTLE }).filter(([name]) => !UNNOTICED.test(name));
  test.each(known)('is not opened again while it is known that it still fails, with %s', async (_name, poverty) => {
    const service = await startPoorService(poverty);
    onTestFinished(() => service.close());
    const push = { live: 'hurried', options: { team: '5', timeout: '20', ...options } } as const;
    await tellRedPush(service, push);
    const runs = 'https://github.com/acme/app/actions/runs';
    const facts = {
      ...{ change: 'still-failing' as const, run: { id: 43, url: `${runs}/43` }, last_green: { url: `${runs}/41` } },
      ...{ repository: { name: 'acme/app' }, broken_since: { run: 1, url: `${runs}/42` } },
    } as const;
    const { keyed } = await lookUpFor(service, facts, push);
    const { decision } = keyed ?? {};
    // What shows neither mark nor link is told by its subject, once there is one.
    const alike = decision?.do === 'open' ? akin(decision.doubtful ?? [], service.kept[3]?.subject ?? '') : [decision];
    expect(alike).toHaveLength(1);
  });
});

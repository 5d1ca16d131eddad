/**
 * Replaces one value in an event payload: the message must still be rendered without false facts. Covers every recorded
 * event and every field that is read.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { notify } from '../../../src/index.ts';
import { bent, GONE, OTHERS, type Place } from '../../support/bent.ts';
import { findFacts, type RecordedEvent, recordedEvents } from '../../support/event-facts.ts';
import { RUNNER } from '../../support/github-facts.ts';
import { getSome } from '../../support/random.ts';
import { findBug } from './bugs.ts';

const folder = mkdtempSync(join(tmpdir(), 'payloads-'));
afterAll(() => rmSync(folder, { recursive: true }));

const ABSURD = /undefined|\bNaN\b|Invalid Date|\[object|Infinity/;
/** Number of modifications per round. All events take turns. */
const FEW = 200;

interface Bend {
  readonly recorded: RecordedEvent;
  readonly place: Place;
  readonly other: unknown;
}

/** Lists the fields that the payload parser reads, existing or not. */
function placesRead({ event, payload }: RecordedEvent): readonly Place[] {
  const seen = new Map<string, Place>();
  const watched = (value: unknown, location: Place): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    const look = (name: string | symbol): Place | undefined => {
      if (typeof name !== 'string' || (Array.isArray(value) && !/^\d+$/.test(name))) return undefined;
      const here = [...location, Array.isArray(value) ? Number(name) : name];
      seen.set(JSON.stringify(here), here);
      return here;
    };
    return new Proxy(value, {
      get(target, name) {
        const here = look(name);
        return here === undefined ? Reflect.get(target, name) : watched(Reflect.get(target, name), here);
      },
      getOwnPropertyDescriptor(target, name) {
        look(name);
        return Reflect.getOwnPropertyDescriptor(target, name);
      },
    });
  };
  findFacts({ env: { ...RUNNER, GITHUB_EVENT_NAME: event }, event: watched(payload, []), runner: {} });
  return [...seen.values()];
}

const bends = recordedEvents.flatMap((recorded) =>
  placesRead(recorded).flatMap((location) => OTHERS.map((other): Bend => ({ recorded, place: location, other }))),
);

test('fields that are read are covered', () => {
  expect(bends.length).toBeGreaterThan(50_000);
});

test('every payload renders a message, for any value of one field', async () => {
  const errors: string[] = [];
  for (const bend of getSome(bends, FEW)) {
    const error = await readError(bend);
    if (error !== undefined) errors.push(`${toLine(bend)} → ${error}`);
  }
  expect(errors).toEqual([]);
});

async function readError({ recorded: { event, payload }, place: location, other }: Bend): Promise<string | undefined> {
  const path = join(folder, 'event.json');
  writeFileSync(path, JSON.stringify(bent(payload, location, other)));
  const env = { ...RUNNER, GITHUB_EVENT_NAME: event, GITHUB_EVENT_PATH: path };
  const options = { webhookUrl: 'http://127.0.0.1:9/hook', dryRun: true, template: 'detailed', mention: 'author' };
  try {
    const result = await notify({ ...options, kind: 'topic' }, { env });
    const { subject = '', body = '' } = { ...result.content };
    if (result.receipt.outcome !== 'dry-run') return `the outcome is ${result.receipt.outcome}`;
    if (body.trim() === '' || subject.trim() === '') return 'the message is empty';
    return findBug(result) ?? ABSURD.exec(`${subject}\n${body}`)?.[0];
  } catch (error) {
    return error instanceof Error ? `${error.stack?.split('\n').slice(0, 3).join(' ⏎ ')}` : String(error);
  }
}

function toLine({ recorded: { title }, place: location, other }: Bend): string {
  const value = other === GONE ? 'nothing' : JSON.stringify(other).slice(0, 40);
  return `${title}: ${location.join('.')} = ${value}`;
}

/** A task board in memory: what it would have held when a run was told. */

import { defined } from '../defined.ts';
import { decide, decideUnseen, type KeyDecision } from '../directory/incident/decide.ts';
import { keyMark } from '../directory/incident/mark.ts';
import { type KeyedRecord, outageOf } from '../directory/incident/outage.ts';
import { positionOf } from '../directory/incident/position.ts';
import type { Facts } from '../facts/facts.ts';
import type { BuildIdentity } from '../facts/identity.ts';
import type { Settings } from '../settings/settings.ts';

/** What is decided of a key, of which build, and when. */
export interface KeyedBuild {
  readonly kind: Settings['kind'];
  readonly key: string;
  readonly facts: Facts;
  readonly identity: BuildIdentity;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

export class ImaginedBoard {
  readonly #records = new Map<string, KeyedRecord[]>();
  #count = 0;

  /** What the message of this build does; then that is done, and what it ends is closed by somebody. */
  async decide({ kind, key, facts, identity, at }: KeyedBuild): Promise<KeyDecision> {
    const outage = outageOf(facts, key);
    const mark = await keyMark(key, identity);
    const records = this.#records.get(mark) ?? [];
    const unseen = kind === 'incident' ? decideUnseen(outage) : undefined;
    const decision = unseen ?? decide(kind, outage, { type: 'read', records });
    if (decision.do === 'open') this.#records.set(mark, [...records, this.#opened(facts, at)]);
    if (decision.do === 'tell-end' && kind === 'incident') {
      const ended = records.map((one) => (one.id === decision.record?.id ? { ...one, open: false } : one));
      this.#records.set(mark, ended);
    }
    return decision;
  }

  #opened({ run }: Facts, at: number): KeyedRecord {
    this.#count += 1;
    const position = run?.id === undefined ? undefined : positionOf(run.id, run.attempt);
    return defined<KeyedRecord>({ id: this.#count, open: true, run: position, assignees: [], openedAt: at });
  }
}

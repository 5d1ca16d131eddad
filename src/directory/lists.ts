/** Lists of the service, of which only what is looked for is kept: they may be long. */

import type { List } from '../service/wire/list.ts';

/** Records of one list that are looked at: no team has as many members. */
const MOST_RECORDS = 20_000;

export async function all<T, U>(list: AsyncIterable<T>, keep: (record: T) => U | undefined): Promise<readonly U[]> {
  const kept: U[] = [];
  for await (const record of list) {
    const one = keep(record);
    if (one !== undefined) kept.push(one);
    if (kept.length === MOST_RECORDS) break;
  }
  return kept;
}

/** Long bodies are let go as soon as something was taken from them. */
export async function wholeOf<T extends { readonly id: number }, U>(
  list: List<T>,
  keep: (record: T) => U | undefined,
): Promise<{ readonly kept: readonly U[]; readonly complete: boolean }> {
  const kept: U[] = [];
  const reading = list.pages();
  for (;;) {
    const step = await reading.next();
    if (step.done === true) return { kept, complete: step.value };
    kept.push(...step.value.records.flatMap((record) => keep(record) ?? []));
  }
}

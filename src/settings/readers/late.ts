/** Readers of options that few use, loaded where one of them is given. */

import type { Reading } from './reading.ts';

const load = () => import('./builds.ts');

export async function period(reading: Reading): Promise<number | undefined> {
  return (await load()).period(reading);
}

export async function repositories(reading: Reading): Promise<readonly string[] | undefined> {
  return (await load()).repositories(reading);
}

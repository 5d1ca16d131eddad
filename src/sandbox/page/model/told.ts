/** What the server tells while an answer of it is under way: the answer may be older, so it is shown once more behind it. */

const readings = new Set<(() => void)[]>();

/** Shows what was told, and again behind each answer that is under way. `show` changes nothing more the second time. */
export function showTold(show: () => void): void {
  for (const told of readings) told.push(show);
  show();
}

/** Reads what takes the place of what is shown. */
export async function readInPlace(read: () => Promise<void>): Promise<void> {
  const told: (() => void)[] = [];
  readings.add(told);
  try {
    await read();
  } finally {
    readings.delete(told);
  }
  for (const show of told) show();
}

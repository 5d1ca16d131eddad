import { expect, test } from 'vitest';
import { buildHistory } from '../../support/build-history.ts';
import { actionAt, replayed } from '../../support/replayed.ts';

test('each run is told as the Action itself told it when the same history was played run by run', async () => {
  const world = buildHistory(100);
  const { told, violations, end, first, all, requests } = await replayed(world);
  expect(violations).toEqual([]);
  console.log(told.length, end, first, all, requests.length);
  let n = 0;
  for (const one of told) {
    const action = await actionAt(world, one.run.id, one.run.attempt);
    if (action.draft?.body !== one.drafts[0]?.body) {
      n += 1;
      if (n < 8)
        console.log(
          one.run,
          one.kept,
          '\n--- replay\n',
          one.drafts[0]?.body,
          '\n--- action\n',
          action.draft?.body,
          one.remarks,
          action.remarks,
        );
    }
  }
  console.log('different', n, 'of', told.length);
}, 120_000);

import { expect, test } from 'vitest';
import { play, SCOPES, TRIGGERS } from '../../../support/histories.ts';
import { CELLS, overview } from './catalogue.ts';

const playable = CELLS.flatMap((cell) => ('history' in cell ? [cell] : []));

test.each(playable)('$scope, $trigger, $name: $history', async ({ scope, trigger, history, expected }) => {
  const found = TRIGGERS[trigger];
  expect(found && (await play(scope, found, history))).toBe(expected);
});

test('every cell is told or cannot occur, and the overview shows them all', async () => {
  expect(CELLS).toHaveLength(SCOPES.length * Object.keys(TRIGGERS).length * 7);
  await expect(overview()).toMatchFileSnapshot('./overview.md');
});

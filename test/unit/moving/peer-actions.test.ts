import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PEER_ACTIONS, partOfInput, partOfVariable, peerAction } from '../../../src/moving/peer-actions.ts';

test('the page on moving names every action, and each is found however its name is written', () => {
  const page = readFileSync('docs/moving.md', 'utf8').toLowerCase();
  for (const { name } of PEER_ACTIONS) {
    expect(page).toContain(`\`${name}\``);
    expect(peerAction(`${name.toUpperCase()}@v1`)?.name).toBe(name);
  }
});

test.each(['actions/checkout@v6', './rtcamp/action-slack-notify', 'rtcamp/action-slack-notify', 'constructor@v1'])(
  '%s is none',
  (uses) => {
    expect(peerAction(uses)).toBeUndefined();
  },
);

test('a name is what the action says, then what all say', () => {
  const discord = peerAction('sarisia/actions-status-discord@v1');
  const request = peerAction('fjogeleit/http-request-action@v1');
  if (discord === undefined || request === undefined) throw new Error('both are known');
  expect([partOfInput(discord, 'url'), partOfInput(request, 'url')]).toEqual(['none', 'address']);
  expect([partOfInput(discord, 'username'), partOfInput(request, 'username')]).toEqual(['sender', 'refused']);
  expect(partOfInput(discord, 'something-else')).toBeUndefined();
  expect(partOfVariable(discord, 'DISCORD_WEBHOOK')).toBe('address');
  expect(partOfVariable(discord, 'PATH')).toBeUndefined();
});

import { expect, test } from 'vitest';
import { placeAt, spaceAddress, webhooksAddress } from '../../../../../src/sandbox/page/model/address.ts';

test.each([
  ['', { view: 'start', oldLink: false }],
  ['#old-link', { view: 'start', oldLink: true }],
  ['#1008', { view: 'space', spaceId: 1008, tab: 'chat', item: undefined }],
  ['#/1008/members', { view: 'space', spaceId: 1008, tab: 'members', item: undefined }],
  ['#/webhooks/x', { view: 'unknown' }],
  ['#/1008/nothing', { view: 'unknown' }],
  ['#constructor', { view: 'unknown' }],
])('%s leads to %j', (hash, place) => {
  expect(placeAt(hash)).toEqual(place);
});

test('an address leads back to where it was made', () => {
  expect(placeAt(spaceAddress(5, 'board', 7))).toEqual({ view: 'space', spaceId: 5, tab: 'board', item: 7 });
  expect(placeAt(webhooksAddress('new'))).toEqual({ view: 'webhooks', item: 'new' });
  expect(placeAt(webhooksAddress(9))).toEqual({ view: 'webhooks', item: 9 });
});

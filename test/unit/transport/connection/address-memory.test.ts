import type { LookupAddress } from 'node:dns';
import { expect, test } from 'vitest';
import { AddressMemory } from '../../../../src/transport/connection/address-memory.ts';

const address = (text: string): LookupAddress => ({ address: text, family: text.includes(':') ? 6 : 4 });
const ALL = ['::1', '::2', '10.0.0.1', '10.0.0.2'].map(address);

/** Their order after these have failed one after the other; a `+` stands before one that answered. */
function orderAfter(events: string, addresses = ALL): string {
  const memory = new AddressMemory();
  for (const event of events.split(' ').filter(Boolean)) {
    if (event.startsWith('+')) memory.addSuccess('a.example', address(event.slice(1)));
    else memory.addFailure('a.example', address(event));
  }
  return memory
    .inOrder('a.example', addresses)
    .map((one) => one.address)
    .join(' ');
}

test.each([
  ['', '::1 ::2 10.0.0.1 10.0.0.2'],
  ['::1', '10.0.0.1 10.0.0.2 ::2 ::1'],
  ['::1 10.0.0.1', '::2 ::1 10.0.0.2 10.0.0.1'],
  ['::1 10.0.0.1 ::2', '10.0.0.2 10.0.0.1 ::1 ::2'],
  ['::1 +10.0.0.1', '10.0.0.1 10.0.0.2 ::2 ::1'],
  ['::1 +::1', '::1 ::2 10.0.0.1 10.0.0.2'],
])('after "%s" the order is %s', (events, order) => {
  expect(orderAfter(events)).toBe(order);
});

test('of one family each has its turn', () => {
  const three = ['10.0.0.1', '10.0.0.2', '10.0.0.3'].map(address);
  expect(orderAfter('10.0.0.1', three)).toBe('10.0.0.2 10.0.0.3 10.0.0.1');
  expect(orderAfter('10.0.0.1 10.0.0.2', three)).toBe('10.0.0.3 10.0.0.1 10.0.0.2');
  expect(orderAfter('10.0.0.1 10.0.0.2 10.0.0.3 10.0.0.1', three)).toBe('10.0.0.2 10.0.0.3 10.0.0.1');
});

test('what failed at one host says nothing of another', () => {
  const memory = new AddressMemory();
  memory.addFailure('b.example', address('::1'));
  expect(memory.inOrder('a.example', ALL)).toEqual(ALL);
});

import type { LookupAddress } from 'node:dns';
import { isIP } from 'node:net';
import { expect, test } from 'vitest';
import { wholeMs } from '../../../../src/time.ts';
import { familyOf, type NameResolver, sharedNames } from '../../../../src/transport/connection/names.ts';
import { createSend } from '../../../../src/transport/send.ts';
import { fc } from '../../../support/random.ts';

const ADDRESSES = [{ address: '192.0.2.1', family: 4 }];

/** Look-ups that end when the test says so. */
function scripted() {
  const asked: string[] = [];
  const open: PromiseWithResolvers<readonly LookupAddress[]>[] = [];
  const names = sharedNames((host) => {
    const answer = Promise.withResolvers<readonly LookupAddress[]>();
    asked.push(host);
    open.push(answer);
    return answer.promise;
  });
  return { names, asked, open };
}

const get = (host: string, names: NameResolver) =>
  createSend({ names })(
    { method: 'GET', url: new URL(`https://${host}/tok3n`), headers: {} },
    { timeoutMs: wholeMs(20) },
  );

test('while a name is looked up, it is not looked up again, however many ask', async () => {
  const { names, asked, open } = scripted();
  const waiting = [names.lookUp('a.example'), names.lookUp('a.example'), names.lookUp('b.example')];
  expect(asked).toEqual(['a.example', 'b.example']);
  expect(names.pending()).toBe(2);
  for (const { resolve } of open) resolve(ADDRESSES);
  expect(await Promise.all(waiting)).toEqual([ADDRESSES, ADDRESSES, ADDRESSES]);
  expect(names.pending()).toBe(0);
  names.lookUp('a.example');
  expect(asked).toHaveLength(3);
});

test('a look-up that failed is forgotten', async () => {
  const { names, open } = scripted();
  const failing = names.lookUp('a.example');
  open[0]?.reject(new Error('no'));
  await expect(failing).rejects.toThrow('no');
  expect(names.pending()).toBe(0);
});

test('tries end in time while a look-up hangs, say so, and share it', async () => {
  const { names, asked } = scripted();
  for (let tries = 0; tries < 5; tries++) {
    expect(await get('silent.example', names)).toEqual({
      type: 'failure',
      written: false,
      permanent: false,
      cause: 'name-lookup',
      reason: 'the host name of silent.example could not be looked up within 0 s',
      hint: 'Check the name service of this machine, and the spelling of the host.',
    });
  }
  expect(asked).toEqual(['silent.example']);
});

test.each([
  ['ENOTFOUND', 'unknown-name', 'probably mistyped'],
  ['EAI_AGAIN', 'name-lookup', 'name service'],
  ['EAI_FAIL', 'name-lookup', 'name service'],
])('a name that gives no address says why: %s', async (code, cause, hint) => {
  const names = sharedNames(() => Promise.reject(Object.assign(new Error('tok3n'), { code })));
  const exchange = await get('hooks.exmaple', names);
  expect(exchange).toMatchObject({ type: 'failure', written: false, permanent: false, cause });
  expect(exchange).toHaveProperty('hint', expect.stringContaining(hint));
  expect(JSON.stringify(exchange)).not.toContain('tok3n');
});

test('a host of a URL is an address where Node says so', () => {
  const part = fc.constantFrom('0', '1', '7', '255', '256', '0x7f', '1.example', 'a', 'host1', '', '4294967295');
  const dotted = fc.array(part, { minLength: 1, maxLength: 5 }).map((parts) => parts.join('.'));
  const host = fc.oneof(
    fc.ipV4(),
    fc.ipV4Extended(),
    fc.ipV6().map((address) => `[${address}]`),
    fc.domain(),
    dotted,
  );
  fc.assert(
    fc.property(host, (text) => {
      const name = URL.parse(`https://${text}/`)?.hostname.replace(/^\[|\]$/g, '') ?? 'none';
      expect([name, familyOf(name)]).toEqual([name, isIP(name)]);
    }),
    { numRuns: 500 },
  );
});

import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { readCheckout as readWithin } from '../../../../src/build/ci/git.ts';
import type { Runtime } from '../../../../src/runtime.ts';
import { getBudget } from '../../../support/budget.ts';
import { type Checkout, GIFT_CARDS, MAIN, makeCheckout } from '../../../support/checkout.ts';
import { worldAt } from '../../../support/world.ts';

const NOW = '2026-03-04T08:00:00Z';
const checkouts: Checkout[] = [];
let checkout: Checkout;
beforeEach(() => {
  checkout = makeCheckout();
  checkouts.push(checkout);
});
afterAll(() => {
  for (const { remove } of checkouts) remove();
});

/** Within the usual time. */
function readCheckout(world: Runtime, sha?: string) {
  return readWithin(world, getBudget(world), sha);
}

const ADA = { author: 'Ada Lovelace', authorEmail: 'ada@example.com' };
const REMOTE = 'https://github.com/acme/shop.git';

test('reads the checked-out branch', async () => {
  expect(await readCheckout(worldAt(NOW, checkout.env))).toEqual({
    sha: MAIN,
    message: 'Fix the login redirect\n\nIt lost the query.',
    ...ADA,
    branch: 'main',
    remote: REMOTE,
  });
});

test('reads the checked-out tag, and a commit that is not checked out', async () => {
  checkout.git('checkout', '--quiet', 'v2.3.1');
  const world = worldAt(NOW, checkout.env);
  expect(await readCheckout(world)).toMatchObject({ sha: MAIN, tag: 'v2.3.1' });
  expect((await readCheckout(world)).branch).toBeUndefined();
  expect(await readCheckout(world, GIFT_CARDS)).toMatchObject({ sha: GIFT_CARDS, author: 'Grace Hopper' });
  expect(await readCheckout(world, '0'.repeat(40))).toEqual({ remote: REMOTE });
});

test('reads names that imitate options and refs', async () => {
  const branch = '--output=x,tag-$(id)`id`;&|"\'';
  checkout.git('update-ref', `refs/heads/${branch}`, 'HEAD');
  checkout.git('symbolic-ref', 'HEAD', `refs/heads/${branch}`);
  const name = '\u202e::set-output name=id::1 @everyone\u2028**';
  const author = ['-c', `user.name=${name}`, '-c', 'user.email=x@x'];
  checkout.git(...author, 'commit', '--quiet', '--allow-empty', '-m', '-> %H\n\n\u0001');
  checkout.git('config', 'log.showSignature', 'true');
  checkout.git('config', 'core.pager', 'touch paged');
  const result = await readCheckout(worldAt(NOW, checkout.env));
  expect(result).toMatchObject({ branch, author: name.replace('\u2028', ' ') });
  expect(result.message).toMatch(/^-> %H/);
});

test.each([
  ['no repository', { GIT_DIR: '/nowhere' }],
  ['no git', { PATH: '/nowhere' }],
])('returns nothing: %s', async (_, env) => {
  expect(await readCheckout(worldAt(NOW, { ...checkout.env, ...env }))).toEqual({});
});

/** Creates a program of this name that precedes the real one. */
function fake(script: string): Readonly<Record<string, string>> {
  const folder = join(checkout.folder, 'bin');
  mkdirSync(folder);
  writeFileSync(join(folder, 'git'), `#!/bin/sh\n${script}\n`);
  chmodSync(join(folder, 'git'), 0o755);
  return { ...checkout.env, PATH: `${folder}:${checkout.env['PATH']}` };
}

test('abandons a hanging git whose child keeps its output open', async () => {
  expect(await readCheckout(worldAt(NOW, fake('sleep 90 & sleep 90')))).toEqual({});
});

test('stops at once on a shutdown request', async () => {
  const result = new AbortController();
  const world = { ...worldAt(NOW, fake('sleep 60')), signal: result.signal };
  const reading = readCheckout(world);
  result.abort();
  expect(await reading).toEqual({});
});

test('skips a message of megabytes and everything next to it', async () => {
  expect(await readCheckout(worldAt(NOW, fake('yes | head -c 5000000')))).toEqual({});
});

test('passes none of our secrets to git', async () => {
  const env = {
    ...fake('env > "$GIT_WORK_TREE/env"; exit 1'),
    WORKROOM_PASSWORD: 's3cret-s3cret',
    TOKEN: 's3cret-s3cret',
  };
  await readCheckout(worldAt(NOW, env));
  expect(readFileSync(join(checkout.folder, 'env'), 'utf8')).not.toContain('s3cret');
});

import { expect, test } from 'vitest';
import { parseOrigin } from '../../../../src/build/ci/origin.ts';

const github = {
  name: 'acme/shop',
  page: 'https://github.com/acme/shop',
  server: 'https://github.com',
  forge: 'github',
};
const unknown = { name: 'acme/shop' };

test.each([
  ['https://github.com/acme/shop', github],
  ['https://github.com/acme/shop.git', github],
  ['https://ada:ghp_secret@github.com/acme/shop.git', github],
  ['git@github.com:acme/shop.git', github],
  [
    'https://gitlab.example.com/acme/web/shop.git',
    {
      name: 'acme/web/shop',
      page: 'https://gitlab.example.com/acme/web/shop',
      server: 'https://gitlab.example.com',
      forge: 'gitlab',
    },
  ],
  [
    'ssh://git@forgejo.example.com:2222/acme/shop.git',
    {
      name: 'acme/shop',
      page: 'https://forgejo.example.com/acme/shop',
      server: 'https://forgejo.example.com',
      forge: 'gitea',
    },
  ],
  [
    'https://git.example.com/acme/shop',
    { ...unknown, page: 'https://git.example.com/acme/shop', server: 'https://git.example.com' },
  ],
  ['git@git.example.com:acme/shop.git', unknown],
  [
    'git@ssh.dev.azure.com:v3/acme/web/shop',
    {
      name: 'acme/web/shop',
      page: 'https://dev.azure.com/acme/web/_git/shop',
      server: 'https://dev.azure.com',
      forge: 'azure',
    },
  ],
  ['/srv/git/shop.git', {}],
  ['C:\\code\\shop', {}],
  ['javascript:alert(1)', { name: 'alert(1)' }],
  ['', {}],
  [undefined, {}],
])('%s', (address, expected) => {
  const origin = parseOrigin(address);
  expect(origin).toEqual(expected);
  expect(JSON.stringify(origin)).not.toContain('secret');
});

test('prefers the data of the system, and accepts a server below a path', () => {
  const page = 'https://example.com/git/acme/shop';
  const result = { name: 'acme/shop', forge: 'gitlab' } as const;
  expect(parseOrigin(page, result)).toEqual({ ...result, page, server: 'https://example.com/git' });
});

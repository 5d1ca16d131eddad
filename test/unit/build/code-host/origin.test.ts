import { expect, test } from 'vitest';
import { parseOrigin } from '../../../../src/build/code-host/urls.ts';

const at = (server: string, forge: string | undefined, name: string, path = name) => ({
  ...{ name, repository: `${server}/${path}`, server, forge },
});
const github = at('https://github.com', 'github', 'acme/shop');

test.each([
  ['https://github.com/acme/shop', github],
  ['https://ada:ghp_secret@github.com/acme/shop.git', github],
  ['git@github.com:acme/shop.git', github],
  ['https://gitlab.example.com/acme/web/shop.git', at('https://gitlab.example.com', 'gitlab', 'acme/web/shop')],
  ['ssh://git@forgejo.example.com:2222/acme/shop.git', at('https://forgejo.example.com', 'gitea', 'acme/shop')],
  ['https://git.example.com/acme/shop', at('https://git.example.com', undefined, 'acme/shop')],
  ['git@git.example.com:acme/shop.git', { name: 'acme/shop' }],
  [
    'git@ssh.dev.azure.com:v3/acme/web/shop',
    at('https://dev.azure.com', 'azure', 'acme/web/shop', 'acme/web/_git/shop'),
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
  const known = { name: 'acme/shop', forge: 'gitlab' } as const;
  expect(parseOrigin(page, known.name, known.forge)).toEqual({
    ...known,
    repository: page,
    server: 'https://example.com/git',
  });
});

import { expect, test } from 'vitest';
import { readFileOwners } from '../../../../src/build/files/code-owners.ts';

async function readOwners(text: string, path: string, forge: 'github' | 'gitlab' = 'github') {
  const read = async () => ({ type: 'ok', path, text, trust: { type: 'trusted' } }) as const;
  return (await readFileOwners([path], { read, has: async () => true }, forge)).owners;
}

/** Covers the patterns of GitHub's documentation, and other common ones. */
test.each<[string, string, string]>([
  ['* @org/all', 'src/cart.ts', '@org/all'],
  ['*.js @js # the scripts', 'deep/down/app.js', '@js'],
  ['/build/logs/ @ops', 'build/logs/a/b.log', '@ops'],
  ['/build/logs/ @ops', 'src/build/logs/b.log', ''],
  ['docs/* docs@acme.example', 'docs/start.md', 'docs@acme.example'],
  ['docs/* docs@acme.example', 'docs/build/start.md', ''],
  ['/docs/ @doctocat', 'src/docs/a.md', ''],
  ['/scripts @ada @acme/platform', 'scripts/x.sh', '@ada @acme/platform'],
  ['**/logs @octocat', 'deeply/nested/logs/a.txt', '@octocat'],
  ['src/**/test @qa', 'src/a/b/test/x.ts', '@qa'],
  ['/apps/ @octocat\n/apps/github', 'apps/github/a.rb', ''],
  ['/apps/ @octocat\n/apps/github', 'apps/web/a.rb', '@octocat'],
  ['*.ts @first\n*.ts @last', 'a.ts', '@last'],
  ['* @all\n!src @nobody\nsr[cx]/ @nobody', 'src/a.ts', '@all'],
  ['my\\ folder/ @ada', 'my folder/a.ts', '@ada'],
  ['SRC/ @ada', 'src/a.ts', ''],
  ['\r\n* @ada\r', 'a.ts', '@ada'],
])('%j of %s: %s', async (codeOwners, path, owners) => {
  expect((await readOwners(codeOwners, path))?.join(' ')).toBe(owners);
});

/** A file of GitLab, which has sections. */
test.each<[string, string, string]>([
  ['* @all\n[Docs] @writers\n*.md\n[Code]\n*.md @ada', 'start.md', '@all @writers @ada'],
  ['[Docs][2] @writers @ada\ndocs/\ndocs/api/ @grace', 'docs/api/a.md', '@grace'],
  ['^[Optional] @writers\n*.md', 'a.md', '@writers'],
  ['* @@maintainers @acme/team/sub', 'a.ts', '@acme/team/sub'],
  ['[Docs] @writers\n*.md', 'a.ts', ''],
  ['* @all\n!pom.xml', 'lib/pom.xml', ''],
  ['!*.rb\n* @all\n[Ruby] @ruby\n*.rb\n!/config/', 'lib/a.rb', '@ruby'],
  ['!*.rb\n* @all\n[Ruby] @ruby\n*.rb\n!/config/\nconfig/routes.rb @ops', 'config/routes.rb', ''],
  ['[Web] @a\n*.ts\n[Docs] @d\n*.md\n[WEB] @b\n*.ts', 'x.ts', '@b'],
])('of GitLab: %j of %s: %s', async (codeOwners, path, owners) => {
  expect((await readOwners(codeOwners, path, 'gitlab'))?.join(' ')).toBe(owners);
});

test('a section is invalid on other hosts', async () => {
  expect(await readOwners('[Docs] @writers\n*.md', 'a.md')).toEqual([]);
});

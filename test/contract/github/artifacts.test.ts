import { expect, test } from 'vitest';
import { readFrom, upstreamRun } from '../../support/github-facts.ts';
import type { Artifact, GithubWorld } from '../../support/github-world.ts';

function worldWith(artifacts: readonly Artifact[]): GithubWorld {
  return {
    repository: 'acme/app',
    runs: [{ id: 42000, run_number: 42, attempts: [{ conclusion: 'success' }], artifacts }],
  };
}

const UPSTREAM = upstreamRun({ conclusion: 'success' });

test('artifacts have their download URL, their size, and whether they are deleted', async () => {
  const world = worldWith([
    { id: 501, name: 'coverage', size_in_bytes: 1_284_310 },
    { id: 502, name: 'old', size_in_bytes: 5, expired: true },
  ]);
  const { facts, requests, notice } = await readFrom({ ...UPSTREAM, world, mentioned: ['artifacts'] });
  const page = 'https://github.com/acme/app/actions/runs/42000/artifacts';
  expect(facts.artifacts).toEqual([
    { name: 'coverage', url: `${page}/501`, size_bytes: 1_284_310, expired: false },
    { name: 'old', url: `${page}/502`, size_bytes: 5, expired: true },
  ]);
  expect(requests).toEqual(['/actions/runs/42000/artifacts?per_page=100&page=1']);
  expect(notice).toBeUndefined();
});

test('reads three pages at most', async () => {
  const many = Array.from({ length: 450 }, (_, id) => ({ id: id + 1, name: `part ${id}` }));
  const { facts, requests } = await readFrom({ ...UPSTREAM, world: worldWith(many), mentioned: ['artifacts'] });
  expect(facts.artifacts).toHaveLength(300);
  expect(requests).toHaveLength(3);
});

test('without the permission, the message omits artifacts and one notice names it', async () => {
  const behaviour = { without: ['actions: read'] };
  const { facts, notice } = await readFrom({ ...UPSTREAM, world: worldWith([]), behaviour, mentioned: ['artifacts'] });
  expect(facts.artifacts).toBeUndefined();
  expect(notice).toMatch(/^The message omits the artifacts: .*actions: read/);
});

import { has } from '../support/debian.ts';
import { cmarkGfm, ownWays, renderers } from '../support/markdown-oracle.ts';

const withCmark = has('/usr/bin/cmark-gfm', 'what GitHub’s own renderer shows');

/** What each renderer makes of each source. */
export function everyRenderer(sources: readonly string[]): readonly (readonly [string, readonly string[]])[] {
  const inProcess = Object.entries({ ...renderers, ...ownWays }).map(
    ([name, render]) => [name, sources.map(render)] as const,
  );
  return withCmark ? [...inProcess, ['cmark-gfm', cmarkGfm(sources)]] : inProcess;
}

/** Renders the lists of artifacts and commits. */

import type { Artifact, CommitSinceGreen } from '../../build/facts.ts';
import { count, grouped } from '../../text/format-number.ts';
import { code, escapeLine, markdownLink } from '../markdown/escape.ts';
import { commitLine, titledList } from './lines.ts';
import { runUrl } from './run.ts';
import type { Section } from './section.ts';
import { hidesSuspects, isRedEnd } from './text/conclusion-text.ts';
import { isDeployment } from './text/reported-name.ts';
import { DOT, joinPieces, shortPlain } from './text/short-text.ts';

/** Maximum listed artifacts or commits; more are counted. */
const MAX_ENTRIES = 10;

/** `**Artifacts**` with `- [coverage](…) (1.3 MB)`; deleted artifacts have no link. */
export const artifacts: Section = {
  reads: ['artifacts'],
  render: (input) => {
    const { artifacts: all = [] } = input.facts;
    const displayed = all.slice(0, MAX_ENTRIES);
    const more = moreEntries(all.length - displayed.length, 'more artifact', runUrl(input));
    return all.length === 0 ? undefined : titledList('Artifacts', [...displayed.map(formatArtifact), ...more]);
  },
};

/**
 * The commits since the last success, or else those of the push, newest first. Omits a single commit, which is named
 * above. Empty for infrastructure failures.
 */
export const changes: Section = {
  reads: ['commits_since_green'],
  render: ({ facts }) => {
    const { commits_since_green: since, push } = facts;
    const group = [since, push].find((one) => one !== undefined && one.count > 1 && one.commits.length > 0);
    if (group === undefined || hidesSuspects(facts)) return undefined;
    const title = isDeployment(facts) ? 'Since the last successful deployment' : 'Since it last passed';
    const displayed: readonly CommitSinceGreen[] = group.commits.slice(-MAX_ENTRIES).toReversed();
    const lines = displayed.map((one) =>
      joinPieces([commitLine(one, one.author), isRedEnd(facts) ? findRole(one) : ''], DOT),
    );
    const more = moreEntries(group.count - displayed.length, 'earlier commit', group.compare_url);
    return titledList(group === since ? title : 'Commits', [...lines.map((line) => line ?? ''), ...more]);
  },
};

function moreEntries(hidden: number, noun: string, url: string | undefined): readonly string[] {
  return hidden > 0 ? [`… and ${markdownLink(count(hidden, noun), url)}`] : [];
}

function formatArtifact({ name, url, size_bytes: bytes, expired }: Artifact): string {
  const displayed = shortPlain(name, 120) ?? 'artifact';
  if (expired === true) return `${escapeLine(displayed)} (expired)`;
  return markdownLink(displayed, url) + (bytes === undefined ? '' : ` (${formatBytes(bytes)})`);
}

/** `340 kB`, `1.3 MB`. */
function formatBytes(bytes: number): string {
  return bytes < 999_500 ? `${Math.ceil(bytes / 1000)} kB` : `${grouped(Math.round(bytes / 1e5) / 10)} MB`;
}

/** Returns the relation to the failure: `changed src/cart.ts`, which the failure names, or `after it broke`. */
function findRole({ changed, later }: CommitSinceGreen): string | undefined {
  if (later === true) return 'after it broke';
  const location = shortPlain(changed, 120);
  return location === undefined || location.endsWith('/') ? undefined : `changed ${code(location)}`;
}
